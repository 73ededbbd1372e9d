/** Playing cards as an effect or as a price: from hand, discard pile or draw deck, for more or less twilight. LR-EFFECT-006..008 */
import {
  both,
  type CardRef,
  type Choice,
  type Condition,
  type Cost,
  condition,
  cost,
  type Domain,
  type Effect,
  type Filter,
  filter,
  NOTHING,
  say,
  the,
  thereAre,
  verb,
  you,
} from '@westmarch/kernel';
import { canPlay, playCard } from '../../rules/play.ts';
import { mayBear } from '../../rules/terms.ts';
import { a, acting, from, yourDiscard, yourHand } from './choosing.ts';

const UNSAID = { adjectives: [], noun: null, after: [] };
/** It can be played for so much more or less, with so much twilight needed for something else. LR-COST-009 */
const playable = (change: number, kept: number): Filter =>
  filter('playable', [], (g, v) => `${g.ref(canPlay)}(s, you, ${v.it}, ${change}, ${kept})`, UNSAID);

export const playableFor = (which: Filter, change: number): Filter => both(which, playable(change, 0));

/** Something that must be there to be played before the action begins. */
export const toBePlayed = (which: Filter, where: Domain, change = 0, kept = 0): Choice =>
  from(where, both(which, playable(change, kept)));
export const fromHand = (which: Filter, change = 0): Choice => toBePlayed(which, yourHand, change);
export const fromDiscard = (which: Filter, kept = 0): Choice => toBePlayed(which, yourDiscard, 0, kept);

/** Plays what was chosen; a card that needs a bearer asks for one. */
export const playIt = (card: CardRef, change = 0): Effect =>
  verb(
    'play',
    playCard,
    [you, card, change, 0],
    change === 0
      ? say`play ${card.say}`
      : say`play ${card.say} with its twilight cost ${change > 0 ? say`+${change}` : say`${change}`}`,
  );

const bears = (card: CardRef): Filter =>
  filter('can bear', [card], (g, v) => `${g.ref(mayBear)}(s, ${card.js(g, v)}, ${v.it})`, UNSAID);
/** Somebody who passes can bear it. */
const bearableBy = (which: Filter): Filter =>
  filter(
    'bearable by',
    [which],
    (g, v) => {
      const test = which.js(g, { ...v, it: 'c' });
      return g.hoist(
        `for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) if (${test} && ${g.ref(mayBear)}(s, it, c)) return true; return false;`,
        v.it,
      );
    },
    UNSAID,
  );
const playableOn = (which: Filter, bearer: Filter): Filter => both(which, playable(0, 0), bearableBy(bearer));
/** Such a card lies in the discard pile; it goes without saying. LR-EFFECT-008 */
export const canPlayOn = (which: Filter, bearer: Filter): Condition => ({
  ...thereAre(1, playableOn(which, bearer), yourDiscard),
  say: NOTHING,
});
/** A card from the discard pile is put on someone like that. */
export const playOn = (which: Filter, bearer: Filter): Effect => {
  const card = from(yourDiscard, playableOn(which, bearer));
  return acting(card, (item) =>
    acting(a(both(bearer, bears(item)), you, 'bearer'), (on) =>
      verb('play on', playCard, [you, item, 0, on], say`play ${item.say} on ${on.say}`),
    ),
  );
};

/** Playing someone from hand is the price. */
export const playAsCost = (choice: Choice): Cost =>
  cost(
    condition('playable', [], () => 'true', say`${choice.what} can be played`),
    playIt(the(choice.name)),
  );
