/** The Wraith Collection: the Wraith culture. */
import { a, during, fellowship, healIt, named, removesBurdens } from '../../../src/cards/words/index.ts';
import { ally, companion, freeCondition, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gandalf, sam } from '../people.ts';

invent(
  minion('Wight', { culture: 'Wraith', race: 'Wraith' }),
  minion('Foreign Wight', { race: 'Wraith' }),
  minion('Rider', { culture: 'Wraith', race: 'Nazgul' }),
  companion('Shade', { race: 'Wraith' }, during(fellowship, { effect: healIt(a(named('Boromir'))) })),
  companion('Ghost', { race: 'Wraith' }, during(fellowship, { effect: removesBurdens(1) })),
  ally('Neighbour'),
  freeCondition('Filler'),
);

const assigning = (twilight: number, ...others: readonly unknown[]) => ({
  phase: 'assignment alone',
  twilight,
  players: {
    Ann: { companions: [frodo(), gandalf(), sam()] },
    Bob: { minions: [{ card: 'Candle Corpses', as: 'Corpses' }, ...others] },
  },
});
scenario('[16_2, LR-ASSIGN-013] who assigns Candle Corpses to a companion may have him wounded', (t) => {
  t.given(assigning(3, 'Wight'));
  t.player('Ann').does('Corpses', 'Gandalf').passes();
  t.player('Bob').does('Corpses');
  t.expect.card('Gandalf', { wounds: 1 }).card('Sam', { wounds: 0 }).table({ twilight: 1 });
});
scenario('[16_2] its player may leave it', (t) => {
  t.given(assigning(3, 'Wight'));
  t.player('Ann').does('Corpses', 'Gandalf').passes();
  t.player('Bob').passes();
  t.expect.card('Gandalf', { wounds: 0 }).table({ twilight: 3 });
});
for (const [why, twilight, other] of [
  ['too little twilight', 1, 'Wight'],
  ['no Wraith of that culture', 3, 'Foreign Wight'],
  ['no other Wraith', 3, 'Rider'],
] as const)
  scenario(`[16_2] not with ${why}`, (t) => {
    t.given(assigning(twilight, other));
    t.player('Ann').does('Corpses', 'Gandalf').passes();
    // The other minion is still to be assigned.
    t.player('Bob').mayChoose.excludes('Corpses');
    t.expect.card('Corpses', { against: 'Gandalf' }).card('Gandalf', { wounds: 0 });
  });
scenario('[16_2] nor where the Shadow player assigns it, or assigns another', (t) => {
  t.given(assigning(3, 'Wight'));
  t.player('Ann').does('Wight', 'Sam').passes();
  t.player('Bob').does('Corpses', 'Gandalf');
  t.expect.card('Gandalf', { wounds: 0 }).card('Sam', { wounds: 0 }).card('Corpses', { against: 'Gandalf' });
  t.nothingPending();
});
scenario('[16_2] nor for an ally', (t) => {
  t.given({
    ...assigning(3, 'Wight'),
    players: {
      Ann: { companions: [frodo()], support: ['Neighbour'], site: 2 },
      Bob: { minions: [{ card: 'Candle Corpses', as: 'Corpses' }, 'Wight'] },
    },
  });
  t.player('Ann').does('Corpses', 'Neighbour').passes();
  t.expect.card('Corpses', { against: 'Neighbour' }).card('Neighbour', { wounds: 0 }).table({ twilight: 3 });
  t.player('Bob').mayChoose.excludes('Corpses');
});
scenario('[16_2, LR-KEYWORD-014] each wound on it makes it stronger', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo()], hand: ['Filler'] },
      Bob: { minions: [{ card: 'Candle Corpses', as: 'Corpses', wounds: 1 }] },
    },
  });
  t.expect.card('Corpses', { strength: 8 + 2 });
});

const spirit = (more: object = {}) => ({ card: 'Spirit of Dread', as: 'Spirit', ...more });
const boromir = { card: 'Boromir, Defender of Minas Tirith', as: 'Boromir', wounds: 2 };
const fear = (other: readonly string[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), sam(), boromir, 'Shade', 'Ghost'],
      burdens: 3,
      hand: ['Filler', { card: 'Boromir, Son of Denethor', as: 'copy' }],
    },
    Bob: { minions: [spirit(), ...other] },
  },
});
scenario('[16_5/1] beside another Wraith no wound is healed', (t) => {
  t.given(fear(['Wight']));
  t.player('Ann').does('Boromir');
  t.expect.card('Boromir', { wounds: 2 }).table({ twilight: 2 });
  // Nor is a copy discarded for nothing.
  t.player('Ann').mayChoose.excludes('copy: discard');
});
scenario('[16_5/1, LR-EFFECT-001] but by the text of a Wraith', (t) => {
  t.given(fear(['Wight']));
  t.player('Ann').does('Shade');
  t.expect.card('Boromir', { wounds: 1 });
});
scenario('[16_5/2] nor is a burden removed', (t) => {
  t.given(fear(['Wight']));
  t.player('Ann').does('Sam').has({ burdens: 3 });
});
scenario('[16_5/2, LR-EFFECT-001] but by the text of a Wraith', (t) => {
  t.given(fear(['Wight']));
  t.player('Ann').does('Ghost').has({ burdens: 2 });
});
for (const other of ['Foreign Wight', 'Rider'])
  scenario(`[16_5/1, 16_5/2] ${other} is no other Wraith of its culture`, (t) => {
    t.given(fear([other]));
    t.player('Ann').mayChoose.includes('copy: discard');
    t.player('Ann').does('Boromir', 'Sam').has({ burdens: 2 });
    t.expect.card('Boromir', { wounds: 1 });
  });
scenario('[16_5/1, LR-HEAL-004] nobody rests at a sanctuary then', (t) => {
  t.given({
    ...fear(['Wight']),
    phase: 'turn',
    path: ['Rivendell Terrace'],
    players: {
      Ann: { companions: [frodo(), boromir], site: 3, hand: ['Filler'] },
      Bob: { minions: [spirit(), 'Wight'] },
    },
  });
  t.player('Ann').mayChoose.excludes('Boromir: heal');
});

const haunting = (other: string, wounds = 0) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), gandalf()] },
    Bob: { minions: [spirit({ wounds }), { card: other, as: 'other', against: 'Gandalf' }] },
  },
});
scenario('[16_5/3] Spirit of Dread exerts to make another Wraith stronger', (t) => {
  t.given(haunting('Wight'));
  t.player('Bob').does('Spirit');
  t.expect.card('other', { strength: 6 }).card('Spirit', { wounds: 1, strength: 14 + 2 });
});
scenario('[16_5/3] nobody else', (t) => {
  t.given(haunting('Rider'));
  t.player('Bob').does('Spirit');
  t.expect.card('other', { strength: 5 }).card('Spirit', { wounds: 1 });
});
