/** Dark Minions: resource short-events that help in need. */
import { describe } from 'vitest';
import {
  attackWith,
  Bob,
  company,
  going,
  idleUntil,
  type Placed,
  resolveChain,
  scenario,
  twice,
} from '../../../table.ts';

describe('[DM-124] The Dwarves Are upon You!', () => {
  const upon = (hand: readonly Placed[], ...who: readonly Placed[]) => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 12, race: 'Troll' },
    players: { Ann: { hand, companies: [company('Moria', ...who)] }, Bob },
  });
  const call = 'The Dwarves Are upon You!';
  scenario('each Dwarf has +2 prowess and −1 body, and nobody else', (t) => {
    t.given(upon([call], 'Gimli', 'Bofur', 'Legolas'));
    t.player('Ann').does(call);
    t.expect
      .value('Gimli', 'prowess', 7)
      .value('Gimli', 'body', 7)
      .value('Bofur', 'prowess', 6)
      .value('Bofur', 'body', 6)
      .value('Legolas', 'prowess', 5)
      .value('Legolas', 'body', 8);
  });
  scenario('not without a Dwarf', (t) => {
    t.given(upon([call, 'Escape'], 'Legolas'));
    t.player('Ann').mayNot(call, { because: 'Dwarf' });
  });
  scenario('not twice against the first of two attacks of one creature, but once against each', (t) => {
    t.given({
      ...upon([...twice(call), { card: call, as: 'third' }, 'Escape'], 'Gimli', 'Bofur'),
      attack: { strikes: 1, prowess: 1, attacks: 2 },
      dice: [6, 6],
    });
    t.player('Ann').does('first');
    resolveChain(t);
    t.player('Ann').mayNot('second', { because: 'no other copy' });
    idleUntil(t, () => t.offered().some((text) => text.startsWith('second: ')));
    t.player('Ann').does('second');
    resolveChain(t);
    t.player('Ann').mayNot('third', { because: 'no other copy' });
  });
  scenario('not twice against an attack', (t) => {
    t.given(upon([...twice(call), 'Escape'], 'Gimli'));
    t.player('Ann').does('first');
    resolveChain(t);
    t.player('Ann').mayNot('second', { because: 'no other copy' });
  });
  scenario('over with the attack', (t) => {
    t.given({ ...upon([call, 'Dark Quarrels'], 'Gimli'), dice: [] });
    t.player('Ann').does(call);
    resolveChain(t);
    t.player('Ann').does('Dark Quarrels');
    t.expect.value('Gimli', 'prowess', 5).value('Gimli', 'body', 8);
  });
});

describe('[DM-140] Horns, Horns, Horns', () => {
  scenario('all factions of all players go back into their play decks, and nothing else', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Horns, Horns, Horns'],
          deck: ['Cram'],
          discard: ['Wood-elves', 'Men of Lebennin', 'Cram'],
          companies: [company('Bree', 'Elladan')],
        },
        Bob: { ...Bob, discard: ['Riders of Rohan', 'Cram'] },
      },
    });
    t.player('Ann').does('Horns, Horns, Horns');
    t.expect
      .card('Wood-elves', { in: 'deck of Ann' })
      .card('Men of Lebennin', { in: 'deck of Ann' })
      .card('Riders of Rohan', { in: 'deck of Bob' });
    t.player('Ann').has({ deck: 3 });
    t.player('Bob').has({ deck: 1 });
  });
});

describe('[DM-142] Hundreds of Butterflies', () => {
  const tired = { card: 'Elladan', status: 'tapped' };
  scenario('[DM-142/1] untaps one on his way, and one hazard more may come', (t) => {
    t.given(going(['Doors of Night'], [tired, 'Legolas'], { hand: ['Hundreds of Butterflies'] }));
    t.expect.table({ 'hazards left': 2 });
    t.player('Ann').does('Hundreds of Butterflies');
    resolveChain(t);
    t.expect.card('Elladan', { status: 'untapped' }).table({ 'hazards left': 3 });
  });
  scenario('[DM-142/2] before strikes are assigned, too', (t) => {
    t.given(going(['Orc-raiders'], [tired, 'Legolas'], { hand: ['Hundreds of Butterflies'] }));
    t.player('Ann').does('Pass');
    attackWith(t, 'Bob', 'Orc-raiders');
    t.player('Ann').does('Hundreds of Butterflies');
    resolveChain(t);
    t.expect.card('Elladan', { status: 'untapped' }).table({ 'hazards left': 2 });
    t.player('Ann').mayChoose.includes('Elladan');
  });
  scenario('not for one who stays where he is', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { hand: ['Hundreds of Butterflies'], companies: [company('Rivendell', tired)] },
        Bob: { ...Bob, hand: ['Doors of Night'] },
      },
    });
    t.player('Bob').does('Pass');
    t.player('Ann').mayNot('Hundreds of Butterflies', { because: 'moving' });
  });
  scenario('nor in another phase', (t) => {
    t.given({
      players: { Ann: { hand: ['Hundreds of Butterflies'], companies: [company('Bree', tired)] }, Bob },
    });
    t.player('Ann').mayNot('Hundreds of Butterflies', { because: 'movement/hazard phase' });
  });
});
