/** The Two Towers: the Dwarven culture, Gimli, his axe and what lies on conditions. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { fight, miners } from '../../casts/dwarven.ts';
import { Bob, gimli, legolas } from '../../people.ts';

invent(...miners);
const held = (card: string) => ({ hand: [{ card, as: 'event' }] });

const axe = (support: readonly unknown[]) =>
  fight(
    {
      companions: [frodo(), gimli({ on: [{ card: 'Axe of Erebor', as: 'Axe' }] })],
      support: ['Pause', ...support],
    },
    'Gimli',
  );
scenario('[4_41/2, 4_41/3] Axe of Erebor: damage +1, and a stacked card makes Gimli stronger', (t) => {
  t.given(
    axe([
      { card: 'Hall', as: 'Hall', stacked: ['Song', 'Curse'] },
      { card: 'Garden', stacked: [{ card: 'Song', as: 'kept' }] },
    ]),
  );
  t.expect.card('Gimli', { strength: 8, damage: 2 });
  t.player('Ann').does('Axe', 'discard a card stacked', 'Curse');
  t.expect
    .card('Gimli', { strength: 9 })
    .card('Curse', { in: 'discard of Ann' })
    .card('Hall', { in: 'support of Ann' });
});
scenario('[4_41/3] or a Dwarven condition goes', (t) => {
  t.given(axe([{ card: 'Hall', as: 'Hall' }, 'Garden']));
  t.player('Ann').does('Axe');
  t.expect.card('Gimli', { strength: 9 }).card('Hall', { in: 'discard of Ann' });
});
scenario('[4_41/3, LR-COST-002] not without either', (t) => {
  t.given(axe([{ card: 'Garden', stacked: ['Song'] }]));
  t.player('Ann').mayNot('Axe', { rule: 'LR-COST-002' });
});
scenario('[4_41/1, LR-ATTACH-001] Axe of Erebor is borne by Gimli', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), 'Dwarf', gimli()], hand: ['Axe of Erebor'] }, Bob },
  });
  t.player('Ann').does('Axe of Erebor: play');
  t.expect.card('Axe of Erebor', { in: 'on of Gimli' });
});

for (const [where, strength] of [
  ['Fortress', 10],
  ['Wood', 8],
] as const)
  scenario(`[4_42] Best Company at ${where}: ${strength}`, (t) => {
    t.given(fight(held('Best Company'), 'Dwarf', 'Orc', where));
    t.player('Ann').does('event').mayChoose.exactly('Dwarf', 'Gimli');
    t.player('Ann').does('Dwarf');
    t.expect.card('Dwarf', { strength });
  });
for (const [friend, fields] of [
  [legolas(), { strength: 9, damage: 1 }],
  ['Elf', { strength: 8, damage: 0 }],
] as const)
  scenario(`[4_51] Khazâd Ai-mênu beside ${JSON.stringify(friend)}: ${JSON.stringify(fields)}`, (t) => {
    t.given(fight({ companions: [frodo(), 'Dwarf', friend], ...held('Khazâd Ai-mênu') }));
    t.player('Ann').does('event');
    t.expect.card('Dwarf', fields);
  });
for (const [who, strength] of [
  ['Legolas', 8],
  ['Guard', 7],
] as const)
  scenario(`[4_49] Gimli exerts for ${who}: ${strength}`, (t) => {
    t.given(
      fight(
        {
          companions: [frodo(), { card: 'Gimli, Unbidden Guest', as: 'Gimli' }, legolas(), 'Guard', 'Bound'],
        },
        'Guard',
      ),
    );
    t.player('Ann').does('Gimli').mayChoose.exactly('Gimli', 'Legolas', 'Guard');
    t.player('Ann').does(who);
    t.expect.card(who, { strength }).card('Gimli', { wounds: 1 });
  });
scenario('[4_49, LR-EXERT-003] not exhausted', (t) => {
  t.given(
    fight({ companions: [frodo(), { card: 'Gimli, Unbidden Guest', as: 'Gimli', wounds: 2 }] }, 'Gimli'),
  );
  t.player('Ann').mayNot('Gimli', { rule: 'LR-EXERT-003' });
});

const foresight = (who: string) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), who],
      support: [
        { card: 'Hall', stacked: ['Song', 'Curse'] },
        { card: 'Garden', stacked: ['Miner'] },
      ],
      hand: [{ card: 'Dwarven Foresight', as: 'event' }, 'Pause'],
    },
    Bob,
  },
});
scenario('[4_45, LR-STACK-001] a Free Peoples card comes to hand from a Dwarven condition', (t) => {
  t.given(foresight('Dwarf'));
  t.player('Ann')
    .does('event')
    .has({ hand: ['Pause', 'Song'] });
});
scenario('[4_45, LR-SPOT-001] not without a Dwarf', (t) => {
  t.given(foresight('Guard'));
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});

const heart = (ann: object) => ({
  phase: 'fellowship alone',
  players: { Ann: { companions: [frodo(), 'Dwarf'], hand: ['Pause'], ...ann }, Bob },
});
scenario('[4_46/1, LR-STACK-001] the top six cards are stacked as it is played', (t) => {
  t.given(
    heart({
      hand: [{ card: 'Ever My Heart Rises', as: 'it' }, 'Pause'],
      deck: ['Song', 'Curse', 'Song', 'Curse', 'Song', 'Miner', 'Guard'],
    }),
  );
  t.player('Ann')
    .does('it: play')
    .has({ deck: ['Guard'] });
  t.expect.card('Miner', { in: 'stacked of it' });
});
const rises = (who: string, deck: readonly string[]) =>
  heart({
    companions: [frodo(), who],
    deck,
    support: [
      { card: 'Ever My Heart Rises', as: 'it', stacked: ['Song', 'Curse'] },
      { card: 'Hall', stacked: ['Miner'] },
    ],
  });
scenario('[4_46/2] the top card goes, and a Free Peoples card from there comes to hand', (t) => {
  t.given(rises('Dwarf', ['Garden']));
  t.player('Ann')
    .does('it')
    .has({ hand: ['Pause', 'Song'], deck: 0 });
  t.expect.card('Garden', { in: 'discard of Ann' });
});
for (const [why, who, deck, rule] of [
  ['without a Dwarf', 'Guard', ['Garden'], 'LR-SPOT-001'],
  ['with an empty deck', 'Dwarf', [], 'LR-COST-002'],
] as const)
  scenario(`[4_46/2, ${rule}] not ${why}`, (t) => {
    t.given(rises(who, deck));
    t.player('Ann').mayNot('it', { rule });
  });

const armory = (card: string, hand: readonly string[], wounds = 0) =>
  fight(
    { companions: [frodo(), { card: 'Dwarf', wounds }, 'Guard'], support: [{ card, as: 'it' }], hand },
    'Dwarf',
    'Giant',
  );
scenario('[4_47] a Dwarf exerts, a card is stacked, and he takes no wounds', (t) => {
  t.given(armory('From the Armory', ['Song']));
  t.player('Ann').does('it').has({ hand: 0 });
  t.expect.card('Dwarf', { wounds: 1 }).card('Song', { in: 'stacked of it' });
});
scenario('[4_50] a card is stacked, and a Dwarf is damage +1', (t) => {
  t.given({
    ...armory('Here Is Good Rock', ['Song']),
    players: {
      ...armory('Here Is Good Rock', ['Song']).players,
      Ann: {
        companions: [frodo(), 'Dwarf', 'Guard'],
        support: ['Pause', { card: 'Here Is Good Rock', as: 'it' }],
        hand: ['Song'],
      },
    },
  });
  t.player('Ann').does('it').has({ hand: 0 });
  t.expect.card('Dwarf', { damage: 1 }).card('Guard', { damage: 0 }).card('Song', { in: 'stacked of it' });
});
for (const [id, card] of [
  ['4_47', 'From the Armory'],
  ['4_50', 'Here Is Good Rock'],
] as const)
  scenario(`[${id}, LR-COST-002] ${card}: no Shadow card is stacked`, (t) => {
    const { players } = armory(card, ['Curse']);
    t.given({
      phase: 'skirmish',
      players: { ...players, Ann: { ...players.Ann, support: ['Pause', { card, as: 'it' }], site: 1 } },
    });
    t.player('Ann').mayNot('it', { rule: 'LR-COST-002' });
  });
scenario('[4_47, LR-EXERT-003] not with an exhausted Dwarf', (t) => {
  const { players } = armory('From the Armory', ['Song'], 2);
  t.given({
    phase: 'skirmish',
    players: {
      ...players,
      Ann: { ...players.Ann, support: ['Pause', { card: 'From the Armory', as: 'it' }], site: 1 },
    },
  });
  t.player('Ann').mayNot('it', { rule: 'LR-EXERT-003' });
});
