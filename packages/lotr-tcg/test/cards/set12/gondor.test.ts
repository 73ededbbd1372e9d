/** Black Rider: the Gondor culture. */

import { bearer, man } from '../../../src/cards/words/index.ts';
import { freeCondition, invent, item, minion, pause } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { aragorn, Bob, boromir, merry, sam } from '../people.ts';

invent(
  minion('Orc', { strength: 7, vitality: 4 }),
  item('Gondor Cloak', { itemClass: 'cloak' }, bearer(man)),
  item('Elven Cloak', { culture: 'Elven', itemClass: 'cloak' }, bearer(man)),
  freeCondition('Filler'),
  pause,
);

const blade = { card: 'Blade of Gondor, Sword of Boromir', as: 'Blade' };
scenario('[12_42/1, 12_42/2] Blade of Gondor is for Boromir: strength +2, damage +1', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), aragorn(), boromir()], hand: [blade, 'Filler'] }, Bob },
  });
  t.player('Ann').does('Blade');
  t.expect
    .card('Blade', { in: 'on of Boromir' })
    .card('Boromir', { strength: 7 + 2, damage: 1 })
    .card('Aragorn', { damage: 0 });
});
scenario('[12_42/1] nobody else can bear it', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), aragorn()], hand: [blade, 'Filler'] }, Bob },
  });
  t.player('Ann').mayNot('Blade', { because: 'nobody can bear it' });
});

const rescue = (whom: string, items: readonly unknown[] = [], others: readonly unknown[] = []) => ({
  phase: 'skirmish',
  skirmish: whom,
  players: {
    Ann: {
      companions: [frodo(), merry(), sam(), aragorn(), boromir({ on: [blade, ...items] })],
      support: ['Pause'],
    },
    Bob: { minions: [{ card: 'Orc', as: 'Orc', against: whom }, ...others] },
  },
});
scenario(
  '[12_42/3, LR-LATER-015] he discards a Gondor card that he bears and takes the place of a Hobbit',
  (t) => {
    t.given(rescue('Merry', ['Gondor Cloak']));
    t.player('Ann').does('Blade').mayChoose.exactly('Blade', 'Gondor Cloak');
    t.player('Ann').does('Gondor Cloak');
    t.expect.card('Orc', { against: 'Boromir' }).card('Gondor Cloak', { in: 'discard of Ann' });
    t.player('Ann').passes();
    // 9 against 7, damage +1.
    t.expect.card('Orc', { wounds: 2 }).card('Merry', { wounds: 0 }).card('Boromir', { wounds: 0 });
  },
);
scenario('[12_42/3, LR-COST-006] the blade itself will do, and then he fights without it', (t) => {
  t.given(rescue('Merry', ['Elven Cloak']));
  t.player('Ann').does('Blade');
  t.expect
    .card('Orc', { against: 'Boromir' })
    .card('Blade', { in: 'discard of Ann' })
    .card('Elven Cloak', { in: 'on of Boromir' })
    .card('Boromir', { strength: 7, damage: 0 });
});
for (const whom of ['Sam', 'Aragorn'])
  scenario(`[12_42/3, LR-EFFECT-007] the place of ${whom} is not taken`, (t) => {
    t.given(rescue(whom));
    t.player('Ann').does('Blade');
    t.expect.card('Orc', { against: whom }).card('Blade', { in: 'discard of Ann' });
  });
scenario('[12_42/3] not if he is assigned himself', (t) => {
  t.given(rescue('Merry', ['Gondor Cloak'], [{ card: 'Orc', as: 'other', against: 'Boromir' }]));
  t.player('Ann').mayNot('Blade', { because: 'not assigned' });
});
