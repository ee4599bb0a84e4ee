"""Plain values out as YAML that `game.yaml_reader` reads back as the same values.

For what the program writes and people may open: settings, placements, saves. PyYAML writes by
the rules of YAML 1.1, where `08` is text and `1e3` is not a number; so every text that is not
one plain word is quoted here.
"""

import re
from typing import Any, Final

import yaml

_WORD: Final = re.compile(r"[A-Za-z][A-Za-z_-]*")


class _Writer(yaml.SafeDumper):
    """PyYAML's writer with our quoting, and without anchors for values that occur twice."""

    def ignore_aliases(self, data: object) -> bool:
        return True


def _text(writer: yaml.SafeDumper, text: str) -> yaml.Node:
    style = None if _WORD.fullmatch(text) else "'"
    return writer.represent_scalar("tag:yaml.org,2002:str", text, style=style)


_Writer.add_representer(str, _text)
_Writer.add_representer(tuple, yaml.SafeDumper.represent_list)


def write(value: Any, *, heading: str = "") -> str:
    """The YAML text of dicts, lists, tuples, str, int, float, bool and None, in their order.

    `heading` becomes a comment above it. Raises `yaml.YAMLError` for any other type.
    """
    comment = "".join(f"# {line}\n" for line in heading.splitlines())
    body = yaml.dump(
        value, Dumper=_Writer, allow_unicode=True, sort_keys=False, default_flow_style=False,
        width=100,
    )  # fmt: skip
    return comment + body
