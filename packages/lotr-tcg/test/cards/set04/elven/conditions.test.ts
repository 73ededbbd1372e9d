/** The Two Towers: the Elven culture, its conditions and the brooch. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { elves, fight, singers } from '../../casts/elven.ts';
import { Bob, gimli, legolas } from '../../people.ts';

invent(...singers);
for (const [id, card] of [
  ['4_60/1', 'Blades Drawn'],
  ['4_72/1', 'Killing Field'],
  ['4_77/1', 'Lórien Is Most Welcome'],
] as const)
  for (const [n, may] of [
    [2, true],
    [1, false],
  ] as const)
    scenario(`[${id}, LR-COST-009] ${card} with an ally and ${n} Elf companions: ${may}`, (t) => {
      t.given({
        phase: 'fellowship alone',
        players: {
          Ann: {
            companions: [frodo(), ...elves(n)],
            support: ['Singer'],
            hand: [{ card, as: 'it' }, 'Pause'],
          },
          Bob,
        },
      });
      if (may) {
        t.player('Ann').does('it: play');
        t.expect.card('it', { in: 'support of Ann' });
      } else t.player('Ann').mayNot('it', { rule: 'LR-COST-009' });
    });
const standing = (card: string, phase: string) => ({
  phase,
  players: {
    Ann: { companions: [frodo(), gimli()], support: ['Pause', { card, as: 'it' }] },
    Bob: {
      minions: [
        { card: 'Brute', as: 'hurt', against: 'Gimli', wounds: 2 },
        { card: 'Brute', as: 'whole' },
      ],
    },
  },
});
for (const [id, card, hurt] of [
  ['4_60/2', 'Blades Drawn', { strength: 0, fierce: 1, damage: 1 }],
  ['4_72/2', 'Killing Field', { strength: 4, fierce: 0, damage: 1 }],
  ['4_77/2', 'Lórien Is Most Welcome', { strength: 4, fierce: 1, damage: 0 }],
] as const) {
  scenario(`[${id}] ${card}: a minion with two wounds has ${JSON.stringify(hurt)}`, (t) => {
    t.given(standing(card, 'skirmish'));
    t.expect.card('hurt', hurt).card('whole', { strength: 4, fierce: 1, damage: 1 });
  });
  scenario(`[${id.slice(0, -1)}3] ${card} goes as the regroup phase begins`, (t) => {
    const { players } = standing(card, '');
    t.given({ phase: 'regroup alone', players: { ...players, Bob: { minions: ['Brute'] } } });
    t.expect.card('it', { in: 'discard of Ann' });
  });
}

const count = (mine: number, theirs: number) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), legolas(), gimli()],
      support: [
        'Pause',
        { card: 'Final Count', as: 'Count', ...(mine === 0 ? {} : { tokens: mine, tokensOf: 'Elven' }) },
        {
          card: 'My Axe Is Notched',
          as: 'Axe',
          ...(theirs === 0 ? {} : { tokens: theirs, tokensOf: 'Dwarven' }),
        },
      ],
    },
    Bob: { minions: [{ card: 'Weakling', as: 'foe', against: 'Legolas' }] },
  },
});
for (const [mine, theirs, bonus] of [
  [0, 3, 0],
  [4, 1, 1],
  [2, 3, 2],
  [5, 4, 3],
] as const)
  scenario(
    `[4_69/2, 4_52/2, LR-ERRATA-050, LR-ERRATA-051] tokens ${mine} and ${theirs}: bonus +${bonus}`,
    (t) => {
      t.given(count(mine, theirs));
      t.expect.card('Legolas', { strength: 6 + bonus }).card('Gimli', { strength: 6 + bonus });
    },
  );
for (const [id, card, winner, hero, tokens] of [
  ['4_69/1', 'Final Count', legolas(), 'Legolas', 1],
  ['4_69/1', 'Final Count', { card: 'Elf', as: 'Elf' }, 'Elf', 0],
  ['4_82/1', 'Strength of Arms', { card: 'Elf', as: 'Elf' }, 'Elf', 1],
  ['4_82/1', 'Strength of Arms', gimli(), 'Gimli', 0],
] as const)
  scenario(`[${id}] ${hero} wins, and ${card} may get ${tokens} tokens`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), winner], support: [{ card, as: 'it' }] },
        Bob: { minions: [{ card: 'Weakling', against: hero }] },
      },
    });
    if (card === 'Strength of Arms') t.player('Ann').does('Pass');
    if (tokens > 0) t.player('Ann').does('it');
    t.expect.card('it', { tokens });
  });
for (const [tokens, strength] of [
  [2, 7],
  [5, 6],
] as const)
  scenario(`[4_82/2, LR-LIMIT-001] Strength of Arms with ${tokens} tokens: ${strength}`, (t) => {
    t.given(
      fight(
        'Valor',
        { card: 'Elf' },
        {},
        { support: [{ card: 'Strength of Arms', as: 'it', tokens, tokensOf: 'Elven' }] },
      ),
    );
    t.player('Ann').does('it');
    t.expect.card('foe', { strength }).card('other', { strength: 9 }).card('it', { in: 'discard of Ann' });
  });

const brooch = (who: string, on: readonly unknown[]) => ({
  phase: 'maneuver alone',
  players: {
    Ann: {
      companions: [
        frodo(),
        { card: 'Guard', on: [{ card: 'Elven Brooch', as: 'Brooch' }, ...on] },
        { card: 'Elf', on: [{ card: 'Cup', as: 'other cup' }] },
      ],
      support: ['Clearing'],
    },
    Bob: { minions: ['Orc'], support: [who] },
  },
});
scenario('[4_63/3, LR-ERRATA-052] the brooch goes in place of another possession of its bearer', (t) => {
  t.given(brooch('Theft', [{ card: 'Cup', as: 'Cup' }]));
  t.player('Ann').does('Pass');
  t.player('Bob').does('Theft', 'Cup');
  t.player('Ann').does('Brooch');
  t.expect.card('Cup', { in: 'on of Guard' }).card('Brooch', { in: 'discard of Ann' });
});
for (const victim of ['Brooch', 'other cup'])
  scenario(`[4_63/3] nothing is offered for: ${victim}`, (t) => {
    t.given(brooch('Theft', []));
    t.player('Ann').does('Pass');
    t.player('Bob').does('Theft', victim);
    t.expect.card(victim, { in: 'discard of Ann' });
  });
scenario('[4_63/3] nor for what a Free Peoples card does', (t) => {
  t.given(brooch('Curse', [{ card: 'Cup', as: 'Cup' }]));
  t.player('Ann').does('Clearing', 'Cup');
  t.expect.card('Cup', { in: 'discard of Ann' }).card('Brooch', { in: 'on of Guard' });
});
for (const [beside, may] of [
  ['Elf', true],
  ['Guard', false],
] as const)
  scenario(`[4_63/1, 4_63/2] Elven Brooch beside ${beside}: ${may}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo(), beside],
          support: ['Singer'].slice(may ? 0 : 1),
          hand: [{ card: 'Elven Brooch', as: 'Brooch' }, 'Pause'],
        },
        Bob,
      },
    });
    if (may) t.player('Ann').does('Brooch: play').mayChoose.exactly('Frodo', beside);
    else t.player('Ann').mayNot('Brooch', { rule: 'LR-COST-009' });
  });
