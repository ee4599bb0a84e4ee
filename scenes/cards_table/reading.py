"""What there is to read and to see at this moment: the strip's words, the desk, the marks.

Puts together what the player does, what is being shown and what the match asks. Nothing is drawn,
decided or remembered here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.match import HUMAN
from game.core.types import HIDDEN, CardId, Handle, Seat
from game.dino import table
from scenes.cards_table.desk import Desk, Seated, desk_of
from scenes.cards_table.details import Details
from scenes.cards_table.faces import Faces
from scenes.cards_table.input import Hands
from scenes.cards_table.looking import Looking
from scenes.cards_table.marking import Marking, asked, told
from scenes.cards_table.numbers import STATS
from scenes.cards_table.playing import Playing
from scenes.cards_table.prompts import Prompter
from scenes.cards_table.responses import Responses
from scenes.cards_table.show import Show
from scenes.cards_table.view import Moment
from scenes.cards_table.words import Words
from scenes.draw.cards.look import CardLook
from scenes.people import emblem_of, level_name
from scenes.session import Session
from scenes.table.strip import Asking


@dataclass(slots=True)
class Reading:
    """Reads one table in one language."""

    session: Session
    show: Show
    playing: Playing
    hands: Hands
    looking: Looking
    responses: Responses
    words: Words
    faces: Faces

    # --- the strip

    def asking(self) -> Asking:
        """What the strip says."""
        prompter, playing, show = Prompter(self.words), self.playing, self.show
        view = self.session.view
        if playing.refusal is not None:
            return prompter.refused(playing.refusal, view)
        if not show.is_idle:
            return prompter.shown(show.picture, replaying=show.is_replaying, whole=show.is_whole)
        if self.responses.is_passing():
            return prompter.passing(view)
        if playing.decision is not None:
            return self._addressed(prompter.asked(playing))
        return prompter.waiting(view, thinking=self.session.thinking)

    def _addressed(self, asking: Asking) -> Asking:
        """Where two people play, a question names whom it is for; while it is being answered the
        room is for the answer."""
        if len(self.session.people) < 2 or self.playing.source is not None:
            return asking
        name, question = self.words.names[self.session.viewer], asking.headline
        headline = self.words.tr("{name}: {question}", name=name, question=question)
        return replace(asking, headline=headline)

    # --- the desk

    def desk(self) -> Desk:
        """What stands beside the cards."""
        return desk_of(
            self.show.picture.numbers, self.words, self._seated(), self.playing.view.game
        )

    def _seated(self) -> Seated:
        setup = self.session.match.setup
        first, second = (
            emblem_of(there.player, setup.game, seat) for seat, there in enumerate(setup.seats)
        )
        return Seated(self.show.places.bottom, (self._line(0), self._line(1)), (first, second))

    def _line(self, seat: Seat) -> str:
        """Who goes first, and the level of a computer."""
        tr, player = self.words.tr, self.session.match.setup.seats[seat].player
        second = self.session.view.tracks[seat, table.SECOND]
        order = tr("2nd") if second else tr("1st")
        if player == HUMAN:
            return order
        level = level_name(player, self.words.texts)
        if level == self.words.names[seat]:  # the name says it already, and the crest
            return order
        return tr("{level} · {order}", level=level, order=order)

    # --- the picture

    def moment(self, *, thought: float, pulse: float, lit: tuple[CardId, ...]) -> Moment:
        """Everything the view needs beside the picture; `lit` cards are those of a line of the
        record, `thought` how long the computer has been thinking."""
        held = self.hands.card_in_hand
        thinking = self.session.thinking and self.show.is_idle
        to_move = self.session.match.to_move
        return Moment(
            desk=self.desk(),
            marking=self._marking(lit),
            held=(held, self.hands.at) if held is not None else None,
            pulled=self.hands.at if self.hands.pulls_arrow else None,
            looked_at=self.look(self.looking.card),
            thinking=(to_move, thought) if thinking and to_move is not None else None,
            pulse=pulse,
        )

    def _marking(self, lit: tuple[CardId, ...]) -> Marking:
        if self.show.is_idle:
            found = asked(self.playing, self.show.picture, self.words.tr("Can level up"))
        else:
            found = told(self.show.picture)
        return found.lighting(lit) if lit else found

    def look(self, card_id: CardId | None) -> CardLook | None:
        """The face of a card as it is shown now; None for one whose face is hidden."""
        if card_id is None or card_id in self.playing.blind:
            return None
        sprite = self.show.picture.sprites.get(card_id)
        kind = sprite.kind if sprite is not None else self.session.view.cards[card_id].kind
        if kind == HIDDEN:
            return None
        return self.faces.shown(card_id, kind, self.show.picture.numbers)

    def acting(self) -> CardId | None:
        """The card another player acts with just now, as far as its face can be seen."""
        card_id = self.show.picture.acting
        if card_id is None or self.show.is_idle or self.look(card_id) is None:
            return None
        return card_id if self.session.view.cards[card_id].owner != self.session.viewer else None

    def notes(self, card_id: CardId) -> list[str]:
        """What to say beside a card full size: its keywords, and where its values come from."""
        view, words = self.session.view, self.words
        details = Details(words, self.show.places)
        plate = self.show.picture.numbers.plates.get(card_id)
        look = self.look(card_id)
        keywords = plate.keywords if plate is not None else look.discs if look else ()
        found = [details.keyword(keyword) for keyword in keywords]
        if plate is not None:
            lines = [details.value_lines(view, card_id, stat) for stat in STATS]
            found += ["\n".join(line) for line in lines if len(line) > 1]
        return found

    def over_card(self, spot: Handle | None) -> CardId | None:
        """The card that is pointed at, as far as it may be looked at."""
        if spot is None:
            return None
        if spot[0] == "card" and isinstance(spot[1], int):
            return spot[1] if self.look(spot[1]) is not None else None
        if spot[0] == "pile":
            return self.show.picture.numbers.piles[str(spot[1])].top
        return None

    def regarded(self) -> CardId | None:
        """The card to be looked at closely: the one pointed at. While something is in hand that
        stays in sight, but for what it may be put on."""
        held, over = self.playing.held, self.playing.hovered
        return self.over_card(over if held is None or over in self.playing.targets() else held)
