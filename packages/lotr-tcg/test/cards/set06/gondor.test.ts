/** Ents of Fangorn: the Gondor culture. */
import { invent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { fight, guards, token } from '../casts/gondor.ts';
import { aragorn, Bob, gimli } from '../people.ts';

invent(...guards);
scenario('[6_48] Anborn wins, and a minion has a site number 3 higher', (t) => {
  t.given(fight([{ card: 'Anborn, Skilled Huntsman', as: 'hero' }], { support: [] }, 'Weak'));
  t.player('Bob').does('Pass');
  t.player('Ann').does('hero', 'other');
  t.expect.card('other', { 'site number': 4 }).card('foe', { 'site number': 1 });
});
scenario('[6_48] nothing is offered as he loses', (t) => {
  t.given(fight([{ card: 'Anborn, Skilled Huntsman', as: 'hero' }], { support: [] }));
  t.player('Bob').does('Pass');
  t.expect.asked('nobody').card('other', { 'site number': 1 });
});
for (const [others, hero, number] of [
  [2, 'Ranger', 3],
  [1, 'Ranger', 1],
  [3, 'Guard', 1],
] as const)
  scenario(`[6_49] Ancient Roads: ${hero} beside ${others} rangers, site number ${number}`, (t) => {
    const rangers = Array.from({ length: others }, (_x, i) => ({ card: 'Ranger', as: `r${i}` }));
    t.given(fight([{ card: hero, as: 'hero' }, ...rangers], { support: ['Pause', 'Ancient Roads'] }));
    t.expect.card('foe', { 'site number': number }).card('other', { 'site number': 1 });
  });

const defender = (support: readonly object[]) =>
  fight(
    [
      { card: 'Aragorn, Defender of Free Peoples', as: 'hero' },
      gimli({ wounds: 1 }),
      { card: 'Elf', wounds: 1 },
    ],
    { support: ['Pause', ...support] },
  );
scenario('[6_50/1] an Elven token makes whoever fights Aragorn 3 weaker', (t) => {
  t.given(defender([token('Elven')]));
  t.player('Ann').does('hero');
  t.expect.card('foe', { strength: 4 }).card('other', { strength: 7 }).card('Tally', { tokens: 0 });
});
scenario('[6_50/2] a Dwarven token heals a Dwarf', (t) => {
  t.given(defender([token('Dwarven')]));
  t.player('Ann').does('hero');
  t.expect.card('Gimli', { wounds: 0 }).card('Elf', { wounds: 1 }).card('foe', { strength: 7 });
});
scenario('[6_50/1, 6_50/2, LR-COST-002] no other token serves', (t) => {
  t.given(defender([token('Rohan')]));
  t.player('Ann').mayNot('hero', { rule: 'LR-COST-002' });
});
const rider = (on: readonly string[], of: string) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Aragorn, Defender of Free Peoples', as: 'hero', on }],
      support: [token(of)],
    },
    Bob: {
      minions: [
        { card: 'Orc', as: 'a' },
        { card: 'Orc', as: 'b' },
      ],
      support: ['Idle'],
    },
  },
});
scenario('[6_50/3] mounted, he wounds a minion twice for a Rohan token', (t) => {
  t.given(rider(['Steed'], 'Rohan'));
  t.player('Ann').does('hero', 'b');
  t.expect.card('b', { wounds: 2 }).card('a', { wounds: 0 }).card('Tally', { tokens: 0 });
});
for (const [on, of, wanted] of [
  [[], 'Rohan', { because: 'mounted' }],
  [['Steed'], 'Elven', { rule: 'LR-COST-002' }],
] as const)
  scenario(`[6_50/3] not with ${on.length} mounts and a token of ${of}`, (t) => {
    t.given(rider(on, of));
    t.player('Ann').mayNot('hero', wanted);
  });

const banner = (foe: string, hurt: number) =>
  fight(
    [
      { card: 'Guard', as: 'hero', wounds: 1, on: [{ card: 'Banner of Westernesse', as: 'Banner' }] },
      { card: 'Ranger', wounds: hurt },
      { card: 'Rider', wounds: 1 },
    ],
    { support: [] },
    foe,
  );
scenario(
  '[6_51/2, 6_51/3] as its bearer wins, another Gondor companion may heal and a site is liberated',
  (t) => {
    t.given(banner('Weak', 1));
    t.player('Bob').does('Pass');
    t.player('Ann').does('Banner: each time').does('Banner');
    t.expect
      .card('Ranger', { wounds: 0 })
      .card('hero', { wounds: 1 })
      .card('Rider', { wounds: 1 })
      .card('field', { in: 'path' });
  },
);
scenario('[6_51/2] nothing is offered where no other is wounded', (t) => {
  t.given(banner('Weak', 0));
  t.player('Bob').does('Pass');
  t.player('Ann').mayChoose.excludes('Banner: each time');
});
scenario('[6_51/3] nor as its bearer loses', (t) => {
  t.given(banner('Orc', 1));
  t.player('Bob').does('Pass');
  t.expect.card('field', { in: 'support of Bob' }).card('Ranger', { wounds: 1 });
});
for (const [id, card, bearer] of [
  ['6_51/1', 'Banner of Westernesse', 'Guard'],
  ['6_55/1', 'Ring of Barahir', 'Aragorn'],
] as const)
  scenario(`[${id}, LR-ATTACH-001] ${card} is borne by ${bearer}`, (t) => {
    const companions = bearer === 'Aragorn' ? [aragorn(), 'Guard'] : ['Guard', 'Rider'];
    t.given({
      phase: 'fellowship alone',
      players: { Ann: { companions: [frodo(), ...companions], hand: [{ card, as: 'it' }] }, Bob },
    });
    t.player('Ann').does('it: play');
    t.expect.card('it', { in: `on of ${bearer}` });
  });
