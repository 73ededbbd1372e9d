/** The draft, starting items and the rest of the pool. */
import { Kind, valueOf } from '@westmarch/kernel';
import { isAvatar, mind, printed, prowess } from '@westmarch/meccg';
import { best, orFirst, type Policy } from './thought.ts';
import { asBearer } from './worth.ts';

/** Twenty points of mind are few: what a character gives for each of them counts. */
const draft: Policy = (t) =>
  best(t, (i) => {
    if (t.o.kind(i) !== Kind.card) return -1;
    const c = t.o.a(i);
    const gives =
      printed.points(t.s, c) * 2 + printed.prowess(t.s, c) * 0.6 + printed.directInfluence(t.s, c) * 0.5;
    return gives / (2 + valueOf(t.s, mind, c));
  });

const item: Policy = (t) =>
  best(t, (i) => (t.o.kind(i) === Kind.card ? 1 - printed.corruptionPoints(t.s, t.o.a(i)) * 0.1 : 0));

const toWhom: Policy = (t) => best(t, (i) => asBearer(t.s, t.o.a(i)));

/** Further characters are welcome in the deck: each is worth points. */
const leftovers: Policy = (t) =>
  best(t, (i) => {
    if (t.o.kind(i) !== Kind.card) return 0;
    const c = t.o.a(i);
    return isAvatar(t.s, c) ? 5 : printed.points(t.s, c) + valueOf(t.s, prowess, c) * 0.1;
  });

/** Places of one's own side come first, and a company that stays together is safer. */
const first: Policy = () => 0;
/** Whoever must go first goes alone. */
const apart: Policy = (t) => {
  const nobody = orFirst(t, Kind.pass);
  return t.o.kind(nobody) === Kind.pass ? nobody : best(t, (i) => -printed.mind(t.s, t.o.a(i)));
};

export const setUpPolicies: Readonly<Record<string, Readonly<Record<string, Policy>>>> = {
  'character draft': { pick: draft, where: first },
  'starting places': { where: first, who: apart },
  'beginning with a card': { play: first },
  'other Wizards': { which: first },
  'starting items': { which: item, toWhom },
  'rest of the pool': { each: leftovers },
};
