/** Looking through a draw deck: in vain, again, by several cards, and what is found. LR-ZONE-001, 002 */
import {
  canSearch,
  during,
  orc,
  searchAndPlay,
  shadowPhase,
  turns,
  yourDeck,
  yourDeckOrHand,
} from '../../../src/cards/words/index.ts';
import { invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { add } from '../maneuver.ts';

const looks = during(shadowPhase, { if: canSearch(orc, -1), effect: searchAndPlay(orc, yourDeckOrHand, -1) });
invent(
  minion('Orc', { twilight: 4 }),
  minion('Uruk', { race: 'Uruk-hai' }),
  shadowCondition('Glass', {}, looks),
  shadowCondition('Mirror', {}, looks),
  shadowCondition(
    'Lamp',
    {},
    during(shadowPhase, { limit: { times: 1, per: turns }, effect: add(0) }),
    looks,
  ),
  shadowCondition('Book', {}, during(shadowPhase, { effect: searchAndPlay(orc, yourDeck) })),
);
const table = (bob: object, twilight = 5) => ({
  phase: 'shadow alone',
  twilight,
  players: { Ann: { companions: [frodo()] }, Bob: bob },
});

scenario('[LR-ZONE-002] who looked in vain with one card may still look with another', (t) => {
  t.given(table({ support: ['Glass', 'Mirror'], deck: ['Uruk'] }));
  t.player('Bob').does('Glass').mayChoose.exactly('Pass', 'Mirror');
});
scenario('[LR-ZONE-002] a look is remembered, though another card looked after it', (t) => {
  t.given(table({ support: ['Glass', 'Mirror', 'Book'], deck: ['Uruk'] }));
  t.player('Bob').does('Glass').does('Mirror').mayChoose.exactly('Pass', 'Book');
});
scenario('[LR-ZONE-002] what else the card was used for is no look', (t) => {
  t.given(table({ support: ['Lamp'], deck: ['Uruk'] }));
  t.player('Bob').does('Lamp: Shadow: add 0');
  t.player('Bob').does('Lamp');
  t.expect.asked('nobody');
});
scenario('[LR-ZONE-002] in an empty deck nobody looks', (t) => {
  t.given(table({ support: ['Glass'], hand: ['Uruk'] }));
  t.player('Bob').mayNot('Glass');
});
for (const [twilight, played] of [
  [3, true],
  [2, false],
] as const)
  scenario(`[LR-COST-009] for 1 less than its cost of 4, with ${twilight} twilight`, (t) => {
    t.given(table({ support: ['Glass'], deck: [], hand: ['Orc', 'Uruk'] }, twilight));
    if (played) t.player('Bob').does('Glass');
    else t.player('Bob').mayNot('Glass');
    t.expect.card('Orc', { in: played ? 'minions of Bob' : 'hand of Bob' });
  });
for (const [twilight, played] of [
  [4, true],
  [3, false],
] as const)
  scenario(`[LR-COST-009] for its whole cost of 4, with ${twilight} twilight`, (t) => {
    t.given(table({ support: ['Book'], deck: ['Orc'] }, twilight));
    t.player('Bob').does('Book');
    t.expect.card('Orc', { in: played ? 'minions of Bob' : 'deck of Bob' });
    t.expect.table({ twilight: played ? 0 : 3 });
  });
