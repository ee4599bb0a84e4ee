"""Cards as they are drawn: looks, faces, backs, and everything that lies on and beside them.

A `CardLook` says what a card shows; `look.look_of` makes one from a card's data and its values
now: keep it while the card stays as it is. Lengths are units of the sheet, angles are clockwise.

    look.look_of(game, card, language, level=, values={}, keywords=[]) -> CardLook
    laying.draw_card(surface, frame, centre, width, look,
                     degrees=, zoom=, detail=, light=, lift=, alpha=) -> Rect
    backs.draw_back(surface, frame, centre, width, game, degrees=, zoom=, lift=, alpha=) -> Rect
    marks.draw_card_mark(surface, frame, centre, width, CardMark, degrees=, zoom=, alpha=)
    marks.draw_box_mark(surface, frame, box, CardMark, alpha=)
    marks.draw_crosshair, draw_forbidden(surface, frame, centre, size, alpha=)
    plates.draw_plate(surface, frame, centre, look, width=, alpha=) -> Rect
    plates.draw_name_tag(surface, frame, centre, name, width=) -> Rect
    plates.draw_discs(surface, frame, at, names, size=, step=, alpha=) -> [Rect]
    piles.draw_deck(surface, frame, centre, width, game, count, label=) -> Rect
    piles.draw_strata(surface, frame, centre, width, top_look, count, label=, light=) -> Rect
    piles.draw_slot(surface, frame, box, mark=, alpha=) -> Rect
    impacts.draw_result(surface, frame, centre, size, Mark, progress=)
    impacts.draw_verdict(surface, frame, centre, size, letters, progress=)
    impacts.draw_damage(surface, frame, centre, amount, progress=)
    arrow.draw_attack_arrow(surface, frame, start, end, progress=) -> Rect
    gauges.draw_beads(surface, frame, box, left, most, limit) -> Rect
    gauges.draw_life(surface, frame, box, label, life, full, before=) -> Rect
    gauges.draw_life_bar(surface, frame, box, share, before) -> Rect
    phases.draw_phase_bar(surface, frame, box, turn, whose, phases, current, mine=) -> [Rect]
    picture.art_job(looks) -> iterator that paints pictures in slices, ahead of need
    picture.use_shelf(shelf): keep painted pictures as bytes between runs
"""
