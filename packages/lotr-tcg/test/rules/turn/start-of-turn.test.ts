/** The start of a turn: required actions first, then the optional ones, the rest at a sanctuary among them. */
import { say, self, trigger, verb } from '@westmarch/kernel';
import { heal } from '../../../src/rules/combat/exertion.ts';
import { wound } from '../../../src/rules/combat/wounds.ts';
import { turnStarts } from '../../../src/rules/events.ts';
import { companion, freeCondition, invent, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { add } from '../maneuver.ts';

invent(
  companion('Guard'),
  companion('Sleepless', {}, trigger(turnStarts, { effect: verb('tire', wound, [self, 1], say`wound it`) })),
  companion(
    'Sick',
    {},
    trigger(turnStarts, { optional: true, effect: verb('rest', heal, [self], say`heal it`) }),
  ),
  freeCondition('Vigil', {}, trigger(turnStarts, { effect: add(1) })),
  shadowCondition('Watcher', {}, trigger(turnStarts, { optional: true, effect: add(10) })),
  site('Gate', { siteNumber: 1, twilight: 0, block: 1, arrow: 1 }),
  site('Road', { siteNumber: 2, twilight: 4, block: 1 }),
  site('Haven', { siteNumber: 3, twilight: 0, block: 1, keyword: ['Sanctuary'] }),
);
const rest = (ann: object, bob: object = {}) => ({
  phase: 'turn',
  path: ['Gate', 'Road', 'Haven'],
  players: { Ann: { site: 3, ...ann }, Bob: { site: 1, ...bob } },
});

scenario('[LR-ACTION-004 LR-HEAL-004] what must happen comes before the sanctuary heals', (t) => {
  t.given(rest({ companions: [frodo(), 'Sleepless'], support: ['Vigil'], hand: ['Guard'] }));
  t.player('Ann').mayChoose.exactly('Sleepless', 'Vigil');
  t.player('Ann').does('Vigil');
  // The wound of this very morning can be healed.
  t.player('Ann').mayChoose.exactly('Pass', 'Sleepless: heal at the sanctuary');
  t.player('Ann').does('Sleepless: heal');
  t.expect.card('Sleepless', { wounds: 0 });
});
scenario('[LR-ACTION-005 LR-HEAL-004] the sanctuary stands among the optional actions, in any order', (t) => {
  t.given(rest({ companions: [frodo({ wounds: 1 }), { card: 'Sick', wounds: 2 }] }));
  t.player('Ann').mayChoose.exactly(
    'Pass',
    'Sick: when',
    'Frodo: heal at the sanctuary',
    'Sick: heal at the sanctuary',
  );
  t.player('Ann').does('Frodo: heal');
  t.player('Ann').mayChoose.exactly('Pass', 'Sick');
  t.player('Ann').passes();
  // Having rested, he may still do the other thing.
  t.player('Ann').mayChoose.exactly('Pass', 'Sick: when');
  t.player('Ann').does('Sick: when');
  t.expect.card('Sick', { wounds: 1 }).card('Frodo', { wounds: 0 });
});
scenario('[LR-ACTION-005] others have their turn between two optional actions', (t) => {
  t.given(
    rest(
      { companions: [frodo({ wounds: 1 }), { card: 'Sick', wounds: 2 }] },
      { companions: [frodo({ as: 'his', on: [] })], support: ['Watcher'] },
    ),
  );
  t.player('Ann').does('Sick: when');
  t.player('Bob').does('Watcher');
  t.player('Ann').mayChoose.exactly('Pass', 'Frodo: heal at the sanctuary', 'Sick: heal at the sanctuary');
});
scenario('[LR-TURN-006 LR-HEAL-004] a sanctuary heals once in a turn', (t) => {
  t.given(rest({ companions: [frodo({ wounds: 2 })], hand: ['Guard'] }));
  t.player('Ann').does('Frodo: heal').passes();
  t.expect.table({ 'phase name': 'fellowship' }).card('Frodo', { wounds: 1 });
});
scenario('[LR-HEAL-006] or not at all', (t) => {
  t.given(rest({ companions: [frodo({ wounds: 2 })], hand: ['Guard'] }));
  t.player('Ann').passes();
  t.expect.table({ 'phase name': 'fellowship' }).card('Frodo', { wounds: 2 });
});
scenario('[LR-HEAL-004] the sanctuary of another fellowship heals nobody', (t) => {
  t.given({
    phase: 'turn',
    path: ['Gate', 'Road', 'Haven'],
    players: { Ann: { site: 2, companions: [frodo({ wounds: 2 })], hand: ['Guard'] }, Bob: { site: 3 } },
  });
  t.player('Ann').mayChoose.exactly('Pass', 'Guard: play');
});
