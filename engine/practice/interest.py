"""Which questions are worth asking: a measure of how much there is to think about."""

from __future__ import annotations

from collections import Counter

from engine.kernel.drill import Answer, DrillKind, Form, Reason

MARKED: frozenset[Form] = frozenset({"places", "pieces", "cards"})
"""The forms in which several things are marked."""
MOST = 14
"""Things to be marked beyond which a question is work rather than thought."""


def interest(kind: DrillKind[object], answer: Answer) -> int:
    """0 for what is boring; else how many different things must be known, the larger the better.

    Boring is an answer that is nothing, everything or a long list, one where nothing wrong tempts for another reason
    than the commonest, and one that holds no more than what everybody thinks of first (`plain`).
    """
    if not answer.right or not answer.wrong or len(answer.right) > MOST:
        return 0
    telling = {_sort(reason) for reason in answer.why.values()}
    surprising = telling - {sort for sort in telling if sort[1] in kind.plain}
    if kind.form in MARKED and not tempting(answer):
        return 0
    return len(telling) + len(surprising) if surprising else 0


def tempting(answer: Answer) -> tuple[str, ...]:
    """What is wrong for another reason than the commonest one."""
    sorts = Counter(_sort(answer.why[one]) for one in answer.wrong)
    if not sorts:
        return ()
    commonest = sorts.most_common(1)[0][0]
    return tuple(one for one in answer.wrong if _sort(answer.why[one]) != commonest)


def trained(answer: Answer) -> tuple[str, ...]:
    """The clauses that an answer hangs on: those of what is right and of what tempts, the rarest first."""
    looked_at = (*answer.right, *(tempting(answer) or answer.wrong))
    counted = Counter(answer.why[one].clause for one in looked_at if one in answer.why)
    return tuple(sorted((clause for clause in counted if clause), key=lambda c: (counted[c], c)))


def _sort(reason: Reason) -> tuple[str, str]:
    return reason.clause, reason.message.key
