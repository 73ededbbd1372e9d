/** Set-up of Ringwraiths and the Balrog, and drafts of both sides and of many. ME-SETUP-009..012, ME-DRAFT */
import { describe, expect } from 'vitest';
import { inOrganization, lastingEvent } from '../../../src/cards/words/index.ts';
import { borrow, invent } from '../../invented.ts';
import { scenario } from '../../table.ts';

borrow('LE-42', 'LE-24');

// Minds: Luitprand, Odoacer, Uchel 1; Dôgrib, Ostisen, Tros Hesnef 2; Dorelas 3, Asternak 5, Tarcil 6, The Mouth 9. Orc
// Veteran, Muzgash 2; Orc Tracker 3, Troll-chief 6; Lieutenant of Morgul, Bûthrakaur 9. Gisulf 4, Firiel 6, Herion 3.
const deck = Array.from({ length: 20 }, () => 'Cram');

const Bob = { deck, pool: ['Bofur'] };

const ringwraith = (...pool: readonly string[]) => ({
  phase: 'set-up',
  players: { Ann: { side: 'ringwraith', deck, pool }, Bob },
});

const small = ['Luitprand', 'Odoacer', 'Uchel', 'Dôgrib', 'Ostisen', 'Tros Hesnef', 'Dorelas'];

describe('a Ringwraith player', () => {
  scenario('[ME-SETUP-009 ME-DRAFT-005] begins with six characters, and no seventh', (t) => {
    t.given(ringwraith(...small));
    t.player('Ann').does('Luitprand');
    t.player('Ann').does('Odoacer', 'Uchel', 'Dôgrib', 'Ostisen');
    t.player('Ann').mayChoose.exactly('Tros Hesnef', 'Dorelas', 'Stop');
    t.player('Ann').does('Tros Hesnef');
    t.player('Ann').mayChoose.includes('Dol Guldur (minion)');
  });
  scenario('[ME-DRAFT-007] of twenty points of mind', (t) => {
    t.given(ringwraith('The Mouth', 'Tarcil', 'Asternak', 'Luitprand'));
    t.player('Ann').does('The Mouth', 'Tarcil');
    t.player('Ann').mayChoose.exactly('Asternak', 'Luitprand', 'Stop'); // 15, and 5 make 20
    t.player('Ann').does('Luitprand').mayChoose.excludes('Asternak');
  });
  scenario('[ME-CHAR-503 ME-DRAFT-013] not with heroes, nor with agents', (t) => {
    t.given(ringwraith('Luitprand', 'Haldir', 'Gisulf'));
    // Luitprand is the only one, and comes by himself.
    t.expect.card('Haldir', { in: 'pool of Ann' }).card('Gisulf', { in: 'pool of Ann' });
    t.player('Ann').does('Dol Guldur (minion)');
    t.expect.card('Luitprand', { at: 'Dol Guldur' });
  });
  for (const site of ['Dol Guldur', 'Minas Morgul'])
    scenario(`[ME-SETUP-014 ME-SETUP-4000 ME-SETUP-4001] at ${site}`, (t) => {
      t.given(ringwraith('Luitprand', 'Odoacer', 'Uchel'));
      t.player('Ann').does('Luitprand', 'Odoacer', 'Stop', `${site} (minion)`);
      t.expect.card('Luitprand', { at: site }).card('Odoacer', { at: site });
    });
  scenario('[ME-SETUP-014 ME-SETUP-018] or at both, in two companies', (t) => {
    t.given(ringwraith('Luitprand', 'Odoacer', 'Uchel', 'Dorelas'));
    t.player('Ann').does('Luitprand', 'Odoacer', 'Uchel', 'Stop', 'Two companies, one at each');
    t.player('Ann').mayChoose.exactly('Luitprand', 'Odoacer', 'Uchel');
    expect(t.question()?.ask).toBe('Who begins at Minas Morgul?');
    t.player('Ann').does('Odoacer').mayChoose.exactly('Luitprand', 'Uchel', 'Nobody else');
    t.player('Ann').does('Nobody else');
    t.expect.card('Luitprand', { at: 'Dol Guldur' }).card('Odoacer', { at: 'Minas Morgul' });
    t.expect.card('Uchel', { at: 'Dol Guldur' });
    // Two companies are all there are: nobody of these can lead another, and nobody goes off.
    t.player('Ann').mayChoose.exactly('Dorelas', 'Pass');
  });
  scenario('[ME-SETUP-014] two companies may begin at one place, and no third', (t) => {
    t.given(ringwraith('Luitprand', 'Odoacer', 'Uchel', 'Dorelas', 'Asternak'));
    t.player('Ann').does('Luitprand', 'Odoacer', 'Uchel', 'Dorelas', 'Stop', 'Dol Guldur (minion)');
    t.player('Ann').does('Luitprand', 'Form a company of his own', 'Odoacer');
    t.player('Ann').mayChoose.exactly('Join the company of Luitprand', 'Follow Dorelas');
  });
  scenario('one alone stands at one place', (t) => {
    t.given(ringwraith('Luitprand'));
    t.player('Ann').mayChoose.exactly('Dol Guldur (minion)', 'Minas Morgul (minion)');
  });
});

