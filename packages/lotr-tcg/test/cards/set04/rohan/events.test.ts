/** The Two Towers: the Rohan culture, its events and conditions. */
import { ally, companion, invent, item, minion, pause, shadowCondition, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { Bob, gimli } from '../../people.ts';

invent(
  pause,
  companion('Rider', { culture: 'Rohan' }),
  companion('Shieldmaiden', { culture: 'Rohan', keyword: ['Valiant'] }),
  companion('Guard'),
  companion('Rohan Elf', { culture: 'Rohan', race: 'Elf' }),
  companion('Bound', { keyword: ['Ring-bound'] }),
  companion('Sworn', { signet: 'Théoden' }),
  ally('Peasant', { culture: 'Rohan', keyword: ['Villager'], home: 1 << 4, homeBlock: 2 }),
  ally('Groom', { culture: 'Rohan', home: 1 << 4, homeBlock: 2 }),
  ally('Stranger'),
  item('Steed', { itemClass: 'mount', culture: 'Rohan' }),
  minion('Pikeman', { vitality: 4, strength: 1 }),
  minion('Wanderer', { vitality: 2, siteNumber: 9 }),
  site('Field', { siteNumber: 1, block: 2 }),
  shadowCondition('Curse'),
);
const rider = (as: string, more: object = {}) => ({ card: 'Rider', as, ...more });
const mounted = (as: string) => rider(as, { on: ['Steed'] });

const fight = (event: string, companions: readonly unknown[], support: readonly unknown[] = []) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), ...companions],
      support: ['Pause', ...support],
      hand: [{ card: event, as: 'event' }],
    },
    Bob: { minions: [{ card: 'Pikeman', as: 'foe', against: 'hero' }] },
  },
});
for (const [support, strength] of [
  ['Peasant', 9],
  ['Groom', 8],
] as const)
  scenario(`[4_273] Fight for the Villagers beside ${support}: strength ${strength}`, (t) => {
    t.given(fight('Fight for the Villagers', [rider('hero'), rider('other'), gimli()], [support]));
    t.player('Ann').does('event').mayChoose.exactly('hero', 'other', support);
    t.player('Ann').does('hero');
    t.expect.card('hero', { strength });
  });
for (const [men, spotted, strength] of [
  [5, '5', 9],
  [2, '2', 8],
  [2, '0', 6],
] as const)
  scenario(`[4_282, LR-SPOT-002] An Honorable Charge with ${men} Rohan Men, ${spotted} spotted`, (t) => {
    const others = Array.from({ length: men }, (_x, i) => rider(`r${i}`));
    t.given(fight('An Honorable Charge', [{ card: 'Guard', as: 'hero' }, 'Bound', ...others]));
    t.player('Ann')
      .does('event')
      .mayChoose.exactly('hero', ...others.map(({ as }) => as));
    t.player('Ann').does('hero', spotted);
    t.expect.card('hero', { strength });
  });
for (const [hero, damage] of [
  [mounted('hero'), 2],
  [rider('hero'), 0],
] as const)
  scenario(`[4_297] Work for the Sword: strength +2 and damage +${damage}`, (t) => {
    t.given(fight('Work for the Sword', [hero, 'Guard']));
    t.player('Ann').does('event');
    t.expect.card('hero', { strength: 8, damage });
  });

const eorlingas = (wounds: number) => ({
  phase: 'maneuver alone',
  players: {
    Ann: {
      companions: [
        frodo(),
        'Sworn',
        { card: 'Éomer, Third Marshal of Riddermark', as: 'Éomer' },
        { card: 'Théoden, Son of Thengel', as: 'Théoden', wounds },
      ],
      hand: [{ card: 'Forth Eorlingas!', as: 'event' }],
    },
    Bob: { minions: ['Pikeman'] },
  },
});
scenario('[4_275] Théoden exerts, and whoever has his signet is defender +1', (t) => {
  t.given(eorlingas(0));
  t.player('Ann').does('event').mayChoose.exactly('Sworn', 'Éomer');
  t.player('Ann').does('Sworn');
  t.expect.card('Sworn', { defender: 1 }).card('Théoden', { wounds: 1 }).card('Éomer', { defender: 0 });
});
scenario('[4_275, LR-EXERT-003] not when he is exhausted', (t) => {
  t.given(eorlingas(1));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});

