"""The questions that a match asks its people from more than one screen: take back? give up?

Each opens a dialog on the scene that asks, or acts at once where nothing need be asked.
"""

from collections.abc import Callable

from game.core.types import Seat
from scenes.draw.buttons import Kind
from scenes.people import name_of
from scenes.scene import Scene
from scenes.session import Session
from scenes.ui.button import nothing
from scenes.ui.dialog import Dialog, DialogButton


def ask_undo(scene: Scene, session: Session, then: Callable[[], None] = nothing) -> None:
    """Take back the last move, after both people have agreed; `then` is called afterwards. Which of
    the two asks for it nobody can tell: it is said whose move it was."""
    seat = session.undo_seat
    if seat is None or not session.can_undo():
        return

    def take_back() -> None:
        session.undo()
        then()

    if not session.undo_needs_consent:
        take_back()
        return
    texts = scene.services.texts
    scene.ask(
        scene.tr("May it be taken back?"),
        scene.tr(
            "The last move of {name} would be taken back. Do you both agree?",
            name=name_of(session.match.setup, seat, texts),
        ),
        yes=scene.tr("Agree"),
        no=scene.tr("Refuse"),
        on_yes=take_back,
    )


def ask_concede(scene: Scene, session: Session, then: Callable[[], None] = nothing) -> None:
    """Give up, after a question; of two people the one is asked for. `then` is called after."""
    people = session.people
    if len(people) == 1:
        _ask_one(scene, session, people[0], then)
        return
    setup, texts = session.match.setup, scene.services.texts
    buttons = [  # by name: whoever sits at the near side of the screen may be the far player
        DialogButton(name_of(setup, seat, texts), _giving_up(session, seat, then))
        for seat in people
    ]
    scene.open_dialog(
        Dialog(
            scene.tr("Who concedes?"),
            scene.tr("The match ends, and the other player wins."),
            (*buttons, DialogButton(scene.tr("Nobody"), kind=Kind.GOLD)),
            safe=DialogButton(scene.tr("Nobody")),
        )
    )


def _ask_one(scene: Scene, session: Session, seat: Seat, then: Callable[[], None]) -> None:
    concede = _giving_up(session, seat, then)
    if not scene.services.settings.confirmations:
        concede()
        return
    scene.ask(
        scene.tr("Concede?"),
        scene.tr("The match ends, and your opponent wins."),
        yes=scene.tr("Concede"),
        no=scene.tr("Play on"),
        on_yes=concede,
        danger=True,
    )


def _giving_up(session: Session, seat: Seat, then: Callable[[], None]) -> Callable[[], None]:
    def concede() -> None:
        session.concede(seat)
        then()

    return concede
