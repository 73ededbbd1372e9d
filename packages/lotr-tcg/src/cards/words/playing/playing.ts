/** Playing cards as an effect or as a price: from hand, discard pile or draw deck, for more or less twilight. LR-EFFECT-006..008 */
import {
  both,
  type CardRef,
  type Choice,
  type Condition,
  type Cost,
  condition,
  cost,
  counted,
  type Domain,
  type Effect,
  effect,
  exactly,
  type Filter,
  filter,
  Kind,
  move,
  NOTHING,
  type Num,
  num,
  type Phrase,
  place,
  say,
  sayPer,
  the,
  thereAre,
  verb,
  word,
  you,
} from '@westmarch/kernel';
import { putOn } from '../../../rules/playing/bearing.ts';
import { canPlay, playCard, playExhausted } from '../../../rules/playing/play.ts';
import { mayBear, needsBearer } from '../../../rules/playing/terms.ts';
import { phases, type S, Zone } from '../../../state.ts';
import { a, acting, from, type Who, yourDiscard, yourHand } from '../cards/choosing.ts';
import { unsaid } from '../cards/filters.ts';
import { takesCard } from '../prices/takes.ts';
import { signed } from '../telling.ts';

/** It can be played for so much more or less, with so much twilight needed for something else. LR-COST-009 */
const playable = (change: Num, kept: number): Filter =>
  filter(
    'playable',
    [num(change)],
    (g, v) => `${g.ref(canPlay)}(s, you, ${v.it}, ${num(change).js(g, v)}, ${kept})`,
    unsaid,
  );

export const playableFor = (which: Filter, change: Num): Filter => both(which, playable(change, 0));

/** Something that must be there to be played before the action begins. */
export const toBePlayed = (which: Filter, where: Domain, change: Num = 0, kept = 0): Choice =>
  from(where, both(which, playable(change, kept)));
export const fromHand = (which: Filter, change: Num = 0): Choice => toBePlayed(which, yourHand, change);
export const fromDiscard = (which: Filter, kept = 0): Choice => toBePlayed(which, yourDiscard, 0, kept);

/** This card can be played for so much more or less, from wherever it lies. LR-COST-009 */
export const canBePlayed = (change = 0): Condition => ({
  ...condition('can be played', [], (g) => `${g.ref(canPlay)}(s, you, self, ${change}, 0)`, NOTHING),
  rule: 'LR-COST-009',
});

/** Plays what was chosen; a card that needs a bearer asks for one. */
export const playIt = (card: CardRef, change: Num = 0): Effect =>
  verb('play', playCard, [you, card, change, 0], sayPlay(card, change));
const sayPlay = (card: CardRef, change: Num): Phrase => {
  if (change === 0) return say`play ${card.say}`;
  const { amount, each } = sayPer(change);
  return each.key === NOTHING.key
    ? say`play ${card.say} with its twilight cost ${amount}`
    : say`play ${card.say} with its twilight cost ${amount} ${each}`;
};

/** Plays what was chosen, and it comes into play exhausted. LR-EXERT-006 */
export const playItExhausted = (card: CardRef, change = 0): Effect =>
  verb(
    'play',
    playExhausted,
    [you, card, change, 0],
    change === 0
      ? say`play ${card.say}, which comes into play exhausted`
      : say`play ${card.say} with its twilight cost ${signed(change)}, and it comes into play exhausted`,
  );
/** More than any card costs. */
const ALL = -99;
/** For no twilight at all; roaming is paid on top. LR-ROAM-002 */
export const forFree = (which: Filter, where: Domain = yourHand): Choice => toBePlayed(which, where, ALL);
export const playFree = (card: CardRef): Effect =>
  verb('play', playCard, [you, card, ALL, 0], say`play ${card.say} for free`);

/** Whoever can bear that card; it goes without saying. */
export const ableToBear = (card: CardRef): Filter =>
  filter('can bear', [card], (g, v) => `${g.ref(mayBear)}(s, ${card.js(g, v)}, ${v.it})`, unsaid);
/** Somebody who passes can bear it. */
const bearableBy = (which: Filter): Filter =>
  filter(
    'bearable by',
    [which],
    (g, v) => {
      const test = which.js(g, { ...v, it: 'c' });
      return g.hoist(
        `if (!${g.ref(needsBearer)}(s, it)) return false; for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) if (${test} && ${g.ref(mayBear)}(s, it, c)) return true; return false;`,
        v.it,
      );
    },
    unsaid,
  );
const playableOn = (which: Filter, bearer: Filter): Filter => both(which, playable(0, 0), bearableBy(bearer));
/** Playing something from hand on a known card is the price. LR-COST-009 */
export const playOnAsCost = (which: Filter, on: CardRef): Cost => {
  const item = from(yourHand, playableOn(which, exactly(on)));
  return cost(
    {
      ...thereAre(1, item.which, yourHand),
      say: say`${counted(which.noun, 'a')} can be played on ${on.say}`,
      rule: 'LR-COST-009',
    },
    acting(item, (card) => verb('play on', playCard, [you, card, 0, on], say`play ${card.say} on ${on.say}`)),
    takesCard(item),
  );
};
/** The same on someone of one's choice, who is known by that name afterwards. LR-COST-009 */
export const playOnOneAsCost = (which: Filter, bearer: Filter, name = 'companion'): Cost => {
  const item = from(yourHand, playableOn(which, bearer));
  return cost(
    {
      ...thereAre(1, item.which, yourHand),
      say: say`${counted(which.noun, 'a')} can be played on ${counted(bearer.noun, 'a')}`,
      rule: 'LR-COST-009',
    },
    acting(item, (card) =>
      acting(a(both(bearer, ableToBear(card)), you, name), (on) =>
        verb('play on', playCard, [you, card, 0, on], say`play ${card.say} on ${on.say}`),
      ),
    ),
    takesCard(item),
  );
};
/** Such a card lies in the discard pile; it goes without saying. LR-EFFECT-008 */
export const canPlayOn = (which: Filter, bearer: Filter): Condition => ({
  ...thereAre(1, playableOn(which, bearer), yourDiscard),
  say: NOTHING,
});
/** A card from the discard pile is put on someone like that. */
export const playOn = (which: Filter, bearer: Filter): Effect => {
  const card = from(yourDiscard, playableOn(which, bearer));
  return acting(card, (item) =>
    acting(a(both(bearer, ableToBear(item)), you, 'bearer'), (on) =>
      verb('play on', playCard, [you, item, 0, on], say`play ${item.say} on ${on.say}`),
    ),
  );
};

