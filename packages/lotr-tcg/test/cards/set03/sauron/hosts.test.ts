/** Realms of the Elf-lords: more of the Sauron culture. */
import { titleNumber } from '../../../../src/cards/titles.ts';
import { ally, companion, freeCondition, invent, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import type { Fields } from '../../positions.ts';
import { moving } from '../../standing.ts';

invent(
  idle,
  minion('Sauron Orc', { culture: 'Sauron', vitality: 3 }),
  minion('Goblin', { vitality: 3 }),
  minion('Rider', { race: 'Nazgul', culture: 'Wraith', vitality: 3 }),
  companion('Friend', { vitality: 4 }),
  companion('Dwarf friend', { race: 'Dwarf', culture: 'Dwarven' }),
  companion('Elf friend', { race: 'Elf', culture: 'Elven' }),
  ally('Old friend'),
  ally('Old Bilbo', { title: titleNumber('Bilbo') }),
  freeCondition('Free paper'),
  freeCondition('Shire tale', { culture: 'Shire', keyword: ['Tale'] }),
  shadowCondition('Sauron paper', { culture: 'Sauron' }),
  shadowCondition('Goblin paper'),
);
const cards = (n: number, card = 'Friend', as = 'c') =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${as}${i}` }));
const orc = { card: 'Sauron Orc', as: 'orc' };
const playing = (phase: string, card: string, ann: Fields = {}, bob: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), 'Friend'], adventure: [], ...ann },
    Bob: { minions: [orc], hand: [{ card, as: 'event' }], support: ['Idle'], ...bob },
  },
});

for (const burdens of [0, 2])
  scenario(`[3_88] Get Off the Road!: ${burdens} burdens, ${burdens} cards`, (t) => {
    t.given(playing('shadow', 'Get Off the Road!', { burdens, deck: cards(5) }, { minions: [orc, 'Rider'] }));
    t.player('Bob').does('event');
    t.player('Ann').has({ deck: 5 - burdens });
  });
scenario('[3_88, LR-SPOT-001] Get Off the Road! takes a Nazgûl', (t) => {
  t.given(playing('shadow', 'Get Off the Road!', { burdens: 2 }));
  t.player('Bob').mayNot('event', { because: 'spot a Nazgûl' });
});
scenario('[3_88, LR-SPOT-001] Get Off the Road! takes a Sauron minion', (t) => {
  t.given(playing('shadow', 'Get Off the Road!', { burdens: 2 }, { minions: ['Rider'] }));
  t.player('Bob').mayNot('event', { because: 'spot a Sauron minion' });
});

scenario('[3_89] Gleaming in the Snow: an Orc exerts, and a Gondor companion costs a burden', (t) => {
  t.given(playing('regroup', 'Gleaming in the Snow', { burdens: 0 }));
  t.player('Bob').does('event');
  t.player('Ann').has({ burdens: 1 });
  t.expect.card('orc', { wounds: 1 });
});
scenario('[3_89, LR-SPOT-001] Gleaming in the Snow: not without one', (t) => {
  t.given(playing('regroup', 'Gleaming in the Snow', { companions: [frodo(), 'Dwarf friend'] }));
  t.player('Bob').mayNot('event', { because: 'spot a Gondor companion' });
});

const hand = (minion: string) => ({
  ...playing(
    'maneuver',
    'Hand of Sauron',
    { hand: ['Armor', 'Athelas'] },
    { minions: [{ card: minion, as: 'orc' }] },
  ),
  dice: minion === 'Goblin' ? [] : [1],
});
scenario('[3_90] Hand of Sauron: a Sauron minion exerts, and a card goes at random', (t) => {
  t.given(hand('Sauron Orc'));
  t.player('Bob').does('event');
  t.player('Ann').has({ hand: ['Armor'], discard: ['Athelas'] });
  t.expect.card('orc', { wounds: 1 });
});
scenario('[3_90] Hand of Sauron: not another', (t) => {
  t.given(hand('Goblin'));
  t.player('Bob').mayNot('event', { because: 'exert' });
});

const cruelty = (wounds: number) =>
  playing(
    'regroup',
    'Hand of Sauron',
    { deck: cards(3) },
    {
      minions: [{ ...orc, wounds }],
      support: ['Idle', { card: 'His Cruelty and Malice', as: 'it' }],
    },
  );
scenario('[3_91] His Cruelty and Malice: a Sauron minion exerts, and a card goes', (t) => {
  t.given(cruelty(0));
  t.player('Bob').does('it');
  t.player('Ann').has({ deck: 2, discard: 1 });
  t.expect.card('orc', { wounds: 1 });
});
scenario('[3_91, LR-EXERT-003] His Cruelty and Malice: not an exhausted one', (t) => {
  t.given(cruelty(2));
  t.player('Bob').mayNot('it', { because: 'exert' });
});

for (const [id, card] of [
  ['3_93', 'Morgul Slayer'],
  ['3_97', 'Orc Slayer'],
] as const) {
  scenario(`[${id}] ${card} exerts to wound a companion, never the Ring-bearer`, (t) => {
    t.given(playing('regroup', 'Hand of Sauron', {}, { minions: [{ card, as: 'it' }] }));
    t.player('Bob').does('it');
    t.expect.card('it', { wounds: 1 }).card('Friend', { wounds: 1 }).card('Frodo', { wounds: 0 });
  });
  scenario(`[${id}, LR-EXERT-003] ${card} does nothing when exhausted`, (t) => {
    t.given(playing('regroup', 'Hand of Sauron', {}, { minions: [{ card, as: 'it', wounds: 1 }] }));
    t.player('Bob').mayNot('it', { because: 'exert' });
  });
}

const guard = (paper: string) =>
  playing(
    'maneuver',
    'Get Off the Road!',
    { support: ['Free paper'] },
    {
      minions: [{ card: 'Orc Guard', as: 'it' }],
      support: ['Idle', paper],
    },
  );
scenario('[3_95] Orc Guard exerts and gives a Sauron condition for a Free Peoples one', (t) => {
  t.given(guard('Sauron paper'));
  t.player('Bob').does('it');
  t.expect.card('Sauron paper', { in: 'discard of Bob' }).card('Free paper', { in: 'discard of Ann' });
  t.expect.card('it', { wounds: 1 });
});
scenario('[3_95, LR-COST-002] Orc Guard: not one of Moria', (t) => {
  t.given(guard('Goblin paper'));
  t.player('Bob').mayNot('it', { because: 'you control' });
});

for (const n of [0, 3])
  scenario(`[3_99] Orc Trooper with ${n} cards in hand has ${7 + n}`, (t) => {
    t.given(
      playing(
        'maneuver',
        'Get Off the Road!',
        { hand: cards(5) },
        {
          minions: [{ card: 'Orc Trooper', as: 'it' }],
          hand: cards(n, 'Goblin paper', 'p'),
        },
      ),
    );
    t.expect.card('it', { strength: 7 + n });
  });

const veteran = (paper: string) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), 'Friend'] },
    Bob: { minions: [{ card: 'Orc Veteran', as: 'it', against: 'Friend' }], support: ['Idle', paper] },
  },
});
scenario('[3_100] Orc Veteran: a Sauron condition takes one strength off whom it fights', (t) => {
  t.given(veteran('Sauron paper'));
  t.player('Bob').does('it');
  t.expect.card('Friend', { strength: 5 }).card('Sauron paper', { in: 'discard of Bob' });
});
scenario('[3_100, LR-COST-002] Orc Veteran: not one of Moria', (t) => {
  t.given(veteran('Goblin paper'));
  t.player('Bob').mayNot('it', { because: 'you control' });
});

const move = (support: string, ann: Fields) => ({
  ...moving('Council Courtyard', 3, 'Moria Lake'),
  twilight: 0,
  players: { Ann: { companions: [frodo()], site: 3, ...ann }, Bob: { support: [support] } },
});
for (const n of [0, 2])
  scenario(`[3_102/2] Our List of Allies Grows Thin: a move with ${n} allies adds ${n}`, (t) => {
    t.given(move('Our List of Allies Grows Thin', { support: cards(n, 'Old friend', 'a') }));
    t.expect.table({ twilight: 1 + 3 + n });
  });
scenario('[3_104/2] Tower of Barad-dûr: a move costs a card, as Ann likes', (t) => {
  t.given(move('Tower of Barad-dûr', { hand: ['Armor', 'Athelas'] }));
  t.player('Ann')
    .does('Athelas')
    .has({ hand: ['Armor'], discard: ['Athelas'] });
});
scenario('[3_104/2, LR-EFFECT-004] Tower of Barad-dûr: who has none loses none', (t) => {
  t.given(move('Tower of Barad-dûr', { hand: [] }));
  t.player('Ann').has({ hand: 0, discard: 0 });
});
for (const [id, card] of [
  ['3_102/1', 'Our List of Allies Grows Thin'],
  ['3_104/1', 'Tower of Barad-dûr'],
] as const) {
  scenario(`[${id}, LR-COST-009] ${card}: a Sauron minion exerts to play it`, (t) => {
    t.given(playing('shadow', card));
    t.player('Bob').does('event');
    t.expect.card('event', { in: 'support of Bob' }).card('orc', { wounds: 1 });
  });
  scenario(`[${id}, LR-COST-009] ${card} is not played by a Goblin`, (t) => {
    t.given(playing('shadow', card, {}, { minions: ['Goblin'] }));
    t.player('Bob').mayNot('event', { rule: 'LR-COST-009' });
  });
}

const lady = { card: 'Galadriel, Lady of Light', as: 'Galadriel' };
const dawn = (companions: readonly unknown[], minion = 'Sauron Orc') =>
  playing(
    'maneuver',
    'Terrible as the Dawn',
    { companions: [frodo(), ...companions], support: [lady] },
    { minions: [minion] },
  );
scenario('[3_103] Terrible as the Dawn wounds Galadriel three times', (t) => {
  t.given(dawn([]));
  t.player('Bob').does('event');
  t.expect.card('Galadriel', { in: 'dead of Ann' });
});
scenario('[3_103, LR-EFFECT-009] two Elves prevent it', (t) => {
  t.given(dawn(cards(2, 'Elf friend', 'elf')));
  t.player('Bob').does('event');
  t.player('Ann').does('Yes', 'elf0', 'elf1');
  t.expect.card('Galadriel', { in: 'support of Ann', wounds: 0 }).card('elf0', { in: 'discard of Ann' });
});
scenario('[3_103, LR-SPOT-001] it takes a Sauron minion', (t) => {
  t.given(dawn([], 'Goblin'));
  t.player('Bob').mayNot('event', { because: 'spot a Sauron minion' });
});

const bilbo = { card: 'Old Bilbo', as: 'Bilbo' };
const keep = (papers: number, minion = 'Sauron Orc') =>
  playing(
    'maneuver',
    "Why Shouldn't I Keep It?",
    { support: [bilbo, ...cards(papers, 'Free paper', 'paper')] },
    { minions: [minion] },
  );
scenario("[3_105] Why Shouldn't I Keep It? discards Bilbo", (t) => {
  t.given(keep(1));
  t.player('Bob').does('event');
  t.expect.card('Bilbo', { in: 'discard of Ann' });
});
scenario('[3_105, LR-EFFECT-009] two Free Peoples conditions prevent it', (t) => {
  t.given(keep(2));
  t.player('Bob').does('event');
  t.player('Ann').does('Yes', 'paper0');
  t.expect.card('Bilbo', { in: 'support of Ann' }).card('paper0', { in: 'discard of Ann' });
});
scenario('[3_105, 1_306] what Pippin keeps from opponents, his own player pays with', (t) => {
  const companions = [frodo(), 'Pippin, Friend to Frodo'];
  const support = [bilbo, ...cards(2, 'Shire tale', 'tale')];
  t.given(playing('maneuver', "Why Shouldn't I Keep It?", { companions, support }));
  t.player('Bob').does('event');
  t.player('Ann').does('Yes', 'tale0');
  t.expect.card('Bilbo', { in: 'support of Ann' }).card('tale0', { in: 'discard of Ann' });
});
scenario('[3_105, LR-SPOT-001] it takes a Sauron minion', (t) => {
  t.given(keep(0, 'Goblin'));
  t.player('Bob').mayNot('event', { because: 'spot a Sauron minion' });
});
