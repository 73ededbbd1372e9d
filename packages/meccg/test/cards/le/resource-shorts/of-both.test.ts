/** The Lidless Eye: resource short-events whose like heroes have under other names. */
import { describe, expect } from 'vitest';
import { fallen, TOWERS } from '../../../fallen-wizards.ts';
import { Bob, company, idleUntil, resolveChain, scenario } from '../../../table.ts';

const ringwraith = (more: object) => ({ side: 'ringwraith', ...more });

describe('[LE-188] Gifts as Given of Old', () => {
  // Jerrek has no influence to spare beyond 1 against these, and Southrons need more than 8.
  for (const [dice, where] of [
    [[3, 3], 'factions of Ann'],
    [[1, 2], 'discard of Ann'],
  ] as const)
    scenario(`+3 to an attempt on a faction: a roll of ${dice[0] + dice[1]}`, (t) => {
      t.given({
        phase: 'at the site',
        dice,
        players: {
          Ann: ringwraith({
            hand: ['Southrons', 'Gifts as Given of Old'],
            companies: [company('Southron Oasis', 'Layos')],
          }),
          Bob,
        },
      });
      t.player('Ann').does('Southrons: try', 'Gifts as Given of Old');
      t.expect.card('Southrons', { in: where });
    });
});

describe('[LE-231] Sneakin’', () => {
  const sneaking = (...who: readonly (string | object)[]) => ({
    players: {
      Ann: ringwraith({
        hand: ['Sneakin’'],
        deck: ['Cram', 'Cram'],
        companies: [{ ...company('Dol Guldur', ...who), movesTo: 'Woodmen-town' }],
      }),
      Bob: { ...Bob, hand: ['Hobgoblins'], deck: ['Cram', 'Cram'] },
    },
  });
  scenario('a scout taps, in the organization phase', (t) => {
    t.given(sneaking('Ostisen', 'Layos'));
    t.player('Ann').does('Sneakin’');
    resolveChain(t);
    t.expect.card('Ostisen', { status: 'tapped' }).card('Sneakin’', { in: 'discard of Ann' });
  });
  scenario('not in a company of three', (t) => {
    t.given(sneaking('Ostisen', 'Layos', 'Jerrek'));
    t.player('Ann').mayNot('Sneakin’', { because: 'size less than 3' });
  });
  scenario(
    '[LE-231 LE-393] no creature comes, at Mount Doom either: only the card of heroes says so',
    (t) => {
      t.given({
        players: {
          Ann: ringwraith({
            hand: ['Sneakin’'],
            deck: ['Cram', 'Cram'],
            companies: [{ ...company('Minas Morgul', 'Ostisen', 'Layos'), movesTo: 'Mount Doom' }],
          }),
          Bob: { ...Bob, hand: ['Orc-watch', 'Doors of Night'], deck: ['Cram', 'Cram'] },
        },
      });
      t.player('Ann').does('Sneakin’');
      resolveChain(t);
      idleUntil(t, () => t.state.kernel.asked === 2 && t.offered().includes('Orc-watch: place on guard'));
      t.player('Bob').mayNot('Orc-watch', { to: 'attack', because: 'no creatures' });
    },
  );
});

describe('[LE-239] Test of Fire', () => {
  const testing = (who: string, at = 'Dol Guldur') => ({
    dice: [6, 6],
    players: {
      Ann: ringwraith({
        hand: ['Test of Fire'],
        companies: [company(at, { card: 'Jerrek', on: ['Gleaming Gold Ring'] }, who)],
      }),
      Bob,
    },
  });
  scenario('[LE-239 ME-RING-2015] with a sage in its company a gold ring is tested, and goes', (t) => {
    t.given(testing('Layos'));
    t.player('Ann').does('Test of Fire');
    t.expect.card('Gleaming Gold Ring', { in: 'discard of Ann' }).card('Layos', { status: 'untapped' });
  });
  scenario('not without one', (t) => {
    t.given({ ...testing('Ostisen'), dice: [] });
    t.player('Ann').mayNot('Test of Fire', { because: 'sage' });
  });
});

describe('[LE-250] Voices of Malice', () => {
  const against = (status: string, dice: readonly number[]) => ({
    dice,
    players: {
      Ann: ringwraith({
        hand: ['Voices of Malice'],
        companies: [company('Dol Guldur', { card: 'Layos', status, on: ['Cram', 'Cram'] }, 'Jerrek')],
      }),
      Bob: { ...Bob, events: ['The Moon Is Dead', 'Doors of Night'] },
    },
  });
  // Two corruption points: a roll of 2 less 2 is two too little, and no minion outlives that; without −2 he would.
  for (const [dice, stays] of [
    [[1, 2], true],
    [[1, 1], false],
  ] as const)
    scenario(
      `a sage taps and discards a lasting hazard; he checks at −2: a roll of ${dice[0] + dice[1]}`,
      (t) => {
        t.given(against('untapped', dice));
        t.player('Ann').does('Voices of Malice');
        resolveChain(t);
        t.player('Ann').does('Roll');
        t.expect
          .card('The Moon Is Dead', { in: 'discard of Bob' })
          .card('Doors of Night', { in: 'events of Bob' })
          .card('Layos', stays ? { status: 'tapped' } : { in: 'out of Ann' });
      },
    );
  scenario('not a tapped one', (t) => {
    t.given(against('tapped', []));
    t.player('Ann').mayNot('Voices of Malice', { because: 'untapped sage' });
  });
});

describe('[LE-253] Weigh All Things to a Nicety', () => {
  scenario('a resource or character from discard pile or sideboard into the deck, a Ringwraith too', (t) => {
    t.given({
      players: {
        Ann: ringwraith({
          hand: ['Weigh All Things to a Nicety'],
          discard: ['Test of Fire', 'Hobgoblins'],
          sideboard: ['Adûnaphel the Ringwraith', 'Ghosts'],
          companies: [company('Dol Guldur', 'Layos')],
        }),
        Bob,
      },
    });
    t.player('Ann').does('Weigh All Things');
    expect(t.offered().sort()).toEqual(['Adûnaphel the Ringwraith', 'Test of Fire']);
    t.player('Ann').does('Adûnaphel');
    resolveChain(t);
    t.player('Ann').has({ deck: 1, sideboard: ['Ghosts'] });
  });
  scenario(
    '[ME-CARD-0819 ME-FW-2000] a fallen-wizard brings no resource of heroes, but their characters',
    (t) => {
      t.given({
        players: {
          Ann: {
            ...fallen,
            hand: ['Weigh All Things to a Nicety'],
            discard: ['Glamdring', 'Goldberry', 'Strange Rations', 'Hidden Haven'],
            sideboard: ['Haldir', 'Smoke Rings', 'Riders of Rohan', 'Bold Thrust'],
            companies: [company(TOWERS, 'Layos')],
          },
          Bob,
        },
      });
      t.player('Ann').does('Weigh All Things');
      t.player('Ann').mayChoose.exactly('Strange Rations', 'Hidden Haven', 'Haldir', 'Bold Thrust');
    },
  );
});
