/** Cards on guard that are revealed when the company plays something at its site. ME-ONGUARD */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';

const site = (onGuard: readonly string[], at: string, ...characters: readonly (string | object)[]) => ({
  at,
  characters,
  onGuard: onGuard.map((card) => ({ card, owner: 'Bob', controller: 'Bob' })),
});

describe('revealing when the company plays', () => {
  const luring = (...elladan: readonly (string | object)[]) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['Glamdring'],
        companies: [site(['Lure of Nature'], 'Moria', { card: 'Elladan', on: elladan }, 'Haldir')],
      },
      Bob,
    },
  });
  scenario(
    '[ME-ONGUARD-4005 ME-ONGUARD-9002] a corruption card is revealed for an item that is played',
    (t) => {
      t.given(luring());
      t.player('Ann').does('Glamdring: play', 'Elladan');
      t.player('Bob').mayChoose.exactly('Pass', 'Lure of Nature: reveal');
    },
  );
  scenario('[ME-ONGUARD-2013] it is in force before the play resolves', (t) => {
    t.given(luring());
    t.player('Ann').does('Glamdring: play', 'Elladan');
    t.player('Bob').does('Lure of Nature: reveal', 'Elladan');
    t.expect
      .card('Lure of Nature', { in: 'on of Elladan' })
      .card('Elladan', { 'corruption points': 3 })
      .card('Glamdring', { in: 'on of Elladan' });
  });
  scenario('[ME-ONGUARD-9004 ME-ONGUARD-2020] on anyone of the company, not only on who plays', (t) => {
    t.given(luring());
    t.player('Ann').does('Glamdring: play', 'Elladan');
    t.player('Bob').does('Lure of Nature: reveal').mayChoose.exactly('Elladan', 'Haldir');
  });
  scenario('[ME-ONGUARD-9002] all other conditions hold: no second copy on him', (t) => {
    t.given(luring({ card: 'Lure of Nature', owner: 'Bob', controller: 'Bob', as: 'first' }));
    t.player('Ann').does('Glamdring: play', 'Elladan');
    t.player('Bob').does('Lure of Nature: reveal');
    t.expect.card('Haldir', { 'corruption points': 2 });
  });

  scenario('[ME-ONGUARD-2006] nothing is revealed for a play that cannot tap the site', (t) => {
    t.given({
      phase: 'at the site',
      dice: [6, 5],
      players: {
        Ann: {
          hand: ['Riders of Rohan', 'Cram'],
          companies: [site(['Lure of Nature'], 'Edoras', 'Théoden', 'Erkenbrand', 'Haldir')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Riders of Rohan', 'Théoden');
    t.player('Bob').passes();
    // The site is tapped now: the free item asks nobody.
    t.player('Ann').does('Cram: play', 'Haldir');
    t.expect.card('Cram', { in: 'on of Haldir' }).asked('Ann');
  });

  scenario('[ME-ONGUARD-2011 ME-ONGUARD-4007] what would remove a character is not revealed', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Glamdring'],
          companies: [site(['Call of Home'], 'Moria', 'Elladan', 'Haldir')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Glamdring: play', 'Elladan');
    t.expect.card('Glamdring', { in: 'on of Elladan' }).card('Call of Home', { in: 'hand of Bob' });
    t.player('Bob').mayNot('Call of Home', { to: 'reveal', rule: 'ME-ONGUARD-2011' });
  });

  scenario('[ME-ONGUARD-2017 ME-ONGUARD-2008] a resource is never revealed, and goes back', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: { hand: ['Glamdring'], companies: [site(['Dodge'], 'Moria', 'Elladan', 'Haldir')] },
        Bob: { ...Bob, hand: [] },
      },
    });
    t.player('Bob').mayNot('Dodge', { to: 'reveal', because: 'no hazard', rule: 'ME-ONGUARD-2017' });
    t.player('Ann').does('Pass');
    t.expect.card('Dodge', { in: 'hand of Bob' });
  });

  scenario(
    '[ME-ONGUARD-2022 ME-ONGUARD-2014 ME-ONGUARD-2013] Foolish Words spoil the attempt in which they are shown',
    (t) => {
      t.given({
        phase: 'at the site',
        dice: [5, 6],
        players: {
          Ann: {
            hand: ['Riders of Rohan', 'Cram'],
            companies: [site(['Foolish Words'], 'Edoras', 'Erkenbrand', 'Haldir')],
          },
          Bob,
        },
      });
      t.player('Ann').does('Riders of Rohan', 'Haldir');
      t.player('Bob').does('Foolish Words: reveal', 'Haldir');
      // 11 − 1 for Haldir − 4: not more than 9.
      t.expect.card('Riders of Rohan', { in: 'discard of Ann' }).card('Haldir', { 'site tapped': false });
    },
  );

  scenario('[ME-ONGUARD-2007] as many as fit', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Glamdring'],
          companies: [site(['Lure of Nature', 'Lure of Expedience'], 'Moria', 'Elladan', 'Haldir')],
        },
        Bob,
      },
      dice: [6, 6],
    });
    t.player('Ann').does('Glamdring: play', 'Elladan');
    t.player('Bob').does('Lure of Nature: reveal', 'Elladan', 'Lure of Expedience: reveal');
    t.expect
      .card('Lure of Nature', { in: 'on of Elladan' })
      .card('Lure of Expedience', { in: 'on of Haldir' });
  });

  scenario('[ME-ONGUARD-2015] what lies beside one company touches no other', (t) => {
    t.given({
      phase: 'at the site',
      company: 'one',
      players: {
        Ann: {
          hand: ['Glamdring', 'Cram'],
          companies: [
            { ...company('Moria', 'Elladan', 'Orophin'), as: 'one' },
            { ...site(['Lure of Nature'], 'Bree', 'Haldir'), as: 'two' },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Glamdring: play', 'Elladan');
    t.player('Bob').mayNot('Lure of Nature', { to: 'reveal', rule: 'ME-ONGUARD-2015' });
  });
});
