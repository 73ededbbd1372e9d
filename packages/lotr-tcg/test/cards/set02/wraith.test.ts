/** Mines of Moria: the Wraith culture. */
import { titleNumber } from '../../../src/cards/titles.ts';
import { addsTwilight, event, maneuver } from '../../../src/cards/words/index.ts';
import { invent, shadowEvent } from '../../invented.ts';
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
