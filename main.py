"""Starts Tōgijō from a checkout: hands over to `scenes.launch` and does nothing else.

A worker process imports this module again, so it must not do anything when imported.
"""

import sys

from scenes.launch import main

if __name__ == "__main__":
    sys.exit(main())
