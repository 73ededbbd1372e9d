/** Ents of Fangorn: the Rohan culture, its people and what they have left. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { mounted, rider, riders } from '../../casts/rohan.ts';
import { Bob, gimli } from '../../people.ts';

invent(...riders);
for (const [id, card] of [
  ['6_94/1', 'Háma, Doorward of Théoden'],
  ['6_95/1', 'Hrethel, Rider of Rohan'],
] as const)
  for (const [beside, may] of [
    ['Rider', true],
    ['Guard', false],
  ] as const)
    scenario(`[${id}, LR-COST-009] ${card} beside ${beside}: ${may}`, (t) => {
      t.given({
        phase: 'fellowship alone',
        players: { Ann: { companions: [frodo(), beside], hand: [{ card, as: 'he' }, 'Pause'] }, Bob },
      });
      if (!may) t.player('Ann').mayNot('he', { rule: 'LR-COST-009' });
      else {
        t.player('Ann').does('he: play');
        t.expect.card('he', { in: 'companions of Ann' });
      }
    });
const duel = (card: string, foe: object = {}, wounds = 0) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), gimli(), { card, as: 'he', wounds }], support: ['Pause'] },
    Bob: {
      minions: [
        { card: 'Pikeman', as: 'foe', against: 'he', on: [{ card: 'Orc blade', as: 'blade' }], ...foe },
        { card: 'Pikeman', as: 'other', wounds: 2, on: [{ card: 'Orc blade', as: 'second' }] },
      ],
    },
  },
});
scenario('[6_94/2] Háma exerts to discard a possession of whoever he fights', (t) => {
  t.given(duel('Háma, Doorward of Théoden'));
  t.player('Ann').does('he');
  t.expect
    .card('blade', { in: 'discard of Bob' })
    .card('second', { in: 'on of other' })
    .card('he', { wounds: 1 });
});
scenario('[6_94/2, LR-EXERT-003] not exhausted', (t) => {
  t.given(duel('Háma, Doorward of Théoden', {}, 2));
  t.player('Ann').mayNot('he', { rule: 'LR-EXERT-003' });
});
scenario(
  '[6_95/2, LR-LIMIT-001] Hrethel heals his opponent for +3 strength, and gets no more than that',
  (t) => {
    t.given(duel('Hrethel, Rider of Rohan', { wounds: 2 }));
    t.player('Ann').does('he');
    t.expect.card('he', { strength: 9 }).card('foe', { wounds: 1 }).card('other', { wounds: 2 });
    t.player('Ann').does('he');
    t.expect.card('he', { strength: 9 }).card('foe', { wounds: 0 });
  },
);
scenario('[6_95/2, LR-COST-002] not where his opponent has no wound', (t) => {
  t.given(duel('Hrethel, Rider of Rohan'));
  t.player('Ann').mayNot('he', { rule: 'LR-COST-002' });
});

const news = (third: object) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), mounted('a'), mounted('b'), third],
      hand: [{ card: 'News From the Mark', as: 'event' }, 'Pause'],
    },
    Bob: { deck: Array.from({ length: 8 }, () => 'Curse') },
  },
});
for (const [answer, hand] of [
  ['Yes', 6],
  ['No', 0],
] as const)
  scenario(`[6_96] the move limit is 2 more, and the Shadow player may draw 6 cards: ${answer}`, (t) => {
    t.given(news(mounted('c')));
    t.player('Ann').does('event').has({ 'move limit': 4 });
    t.player('Bob').does(answer).has({ hand });
  });
scenario('[6_96, LR-SPOT-001] not with one of three on foot', (t) => {
  t.given(news(rider('c')));
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});

for (const [beside, tokens] of [
  ['Rider', 2],
  ['Guard', 0],
] as const)
  scenario(`[6_97/1] played beside ${beside} We Left None Alive has ${tokens} tokens`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: { companions: [frodo(), beside], hand: [{ card: 'We Left None Alive', as: 'it' }, 'Pause'] },
        Bob,
      },
    });
    t.player('Ann').does('it: play');
    if (tokens > 0) t.player('Ann').does('it');
    t.expect.card('it', { tokens });
  });
const none = (wounds: number, tokens: number) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), rider('hero'), rider('other')],
      support: [
        'Pause',
        { card: 'We Left None Alive', as: 'it', ...(tokens === 0 ? {} : { tokens, tokensOf: 'Rohan' }) },
      ],
    },
    Bob: { minions: [{ card: 'Pikeman', against: 'hero', wounds }] },
  },
});
scenario('[6_97/2] a token makes a Rohan Man stronger who fights an exhausted minion', (t) => {
  t.given(none(3, 1));
  t.player('Ann').does('it', 'remove');
  t.expect
    .card('hero', { strength: 8 })
    .card('other', { strength: 6 })
    .card('it', { tokens: 0, in: 'support of Ann' });
});
scenario('[6_97/2] or the card itself', (t) => {
  t.given(none(3, 0));
  t.player('Ann').does('it');
  t.expect.card('hero', { strength: 8 }).card('it', { in: 'discard of Ann' });
});
scenario('[6_97/2] nobody gets stronger against a minion that is not exhausted', (t) => {
  t.given(none(2, 0));
  t.player('Ann').does('it');
  t.expect.card('hero', { strength: 6 });
});
