/** Cards that exist only for the tests of actions and responses, and the table that they are tried on. */
import {
  action,
  always,
  type CardRef,
  choose,
  condition,
  cost,
  countOf,
  firstIn,
  forEach,
  gets,
  modifier,
  move,
  passes,
  place,
  say,
  self,
  the,
  trigger,
  untilEnd,
  untilStart,
  verb,
  where,
} from '@westmarch/kernel';
import { kind, strength } from '../../../src/engine.ts';
import { preventIt } from '../../../src/rules/actions/responses.ts';
import { inPhase, playableEvent, respondingTo } from '../../../src/rules/actions/windows.ts';
import { canExert, exert } from '../../../src/rules/combat/exertion.ts';
import { wound } from '../../../src/rules/combat/wounds.ts';
import { addTwilight, removeTwilight } from '../../../src/rules/counters/twilight.ts';
import { aboutToBeWounded, exerted, phaseStarts, wounded } from '../../../src/rules/events.ts';
import { Phase, type S, Zone } from '../../../src/state.ts';
import { maneuverPhase } from '../../../src/turn/phases.ts';
import { regroupPhase } from '../../../src/turn/regroup.ts';
import { skirmishPhase } from '../../../src/turn/skirmish.ts';
import {
  ally,
  companion,
  freeCondition,
  freeEvent,
  invent,
  minion,
  shadowCondition,
  shadowEvent,
} from '../../invented.ts';
import { frodo } from '../../table.ts';
import { add } from '../maneuver.ts';

const now = inPhase(Phase.maneuver);
const double = (s: S): void => addTwilight(s, s.global.twilight);
const doubled = verb('double', double, [], say`double it`);
const wounds = (card: CardRef, n = 1) => verb('wound', wound, [card, n], say`wound ${card.say}`);
const exerts = (card: CardRef) => verb('exert', exert, [card], say`exert ${card.say}`);
const exertable = where(
  condition('can exert', [], (g, v) => `${g.ref(canExert)}(s, ${v.it})`, say`it can exert`),
);
const prevent = verb('prevent', preventIt, [], say`prevent it`);
const victim = choose('victim', kind.is('companion'));
const foe = choose('foe', kind.is('minion'));

/** The first card of Ann's hand joins her companions. */
const summon = (s: S): void => move(s, firstIn(s, place(s, Zone.hand, 1)), place(s, Zone.companions, 1));

/** Brings them into the pool of a test file. */
export function inventActionCards(): void {
  invent(
    companion('Guard'),
    companion('Wise', {}, action({ window: now, effect: add(1) })),
    companion('Quick', {}, action({ window: now, limit: { times: 1, per: maneuverPhase }, effect: add(1) })),
    companion(
      'Spender',
      {},
      action({
        window: now,
        costs: [cost(passes(self, exertable), exerts(self))],
        effect: gets(self, strength, 2, untilEnd(maneuverPhase)),
      }),
    ),
    companion(
      'Lasting',
      {},
      action({ window: now, effect: gets(self, strength, 2, untilStart(regroupPhase)) }),
    ),
    companion('Two phases', {}, action({ window: inPhase(Phase.maneuver, Phase.regroup), effect: add(1) })),
    companion(
      'Leader',
      {},
      action({
        window: now,
        effect: gets(self, strength, countOf(kind.is('companion')), untilEnd(maneuverPhase)),
      }),
    ),
    ally('Adviser', {}, action({ window: now, effect: add(1) })),
    freeCondition(
      'Rally',
      {},
      action({ window: inPhase(Phase.skirmish), limit: { times: 1, per: skirmishPhase }, effect: add(1) }),
    ),
    shadowCondition('Dread', {}, modifier({ attribute: strength, of: kind.is('minion'), by: 2 })),
    shadowCondition(
      'Slave-driver',
      {},
      action({
        window: now,
        targets: [choose('slave', kind.is('minion'))],
        costs: [cost(always(say`always`), exerts(the('slave')))],
        effect: add(1),
      }),
    ),
    minion(
      'Fanatic',
      {},
      action({
        window: now,
        targets: [victim],
        costs: [cost(passes(self, exertable), exerts(self))],
        effect: wounds(the('victim')),
      }),
    ),
    minion('Orc'),
    minion('Stabber', {}, action({ window: now, targets: [victim], effect: wounds(the('victim')) })),
    companion('Archer', {}, action({ window: now, targets: [foe], effect: wounds(the('foe')) })),
    minion('Warlord', {}, action({ window: now, effect: add(100) })),
    freeCondition('First add', {}, trigger(wounded, { effect: add(1) })),
    shadowCondition('Then double', {}, trigger(wounded, { effect: doubled })),
    freeCondition('May add', {}, trigger(wounded, { optional: true, effect: add(10) })),
    shadowCondition('May too', {}, trigger(wounded, { optional: true, effect: add(100) })),
    freeCondition('Summons', {}, action({ window: now, effect: verb('summon', summon, [], say`summon`) })),
    freeCondition('Blessing', {}, modifier({ attribute: strength, of: kind.is('companion'), by: 1 })),
    freeEvent(
      'Ward',
      {},
      action({
        window: respondingTo(aboutToBeWounded, kind.is('companion')),
        zone: playableEvent,
        effect: prevent,
      }),
    ),
    shadowEvent(
      'Undo',
      { twilight: 0 },
      action({ window: respondingTo(exerted), zone: playableEvent, effect: add(7) }),
    ),
    freeEvent(
      'Charge',
      {},
      action({
        window: now,
        zone: playableEvent,
        targets: [victim],
        effect: gets(the('victim'), strength, 3, untilEnd(maneuverPhase)),
      }),
    ),
    freeEvent(
      'All charge',
      {},
      action({
        window: now,
        zone: playableEvent,
        effect: forEach(
          'each',
          kind.is('companion'),
          gets(the('each'), strength, 1, untilEnd(maneuverPhase)),
        ),
      }),
    ),
    freeEvent('Later', {}, action({ window: inPhase(Phase.archery), zone: playableEvent, effect: add(1) })),
    shadowEvent('Costly', { twilight: 3 }, action({ window: now, zone: playableEvent, effect: add(0) })),
    freeCondition(
      'While two',
      {},
      modifier({
        attribute: strength,
        of: kind.is('companion'),
        by: 4,
        if: condition(
          'two',
          [],
          (g, v) => `${countOf(kind.is('companion')).js(g, v)} >= 3`,
          say`there are three`,
        ),
      }),
    ),
    freeCondition(
      'Drain',
      {},
      action({ window: now, effect: verb('drain', removeTwilight, [9], say`remove 9`) }),
    ),
    freeCondition('Morning', {}, trigger(phaseStarts, { effect: add(1) })),
  );
}
export const table = (ann: object, bob: object, more = {}) => ({
  phase: 'maneuver alone',
  ...more,
  players: { Ann: ann, Bob: bob },
});
export const F = { companions: [frodo({ on: [] }), 'Guard'] };
