/** The Two Towers: the Gondor culture, its events, swords and Aragorn. */
import { companion, freeEvent, invent, minion, pause, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { aragorn, Bob, gimli } from '../../people.ts';
import { moving } from '../../standing.ts';

invent(
  pause,
  idle,
  companion('Ranger', { keyword: ['Ring-bound', 'Ranger'] }),
  companion('Guard'),
  companion('Rider', { culture: 'Rohan' }),
  companion('Sworn', { signet: 'Aragorn' }),
  companion('Halfling', { race: 'Hobbit', culture: 'Shire' }),
  minion('Stray', { siteNumber: 9, vitality: 4, strength: 7 }),
  minion('Weak stray', { siteNumber: 9, vitality: 4, strength: 4 }),
  minion('Orc', { vitality: 4, strength: 7 }),
  minion('Uruk', { race: 'Uruk-hai', vitality: 4, strength: 7 }),
  minion('Southman', { race: 'Man', vitality: 4, strength: 7 }),
  freeEvent('Rumor', {}),
  freeEvent('Song', { culture: 'Elven' }),
  site('Field', { siteNumber: 1, block: 2 }),
  site('Wood', { siteNumber: 2, block: 2 }),
);
const fight = (companions: readonly unknown[], foe: string, ann: object = {}, more: object = {}) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), ...companions], support: ['Pause'], ...ann },
    Bob: {
      minions: [
        { card: foe, as: 'foe', against: 'hero' },
        { card: 'Orc', as: 'other' },
      ],
      support: ['Idle'],
    },
  },
  ...more,
});
const held = (card: string) => ({ hand: [{ card, as: 'event' }] });
const two = [
  { card: 'Ranger', as: 'hero' },
  { card: 'Ranger', as: 'second' },
];

for (const phase of ['archery alone', 'skirmish'])
  scenario(
    `[4_110] Arrows Thick in the Air (${phase}): two Ring-bound Men exert, each roaming minion is wounded`,
    (t) => {
      t.given({ ...fight([...two, 'Guard'], 'Stray', held('Arrows Thick in the Air')), phase });
      t.player('Ann').does('event', 'hero');
      t.expect
        .card('foe', { wounds: 1 })
        .card('other', { wounds: 0 })
        .card('hero', { wounds: 1 })
        .card('second', { wounds: 1 });
    },
  );
scenario('[4_110, LR-EXERT-003] not with one of them', (t) => {
  t.given(fight([two[0], 'Guard'], 'Stray', held('Arrows Thick in the Air')));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});
const brother = (hand: readonly string[]) =>
  fight(
    [
      { card: 'Faramir, Captain of Gondor', as: 'Faramir', on: [{ card: 'Boromir, My Brother', as: 'it' }] },
      ...two,
      'Guard',
    ],
    'Orc',
    { hand },
  );
scenario('[4_111/2] a Gondor card from hand makes a Ring-bound Man stronger', (t) => {
  t.given(brother(['Rumor', 'Song']));
  t.expect.card('Faramir', { vitality: 4 });
  t.player('Ann').does('it').mayChoose.exactly('Faramir', 'hero', 'second');
  t.player('Ann')
    .does('hero')
    .has({ hand: ['Song'] });
  t.expect.card('hero', { strength: 7 });
});
scenario('[4_111/2, LR-COST-002] no card of another culture', (t) => {
  t.given(brother(['Song']));
  t.player('Ann').mayNot('it', { rule: 'LR-COST-002' });
});
const gauntlets = (twilight: number, wounds = 0) =>
  fight(
    [{ card: 'Guard', as: 'hero', wounds, on: [{ card: "Boromir's Gauntlets", as: 'it' }] }],
    'Orc',
    {},
    { twilight },
  );
for (const [answer, twilight] of [
  ['No', 1],
  ['Yes', 0],
] as const)
  scenario(`[4_112/2] its bearer exerts to cancel his skirmish; the Shadow removes 1: ${answer}`, (t) => {
    t.given(gauntlets(1));
    t.player('Ann').does('it');
    t.player('Bob').does(answer);
    t.expect.card('hero', { wounds: 1 }).table({ twilight });
    t.expect.asked(answer === 'No' ? 'nobody' : 'Bob');
  });
scenario('[4_112/2, LR-COST-002] without twilight nobody prevents it', (t) => {
  t.given(gauntlets(0));
  t.player('Ann').does('it');
  t.expect.asked('nobody').card('hero', { wounds: 1 });
});
scenario('[4_112/2, LR-EXERT-003] not exhausted', (t) => {
  t.given(gauntlets(0, 2));
  t.player('Ann').mayNot('it', { rule: 'LR-EXERT-003' });
});
for (const [foe, asked] of [
  ['Stray', 'nobody'],
  ['Orc', 'Bob'],
] as const)
  scenario(`[4_113] Curse Them against ${foe}: then it is for ${asked} to act`, (t) => {
    t.given(fight([{ card: 'Guard', as: 'hero' }, 'Ranger'], foe, held('Curse Them')));
    t.player('Ann').does('event');
    t.expect.asked(asked).card('Ranger', { wounds: 1 });
  });
scenario('[4_113, LR-EXERT-003] Curse Them needs a Ring-bound Man', (t) => {
  t.given(fight([{ card: 'Guard', as: 'hero' }], 'Stray', held('Curse Them')));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});
