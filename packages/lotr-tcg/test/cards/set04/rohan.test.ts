/** The Two Towers: the Rohan culture. */
import { companion, invent, minion, pause } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gimli } from '../people.ts';

invent(pause, companion('Rider', { culture: 'Rohan', strength: 20 }), minion('Pikeman', { vitality: 3 }));
scenario('[4_287/1, 4_287/2] whoever fights the rider exerts as the skirmish starts', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), gimli(), { card: 'Rider', on: ["Rider's Mount"] }], support: ['Pause'] },
      Bob: {
        minions: [
          { card: 'Pikeman', as: 'a', against: 'Rider' },
          { card: 'Pikeman', as: 'b', against: 'Rider', wounds: 2 },
          { card: 'Pikeman', as: 'c' },
        ],
      },
    },
  });
  t.expect.card('a', { wounds: 1 }).card('b', { wounds: 2 }).card('c', { wounds: 0 });
});
scenario('[4_287/1] it is borne by a Rohan Man', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), gimli(), 'Rider'], hand: ["Rider's Mount", 'Pause'] }, Bob },
  });
  t.player('Ann').does("Rider's Mount: play");
  t.expect.card("Rider's Mount", { in: 'on of Rider' });
});