describe('the same character on both sides', () => {
  const both = (...pool: readonly string[]) => ({
    phase: 'set-up',
    players: {
      Ann: { side: 'ringwraith', deck, pool: [...pool, 'Luitprand'] },
      Bob: { side: 'balrog', deck, pool: [...pool, 'Mountain-maggot'] },
    },
  });
  scenario('[ME-DRAFT-003 ME-DRAFT-4004] whoever is unique is set aside by both', (t) => {
    t.given(both('Muzgash'));
    t.player('Ann').does('Muzgash');
    t.player('Bob').does('Muzgash');
    t.expect.card('Muzgash #1', { in: 'aside of Ann' }).card('Muzgash #2', { in: 'aside of Bob' });
  });
  scenario('[ME-DRAFT-4004] of others there are many', (t) => {
    t.given(both('Orc Veteran'));
    t.player('Ann').does('Orc Veteran');
    t.player('Bob').does('Orc Veteran');
    t.player('Ann').mayChoose.exactly('Luitprand', 'Stop');
    t.player('Bob').has({ aside: [] });
  });
});

describe('a Balrog player', () => {
  const balrog = (...pool: readonly string[]) => ({
    phase: 'set-up',
    players: { Ann: { side: 'balrog', deck, pool }, Bob },
  });
  scenario('[ME-SETUP-010] begins with Orcs and Trolls of mind 8 or less, or specific to him', (t) => {
    t.given(balrog('Orc Tracker', 'Bûthrakaur', 'Lieutenant of Morgul', 'Luitprand', 'Mountain-maggot'));
    t.player('Ann').mayChoose.exactly('Orc Tracker', 'Bûthrakaur', 'Mountain-maggot');
  });
  scenario('[ME-SETUP-010 ME-DRAFT-005] six of them', (t) => {
    t.given(balrog(...Array.from({ length: 7 }, () => 'Mountain-maggot')));
    for (let n = 0; n < 6; n++) t.player('Ann').does(t.offered()[0]);
    t.player('Ann').mayChoose.includes('Moria (balrog)');
  });
  scenario('[ME-SETUP-015 ME-BAL-4018] at Moria, The Under-gates, or both', (t) => {
    t.given(balrog('Orc Tracker', 'Mountain-maggot', 'Orc Veteran'));
    t.player('Ann').does('Orc Tracker', 'Mountain-maggot', 'Stop');
    t.player('Ann').mayChoose.exactly(
      'Moria (balrog)',
      'The Under-gates (balrog)',
      'Two companies, one at each',
    );
    t.player('Ann').does('Two companies, one at each', 'Orc Tracker');
    t.expect.card('Mountain-maggot', { at: 'Moria' }).card('Orc Tracker', { at: 'The Under-gates' });
  });
});

describe('cards in place of starting items', () => {
  invent('Orders of the Test', 'BA-70', lastingEvent(inOrganization));
  scenario('[ME-SETUP-019] a card that says so stands for one of the two', (t) => {
    t.given({
      phase: 'set-up',
      players: {
        Ann: {
          side: 'balrog',
          deck,
          pool: [
            'Orc Tracker',
            'Orders of the Test',
            'Orders of the Test',
            'Elven Cloak',
            'Horn of Anor',
            'Luitprand',
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Moria (balrog)');
    t.player('Ann').mayChoose.includes('Orders of the Test (1)', 'Elven Cloak');
    t.player('Ann').does('Orders of the Test (1)');
    t.expect.card('Orders of the Test #1', { in: 'events of Ann' });
    t.player('Ann').does('Elven Cloak');
    // Two are all: what is left is out of the game, and not in the hand.
    t.expect.card('Orders of the Test #2', { in: 'pool of Ann' }).card('Horn of Anor', { in: 'pool of Ann' });
  });
});

describe('the draft of many', () => {
  const three = (dice: readonly number[]) => ({
    phase: 'set-up',
    dice,
    players: {
      Ann: { deck, pool: ['Elladan', 'Elrohir', 'Haldir'] },
      Bob: { deck, pool: ['Bofur', 'Balin', 'Haldir'] },
      Cid: { deck, pool: ['Beretar', 'Haldir', 'Anborn'] },
    },
  });
  scenario('[ME-DRAFT-4000] the lowest roller begins, then whoever sits on his right', (t) => {
    t.given(three([3, 4, 1, 1, 6, 6]));
    t.expect.asked('Bob');
    t.player('Bob').does('Haldir');
    // It is shown at once, and nobody else has him.
    t.expect.card('Haldir #2', { at: 'Rivendell' }).asked('Ann');
    t.player('Ann').mayChoose.exactly('Elladan', 'Elrohir');
    t.player('Ann').does('Elladan');
    t.player('Cid').mayChoose.exactly('Beretar', 'Anborn');
    t.player('Cid').does('Beretar');
    t.player('Bob').does('Stop');
    t.player('Ann').does('Elrohir');
    t.player('Cid').does('Stop');
  });
  scenario('[ME-DRAFT-4000] equal rolls are rolled again', (t) => {
    t.given(three([1, 1, 1, 1, 6, 6, 6, 6, 5, 5]));
    t.expect.asked('Bob');
  });
  scenario('[ME-DRAFT-4001] the rest may go into the play deck', (t) => {
    t.given(three([3, 4, 1, 1, 6, 6]));
    t.player('Bob').does('Bofur');
    t.player('Ann').does('Elladan');
    t.player('Cid').does('Beretar');
    t.player('Bob').does('Stop');
    t.player('Ann').does('Stop');
    t.player('Cid').does('Stop');
    for (const player of ['Ann', 'Bob', 'Cid'])
      while (t.offered().includes('Done')) t.player(player).does('Done');
    t.player('Ann').mayChoose.exactly('Elrohir', 'Haldir', 'Pass');
  });
});
