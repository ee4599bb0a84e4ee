"""Cards as they are drawn: looks, faces, backs, and everything that lies on and beside them.

A `CardLook` says what a card shows (`look.look_of` makes one from a card's data and its values now;
keep it while the card stays as it is). Lengths are units of the sheet, angles degrees clockwise.

    look.look_of(game, card, language, level=, values={}, keywords=[]) -> CardLook
    laying.draw_card(surface, frame, centre, width, look, degrees=, zoom=, detail=, light=, lift=, alpha=) -> Rect
    backs.draw_back(surface, frame, centre, width, game, degrees=, zoom=, lift=, alpha=) -> Rect
    marks.draw_card_mark(surface, frame, centre, width, CardMark, degrees=, zoom=, alpha=)
    marks.draw_box_mark(surface, frame, box, CardMark, alpha=); draw_crosshair, draw_forbidden
    plates.draw_plate(surface, frame, centre, look, width=) -> Rect; draw_name_tag; draw_discs -> [Rect]
    piles.draw_deck(surface, frame, centre, width, game, count, label=) -> Rect
    piles.draw_strata(surface, frame, centre, width, top_look, count, label=) -> Rect; draw_slot(…, box, mark=)
    impacts.draw_result(…, centre, size, Mark, progress=); draw_verdict(…, letters); draw_damage(…, amount, progress=)
    arrow.draw_attack_arrow(surface, frame, start, end, progress=) -> Rect
    gauges.draw_beads(surface, frame, box, left, most, limit); draw_life(…, box, label, life, full, before=)
    phases.draw_phase_bar(surface, frame, box, turn, whose, phases, current, mine=) -> [Rect]
    picture.art_job(looks) -> generator that paints one picture a step, ahead of need
"""
