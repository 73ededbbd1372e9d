/** Prices of what happens by itself: they are paid whole, or nothing comes of them. */
import {
  a,
  addsTwilight,
  ally as allies,
  asAPrice,
  byAnEffect,
  condition,
  during,
  event,
  exertSelf,
  exertsNow,
  inAnswerTo,
  isAboutToExert,
  maneuver,
  minion as minions,
  Phase,
  phaseStarts,
  preventThat,
  removeTwilight,
  say,
  startOf,
  takesPlaceOf,
  trigger,
  verb,
  when,
  woundIt,
} from '../../../src/cards/words/index.ts';
import { removeTwilight as takeTwilight } from '../../../src/rules/counters/twilight.ts';
import {
  ally,
  companion,
  freeCondition,
  freeEvent,
  invent,
  minion,
  shadowCondition,
} from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const maneuvers = startOf(Phase.maneuver);
const inManeuver = condition('maneuver', [], () => `a === ${Phase.maneuver}`, say`it is maneuver`);
const twice = [exertSelf, exertSelf];
invent(
  companion('Idler', {}, during(maneuver, { effect: addsTwilight(0) })),
  minion('Orc', { vitality: 9 }),
  minion('Captain', { vitality: 3 }, when(maneuvers, { costs: twice, effect: addsTwilight(50) })),
  minion(
    'Bound',
    { vitality: 3 },
    trigger(phaseStarts, { if: inManeuver, costs: twice, effect: addsTwilight(50) }),
  ),
  minion(
    'Seeker',
    {},
    trigger(phaseStarts, { if: inManeuver, targets: [a(allies)], effect: addsTwilight(50) }),
  ),
  minion('Hunter', {}, when(maneuvers, { may: true, targets: [a(allies)], effect: addsTwilight(50) })),
  ally('Friend'),
  minion(
    'Payer',
    { vitality: 3 },
    when(maneuvers, { costs: [exertSelf, removeTwilight(1)], effect: addsTwilight(50) }),
  ),
  freeEvent(
    'Unheeded',
    { twilight: 0 },
    event(inAnswerTo(exertsNow(minions)), { effect: woundIt(a(minions)) }),
  ),
  freeEvent(
    'Drain',
    { twilight: 0 },
    event(inAnswerTo(exertsNow(minions)), { effect: verb('drain', takeTwilight, [9], say`drain`) }),
  ),
  freeCondition('Ease', {}, during(inAnswerTo(isAboutToExert(minions)), { effect: preventThat('exertion') })),
  freeCondition('Chain', {}, takesPlaceOf(isAboutToExert(minions), addsTwilight(7))),
  shadowCondition('Ledger', {}, when(exertsNow(minions, asAPrice), { effect: addsTwilight(1000) })),
  shadowCondition('Diary', {}, when(exertsNow(minions, byAnEffect), { effect: addsTwilight(5000) })),
);

const dawn = (minions: readonly string[], ann: object, more = {}, bob = {}) => ({
  phase: 'maneuver',
  ...more,
  players: { Ann: { companions: [frodo(), 'Idler'], ...ann }, Bob: { minions, ...bob } },
});
scenario('[LR-COST-007] a trigger whose price fails midway does nothing; what was paid is paid', (t) => {
  t.given(dawn(['Captain'], { hand: ['Unheeded'] }));
  t.player('Bob').does('Captain');
  t.player('Ann').does('Unheeded');
  t.expect.card('Captain', { wounds: 2 }).table({ twilight: 0 });
});
scenario('[LR-COST-007] paid whole it has its effect', (t) => {
  t.given(dawn(['Captain'], { hand: ['Unheeded'] }));
  t.player('Bob').does('Captain');
  t.player('Ann').passes();
  t.player('Ann').passes();
  t.expect.card('Captain', { wounds: 2 }).table({ twilight: 50 });
});
for (const [answers, twilight] of [
  [true, 0],
  [false, 50],
] as const)
  scenario(`[LR-COST-007] so it is with what must happen: ${answers ? 'disturbed' : 'undisturbed'}`, (t) => {
    t.given(dawn(['Bound'], { hand: ['Unheeded'] }));
    if (answers) t.player('Ann').does('Unheeded');
    else t.player('Ann').passes().passes();
    t.expect.card('Bound', { wounds: 2 }).table({ twilight });
  });
for (const [support, twilight] of [
  [[], 50],
  [['Friend'], 100],
] as const)
  scenario(
    `[LR-ACTION-003 LR-EFFECT-004] what must happen does the rest without its target, what may is not offered: ${twilight}`,
    (t) => {
      t.given(dawn(['Seeker', 'Hunter'], { support }));
      if (twilight === 100) t.player('Bob').does('Hunter');
      t.expect.table({ twilight }).asked('Ann');
    },
  );
scenario('[LR-COST-007] what takes the place of the price does not pay it', (t) => {
  t.given(dawn(['Captain'], { support: ['Chain'] }));
  t.player('Bob').does('Captain');
  // Each of the two exertions is replaced.
  t.expect.card('Captain', { wounds: 0 }).table({ twilight: 14 });
});
scenario('[LR-COST-007] an exertion without a token is one all the same', (t) => {
  t.given(dawn(['Captain'], { support: ['Ease'] }));
  t.player('Bob').does('Captain');
  t.player('Ann').does('Ease').does('Ease');
  t.expect.card('Captain', { wounds: 0 }).table({ twilight: 50 });
});
for (const [drained, twilight] of [
  [true, 0],
  [false, 52],
] as const)
  scenario(`[LR-COST-007] the pool is ${drained ? '' : 'not '}emptied before the rest is paid`, (t) => {
    t.given(dawn(['Payer'], { hand: ['Drain'] }, { twilight: 3 }));
    t.player('Bob').does('Payer');
    if (drained) t.player('Ann').does('Drain');
    else t.player('Ann').passes();
    t.expect.card('Payer', { wounds: 1 }).table({ twilight });
  });
scenario('[LR-EFFECT-001] the price of a trigger is a price, and no effect', (t) => {
  t.given(dawn(['Captain'], {}, {}, { support: ['Ledger', 'Diary'] }));
  t.player('Bob').does('Captain');
  t.expect.table({ twilight: 2050 });
});
