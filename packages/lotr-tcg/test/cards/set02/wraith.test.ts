/** Mines of Moria: the Wraith culture. */

import { titleNumber } from '../../../src/cards/titles.ts';
import { addsTwilight, event, maneuver } from '../../../src/cards/words/index.ts';
import { invent, minion, shadowCondition, shadowEvent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { aragorn, gimli, runner } from '../people.ts';

const returning = event(maneuver, { effect: addsTwilight(3) });
invent(
  shadowEvent('Return', { title: titleNumber('Return to Its Master'), twilight: 0 }, returning),
  shadowEvent('Other', { twilight: 0 }, returning),
);

const king = (more: object = {}) => ({ card: 'The Witch-king, Lord of the Nazgûl', as: 'King', ...more });
const held = (...minions: readonly unknown[]) => ({
  phase: 'maneuver alone',
  players: { Ann: { companions: [frodo()] }, Bob: { minions, hand: ['Return', 'Other'] } },
});
scenario('[2_85/1] beside The Witch-king, Return to Its Master cannot be played', (t) => {
  t.given(held(king()));
  t.player('Bob').mayNot('Return').mayChoose.includes('Other');
});
scenario('[2_85/1] without him it can', (t) => {
  t.given(held(runner()));
  t.player('Bob').does('Return');
  t.expect.table({ twilight: 3 });
});

const duel = (whom: string, more: object = {}) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), aragorn(), gimli()] },
    Bob: { minions: [king({ against: whom, ...more })] },
  },
});
scenario('[2_85/2] who wins a skirmish may exert to wound the Ring-bearer twice', (t) => {
  t.given(duel('Aragorn'));
  t.player('Bob').does('King');
  t.player('Ann').passes();
  t.player('Ann').passes();
  t.expect.card('Frodo', { wounds: 2 }).card('King', { wounds: 1 }).card('Aragorn', { wounds: 1 });
});
scenario('[2_85/2] and need not', (t) => {
  t.given(duel('Aragorn'));
  t.player('Bob').passes();
  t.expect.card('Frodo', { wounds: 0 }).card('King', { wounds: 0 });
});
scenario('[2_85/2, LR-ERRATA-2003] against these wounds the Ring can be put on', (t) => {
  t.given(duel('Aragorn'));
  t.player('Bob').does('King');
  t.player('Ann').does('the Ring').has({ burdens: 2, wearing: true });
  t.expect.card('Frodo', { wounds: 0 });
});
scenario('[2_85/2, LR-EXERT-003] exhausted he cannot', (t) => {
  t.given(duel('Aragorn', { wounds: 3 }));
  t.expect.card('Frodo', { wounds: 0 }).card('Aragorn', { wounds: 1 });
  t.nothingPending();
});
scenario('[2_85/2] another who wins gives him nothing', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), gimli({ wounds: 1 })] },
      Bob: {
        minions: [
          king(),
          { card: 'Uruk Savage', as: 'Savage', against: 'Gimli' },
          runner({ against: 'Gimli' }),
        ],
      },
    },
  });
  t.expect.card('Gimli', { in: 'dead of Ann' }).card('King', { wounds: 0 });
  t.nothingPending();
});

invent(
  minion('Twilight rider', { race: 'Nazgul', culture: 'Wraith', keyword: ['Twilight'], strength: 9 }),
  minion('Plain rider', { race: 'Nazgul', culture: 'Wraith', strength: 9 }),
  shadowCondition('Dusk'),
);
const world = (wearing: boolean, who = 'Twilight rider') => ({
  phase: 'skirmish',
  twilight: 5,
  players: {
    Ann: { companions: [frodo(), gimli()], wearing, hand: ['Their Halls of Stone'] },
    Bob: {
      minions: [{ card: who, against: 'Gimli' }],
      hand: [{ card: 'Wraith-world', as: 'world' }, 'Dusk'],
    },
  },
});
scenario('[2_86, LR-RING-001] three burdens while the Ring is worn', (t) => {
  t.given(world(true));
  t.player('Ann').does('Pass');
  t.player('Bob').does('world');
  t.player('Ann').has({ burdens: 3 });
});
for (const [why, wearing, who] of [
  ['the Ring is not worn', false, 'Twilight rider'],
  ['the Nazgûl is no twilight Nazgûl', true, 'Plain rider'],
] as const)
  scenario(`[2_86] not where ${why}`, (t) => {
    t.given(world(wearing, who));
    t.player('Bob').mayNot('world', {});
  });