/** Any number of cards from the discard pile are put on such characters, one after the other. */
export const playAnyNumberOn = (which: Filter, bearer: Filter): Effect => {
  const able = playableOn(which, bearer);
  const on = a(both(bearer, ableToBear(the('next'))), you, 'bearer');
  const part = verb('play on', playCard, [you, the('next'), 0, the('bearer')], say`play it`);
  return effect(
    'play any number on',
    [able, on, part],
    say`play any number of ${counted(which.noun, 'many')} from your discard pile, each on ${counted(bearer.noun, 'a')}`,
    (b) => {
      const card = b.slot('next');
      const next = b.label();
      const end = b.label();
      b.here(next);
      b.does('play any number', `${card} = 0;`);
      b.asks('play any number', {
        who: you.js(b.g, b.v),
        options: `${yourDiscard.loop(b.g, b.v, (c) => `if (${able.js(b.g, { ...b.v, it: c })}) o.card(${c});`)} o.pass();`,
        choose: `if (option.kind === ${Kind.card}) ${card} = option.a;`,
        say: say`Play ${counted(which.noun, 'a')}, or be done`,
        describe: [],
      });
      b.goes(end, `${card} === 0`);
      on.build(b);
      part.build(b);
      b.goes(next);
      b.here(end);
    },
  );
};

/** A card is handed to someone who can bear it, for nothing: that is not playing it. LR-TRANSFER-004, 005 */
export const transferIt = (card: CardRef, which: Filter): Effect =>
  acting(a(both(which, ableToBear(card))), (to) =>
    verb('transfer', putOn, [card, to], say`transfer ${card.say} to ${to.say}`),
  );

/**
 * A card is laid on someone who could not be chosen to bear it, as its own text says: a fortification on a minion, a
 * blade's tip on whoever lost. LR-TRANSFER-004
 */
export const layOn = (card: CardRef, who: Who): Effect =>
  acting(who, (to) => verb('lay on', putOn, [card, to], say`transfer ${card.say} to ${to.say}`));

const takeOff = (s: S, card: number): void => {
  move(s, card, place(s, Zone.support, s.card.owner[card]));
};
/** It goes from its bearer to its owner's support area. */
export const backToSupport = (who: Who): Effect =>
  acting(who, (card) => verb('to support', takeOff, [card], say`transfer ${card.say} to your support area`));

/** Up to so many of them are played, one after the other. */
export const playUpTo = (n: Num, which: Filter, where: Domain): Effect => {
  const able = both(which, playable(0, 0));
  const part = playIt(the('next'));
  return effect(
    'play up to',
    [able, part],
    typeof n === 'number'
      ? say`play up to ${counted(which.noun, n)} ${where.say ?? NOTHING}`
      : say`play up to 1 ${counted(which.noun, 'bare')} ${where.say ?? NOTHING} ${n.perEach?.each ?? NOTHING}`,
    (b) => {
      const left = b.slot(b.slots.fresh());
      const card = b.slot('next');
      const next = b.label();
      const end = b.label();
      b.does('play up to', `${left} = ${num(n).js(b.g, b.v)};`);
      b.here(next);
      b.does('play up to', `${card} = 0; if (${left}-- <= 0) return ${end.mark};`);
      b.asks('play up to', {
        who: you.js(b.g, b.v),
        options: `${where.loop(b.g, b.v, (c) => `if (${able.js(b.g, { ...b.v, it: c })}) o.card(${c});`)} if (o.count > 0) o.pass();`,
        choose: `if (option.kind === ${Kind.card}) ${card} = option.a;`,
        say: say`Play ${counted(which.noun, 'a')}, or be done`,
        describe: [],
      });
      b.goes(end, `${card} === 0`);
      part.build(b);
      b.goes(next);
      b.here(end);
    },
  );
};

/** The player who acts alone in this phase does so no longer. */
const endPhase = (s: S): void => void (s.global.phaseOver = 1);
export const endYourShadowPhase: Effect = verb('end phase', endPhase, [], say`end your Shadow phase`);

const actNext = (s: S, player: number): void => void (s.global.actsNext = player);
/** Whoever uses it has the next chance to act too; those of the others follow. LR-ACTION-006 */
export const takesNextAction = (phase: number): Effect =>
  verb('act next', actNext, [you], say`take the next ${word(phases[phase])} action`);

/** Playing someone from hand is the price. */
export const playAsCost = (choice: Choice): Cost =>
  cost(
    condition('playable', [], () => 'true', say`${choice.what} can be played`),
    playIt(the(choice.name)),
  );
/** "play an Uruk-hai to …": from hand, with its twilight cost. LR-COST-005, LR-EFFECT-006 */
export const byPlaying = (which: Filter): { readonly targets: [Choice]; readonly costs: [Cost] } => {
  const played = fromHand(which);
  return { targets: [played], costs: [playAsCost(played)] };
};
