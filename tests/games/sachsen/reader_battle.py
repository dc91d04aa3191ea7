"""The words of the cases that speak of a field, answered by the second reading."""

from __future__ import annotations

from typing import Any

from tests.games.sachsen import surveyor_clash as clash
from tests.games.sachsen import surveyor_guns as guns
from tests.games.sachsen import surveyor_march as march
from tests.games.sachsen import surveyor_sums as sums
from tests.games.sachsen.surveyor_bridge import field_of, marks, square_of
from tests.games.sachsen.surveyor_field import ATTACKER, DEFENDER, areas_over, in_chain

SIDES = {"attacker": ATTACKER, "defender": DEFENDER}


class FieldReader:
    """Each word looks at the field anew, as if nothing had happened before."""

    def __init__(self, file: dict[str, Any]) -> None:
        self.file = file

    @property
    def field(self) -> Any:
        """The field of the case."""
        return field_of(self.file)

    # --- guns ---------------------------------------------------------------------

    def aim(self, told: dict[str, Any]) -> None:
        """Distance to a square, and the aim dice that hit it."""
        place = self.field
        gun, at = place.named(told["of"]), square_of(told["at"])
        distance, _ = guns.ahead(gun, at)
        assert distance == told["distance"]
        assert guns.why_no_shot(place, gun, at, told["elevation"]) == ""
        assert [d for d in range(1, 7) if guns.hits(d, distance, told["elevation"])] == told["hits"]

    def no_shot(self, told: dict[str, Any]) -> None:
        """A shot that is refused, by one of these clauses."""
        place = self.field
        found = guns.why_no_shot(place, place.named(told["of"]), square_of(told["at"]), told["elevation"])
        assert found in ([told["by"]] if isinstance(told["by"], str) else told["by"])

    def shot(self, told: dict[str, Any]) -> None:
        """A shot with its two dice, the damage, and what lies on the target afterwards."""
        place = self.field
        gun, target = place.named(told["of"]), place.named(told["at"])
        distance, _ = guns.ahead(gun, target.at)
        assert guns.hits(told["aim"], distance, told["elevation"])
        found = guns.gun_damage(place, gun, target.at, told["elevation"], told["die"])
        assert found == told["damage"]
        sums.suffer(target, found, by_guns=True)
        assert marks(target) == told["marker"]

    def silence(self, told: dict[str, Any]) -> None:
        """In which phases a battery is silent that moved in the first one."""
        train = told["after"] == "train"
        assert told["phases"] == {n: guns.silent(n - 1 if train else None) for n in told["phases"]}

    # --- sums ---------------------------------------------------------------------

    def exchange(self, told: dict[str, Any]) -> None:
        """Dice: attack and defence of the mover, of the other; harm: of the other, of the mover."""
        place = self.field
        one, other = place.named(told["of"]), place.named(told["against"])
        first, second = told["ways"]
        a, b, c, d = told["dice"]
        found = [
            sums.harm(place, one, other, (first, second), (a, d), one.name),
            sums.harm(place, other, one, (second, first), (c, b), one.name),
        ]
        assert found == told["harm"]

    def suffers(self, told: dict[str, Any]) -> None:
        """What lies on a brigade after so many points of damage."""
        unit = self.field.named(told["of"])
        sums.suffer(unit, told["damage"])
        assert marks(unit) == told["marker"]

    def values(self, told: dict[str, Any]) -> None:
        """The values of a brigade."""
        unit = self.field.named(told["of"])
        found = sums.attack_value(unit, told["way"]), sums.defence_value(unit, told["way"])
        assert found == (told["attack"], told["defence"])

    def modifiers(self, told: dict[str, Any]) -> None:
        """All that speak for or against a die, and what counts of them."""
        place = self.field
        unit, enemy = place.named(told["of"]), place.named(told["against"])
        if told["die"] == "attack":
            parts = sums.attack_modifiers(place, unit)
        else:
            parts = sums.defence_modifiers(place, unit, enemy)
        assert sorted(points for _, points in parts) == sorted(told["parts"])
        assert sums.counted(parts) == told["counts"]

    def repeats(self, told: dict[str, Any]) -> None:
        """Which dice of a brigade may be rolled again."""
        place = self.field
        attack, defence, _ = sums.repeats(place, place.named(told["of"]))
        assert (attack, defence) == (told["attack"], told["defence"])

    def test(self, told: dict[str, Any]) -> None:
        """A test of morale against an enemy: its sum, and what lies on the brigade afterwards."""
        place = self.field
        unit = place.named(told["of"])
        total = sums.test_sum(place, unit, place.named(told["against"]), told["die"])
        assert total == told["total"]
        sums.tested(unit, total)
        assert marks(unit) == told.get("marker", marks(unit))

    def recovery(self, told: dict[str, Any]) -> None:
        """A recovery test: its sum, and what lies on the brigade afterwards."""
        place = self.field
        unit = place.named(told["of"])
        assert sums.may_be_recovered(place, unit)
        total = sums.test_sum(place, unit, None, told["die"])
        assert total == told["total"]
        sums.recover(unit, total)
        assert marks(unit) == told["marker"]

    # --- engagements --------------------------------------------------------------

    def salvos(self, told: dict[str, Any]) -> None:
        """Salvos left at distance 1, if one was fired at distance 2 or not."""
        assert clash.short_salvos(self.field.named(told["of"]), told["fired"]) == told["short"]

    def fires(self, told: dict[str, Any]) -> None:
        """Whether a brigade has salvos against another."""
        place = self.field
        assert clash.may_fire(place.named(told["of"]), place.named(told["against"])) == told["yes"]

    def charges(self, told: dict[str, Any]) -> None:
        """The clause that forbids a charge; empty if it may be declared."""
        place = self.field
        assert clash.why_no_charge(place, place.named(told["of"]), place.named(told["against"])) == told["by"]

    def tests(self, told: dict[str, Any]) -> None:
        """Who must test before a charge."""
        place = self.field
        pair = place.named(told["of"]), place.named(told["against"])
        assert [u.name for u in pair if clash.must_test(place, u, *pair)] == told["are"]

    def after_test(self, told: dict[str, Any]) -> None:
        """What follows from a test of the charged brigade, its marker aside."""
        place = self.field
        found = clash.after_test(place.named(told["of"]), place.named(told["by"]), told["total"])
        assert found == told["then"]

    def pursues(self, told: dict[str, Any]) -> None:
        """Squares left for the winner of a charge."""
        place = self.field
        one, other = place.named(told["of"]), place.named(told["against"])
        winner = place.named(told.get("won", told["of"]))
        loser = other if winner is one else one
        assert clash.pursuit_left(winner, loser, one) == told["left"]

    # --- moves --------------------------------------------------------------------

    def reaches(self, told: dict[str, Any]) -> None:
        """Squares where a move may end, and some where it may not."""
        place = self.field
        found = march.reach(place, place.named(told["of"]), told["how"])
        assert {square_of(name) for name in told["yes"]} <= found
        assert not {square_of(name) for name in told["no"]} & found

    def areas(self, told: dict[str, Any]) -> None:
        """Enemies whose areas a brigade touches on a square."""
        place = self.field
        found = areas_over(place, place.named(told["of"]), square_of(told["at"]))
        assert sorted(e.name for e in found) == told["are"]

    def rests(self, told: dict[str, Any]) -> None:
        """The clause that forbids a move in later phases, after a forced march or a recovery."""
        legs = clash.Legs(forced=told.get("forced", []), recovered=[1] if "after" in told else [])
        wanted = told.get("phases", told.get("march"))
        assert {n: clash.why_no_move(legs, n) for n in wanted} == wanted
        forced = told.get("forced march", {})
        assert {n: clash.why_no_move(legs, n, "forced") for n in forced} == forced

    def flees(self, told: dict[str, Any]) -> None:
        """Where a routed brigade is after a moment of flight."""
        place = self.field
        found = march.flees(place, place.named(told["of"]), told["spent"])
        assert found == (square_of(told["to"]) if told["to"].startswith("field") else told["to"])

    def falls_back(self, told: dict[str, Any]) -> None:
        """Where a brigade falls back to."""
        place = self.field
        assert march.falls_back(place, place.named(told["of"]), told["squares"]) == square_of(told["to"])

    # --- command ------------------------------------------------------------------

    def chain(self, told: dict[str, bool]) -> None:
        """Who is in the chain of command."""
        place = self.field
        assert {name: in_chain(place, place.named(name)) for name in told} == told

    def discipline(self, told: dict[str, int]) -> None:
        """Discipline of brigades where they stand."""
        place = self.field
        assert {name: sums.discipline(place, place.named(name)) for name in told} == told

    def initiative(self, told: dict[str, Any]) -> None:
        """Who holds it and how many actions there are."""
        draws = []
        for side in SIDES:
            entry = told[side]
            absent = "absent" in entry
            points = None if absent else entry.get("points", 0)
            draws.append(
                clash.Drawing(entry["die"], points, entry.get("cards", 0), entry["absent"] if absent else 3)
            )
        stolen = SIDES[told["stolen"]] if "stolen" in told else None
        holder, actions, alternating = clash.initiative(draws[0], draws[1], stolen)
        assert (holder, list(actions)) == (SIDES[told["holds"]], told["actions"])
        assert alternating == told.get("alternating", False)

    def chief(self, told: dict[str, Any]) -> None:
        """What a chief with so many points brings: bonus on the initiative, cards."""
        points = None if told.get("absent") else told["points"]
        assert clash.cards_allowed(points, told.get("columns", 1)) == told["cards"]
        if points is not None:
            assert clash.bonus(points) == told["bonus"]

    def deployment(self, told: dict[str, Any]) -> None:
        """How many are placed each time."""
        found = clash.deployment(SIDES[told["first"]], tuple(told["armies"]), told["each"])
        assert [number for _, number in found] == told["places"]

    def ransom(self, told: dict[str, int]) -> None:
        """The price of a captured commander with so many points."""
        assert clash.ransom(told["points"]) == told["price"]

    def experience(self, told: dict[str, Any]) -> None:
        """What a column gets."""
        found = clash.experience(told["won"], told["player"], told["columns"], told["chief"])
        assert found == told["gives"]
