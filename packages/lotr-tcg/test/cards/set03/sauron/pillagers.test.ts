/** Realms of the Elf-lords: what the Dark Lord and his Orcs take away. */
import { companion, freeCondition, invent, item, minion, pause, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  pause,
  minion('Sauron Orc', { culture: 'Sauron', vitality: 2 }),
  minion('Goblin'),
  companion('Friend', { strength: 9 }),
  item('Blade'),
  item('Helm', { itemClass: 'helm' }),
  freeCondition('Cheap', { twilight: 2 }),
  freeCondition('Free', { twilight: 0 }),
  shadowCondition('Curse'),
);
const cards = (n: number, card: string) => Array.from({ length: n }, (_x, i) => ({ card, as: `c${i}` }));
const advance = (held: string, who: string, wounds = 0) => ({
  phase: 'regroup alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo()], hand: cards(4, held) },
    Bob: {
      minions: [{ card: who, as: 'he', wounds }],
      hand: [{ card: 'The Dark Lord Advances', as: 'it' }],
      support: ['Idle'],
    },
  },
  ...(who === 'Goblin' || wounds > 0 ? {} : { dice: [0] }),
});
scenario('[3_87] The Dark Lord Advances: Ann discards as many cards as the one shown costs', (t) => {
  t.given(advance('Cheap', 'Sauron Orc'));
  t.player('Bob').does('it');
  t.player('Ann')
    .does('c1')
    .does('c3')
    .has({ hand: ['c0', 'c2'] });
  t.expect.card('he', { wounds: 1 });
});
for (const n of [0, 1])
  scenario(`[3_87, LR-EFFECT-004] The Dark Lord Advances: a hand of ${n} is gone`, (t) => {
    const { dice: _dice, ...position } = { dice: [], ...advance('Cheap', 'Sauron Orc') };
    const { Ann, Bob } = position.players;
    t.given({ ...position, players: { Ann: { ...Ann, hand: cards(n, 'Cheap') }, Bob } });
    t.player('Bob').does('it');
    t.player('Ann').has({ hand: 0, discard: n });
    t.expect.card('he', { wounds: 1 });
  });
scenario('[3_87] The Dark Lord Advances: one that costs nothing takes nothing', (t) => {
  t.given(advance('Free', 'Sauron Orc'));
  t.player('Bob').does('it');
  t.player('Ann').has({ hand: 4 });
});
for (const [who, wounds] of [
  ['Goblin', 0],
  ['Sauron Orc', 1],
] as const)
  scenario(`[3_87, LR-EXERT-003] The Dark Lord Advances: not by ${who} with ${wounds} wounds`, (t) => {
    t.given(advance('Cheap', who, wounds));
    t.player('Bob').mayNot('it', { because: 'exert' });
  });

scenario('[3_96] Orc Pillager: 1 less for each Free Peoples card that his opponent bears', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [
          frodo(),
          { card: 'Friend', as: 'he', on: ['Blade', 'Helm', { card: 'Curse', owner: 'Bob' }] },
          { card: 'Friend', as: 'other', on: [{ card: 'Blade', as: 'b2' }] },
        ],
        support: ['Pause'],
      },
      Bob: { minions: [{ card: 'Orc Pillager', as: 'it', against: 'he' }] },
    },
  });
  t.expect.card('he', { strength: 7 }).card('other', { strength: 9 }).card('it', { strength: 10 });
});
