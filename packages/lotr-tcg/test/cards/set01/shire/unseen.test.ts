/** The Fellowship of the Ring: A Talent for Not Being Seen. */
import { companion, invent, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { freeIdle } from '../../idle.ts';
import { moving } from '../../standing.ts';

invent(
  freeIdle,
  companion('Hobbit', { race: 'Hobbit', culture: 'Shire' }),
  companion('Man'),
  site('From', { block: 1, siteNumber: 3 }),
  site('To', { block: 1, siteNumber: 4, twilight: 5 }),
);
const talent = { card: 'A Talent for Not Being Seen', as: 'it' };
const hobbits = (n: number, card = 'Hobbit') => Array.from({ length: n }, (_x, i) => ({ card, as: `h${i}` }));
for (const [n, less] of [
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
] as const)
  scenario(`[1_316/2] A Talent for Not Being Seen with ${n + 1} Hobbit companions: ${less} less`, (t) => {
    t.given({
      ...moving('From', 3, 'To', { companions: [frodo(), ...hobbits(n)], support: [talent] }),
      twilight: 0,
    });
    if (less > 0) t.player('Ann').does('it');
    t.expect.table({ twilight: 5 - less + n + 1 }).card('to', { 'Shadow number': 5 });
  });
scenario('[1_316/2] A Talent for Not Being Seen: Men do not count, and nobody has to use it', (t) => {
  t.given({
    ...moving('From', 3, 'To', { companions: [frodo(), ...hobbits(3, 'Man'), 'Hobbit'], support: [talent] }),
    twilight: 0,
  });
  t.player('Ann').does('Pass');
  t.expect.table({ twilight: 5 + 5 });
});
for (const [who, wounds, ok] of [
  ['Hobbit', 0, true],
  ['Hobbit', 2, false],
  ['Man', 0, false],
] as const)
  scenario(`[1_316/1] A Talent for Not Being Seen: ${who} with ${wounds} wounds exerts`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo({ wounds: 3 }), { card: who, as: 'he', wounds }],
          hand: [talent],
          support: ['Free idle'],
        },
        Bob: {},
      },
    });
    if (ok) t.player('Ann').does('it: play');
    else t.player('Ann').mayNot('it', {});
    t.expect.card('he', { wounds: ok ? 1 : wounds });
  });
