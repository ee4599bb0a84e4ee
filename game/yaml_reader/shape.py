"""Plain values into typed records, with every fault of the file listed, not only the first.

msgspec does the work and knows the types; it stops at the first fault. Only where it fails does
`_walk` go down the value beside msgspec's own description of the type, naming for each fault the
place, what stands there, what was expected and the nearest valid word.
"""

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import inspect as shapes

from game.texts import Phrase, phrase
from game.yaml_reader.expect import check_scalar, expected, mismatch, nearest
from game.yaml_reader.faults import DataFault, Fault, KeyPath, Positions
from game.yaml_reader.strict import Plain

T = TypeVar("T")

_Keyed = (shapes.StructType, shapes.DataclassType, shapes.TypedDictType)
_Lists = (
    shapes.ListType, shapes.VarTupleType, shapes.TupleType, shapes.SetType, shapes.FrozenSetType,
)  # fmt: skip


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what a data file holds: values that do not change, and no unknown keys.

    Write `class Arena(Record, frozen=True)`: type checkers want to read it there again.
    """


def convert(value: Plain, kind: type[T], positions: Positions, path: KeyPath = ()) -> T:
    """Make a `kind` of a plain value, strictly ("3" is no number). Raises `DataFault`.

    `path` is where in the document the value stands, if it is not the whole of it.
    """
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        found = list(_walk(value, shapes.type_info(kind), path, positions))
        raise DataFault(found or [positions.fault(path, _said(error))]) from None


def _walk(value: Any, shape: shapes.Type, path: KeyPath, positions: Positions) -> Iterator[Fault]:
    """Every fault of `value` against `shape`; nothing if it fits."""
    if isinstance(shape, shapes.Metadata):
        shape = shape.type
    if isinstance(shape, shapes.UnionType):
        yield from _walk_union(value, shape, path, positions)
    elif isinstance(shape, _Keyed) and isinstance(value, dict):
        yield from _walk_fields(value, shape, path, positions)
    elif isinstance(shape, shapes.DictType) and isinstance(value, dict):
        yield from _walk_entries(value, shape, path, positions)
    elif isinstance(shape, _Lists) and isinstance(value, list):
        yield from _walk_items(value, shape, path, positions)
    elif problem := check_scalar(value, shape):
        yield positions.fault(path, problem)


def _walk_union(
    value: Any, shape: shapes.UnionType, path: KeyPath, positions: Positions
) -> Iterator[Fault]:
    members: list[Any]
    if isinstance(value, dict):
        members = [one for one in shape.types if isinstance(one, (*_Keyed, shapes.DictType))]
    elif isinstance(value, list):
        members = [one for one in shape.types if isinstance(one, _Lists)]
    else:
        if all(check_scalar(value, one) for one in shape.types):
            yield positions.fault(path, mismatch(value, shape))
        return
    if not members:
        yield positions.fault(path, mismatch(value, shape))
    elif len(members) == 1:
        yield from _walk(value, members[0], path, positions)
    else:
        yield from _walk_tagged(value, members, path, positions)


def _walk_tagged(
    value: dict[str, Any], members: list[Any], path: KeyPath, positions: Positions
) -> Iterator[Fault]:
    """Several records are possible: the tag says which one was meant."""
    tag_field = members[0].tag_field
    by_tag = {member.tag: member for member in members}
    if tag_field not in value:
        yield positions.fault(path, _missing(tag_field, shapes.LiteralType(tuple(by_tag))))
    elif value[tag_field] not in by_tag:
        problem = mismatch(value[tag_field], shapes.LiteralType(tuple(by_tag)))
        yield positions.fault((*path, tag_field), problem)
    else:
        yield from _walk(value, by_tag[value[tag_field]], path, positions)


def _walk_fields(
    value: dict[str, Any], shape: Any, path: KeyPath, positions: Positions
) -> Iterator[Fault]:
    count = 0
    for fault in _field_faults(value, shape, path, positions):
        count += 1
        yield fault
    if not count and (problem := _own_check(value, shape)):
        yield positions.fault(path, problem)


def _field_faults(
    value: dict[str, Any], shape: Any, path: KeyPath, positions: Positions
) -> Iterator[Fault]:
    fields = {field.encode_name: field for field in shape.fields}
    tag_field = getattr(shape, "tag_field", None)
    if getattr(shape, "forbid_unknown_fields", False):
        for key in value:
            if key not in fields and key != tag_field:
                problem = unknown_key(key, [name for name in fields if name not in value])
                yield positions.key_fault((*path, key), problem)
    for name, field in fields.items():
        if name in value:
            yield from _walk(value[name], field.type, (*path, name), positions)
        elif field.required:
            yield positions.fault(path, _missing(name, field.type))


def _own_check(value: dict[str, Any], shape: Any) -> Phrase | None:
    """What the record's own `__post_init__` has to say once every field is right."""
    try:
        msgspec.convert(value, shape.cls)
    except msgspec.ValidationError as error:
        return _said(error)
    return None


def _walk_entries(
    value: dict[str, Any], shape: shapes.DictType, path: KeyPath, positions: Positions
) -> Iterator[Fault]:
    if problem := check_scalar(value, shape):
        yield positions.fault(path, problem)
    for key, item in value.items():
        if problem := check_scalar(key, shape.key_type):
            yield positions.key_fault((*path, key), problem)
        yield from _walk(item, shape.value_type, (*path, key), positions)


def _walk_items(
    value: list[Any], shape: Any, path: KeyPath, positions: Positions
) -> Iterator[Fault]:
    if problem := check_scalar(value, shape):
        yield positions.fault(path, problem)
    for index, item in enumerate(value):
        if isinstance(shape, shapes.TupleType):
            if index < len(shape.item_types):
                yield from _walk(item, shape.item_types[index], (*path, index), positions)
        else:
            yield from _walk(item, shape.item_type, (*path, index), positions)


def unknown_key(key: str, free: list[str]) -> Phrase:
    """A key nothing knows, with the free one that was probably meant."""
    if word := nearest(key, free):
        return phrase("unknown key '{key}', did you mean '{word}'?", key=key, word=word)
    if free:
        return phrase("unknown key '{key}', known are: {words}", key=key, words=", ".join(free))
    return phrase("unknown key '{key}'", key=key)


def _missing(name: str, shape: shapes.Type) -> Phrase:
    return phrase(
        "the key '{key}' is missing, expected {expected}", key=name, expected=expected(shape)
    )


def _said(error: msgspec.ValidationError) -> Phrase:
    """msgspec's own words, for what the walk cannot put better."""
    return Phrase("{detail}", (("detail", str(error)),))
