"""What this program is called and which version it is; a test keeps it equal to pyproject.toml."""

from typing import Final

VERSION: Final = "0.1.0"
