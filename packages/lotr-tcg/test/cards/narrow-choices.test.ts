/** What cards may choose and what they may not: candidates that lack one thing only. */
import {
  addsTwilight,
  during,
  removesTwilight,
  shadowPhase as shadowPhases,
} from '../../src/cards/words/index.ts';
import { invent, shadowCondition } from '../invented.ts';
import { frodo, scenario } from '../table.ts';
import { gimli, legolas, runner, savage } from './people.ts';
import { shadowPhase } from './positions.ts';
import { standing } from './standing.ts';

invent(
  shadowCondition('Well', {}, during(shadowPhases, { effect: addsTwilight(1) })),
  shadowCondition('Drain', {}, during(shadowPhases, { effect: removesTwilight(1) })),
);

scenario('[1_44] Foul Creation: of the revealed hand, only a minion of Isengard can be discarded', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), legolas()],
        hand: [{ card: 'Foul Creation', as: 'event' }],
        deck: ['Armor', 'Athelas', 'Defiance'],
      },
      Bob: { hand: ["Saruman's Ambition", savage(), runner()] },
    },
  });
  t.player('Ann').does('event', 'Yes');
  t.expect.card('Savage', { in: 'discard of Bob' }).card('Runner', { in: 'hand of Bob' });
  t.player('Ann').has({ hand: 2 });
  t.player('Bob').has({ hand: 2 });
});

scenario('[3_49] Abandoning Reason for Madness: cards are discarded before others are drawn', (t) => {
  t.given(
    shadowPhase({
      minions: [savage()],
      hand: [{ card: 'Abandoning Reason for Madness', as: 'event' }, 'Armor'],
      deck: ['Pathfinder', 'Intimidate'],
    }),
  );
  t.player('Bob').does('event').mayChoose.exactly('0', '1');
  t.player('Bob')
    .does(1)
    .has({ hand: ['Pathfinder'], deck: ['Intimidate'] });
});

scenario('[1_349] The Bridge of Khazad-dûm: an empty draw deck is not searched', (t) => {
  t.given(standing('shadow alone', 'The Bridge of Khazad-dûm', 5, {}, { deck: [], hand: ['Goblin Sneak'] }));
  t.player('Bob').mayNot('here');
});

scenario(
  '[1_349] The Bridge of Khazad-dûm: who has looked in vain looks again only with more twilight',
  (t) => {
    t.given(
      standing(
        'shadow alone',
        'The Bridge of Khazad-dûm',
        5,
        {},
        { deck: ['Armor', 'Goblin Sneak'], support: ['Well', 'Drain'] },
      ),
    );
    t.player('Bob').does('here').mayChoose.exactly('Pass', 'Well', 'Drain');
    t.player('Bob').does('Drain').mayChoose.exactly('Pass', 'Well', 'Drain');
    t.player('Bob').does('Well').mayChoose.exactly('Pass', 'Well', 'Drain');
    t.player('Bob').does('Well').mayChoose.exactly('Pass', 'Well', 'Drain', 'here');
    t.player('Bob').does('here').mayChoose.exactly('Pass', 'Well', 'Drain');
  },
);

scenario('[1_179] Goblin Scavengers: an Orc who bears a hand weapon already is not offered', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo(), gimli()] },
      Bob: {
        hand: [{ card: 'Goblin Scavengers', as: 'Scavengers' }],
        minions: [runner({ on: ['Goblin Scimitar'] }), savage(), { card: 'Goblin Sneak', as: 'Sneak' }],
        discard: [{ card: 'Goblin Scimitar', as: 'Scimitar' }],
        deck: ['Armor'],
      },
    },
  });
  t.player('Bob').does('Scavengers: play', 'Scavengers').mayChoose.exactly('Sneak', 'Scavengers');
});
