/** Bloodlines: the Elven culture. */
import { companion, freeCondition, invent, minion, pause } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gimli } from '../people.ts';

invent(
  companion('Rider', { race: 'Elf', culture: 'Elven', vitality: 4 }),
  companion('Singer', { race: 'Elf', culture: 'Elven', vitality: 4 }),
  freeCondition('Song'),
  freeCondition('Lament'),
  freeCondition('Filler'),
  minion('Orc'),
  pause,
);

const asfaloth = (more: object = {}) => ({ card: 'Asfaloth, Swift Blossom', as: 'Asfaloth', ...more });
const tokens = (card: string, n: number, culture = 'Elven') => ({ card, tokens: n, tokensOf: culture });
const saddling = (friends: readonly unknown[], support: readonly unknown[]) => ({
  phase: 'fellowship alone',
  players: { Ann: { companions: [frodo(), ...friends], support, hand: [asfaloth(), 'Filler'] }, Bob },
});
scenario('[13_10/1] Asfaloth is for an Elf, and steadies him', (t) => {
  t.given(saddling(['Rider', gimli()], []));
  t.player('Ann').does('Asfaloth');
  t.expect.card('Asfaloth', { in: 'on of Rider' }).card('Rider', { resistance: 7 }).table({ twilight: 2 });
});
scenario('[13_10/1] not for a Dwarf', (t) => {
  t.given(saddling([gimli()], []));
  t.player('Ann').mayNot('Asfaloth', { because: 'nobody can bear it' });
});
scenario('[13_10/2, LR-LATER-039, LR-LATER-040] it may reinforce an Elven token, where there is one', (t) => {
  t.given(saddling(['Rider'], [tokens('Song', 1), tokens('Lament', 2), tokens('Pause', 1, 'Gondor')]));
  t.player('Ann').does('Asfaloth', 'Asfaloth').mayChoose.exactly('Song', 'Lament');
  t.player('Ann').does('Lament');
  t.expect
    .card('Lament', { tokens: 3, tokensOf: 'Elven' })
    .card('Song', { tokens: 1 })
    .card('Pause', { tokens: 1 });
});
scenario('[13_10/2] it need not', (t) => {
  t.given(saddling(['Rider'], [tokens('Lament', 2)]));
  t.player('Ann').does('Asfaloth').passes();
  t.expect.card('Lament', { tokens: 2 });
});
scenario('[13_10/2, LR-LATER-039] with no Elven token nothing is reinforced', (t) => {
  t.given(saddling(['Rider'], ['Song', tokens('Lament', 2, 'Gondor')]));
  t.player('Ann').does('Asfaloth').mayChoose.exactly('Pass', 'Filler');
  t.expect.card('Song', { tokens: 0 }).card('Lament', { tokens: 2 });
});

const ride = (against: string, fierce: boolean, support: readonly unknown[]) => ({
  phase: 'skirmish',
  fierce,
  players: {
    Ann: {
      companions: [
        frodo(),
        gimli({ wounds: 1 }),
        { card: 'Rider', wounds: 2, on: [asfaloth()] },
        { card: 'Singer', wounds: 2 },
      ],
      support: ['Pause', ...support],
    },
    Bob: { minions: [{ card: 'Orc', against }] },
  },
});
scenario('[13_10/3] two Elven tokens heal its bearer', (t) => {
  t.given(ride('Rider', false, [tokens('Song', 3)]));
  t.player('Ann').does('Asfaloth');
  t.expect
    .card('Rider', { wounds: 1 })
    .card('Singer', { wounds: 2 })
    .card('Gimli', { wounds: 1 })
    .card('Song', { tokens: 1 });
  t.player('Ann').mayNot('Asfaloth', { because: '2 Elven tokens can be removed' });
});
scenario('[13_10/3, LR-COST-002] they may lie on two cards', (t) => {
  t.given(ride('Rider', false, [tokens('Song', 1), tokens('Lament', 2)]));
  t.player('Ann').does('Asfaloth', 'Lament').mayChoose.exactly('Song', 'Lament');
  t.player('Ann').does('Song');
  t.expect.card('Song', { tokens: 0 }).card('Lament', { tokens: 1 }).card('Rider', { wounds: 1 });
});
for (const [what, support] of [
  ['one is too few', [tokens('Song', 1)]],
  ['others are none', [tokens('Song', 1), tokens('Lament', 2, 'Gondor')]],
] as const)
  scenario(`[13_10/3] ${what}`, (t) => {
    t.given(ride('Rider', false, support));
    t.player('Ann').mayNot('Asfaloth', { rule: 'LR-COST-002' });
  });
scenario('[13_10/3] in a fierce skirmish of its bearer another Elf heals too', (t) => {
  t.given(ride('Rider', true, [tokens('Song', 2)]));
  t.player('Ann').does('Asfaloth');
  t.expect.card('Rider', { wounds: 1 }).card('Singer', { wounds: 1 }).card('Gimli', { wounds: 1 });
});
scenario('[13_10/3] not in that of somebody else', (t) => {
  t.given(ride('Gimli', true, [tokens('Song', 2)]));
  t.player('Ann').does('Asfaloth');
  t.expect.card('Rider', { wounds: 1 }).card('Singer', { wounds: 2 });
});
