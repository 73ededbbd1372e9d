/** The Two Towers: possessions of the Raider culture, and what makes events dearer. */
import { addsTwilight, event, maneuver } from '../../../../src/cards/words/index.ts';
import { companion, freeEvent, invent, minion, pause } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  pause,
  companion('Friend', { vitality: 3, strength: 6 }),
  companion('Bound one', { vitality: 3, keyword: ['Ring-bound'] }),
  minion('Rider', { culture: 'Raider', race: 'Man', keyword: ['Southron'], strength: 8, vitality: 3 }),
  minion('Eastern one', { culture: 'Raider', race: 'Man', keyword: ['Easterling'], strength: 8 }),
  minion('Plain Orc', { strength: 8 }),
);

for (const [other, total] of [
  ['Eastern one', 2],
  ['Plain Orc', 1],
] as const)
  scenario(`[4_247/2, 4_247/3] Southron Bow beside ${other}: a total of ${total}`, (t) => {
    t.given({
      phase: 'archery alone',
      players: {
        Ann: { companions: [frodo()] },
        Bob: { minions: [{ card: 'Rider', on: ['Southron Bow'] }, other], support: ['Idle'] },
      },
    });
    t.expect.table({ 'minion archery': total }).card('Rider', { archer: 1 });
  });
for (const [card, bearers] of [
  ['Southron Bow', ['Rider', 'Eastern one']],
  ['Southron Spear', ['Rider', 'second']],
] as const)
  scenario(`[4_247/1, 4_255/1, LR-ATTACH-001] ${card} is borne by the right Men only`, (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 9,
      players: {
        Ann: { companions: [frodo()], site: 4 },
        Bob: {
          minions: ['Rider', { card: 'Rider', as: 'second' }, 'Eastern one', 'Plain Orc'].filter(
            (one) => card === 'Southron Spear' || typeof one === 'string',
          ),
          hand: [{ card, as: 'thing' }],
          support: ['Idle'],
        },
      },
    });
    t.player('Bob').does('thing');
    t.player('Bob').mayChoose.exactly(...bearers);
  });
const spear = (twilight: number, wounds: number) => ({
  phase: 'skirmish',
  twilight,
  players: {
    Ann: { companions: [frodo(), 'Friend', 'Bound one'], support: ['Pause'] },
    Bob: {
      minions: [
        { card: 'Rider', wounds, on: [{ card: 'Southron Spear', as: 'spear' }], against: 'Friend' },
        'Eastern one',
      ],
      support: ['Idle'],
    },
  },
});
scenario('[4_255/2] 4 twilight and an exertion of its bearer wound whom he fights', (t) => {
  t.given(spear(4, 0));
  t.player('Ann').does('Pass');
  t.player('Bob').does('spear');
  t.expect
    .card('Friend', { wounds: 1 })
    .card('Bound one', { wounds: 0 })
    .card('Rider', { wounds: 1, strength: 10 })
    .table({ twilight: 0 });
});
for (const [why, twilight, wounds, rule] of [
  ['with 3 twilight', 3, 0, 'LR-COST-002'],
  ['when he is exhausted', 4, 2, 'LR-EXERT-003'],
] as const)
  scenario(`[4_255/2] not ${why}`, (t) => {
    t.given(spear(twilight, wounds));
    t.player('Bob').mayNot('spear', { rule });
  });

/** What a ranger's event costs more. */
invent(
  freeEvent('Tracking', { asksRanger: 1 }, event(maneuver, { effect: addsTwilight(5) })),
  freeEvent('Marching', {}, event(maneuver, { effect: addsTwilight(5) })),
);
const wrath = (minion: string) => ({
  phase: 'maneuver alone',
  players: {
    Ann: { companions: [frodo(), 'Friend'], hand: ['Tracking', 'Marching'] },
    Bob: { minions: [minion], support: ['Wrath of Harad'] },
  },
});
scenario('[4_261/1, LR-COST-002] Wrath of Harad: who plays an event of rangers wounds a companion', (t) => {
  t.given(wrath('Eastern one'));
  t.player('Ann').does('Tracking');
  t.player('Ann').mayChoose.exactly('Frodo', 'Friend');
  t.player('Ann').does('Friend');
  t.expect.card('Friend', { wounds: 1 }).table({ twilight: 6 });
});
for (const [why, minion, card] of [
  ['another event costs no more', 'Eastern one', 'Marching'],
  ['nor does any without a Raider Man', 'Plain Orc', 'Tracking'],
] as const)
  scenario(`[4_261/1] ${why}`, (t) => {
    t.given(wrath(minion));
    t.player('Ann').does(card);
    t.expect.card('Friend', { wounds: 0 }).card('Frodo', { wounds: 0 }).table({ twilight: 6 });
  });
scenario('[4_261/2] discarded, it makes a Raider Man stronger by 2', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), 'Friend'], support: ['Pause'] },
      Bob: {
        minions: [{ card: 'Eastern one', against: 'Friend' }, 'Plain Orc'],
        support: [{ card: 'Wrath of Harad', as: 'wrath' }],
      },
    },
  });
  t.player('Ann').does('Pass');
  t.player('Bob').does('wrath');
  t.expect.card('Eastern one', { strength: 10 }).card('wrath', { in: 'discard of Bob' });
});
