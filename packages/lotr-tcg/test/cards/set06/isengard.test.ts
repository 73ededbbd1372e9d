/** Ents of Fangorn: the Isengard culture. */
import { invent, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { runner } from '../people.ts';

invent(
  shadowCondition('White Hand', { culture: 'Isengard' }),
  shadowCondition('Red Eye', { culture: 'Sauron' }),
);
const builder = (under: string) => ({
  phase: 'regroup alone',
  twilight: 1,
  players: {
    Ann: { companions: [frodo()], hand: ['Pathfinder'] },
    Bob: {
      minions: [runner()],
      support: [{ card: under, as: 'under', stacked: [{ card: 'Isengard Builder', as: 'Builder' }] }],
    },
  },
});
scenario(
  '[6_66, LR-STACK-002] Isengard Builder is discarded from an Isengard card to add 2 twilight',
  (t) => {
    t.given(builder('White Hand'));
    t.player('Bob').does('Builder');
    t.expect.card('Builder', { in: 'discard of Bob' }).table({ twilight: 3 });
  },
);
scenario('[6_66] not from another', (t) => {
  t.given(builder('Red Eye'));
  t.player('Bob').mayNot('Builder', { because: 'is stacked on an Isengard card' });
});
for (const [id, card] of [
  ['6_66', 'Isengard Builder'],
  ['6_68/2', 'Isengard Mechanics'],
  ['6_70', 'Isengard Tender'],
] as const)
  scenario(`[${id}, LR-ACTIVE-002] ${card} has no say under an Isengard card that is not active`, (t) => {
    const stacked = [{ card, as: 'Orc' }];
    t.given({
      phase: 'regroup alone',
      twilight: 9,
      players: {
        Ann: {
          companions: [frodo()],
          support: [{ card: 'White Hand', as: 'under', stacked }],
          hand: ['Pathfinder'],
        },
        Bob: { minions: [runner()] },
      },
    });
    t.player('Ann').mayNot('Orc', { because: 'is stacked on an Isengard card' });
  });
