/** What a player must do one way or another. He takes a way that he can go in full, if there is one. LR-EFFECT-005 */
import {
  all,
  always,
  any,
  both,
  type CardRef,
  type Condition,
  type Cost,
  choose,
  controlledBy,
  cost,
  counted,
  type Effect,
  effect,
  type Filter,
  ifSo,
  inForce,
  Kind,
  listed,
  NOTHING,
  non,
  otherThan,
  type Phrase,
  type PlayerRef,
  passes,
  say,
  sequence,
  the,
  thereAre,
  word,
  you,
} from '@westmarch/kernel';
import { a, acting } from '../cards/choosing.ts';
import { ableToExert } from '../cards/fighting.ts';
import { companion, named } from '../cards/filters.ts';
import { theRingBearer } from '../counters/ring.ts';
import { addsBurdens, exertIt, woundIt } from '../doing.ts';
import { freePeoplesPlayer, theOpponent, withOpponent } from '../players.ts';
import { told } from '../telling.ts';

export interface Way {
  readonly can: Condition;
  readonly does: Effect;
}
/** Chooses among those ways that can be gone; among all, if none can: then as much is done as possible. */
export const oneWay = (who: PlayerRef, ways: readonly Way[]): Effect =>
  effect(
    'one way',
    [who, ...ways.flatMap((way) => [way.can, way.does])],
    say`${listed(
      ways.map((way) => way.does.say),
      'or',
    )}`,
    (b) => {
      const tests = ways.map((way) => `(${way.can.js(b.g, b.v)})`);
      const starts = ways.map(() => b.label());
      const end = b.label();
      b.asks('one way', {
        who: who.js(b.g, b.v),
        options: `const none = !(${tests.join(' || ')}); ${tests.map((test, i) => `if (none || ${test}) o.choice(${i});`).join(' ')}`,
        choose: starts.map((start, i) => `if (option.a === ${i}) return ${start.mark};`).join(' '),
        say: say`Choose one`,
        describe: ways.map((way) => told([way.does], [way.does.say])[0]),
      });
      for (const [i, way] of ways.entries()) {
        b.here(starts[i]);
        way.does.build(b);
        b.goes(end);
      }
      b.here(end);
    },
  );

/** "this (or that if so)": whoever may do the other thing may still do the first. LR-SPOT-002 */
export const orInstead = (usual: Effect, when: Condition, other: Effect): Effect => ({
  ...ifSo(
    when,
    oneWay(you, [
      { can: always(NOTHING), does: usual },
      { can: always(NOTHING), does: other },
    ]),
    usual,
  ),
  say: say`${usual.say} (or ${other.say} if ${when.say})`,
});

/** "the Free Peoples player chooses to either … or …": one that he can do in full, if there is one. LR-EFFECT-005 */
export const mustChoose = (ways: readonly Way[], who: PlayerRef = freePeoplesPlayer): Effect => ({
  ...oneWay(who, ways),
  say: say`make ${who.say} choose one: ${listed(
    ways.map((way) => way.does.say),
    'or',
  )}`,
});

/** "the Free Peoples player chooses to either exert the Ring-bearer or add a burden". LR-EFFECT-005 */
export const ringBearerExertsOrBurden: Effect = mustChoose([
  { can: passes(theRingBearer, ableToExert), does: exertIt(theRingBearer) },
  { can: always(NOTHING), does: addsBurdens(1) },
]);

/** "the Free Peoples player must exert a companion or add a burden". LR-EFFECT-005 */
export const exertOrBurden = (which: Filter): Effect => {
  const able = both(which, ableToExert);
  const exerts = exertIt(a(able, freePeoplesPlayer));
  return mustChoose([
    { can: thereAre(1, able), does: { ...exerts, say: say`exert ${counted(which.noun, 'a')}` } },
    { can: always(NOTHING), does: addsBurdens(1) },
  ]);
};

const sayAll = (costs: readonly Cost[]): Phrase => say`${listed(costs.map((price) => price.say))}`;
/** "this (or that)" as a price: whoever can pay both ways chooses. LR-COST-002 */
export const orPay = (usual: readonly Cost[], other: readonly Cost[]): Cost => {
  const ways: readonly Way[] = [usual, other].map((costs) => ({
    can: all(...costs.map(({ can }) => can)),
    does: { ...sequence(...costs.map(({ pay }) => pay)), say: sayAll(costs) },
  }));
  return {
    ...cost({ ...any(...ways.map(({ can }) => can)), rule: 'LR-COST-002' }, oneWay(you, ways)),
    say: say`${sayAll(usual)} (or ${sayAll(other)})`,
  };
};

/**
 * Someone may take a wound to prevent it. If that wound is prevented in its turn, nothing has prevented the other.
 * LR-EFFECT-009
 */
export const unlessWounded = (who: PlayerRef, victim: CardRef, part: Effect): Effect =>
  effect(
    'unless wounded',
    [who, victim, part],
    say`${part.say}, unless ${who.say} wounds ${victim.say}`,
    (b) => {
      const happens = b.label();
      const end = b.label();
      const before = b.slot(b.slots.fresh());
      b.asks('unless', {
        who: who.js(b.g, b.v),
        options: 'o.yesOrNo();',
        choose: `if (option.kind === ${Kind.no}) return ${happens.mark};`,
        say: say`Do you want to wound ${victim.say}?`,
        describe: [],
      });
      b.does('unless', `${before} = s.global.placed;`);
      woundIt(victim).build(b);
      b.goes(end, `s.global.placed > ${before}`);
      b.here(happens);
      part.build(b);
      b.here(end);
    },
  );

/** One companion by name exerts, or two others do. */
export function oneOrTwoOthers(title: string): Effect {
  const one = both(named(title), ableToExert);
  const others = both(companion, non(named(title)), ableToExert);
  const two = sequence(
    exertIt(a(others, freePeoplesPlayer, 'first')),
    acting(a(both(others, otherThan(the('first'))), freePeoplesPlayer, 'second'), (card) => exertIt(card)),
  );
  return {
    ...oneWay(freePeoplesPlayer, [
      { can: thereAre(1, one), does: { ...exertIt(a(one, freePeoplesPlayer)), say: say`exert ${title}` } },
      { can: thereAre(2, others), does: { ...two, say: say`exert 2 other companions` } },
    ]),
    say: say`${freePeoplesPlayer.say} must exert ${title} or 2 other companions`,
  };
}

/** Two of them are wounded, or one twice. */
export function woundTwo(which: Filter): Effect {
  const twice = say`wound ${counted(which.noun, 'a')} twice`;
  const two = sequence(woundIt(a(which, you, 'first')), woundIt(a(both(which, otherThan(the('first'))))));
  return {
    ...oneWay(you, [
      { can: thereAre(2, which), does: { ...two, say: say`wound ${counted(which.noun, 2)}` } },
      { can: thereAre(1, which), does: { ...woundIt(a(which), 2), say: twice } },
    ]),
    say: say`wound ${counted(which.noun, 2)} or ${twice}`,
  };
}

/** An opponent does it with one of his own, as he likes: "make an opponent wound a minion of his". */
export const opponentTo = (name: string, which: Filter, does: (card: CardRef) => Effect): Effect => {
  const his = choose(name, both(which, controlledBy(theOpponent)), inForce, theOpponent);
  return withOpponent({
    ...acting(his, does),
    say: say`make ${theOpponent.say} ${word(name)} ${counted(which.noun, 'a')} of his`,
  });
};
