/** Toil: characters exert to lower a cost. */
import { action, say, verb } from '@westmarch/kernel';
import { playableEvent, respondingTo } from '../../../src/rules/actions/windows.ts';
import { removeTwilight } from '../../../src/rules/counters/twilight.ts';
import { exerted } from '../../../src/rules/events.ts';
import { freeEvent, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { shadow } from './tables.ts';

invent(
  minion('Orc'),
  minion('Orc of Moria', { culture: 'Moria' }),
  minion('Orc of Sauron', { culture: 'Sauron' }),
  minion('Digger', { Toil: 1, twilight: 3 }),
  minion('Sturdy Orc', { vitality: 4 }),
  freeEvent(
    'Light',
    { twilight: 0 },
    action({
      window: respondingTo(exerted),
      zone: playableEvent,
      effect: verb('light', removeTwilight, [9], say`remove 9`),
    }),
  ),
);

scenario(
  '[LR-KEYWORD-022 LR-KEYWORD-023 LR-KEYWORD-024] toil lowers the cost for each character exerted',
  (t) => {
    t.given(
      shadow(
        {},
        {
          minions: ['Orc', { card: 'Orc', as: 'weary', wounds: 1 }, { card: 'Orc', as: 'other' }],
          hand: ['Digger'],
        },
        { twilight: 2 },
      ),
    );
    t.player('Bob').does('Digger: play');
    t.player('Bob').mayChoose.exactly('Orc', 'other');
    t.player('Bob').does('Orc');
    t.player('Bob').mayChoose.exactly('Pass', 'other');
    t.player('Bob').passes();
    t.expect.card('Digger', { in: 'minions of Bob' }).card('Orc', { wounds: 1 }).table({ twilight: 0 });
  },
);

scenario(
  '[LR-COST-007] if a response empties the pool while the cost is paid, the card has no effect',
  (t) => {
    t.given(shadow({ hand: ['Light'] }, { minions: ['Orc'], hand: ['Digger'] }, { twilight: 2 }));
    t.player('Bob').does('Digger: play');
    t.player('Ann').does('Light');
    t.expect.card('Digger', { in: 'hand of Bob' }).card('Orc', { wounds: 1 }).table({ twilight: 0 });
  },
);

scenario(
  '[LR-KEYWORD-022] whoever has toiled for a card does not toil for it again, though he could',
  (t) => {
    t.given(
      shadow(
        {},
        { minions: ['Sturdy Orc', { card: 'Orc', as: 'other' }], hand: ['Digger'] },
        { twilight: 3 },
      ),
    );
    t.player('Bob').does('Digger: play', 'Sturdy Orc');
    t.player('Bob').mayChoose.exactly('Pass', 'other');
  },
);

scenario('[LR-KEYWORD-024] the exhausted cannot toil; without others the whole cost is due', (t) => {
  t.given(shadow({}, { minions: [{ card: 'Orc', wounds: 1 }], hand: ['Digger', 'Orc'] }, { twilight: 2 }));
  t.player('Bob').mayNot('Digger', { rule: 'LR-TWILIGHT-005' });
});

for (const [culture, offered] of [
  ['Moria', true],
  ['Sauron', false],
] as const)
  scenario(
    `[LR-KEYWORD-024] a minion of ${culture} ${offered ? 'toils' : 'does not toil'} for a card of Moria`,
    (t) => {
      t.given(shadow({}, { minions: [`Orc of ${culture}`], hand: ['Digger', 'Orc'] }, { twilight: 2 }));
      if (!offered) t.player('Bob').mayNot('Digger', { rule: 'LR-TWILIGHT-005' });
      else {
        t.player('Bob').does('Digger: play');
        t.expect.card(`Orc of ${culture}`, { wounds: 1 }).card('Digger', { in: 'minions of Bob' });
      }
    },
  );

scenario('[LR-KEYWORD-024] nor does anyone for another player', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 2,
    players: { Ann: { companions: [frodo()] }, Bob: { minions: ['Orc'] }, Cid: { hand: ['Digger', 'Orc'] } },
  });
  t.player('Cid').mayNot('Digger', { rule: 'LR-TWILIGHT-005' });
});
