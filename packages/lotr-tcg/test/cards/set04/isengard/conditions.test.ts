/** The Two Towers: conditions of the Isengard culture. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { it, owned, raiders, table } from '../../casts/isengard-sites.ts';
import { scenes } from '../../scenes.ts';

invent(...raiders);
for (const [id, card, good, bad] of [
  ['4_137/1', "Attack on Helm's Deep", 'Uruk', 'Orc'],
  ['4_211/1', 'Weapons of Isengard', 'Archer', 'Uruk'],
] as const) {
  const playing = (hand: readonly string[], twilight = 9) =>
    table('shadow alone', {}, { support: [it(card)], hand: [...hand, 'Mist'] }, { twilight });
  scenario(`[${id}] ${card}: playing ${good} places a token`, (t) => {
    t.given(playing([good]));
    t.player('Bob').does('it');
    t.expect.card(good, { in: 'minions of Bob' }).card('it', { tokens: 1, tokensOf: 'Isengard' });
  });
  scenes(
    `[${id}, LR-COST-002] ${card}: not with ${bad}, nor without the twilight`,
    [
      playing([bad]),
      (t) => {
        t.player('Bob').mayNot('it', {});
      },
    ],
    [
      playing([good], 2),
      (t) => {
        t.player('Bob').mayNot('it', {});
      },
    ],
  );
}
scenario('[4_211/1, LR-COST-005] of two Weapons of Isengard one gets the token', (t) => {
  t.given(
    table(
      'shadow alone',
      {},
      {
        support: [it('Weapons of Isengard'), { card: 'Weapons of Isengard', as: 'two' }],
        hand: ['Archer', 'Mist'],
      },
    ),
  );
  t.player('Bob').does('two');
  t.expect.card('it', { tokens: 0 }).card('two', { tokens: 1 });
});
const weapons = (tokens: number) =>
  table(
    'archery alone',
    { companions: [frodo({ wounds: 3 }), 'Friend'] },
    { minions: ['Uruk'], support: [it('Weapons of Isengard', tokens), 'Idle'] },
  );
scenes(
  '[4_211/2] two tokens of Weapons of Isengard make the total +2, and it goes',
  [
    weapons(3),
    (t) => {
      t.player('Bob').does('it').passes();
      t.expect.card('it', { in: 'discard of Bob' }).table({ minionArchery: 2 });
    },
  ],
  [
    weapons(1),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
    },
  ],
);

const attack = (tokens: number, minions: readonly string[]) =>
  table(
    'regroup alone',
    { hand: ['Shot'] },
    { minions, support: [it("Attack on Helm's Deep", tokens), 'Idle'] },
  );
scenes(
  "[4_137/2] Attack on Helm's Deep: 3 tokens and an Uruk-hai take a site",
  [
    attack(4, ['Uruk', 'Orc']),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('field', { in: 'support of Bob' }).card('it', { tokens: 1 });
      t.expect.card('Uruk', { in: 'discard of Bob' }).card('Orc', { in: 'minions of Bob' });
    },
  ],
  [
    attack(2, ['Uruk']),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
    },
  ],
  [
    attack(3, ['Orc']),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
    },
  ],
);

const westfold = (support: readonly unknown[], hand: readonly string[]) =>
  table('shadow alone', { support: ['Tale'] }, { support: [it('Burning of Westfold'), ...support], hand });
scenes(
  '[4_144] Burning of Westfold: an Uruk-hai is played, and a Free Peoples condition goes',
  [
    westfold([owned, 'Idle'], ['Uruk', 'Mist']),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('Uruk', { in: 'minions of Bob' }).card('Tale', { in: 'discard of Ann' });
      t.expect.card('Idle', { in: 'support of Bob' });
    },
  ],
  [
    westfold([], ['Uruk', 'Mist']),
    (t) => {
      t.player('Bob').mayNot('it', { because: 'you control a site' });
    },
  ],
  [
    westfold([owned], ['Orc', 'Mist']),
    (t) => {
      t.player('Bob').mayNot('it', {});
    },
  ],
);

const child = (foe: string, hero: string, twilight = 9) =>
  table(
    'skirmish',
    { support: ['Villager'], site: 2 },
    { minions: [{ card: foe, against: hero }], support: [it('Down to the Last Child')] },
    { twilight },
  );
for (const [foe, hero, tokens] of [
  ['Uruk', 'Friend', 1],
  ['Uruk', 'Villager', 1],
  ['Orc', 'Friend', 0],
] as const)
  scenario(`[4_148/1] Down to the Last Child: ${hero} loses to ${foe}, and it has ${tokens} tokens`, (t) => {
    t.given(child(foe, hero));
    t.player('Ann').passes();
    t.expect.card('it', { tokens });
  });
const last = (tokens: number) =>
  table('shadow alone', {}, { support: [it('Down to the Last Child', tokens), 'Idle'] });
scenes(
  '[4_148/2] two of its tokens take a site',
  [
    last(3),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('field', { in: 'support of Bob' }).card('it', { tokens: 1 });
    },
  ],
  [
    last(1),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
    },
  ],
);
