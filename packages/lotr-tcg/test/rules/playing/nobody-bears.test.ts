/** Where nobody can bear anything, only what needs a bearer stays in hand. */
import { anyCard } from '@westmarch/kernel';
import {
  acting,
  cannotBear,
  companion as companions,
  during,
  fellowship as fellowshipPhase,
  fromDiscard,
  playIt,
  possession,
} from '../../../src/cards/words/index.ts';
import { bearer, toPlaySpot } from '../../../src/cards/words/playing/bearing.ts';
import { kind } from '../../../src/engine.ts';
import { ally, companion, freeCondition, invent, item, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { fellowship, shadow } from './tables.ts';

const recalls = (which: typeof companions) =>
  during(fellowshipPhase, { effect: acting(fromDiscard(which), (card) => playIt(card)) });
invent(
  companion('Guard'),
  ally('Smith'),
  minion('Orc'),
  item('Sword', {}, bearer(kind.is('companion'))),
  item('Scimitar', { side: 'Shadow', culture: 'Moria' }, bearer(kind.is('minion'))),
  freeCondition('Ban', {}, cannotBear(anyCard, anyCard)),
  freeCondition('Hope'),
  shadowCondition('Dread'),
  freeCondition('Recall', {}, recalls(companions)),
  companion('Guest', {}, toPlaySpot(1, kind.is('ally'))),
  freeCondition('Reforge', {}, recalls(possession)),
);

scenario(
  '[LR-ATTACH-001 LR-FELLOW-002] companions, allies and support cards need nobody to bear them',
  (t) => {
    t.given(
      fellowship({ companions: [frodo()], support: ['Ban'], hand: ['Guard', 'Smith', 'Hope', 'Sword'] }),
    );
    t.player('Ann').mayNot('Sword', { rule: 'LR-ATTACH-001', because: 'nobody can bear it' });
    t.player('Ann').does('Guard: play').does('Smith: play').does('Hope: play');
    t.expect
      .card('Guard', { in: 'companions of Ann' })
      .card('Smith', { in: 'support of Ann' })
      .card('Hope', { in: 'support of Ann' })
      .card('Sword', { in: 'hand of Ann' });
  },
);
scenario('[LR-ATTACH-001 LR-SHADOW-003] nor do minions and support cards of the Shadow', (t) => {
  t.given(
    shadow(
      { support: ['Ban'] },
      { minions: [{ card: 'Orc', as: 'first' }], hand: ['Orc', 'Dread', 'Scimitar'] },
      { twilight: 20 },
    ),
  );
  t.player('Bob').mayNot('Scimitar', { rule: 'LR-ATTACH-001', because: 'nobody can bear it' });
  t.player('Bob').does('Orc: play').does('Dread: play');
  t.expect.card('Orc', { in: 'minions of Bob' }).card('Dread', { in: 'support of Bob' });
});
for (const [banned, sword] of [
  [['Ban'], 'discard of Ann'],
  [[], 'on of Frodo'],
] as const)
  scenario(`[LR-ATTACH-001 LR-EFFECT-008] so it is with what an effect plays: ${sword}`, (t) => {
    t.given(
      fellowship({
        companions: [frodo()],
        support: ['Recall', 'Reforge', ...banned],
        discard: ['Guard', 'Sword'],
      }),
    );
    t.player('Ann').does('Reforge');
    t.expect.card('Sword', { in: sword });
    t.player('Ann').does('Recall');
    t.expect.card('Guard', { in: 'companions of Ann' });
  });

for (const isSpotted of [true, false])
  scenario(`[LR-COST-009] what a card plays needs what it asks for: an ally there, ${isSpotted}`, (t) => {
    const there = isSpotted ? ['Recall', 'Smith'] : ['Recall'];
    t.given(fellowship({ companions: [frodo()], support: there, discard: ['Guest'], hand: ['Hope'] }));
    t.player('Ann').does('Recall');
    t.expect.card('Guest', { in: isSpotted ? 'companions of Ann' : 'discard of Ann' });
  });
