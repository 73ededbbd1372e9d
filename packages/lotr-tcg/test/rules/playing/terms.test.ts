/** What a card asks for to be played, beside its twilight: all of it is planned together, and paid whole. */
import {
  addsTwilight,
  bearer,
  companion as companionCards,
  discardA,
  discardFromYourHand,
  during,
  event,
  exertA,
  exertsNow,
  exertYour,
  inAnswerTo,
  isAboutToExert,
  maneuver,
  minion as minions,
  orc,
  removeTwilight,
  say,
  shadowPhase,
  takesPlaceOf,
  toPlay,
  verb,
} from '../../../src/cards/words/index.ts';
import { removeTwilight as takeTwilight } from '../../../src/rules/counters/twilight.ts';
import {
  companion,
  freeCondition,
  freeEvent,
  invent,
  item,
  minion,
  shadowCondition,
  shadowEvent,
} from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const drain = verb('drain', takeTwilight, [9], say`drain`);
const doing = (add: number) => event(shadowPhase, { effect: addsTwilight(add) });
invent(
  companion('Idler', {}, during(maneuver, { effect: addsTwilight(0) })),
  minion('Orc', { twilight: 1 }),
  minion('Tithed', { twilight: 3 }, ...toPlay(removeTwilight(2))),
  minion('Dug', { twilight: 3, Toil: 1 }, ...toPlay(removeTwilight(2))),
  shadowCondition('Bond', { twilight: 0 }, ...toPlay(exertYour(orc))),
  shadowCondition('Sacrifice', { twilight: 0 }, ...toPlay(discardFromYourHand(1))),
  item('Cursed blade', { twilight: 0 }, bearer(companionCards), ...toPlay(discardA(companionCards))),
  shadowCondition('Pair', { twilight: 0 }, ...toPlay(exertA(orc, 'one'), exertA(orc, 'two'))),
  item(
    'Spear',
    { side: 'Shadow', culture: 'Moria', twilight: 2 },
    bearer(minions),
    ...toPlay(removeTwilight(2)),
  ),
  shadowEvent('Tribute', { twilight: 1 }, ...toPlay(removeTwilight(2)), doing(50)),
  shadowEvent('Oath', { twilight: 1 }, ...toPlay(exertA(orc)), doing(50)),
  freeEvent('Drain', { twilight: 0 }, event(inAnswerTo(exertsNow(minions)), { effect: drain })),
  freeCondition('Chain', {}, takesPlaceOf(isAboutToExert(minions), addsTwilight(0))),
);
const shadow = (bob: object, twilight: number, ann = {}) => ({
  phase: 'shadow alone',
  twilight,
  players: { Ann: { companions: [frodo(), 'Idler'], ...ann }, Bob: bob },
});

for (const [name, minionsThere, twilight, offered] of [
  ['Tithed', [], 5, true],
  ['Tithed', [], 4, false],
  ['Tribute', [], 3, true],
  ['Tribute', [], 2, false],
  ['Dug', ['Orc'], 4, true],
  ['Dug', ['Orc'], 3, false],
  ['Spear', ['Orc'], 4, true],
  ['Spear', ['Orc'], 3, false],
] as const)
  scenario(`[LR-COST-002] with ${twilight} twilight ${name} is ${offered ? '' : 'not '}played`, (t) => {
    t.given(shadow({ minions: minionsThere, hand: [name, { card: 'Orc', as: 'recruit' }] }, twilight));
    if (!offered) {
      t.player('Bob').mayNot(name);
      return;
    }
    t.player('Bob').does(name);
    if (name === 'Tribute') t.expect.card(name, { in: 'discard of Bob' }).table({ twilight: 50 });
    else
      t.expect.card(name, { in: name === 'Spear' ? 'on of Orc' : 'minions of Bob' }).table({ twilight: 0 });
  });