const defend = (who: string) => ({
  phase: 'maneuver alone',
  players: {
    Ann: { companions: [frodo(), who], ...held('Defend It and Hope') },
    Bob: { minions: ['Uruk', 'Orc'], support: ['Idle'] },
  },
});
for (const [victim, wounds] of [
  ['Uruk', 2],
  ['Orc', 1],
] as const)
  scenario(`[4_115] Defend It and Hope: ${victim} takes ${wounds}`, (t) => {
    t.given(defend('Guard'));
    t.player('Ann').does('event', victim);
    t.expect.card(victim, { wounds }).card('Guard', { wounds: 1 });
  });
scenario('[4_115, LR-EXERT-003] it needs a Gondor Man', (t) => {
  t.given(defend('Rider'));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});
const choice = (who: unknown) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), who, { card: 'Sworn', wounds: 2 }, { card: 'Guard', wounds: 2 }],
      hand: [{ card: 'Hard Choice', as: 'event' }, 'Pause'],
    },
    Bob,
  },
});
scenario('[4_123] beside Aragorn one with his signet is healed twice', (t) => {
  t.given(choice(aragorn()));
  t.player('Ann').does('event');
  t.expect.card('Sworn', { wounds: 0 }).card('Guard', { wounds: 2 });
});
scenario('[4_123, LR-SPOT-001] not without him', (t) => {
  t.given(choice(gimli()));
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});

for (const [hero, tokens] of [
  ['Guard', 1],
  ['Rider', 0],
] as const)
  scenario(`[4_126/1] ${hero} wins: ${tokens} tokens`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: {
          companions: [frodo(), { card: hero, as: 'hero' }],
          support: [{ card: 'Ithilien Trap', as: 'it' }],
        },
        Bob: { minions: [{ card: 'Weak stray', against: 'hero' }] },
      },
    });
    if (tokens > 0) t.player('Ann').does('it');
    t.expect.card('it', { tokens });
  });
for (const [tokens, choices, wounds] of [
  [2, ['a', 'a'], [2, 0]],
  [5, ['a', 'b', 'a'], [2, 1]],
] as const)
  scenario(`[4_126/2, LR-EFFECT-010] Ithilien Trap with ${tokens} tokens: ${wounds.join(' and ')}`, (t) => {
    t.given({
      phase: 'maneuver alone',
      players: {
        Ann: {
          companions: [frodo()],
          support: [{ card: 'Ithilien Trap', as: 'it', tokens, tokensOf: 'Gondor' }],
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
    t.player('Ann').does('it', ...choices);
    t.expect
      .card('a', { wounds: wounds[0] })
      .card('b', { wounds: wounds[1] })
      .card('it', { in: 'discard of Ann' });
  });

for (const [foe, strength] of [
  ['Uruk', 12],
  ['Orc', 10],
] as const)
  scenario(`[4_132/2] Aragorn with his blade against ${foe}: ${strength}`, (t) => {
    t.given(fight([aragorn({ as: 'hero', on: ["Ranger's Sword, Blade of Aragorn"] })], foe));
    t.expect.card('hero', { strength });
  });
scenario("[4_132/1, LR-ATTACH-001] Ranger's Sword, Blade of Aragorn is borne by Aragorn", (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), 'Guard', aragorn()],
        hand: [{ card: "Ranger's Sword, Blade of Aragorn", as: 'it' }],
      },
      Bob,
    },
  });
  t.player('Ann').does('it: play');
  t.expect.card('it', { in: 'on of Aragorn' });
});
for (const [foe, damage] of [
  ['Southman', 1],
  ['Stray', 1],
  ['Orc', 0],
] as const)
  scenario(`[4_134/2] Sword of Gondor against ${foe}: damage +${damage}`, (t) => {
    t.given(fight([{ card: 'Guard', as: 'hero', on: ['Sword of Gondor'] }], foe));
    t.expect.card('hero', { damage, strength: 8 });
  });
for (const [foe, fields] of [
  ['Stray', { strength: 9, damage: 1 }],
  ['Southman', { strength: 8, damage: 0 }],
] as const)
  scenario(`[4_135] War and Valor against ${foe}: ${JSON.stringify(fields)}`, (t) => {
    t.given(fight([{ card: 'Guard', as: 'hero' }, 'Rider'], foe, held('War and Valor')));
    t.player('Ann').does('event');
    t.expect.card('hero', fields);
  });

const wingfoot = (hobbits: readonly string[]) => {
  const position = moving('Field', 1, 'Wood', {
    companions: [frodo(), { card: 'Aragorn, Wingfoot', as: 'Aragorn' }, ...hobbits],
  });
  return {
    ...position,
    players: {
      ...position.players,
      Bob: {
        minions: [
          { card: 'Orc', as: 'a' },
          { card: 'Orc', as: 'b' },
        ],
      },
    },
  };
};
for (const [spotted, choices, wounds] of [
  ['2', ['a', 'b'], [1, 1]],
  ['2', ['b', 'b'], [0, 2]],
  ['1', ['a'], [1, 0]],
] as const)
  scenario(
    `[4_364, LR-EFFECT-010, LR-SPOT-002] Wingfoot spots ${spotted} of two: ${choices.join(', ')}`,
    (t) => {
      t.given(wingfoot(['Halfling', 'Halfling']));
      t.player('Ann').does('Aragorn', spotted, ...choices);
      t.expect.card('a', { wounds: wounds[0] }).card('b', { wounds: wounds[1] });
    },
  );
scenario('[4_364] not without an unbound Hobbit', (t) => {
  t.given(wingfoot(['Guard']));
  t.expect.asked('nobody').card('a', { wounds: 0 });
});
