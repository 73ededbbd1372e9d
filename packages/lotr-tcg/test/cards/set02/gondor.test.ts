/** Mines of Moria: the Gondor culture. */
import { invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { boromir, runner } from '../people.ts';
import { fightWith } from '../positions.ts';

const terror = (twilight: number) => ({
  phase: 'skirmishes alone',
  twilight,
  players: {
    Ann: {
      companions: [frodo(), { card: 'Aragorn, King in Exile', as: 'Aragorn' }],
      hand: [{ card: 'Flee in Terror', as: 'event' }],
    },
    Bob: { minions: [runner({ against: 'Aragorn' }), { card: 'Goblin Sneak', as: 'Sneak' }] },
  },
});

scenario('[2_33] Flee in Terror: an exhausted Orc flees unless its owner pays 3', (t) => {
  t.given(terror(3));
  t.player('Ann').does('event');
  t.player('Bob').does('Yes');
  t.expect.card('Sneak', { in: 'minions of Bob' }).table({ twilight: 0 });
});

scenario('[2_33] Flee in Terror: who cannot pay loses the Orc', (t) => {
  t.given(terror(2));
  t.player('Ann').does('event');
  t.expect.card('Sneak', { in: 'discard of Bob' });
});

scenario('[2_33] Flee in Terror: he may keep his twilight and lose the Orc', (t) => {
  t.given(terror(3));
  t.player('Ann').does('event');
  t.player('Bob').does('No');
  t.expect.card('Sneak', { in: 'discard of Bob' }).table({ twilight: 3 });
});

invent(minion('Tired Uruk', { race: 'Uruk-hai', vitality: 1 }), minion('Fresh Orc', { vitality: 2 }));
scenario('[2_33] Flee in Terror: only an exhausted Orc, and its owner is asked among three players', (t) => {
  const { Ann, Bob } = terror(3).players;
  const Cid = { minions: ['Tired Uruk', 'Fresh Orc', { card: 'Goblin Sneak', as: 'other' }] };
  t.given({ ...terror(3), players: { Ann, Bob, Cid } });
  t.player('Ann').does('event').mayChoose.exactly('Sneak', 'other');
  t.player('Ann').does('other');
  t.player('Cid').does('Yes');
  t.expect.card('other', { in: 'minions of Cid' }).table({ twilight: 0 });
});
scenario('[2_33] Flee in Terror: not when someone of another culture wins', (t) => {
  const { Ann, Bob } = terror(3).players;
  const companions = [frodo(), { card: 'Gimli, Dwarf of Erebor', as: 'Aragorn' }];
  t.given({ ...terror(3), players: { Ann: { ...Ann, companions }, Bob } });
  t.expect.card('event', { in: 'hand of Ann' }).card('Sneak', { in: 'minions of Bob' });
});

for (const fierce of [true, false])
  scenario(`[2_37] Sentinels of Númenor in a ${fierce ? 'fierce' : 'usual'} skirmish`, (t) => {
    t.given(fightWith('Sentinels of Númenor', [boromir()], [runner({ against: 'Boromir' })], { fierce }));
    t.player('Ann').does('event');
    t.expect.card('Boromir', { strength: fierce ? 11 : 9 });
  });
