/** Companions and allies of the other starter decks of sets 1 to 3. */
import { frodo, scenario } from '../table.ts';
import { Bob, gimli, legolas, merry, runner, savage } from './people.ts';
import { moving, standing } from './standing.ts';

const farin = { card: 'Farin, Dwarven Emissary', as: 'Farin' };
const haldir = { card: 'Haldir, Elf of the Golden Wood', as: 'Haldir' };

scenario('[LR-SPOT-001] Dwarf Guard and Farin are played only with a Dwarf in play', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), gimli()], hand: [{ card: 'Dwarf Guard', as: 'Guard' }, farin] },
      Bob,
    },
  });
  t.player('Ann').does('Guard: play', 'Farin: play');
  t.expect.card('Farin', { in: 'companions of Ann', strength: 5 });
});
scenario('[LR-SPOT-001] Dwarf Guard needs a Dwarf', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), legolas()], hand: ['Dwarf Guard', 'Armor', 'Hobbit Sword'] },
      Bob,
    },
  });
  t.player('Ann').mayNot('Dwarf Guard', { rule: 'LR-COST-009' });
});
const farinFights = (minion: unknown) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), farin], hand: ['Hobbit Intuition'] },
    Bob: { minions: [minion] },
  },
});
scenario('Farin has 2 more against an Orc', (t) => {
  t.given(farinFights(runner({ against: 'Farin' })));
  t.expect.card('Farin', { strength: 7 });
});
scenario('Farin has no more against an Uruk-hai', (t) => {
  t.given(farinFights(savage({ against: 'Farin' })));
  t.expect.card('Farin', { strength: 5 });
});
scenario('Haldir has 2 more at sites 6 to 8', (t) => {
  t.given(
    standing('fellowship alone', 'Dimrill Dale', 6, {
      companions: [frodo(), haldir],
      hand: ['Hobbit Sword'],
    }),
  );
  t.expect.card('Haldir', { strength: 7 });
});
scenario('Haldir has no more before', (t) => {
  t.given(
    standing('fellowship alone', 'Mithril Mine', 4, {
      companions: [frodo(), haldir],
      hand: ['Hobbit Sword'],
    }),
  );
  t.expect.card('Haldir', { strength: 5 });
});
scenario('Merry has 2 more while he bears a weapon', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), merry()], hand: [{ card: 'Hobbit Sword', as: 'Sword' }] }, Bob },
  });
  t.expect.card('Merry', { strength: 3 });
  t.player('Ann').does('Sword: play', 'Merry');
  t.expect.card('Merry', { strength: 7 });
});
scenario('Gimli, Dwarf of the Mountain-race lowers underground sites by 2, and no others', (t) => {
  t.given({
    ...moving('Mithril Mine', 4, 'The Bridge of Khazad-dûm', {
      companions: [frodo(), { card: 'Gimli, Dwarf of the Mountain-race', as: 'Gimli' }],
    }),
    twilight: 0,
  });
  t.expect.table({ twilight: 6 - 2 + 2 }).value('from', 'Shadow number', 1);
});
scenario('[LR-FELLOW-008] Gandalf, The Grey Pilgrim may draw a card at the start of a turn', (t) => {
  t.given({
    phase: 'turn',
    players: {
      Ann: {
        companions: [frodo(), { card: 'Gandalf, The Grey Pilgrim', as: 'Gandalf' }],
        deck: ['Hobbit Sword', 'Armor'],
      },
      Bob,
    },
  });
  t.player('Ann')
    .does('Gandalf')
    .has({ hand: ['Hobbit Sword'], drawn: 0 });
});
scenario('Legolas, Son of Thranduil adds 1 to the archery at a river or forest', (t) => {
  const son = { card: 'Legolas, Son of Thranduil', as: 'Legolas' };
  t.given(
    standing(
      'archery fire',
      'Anduin Confluence',
      7,
      { companions: [frodo(), son] },
      { minions: [runner(), savage()] },
    ),
  );
  t.expect.table({ 'fellowship archery': 2 });
});
scenario('Legolas, Son of Thranduil adds nothing elsewhere', (t) => {
  const son = { card: 'Legolas, Son of Thranduil', as: 'Legolas' };
  t.given(
    standing(
      'archery fire',
      'Mithril Mine',
      4,
      { companions: [frodo(), son] },
      { minions: [runner(), savage()] },
    ),
  );
  t.expect.table({ 'fellowship archery': 1 });
});
scenario('Boromir, Defender of Minas Tirith is healed for 2 twilight, and nobody else', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [
          frodo({ wounds: 1 }),
          { card: 'Boromir, Defender of Minas Tirith', as: 'Boromir', wounds: 2 },
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('Boromir: Fellowship');
  t.expect.card('Boromir', { wounds: 1 }).card('Frodo', { wounds: 1 }).table({ twilight: 2 });
});

// ——— allies ———
scenario('Thrarin exerts to take part in archery fire and skirmishes', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo()], support: [{ card: 'Thrarin, Dwarven Smith', as: 'Thrarin' }] },
      Bob: { minions: [runner()] },
    },
  });
  t.expect.card('Thrarin', { 'takes part': 0 });
  t.player('Ann').does('Thrarin: Maneuver');
  t.expect.card('Thrarin', { wounds: 1 });
});
const councilor = (card: string, minions: readonly unknown[], phase: string) => ({
  phase,
  players: {
    Ann: { companions: [frodo(), gimli()], support: [{ card, as: 'him' }], hand: ['Hobbit Intuition'] },
    Bob: { minions },
  },
});
scenario('Galdor returns a minion to its owner’s hand', (t) => {
  t.given(councilor('Galdor, Councilor From the West', [runner(), savage()], 'regroup alone'));
  t.player('Ann').does('him: Regroup', 'Savage');
  t.expect.card('Savage', { in: 'hand of Bob' }).card('him', { wounds: 1 });
});
scenario('[LR-SPOT-001] Galdor needs a minion to spot', (t) => {
  t.given({
    ...councilor('Galdor, Councilor From the West', [], 'fellowship alone'),
  });
  t.player('Ann').mayNot('him', { because: 'spot a minion' });
});
scenario('Golradir makes an Orc weaker by 1', (t) => {
  t.given(councilor('Golradir, Councilor of Imladris', [runner({ against: 'Gimli' }), savage()], 'skirmish'));
  t.player('Ann').does('him: Skirmish');
  t.expect.card('Runner', { strength: 4 }).card('Savage', { strength: 5 });
});
scenario('Saelbeth makes an Uruk-hai weaker by 1', (t) => {
  t.given(councilor('Saelbeth, Elven Councilor', [runner({ against: 'Gimli' }), savage()], 'skirmish'));
  t.player('Ann').does('him: Skirmish');
  t.expect.card('Runner', { strength: 5 }).card('Savage', { strength: 4 });
});
scenario('[LR-COST-009] Galdor, Golradir and Saelbeth are played only with an Elf in play', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), gimli()],
        hand: [
          'Galdor, Councilor From the West',
          'Golradir, Councilor of Imladris',
          'Saelbeth, Elven Councilor',
          'Hobbit Sword',
        ],
      },
      Bob,
    },
  });
  for (const card of [
    'Galdor, Councilor From the West',
    'Golradir, Councilor of Imladris',
    'Saelbeth, Elven Councilor',
  ])
    t.player('Ann').mayNot(card, { rule: 'LR-COST-009' });
});