const helm = (companions: readonly unknown[], taken = true) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo(), ...companions],
      hand: [{ card: 'Helm! Helm!', as: 'event' }],
      deck: ['Pause', 'Pause', 'Pause', 'Pause'],
      site: 3,
    },
    Bob: { support: taken ? [{ card: 'Field', number: 1, as: 'field' }] : ['Curse'] },
  },
});
scenario('[4_279, LR-CONTROL-008] two mounted Rohan Men: a site is liberated', (t) => {
  t.given(helm([mounted('a'), mounted('b')]));
  t.player('Ann').does('event', 'liberate a site').has({ hand: 0 });
  t.expect.card('field', { in: 'path' }).table({ twilight: 2 });
});
scenario('[4_279] or three cards are drawn', (t) => {
  t.given(helm([mounted('a'), mounted('b')]));
  t.player('Ann').does('event', 'draw 3 cards').has({ hand: 3, deck: 1 });
  t.expect.card('field', { in: 'support of Bob' });
});
scenario('[4_279, LR-EFFECT-005] where there is nothing to liberate, cards are drawn', (t) => {
  t.given(helm([mounted('a'), mounted('b')], false));
  t.player('Ann').does('event').has({ hand: 3 });
});
scenario('[4_279, LR-SPOT-001] not with one of them on foot', (t) => {
  t.given(helm([mounted('a'), rider('b'), { card: 'Guard', on: ['Horse of Rohan'] }]));
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});

const flower = (companions: readonly unknown[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), ...companions],
      hand: [{ card: 'Simbelmynë', as: 'event' }, 'Pause'],
      deck: ['Guard', 'Sword of Rohan', 'Work for the Sword', 'Groom', 'Armor'],
    },
    Bob,
  },
});
for (const companions of [[rider('a'), rider('b')], ['Shieldmaiden']])
  scenario(`[4_289] ${companions.length} Men find a Rohan character or possession in the deck`, (t) => {
    t.given(flower(companions));
    t.player('Ann').does('event').mayChoose.exactly('Sword of Rohan', 'Groom');
    t.player('Ann').does('Groom');
    t.expect.card('Groom', { in: 'support of Ann' }).table({ twilight: 2 });
  });
for (const other of ['Guard', 'Rohan Elf'])
  scenario(`[4_289, LR-SPOT-001] one Man who is not valiant is not enough, nor beside ${other}`, (t) => {
    t.given(flower([rider('a'), other]));
    t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
  });

const supplies = (hand: readonly string[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Rider', wounds: 1 }],
      support: [
        { card: 'Supplies of the Mark', as: 'Supplies' },
        { card: 'Groom', as: 'ally', wounds: 1 },
      ],
      hand,
      deck: ['Armor'],
    },
    Bob,
  },
});
scenario('[4_290] a villager beneath the deck and 2 twilight heal a Rohan ally', (t) => {
  t.given(supplies(['Peasant', 'Pause']));
  t.player('Ann')
    .does('Supplies')
    .has({ hand: ['Pause'], deck: ['Armor', 'Peasant'] });
  t.expect.card('ally', { wounds: 0 }).card('Rider', { wounds: 1 }).table({ twilight: 2 });
});
scenario('[4_290, LR-COST-002] nobody else goes beneath the deck', (t) => {
  t.given(supplies(['Groom', 'Pause']));
  t.player('Ann').mayNot('Supplies', { rule: 'LR-COST-002' });
});

for (const [minionCard, villager, may] of [
  ['Wanderer', 'Peasant', true],
  ['Wanderer', 'Groom', false],
  ['Pikeman', 'Peasant', false],
] as const)
  scenario(`[4_293] ${minionCard} is played beside ${villager}: exerts ${may}`, (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 9,
      players: {
        Ann: { companions: [frodo()], support: ['Valleys of the Mark', villager], site: 3 },
        Bob: { hand: [minionCard, 'Curse'] },
      },
    });
    t.player('Bob').does(`${minionCard}: play`);
    if (may) t.player('Ann').does('Valleys of the Mark');
    else t.player('Ann').mayNot('Valleys of the Mark');
    t.expect.card(minionCard, { wounds: may ? 1 : 0 });
  });

const store = (discard: readonly string[], wounds: number) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Rider', wounds }],
      support: [{ card: 'Weapon Store', as: 'Store' }],
      discard,
      hand: ['Pause'],
    },
    Bob,
  },
});
scenario('[4_294] a Rohan Man exerts, and a hand weapon comes out of the discard pile', (t) => {
  t.given(store(['Sword of Rohan', 'Armor'], 0));
  t.player('Ann').does('Store');
  t.expect.card('Sword of Rohan', { in: 'on of Rider' }).card('Rider', { wounds: 1 }).table({ twilight: 1 });
});
scenario('[4_294, LR-EFFECT-008] not without a hand weapon there', (t) => {
  t.given(store(['Armor'], 0));
  t.player('Ann').mayNot('Store', {});
});
scenario('[4_294, LR-EXERT-003] nor when he is exhausted', (t) => {
  t.given(store(['Sword of Rohan'], 2));
  t.player('Ann').mayNot('Store', { rule: 'LR-EXERT-003' });
});
