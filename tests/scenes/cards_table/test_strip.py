"""The strip says everything it is given, however large the text."""

import pygame
import pytest

from scenes.draw.frame import Frame
from scenes.table.strip import Asking, Strip
from scenes.ui.box import Box

SENTENCES = {
    "en": "Look at the top 3 cards of your deck. Put one into your hand, the rest under your {}.",
    "ja": "自分の山札の上から3枚を見る。その中からカードを1枚手札に加え、"
    "残りを好きな順番で山札の下に{}。",
}


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.display.init()
    pygame.font.init()


def picture(words: str, scale: float, headline: str = "", width: float = 1220.0) -> bytes:
    surface = pygame.Surface((1280, 720))
    strip = Strip(Box(300.0, 300.0, width, 68.0), lambda _: None)
    strip.asking = Asking(headline, words, "選") if headline else Asking(words, seal="選")
    strip.paint(surface, Frame(1280, 720, scale))
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize(("language", "ends"), [("en", ("deck", "life")), ("ja", ("置く", "戻す"))])
def test_the_end_of_a_long_sentence_can_be_read(
    language: str, ends: tuple[str, str], scale: float
) -> None:
    one, other = (picture(SENTENCES[language].format(end), scale) for end in ends)
    assert one != other, "what differs at the end differs in the picture"


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize(("language", "ends"), [("en", ("deck", "life")), ("ja", ("置く", "戻す"))])
def test_the_end_of_a_long_detail_can_be_read_beside_answers(
    language: str, ends: tuple[str, str], scale: float
) -> None:
    asked = {"en": "Use the effect of Majungasaurus?", "ja": "マジュンガサウルスの効果を使いますか"}
    one, other = (
        picture(SENTENCES[language].format(end), scale, asked[language], 960.0) for end in ends
    )
    assert one != other