for (const [owner, offered] of [
  ['Cid', true],
  ['Bob', false],
] as const)
  scenario(`[LR-COST-002] "your" means who plays it: with the Orc of ${owner}`, (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 1,
      players: {
        Ann: { companions: [frodo()] },
        Bob: { minions: owner === 'Bob' ? ['Orc'] : [] },
        Cid: { hand: ['Bond', { card: 'Orc', as: 'recruit' }], minions: owner === 'Cid' ? ['Orc'] : [] },
      },
    });
    t.player('Cid').mayChoose.exactly('Pass', 'recruit: play', ...(offered ? ['Bond: play'] : []));
  });
scenario('[LR-COST-002] a card from hand is another than the one that is played', (t) => {
  t.given(shadow({ hand: ['Sacrifice'], minions: ['Orc'] }, 1));
  t.expect.asked('nobody');
});
scenario('[LR-COST-002] and is discarded for it', (t) => {
  t.given(shadow({ hand: ['Sacrifice', 'Pair'], minions: ['Orc'] }, 1));
  t.player('Bob').mayChoose.exactly('Pass', 'Sacrifice: play');
  t.player('Bob').does('Sacrifice');
  t.expect.card('Sacrifice', { in: 'support of Bob' }).card('Pair', { in: 'discard of Bob' });
});
scenario('[LR-COST-005] two exertions want two who can exert', (t) => {
  t.given(shadow({ hand: ['Pair', 'Orc'], minions: ['Orc'] }, 1));
  t.player('Bob').mayNot('Pair', { rule: 'LR-COST-009' });
  t.player('Bob').mayChoose.exactly('Pass', 'Orc: play');
});
scenario('[LR-COST-005] and are paid by them', (t) => {
  t.given(shadow({ hand: ['Pair'], minions: ['Orc', { card: 'Orc', as: 'other' }] }, 0));
  t.player('Bob').does('Pair', 'Orc');
  t.expect.card('Pair', { in: 'support of Bob' }).card('Orc', { wounds: 1 }).card('other', { wounds: 1 });
});
scenario('[LR-COST-007] a card whose price is not paid whole is not played', (t) => {
  t.given(shadow({ hand: ['Bond'], minions: ['Orc'] }, 0, { support: ['Chain'] }));
  t.player('Bob').does('Bond');
  t.expect.card('Bond', { in: 'hand of Bob' }).card('Orc', { wounds: 0 });
});
for (const [drained, twilight] of [
  [true, 0],
  [false, 52],
] as const)
  scenario(
    `[LR-COST-007] an event is paid for ${drained ? 'in part: it does nothing' : 'whole: it works'}`,
    (t) => {
      t.given(shadow({ hand: ['Oath'], minions: ['Orc'] }, 3, { hand: ['Drain'] }));
      t.player('Bob').does('Oath');
      if (drained) t.player('Ann').does('Drain');
      else t.player('Ann').passes();
      t.expect.card('Oath', { in: 'discard of Bob' }).card('Orc', { wounds: 1 }).table({ twilight });
    },
  );
scenario('[LR-COST-007] nor does one whose other price was replaced; its twilight is gone', (t) => {
  t.given(shadow({ hand: ['Oath'], minions: ['Orc'] }, 3, { support: ['Chain'] }));
  t.player('Bob').does('Oath');
  t.expect.card('Oath', { in: 'discard of Bob' }).card('Orc', { wounds: 0 }).table({ twilight: 2 });
});

for (const [gone, where] of [
  ['Idler', 'hand of Ann'],
  ['second', 'on of Idler'],
] as const)
  scenario(
    `[LR-COST-007 LR-ATTACH-001] when ${gone} goes as the price of what Idler is to bear, it is in: ${where}`,
    (t) => {
      t.given({
        phase: 'fellowship alone',
        players: {
          Ann: { companions: [frodo(), 'Idler', { card: 'Idler', as: 'second' }], hand: ['Cursed blade'] },
          Bob: {},
        },
      });
      t.player('Ann').does('Cursed blade', 'Idler', gone);
      t.expect.card('Cursed blade', { in: where }).card(gone, { in: 'discard of Ann' });
    },
  );
