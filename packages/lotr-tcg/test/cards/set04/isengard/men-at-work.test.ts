/** The Two Towers: what Saruman's Men and Gríma work in the fights and between them. */
import { invent } from '../../../invented.ts';
import { frodo } from '../../../table.ts';
import { agents, bobs, grima, held, table } from '../../casts/isengard-men.ts';
import { scenes } from '../../scenes.ts';

invent(...agents);
const falling = (foe: string, who = 'Other') =>
  table(
    'skirmish',
    { companions: [frodo(), who], support: ['Pause'] },
    { minions: [foe, { card: 'Uruk', as: 'foe', against: who }], hand: [held('Men Will Fall')] },
  );
scenes(
  '[4_161] Men Will Fall: an unbound companion is weaker by 2',
  [
    falling('Agent'),
    (t) => {
      t.player('Ann').does('Pause');
      t.player('Bob').does('it');
      t.expect.card('Other', { strength: 4 });
    },
  ],
  [
    falling('Agent', 'Bound'),
    (t) => {
      t.player('Ann').does('Pause');
      t.player('Bob').does('it');
      t.expect.card('Bound', { strength: 6 });
    },
  ],
  [
    falling('Wild man'),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
    },
  ],
);

const rising = (foe: string, hand: readonly unknown[]) =>
  table(
    'regroup alone',
    { hand: [] },
    { minions: [foe], hand: [held('New Power Rising'), ...hand], discard: ['Cry', 'Foreign cry'] },
  );
scenes(
  '[4_162] New Power Rising: Free Peoples cards go, and an Isengard card comes',
  [
    rising('Agent', ['Shot', 'Mist', 'Tale']),
    (t) => {
      t.player('Bob').does('it');
      t.player('Bob').has({ hand: ['Mist', 'Cry'] });
      t.expect.card('Shot', { in: 'discard of Bob' }).card('Tale', { in: 'discard of Bob' });
    },
  ],
  [
    rising('Agent', []),
    (t) => {
      t.player('Bob').does('it');
      t.player('Bob').has({ hand: ['Cry'] });
    },
  ],
  [
    rising('Uruk', []),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
    },
  ],
);

const assigning = (on: readonly unknown[], minions: readonly string[]) =>
  table(
    'assignment alone',
    {
      companions: [frodo(), { card: 'Rider', on }, 'Other'],
      support: ['Villager', { card: 'Villager', as: 'second' }],
      site: 2,
    },
    { minions, support: [] },
  );
scenes(
  '[4_172/3] Rohan Is Mine: every ally exerts when its bearer is assigned',
  [
    assigning([bobs('Rohan Is Mine')], ['Uruk']),
    (t) => {
      t.player('Ann').does('Uruk', 'Rider');
      t.expect.card('Villager', { wounds: 1 }).card('second', { wounds: 1 });
    },
  ],
  [
    assigning([bobs('Rohan Is Mine')], ['Uruk']),
    (t) => {
      t.player('Ann').does('Uruk', 'Other');
      t.expect.card('Villager', { wounds: 0 });
    },
  ],
  [
    assigning([bobs('Rohan Is Mine')], ['Uruk']),
    (t) => {
      t.player('Ann').passes();
      t.player('Bob').does('Uruk', 'Rider');
      t.expect.card('Villager', { wounds: 0 });
    },
  ],
);

const unferth = "Unferth, Gríma's Bodyguard";
scenes(
  '[4_178] Unferth: whoever is assigned to an Isengard Man exerts',
  [
    assigning([], [unferth]),
    (t) => {
      t.player('Ann').does(unferth, 'Rider');
      t.expect.card('Rider', { wounds: 1 }).card('Other', { wounds: 0 });
    },
  ],
  [
    assigning([], [unferth, 'Agent']),
    (t) => {
      t.player('Ann').does('Agent', 'second').passes();
      t.expect.card('second', { wounds: 1 });
    },
  ],
  [
    assigning([], [unferth, 'Wild man']),
    (t) => {
      t.player('Ann').does('Wild man', 'Rider').passes();
      t.expect.card('Rider', { wounds: 0 });
    },
  ],
  [
    assigning([], [unferth]),
    (t) => {
      t.player('Ann').passes();
      t.player('Bob').does(unferth, 'Rider');
      t.expect.card('Rider', { wounds: 0 });
    },
  ],
);

const stowed = (minion: unknown, who: string) =>
  table(
    'maneuver alone',
    {
      companions: [frodo(), { card: who, on: ['Blade', 'Song'] }],
      support: [{ card: 'Villager', on: ['Helm'] }],
    },
    { minions: [minion], hand: [held('Where Has Gríma Stowed It?')] },
  );
scenes(
  '[4_214] Where Has Gríma Stowed It? A possession of an ally or unbound companion goes',
  [
    stowed(grima, 'Other'),
    (t) => {
      t.player('Ann').passes();
      t.player('Bob').does('it').mayChoose.exactly('Blade', 'Helm');
      t.player('Bob').does('Blade');
      t.expect.card('Blade', { in: 'discard of Ann' }).card('Helm', { in: 'on of Villager' });
    },
  ],
  [
    stowed(grima, 'Bound'),
    (t) => {
      t.player('Ann').passes();
      t.player('Bob').does('it');
      t.expect.card('Helm', { in: 'discard of Ann' }).card('Blade', { in: 'on of Bound' });
    },
  ],
  [
    stowed('Agent', 'Other'),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
    },
  ],
);

const wounding = (minions: readonly unknown[]) =>
  table(
    'shadow alone',
    { companions: [frodo(), 'Tall elf', 'Rider'] },
    { minions, hand: [held('Wounded'), 'Mist'] },
  );
scenes(
  '[4_215/1, 4_215/2, 4_215/3] Wounded: an Isengard Man exerts, and so does its bearer',
  [
    wounding(['Agent']),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('Agent', { wounds: 1 }).card('Rider', { wounds: 1 }).card('it', { in: 'on of Rider' });
    },
  ],
  [
    wounding([{ card: 'Saruman, Keeper of Isengard', as: 'Saruman' }]),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-009' });
    },
  ],
);
{
  const resting = (on: readonly unknown[]) => ({
    phase: 'fellowship alone',
    twilight: 0,
    players: {
      Ann: {
        companions: [frodo(), { card: 'Rider', wounds: 2, on }],
        hand: ['Shot'],
        support: [{ card: 'Balm', as: 'balm' }],
      },
      Bob: { hand: [] },
    },
  });
  scenes(
    '[4_215/4] its bearer does not heal, others do',
    [
      resting([bobs('Wounded')]),
      (t) => {
        t.player('Ann').does('balm');
        t.expect.card('Rider', { wounds: 2 });
      },
    ],
    [
      resting([]),
      (t) => {
        t.player('Ann').does('balm');
        t.expect.card('Rider', { wounds: 1 });
      },
    ],
  );
}
