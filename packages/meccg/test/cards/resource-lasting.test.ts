/** Resource events that last, or answer an opponent. */
import { describe } from 'vitest';
import { attackWith, Bob, company, type Placed, resolveChain, going as riding, scenario } from '../table.ts';

/** The same, with cards in Ann's hand. */
const going = (
  hand: readonly string[],
  characters: readonly Placed[],
  hazards: readonly string[],
  ann: object = {},
  bob: object = {},
) => riding(hazards, characters, { hand, ...ann }, bob);

describe('Great Ship', () => {
  const sailing = (to: string) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company('Edhellond', 'Elladan', 'Elrohir'), as: 'riders', movesTo: to }] },
      Bob: { companies: [company('Lórien', 'Ioreth')], hand: ['Corsairs of Umbar', 'Rebel-talk'] },
    },
  });
  scenario('Great Ship: a character taps for it in the organization phase', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Great Ship'], companies: [company('Edhellond', 'Elladan')] },
        Bob: { companies: [company('Lórien', 'Ioreth')] },
      },
    });
    t.player('Ann').does('Great Ship');
    t.expect.card('Great Ship', { in: 'events of Ann' }).card('Elladan', { status: 'tapped' });
  });
  scenario('Great Ship: without it nobody can tap against hazards', (t) => {
    t.given(sailing('Tolfalas'));
    t.player('Bob').does('Rebel-talk: as', 'Elladan');
    resolveChain(t);
    t.expect.card('Rebel-talk', { in: 'on of Elladan' });
  });
});

describe('what lasts for the turn', () => {
  scenario('[ME-CARD-0721] Stealth: no creature may be played on the company', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Stealth'],
          deck: ['Cram', 'Cram'],
          companies: [{ ...company('Rivendell', 'Adrazar'), movesTo: 'Bree' }],
        },
        Bob: { ...Bob, hand: ['Hobgoblins', 'Stirring Bones', 'Rebel-talk'], deck: ['Cram', 'Cram'] },
      },
    });
    t.player('Ann').does('Pass', 'Stealth');
    resolveChain(t);
    t.expect.card('Adrazar', { status: 'tapped' });
    t.player('Ann').does('the path printed');
    t.player('Bob').mayNot('Stirring Bones', { because: 'no creatures' });
  });
  scenario(
    '[ME-CARD-0316] [ME-CARD-0318] Great Ship: a character taps to be rid of a hazard that names one of the company',
    (t) => {
      t.given({
        players: {
          Ann: {
            hand: ['Great Ship'],
            deck: ['Cram', 'Cram', 'Cram'],
            companies: [{ ...company('Edhellond', 'Elladan', 'Elrohir'), movesTo: 'Isle of the Ulond' }],
          },
          Bob: {
            companies: [company('Lórien', 'Ioreth')],
            hand: ['Rebel-talk', 'Corsairs of Umbar'],
            deck: ['Cram', 'Cram', 'Cram', 'Cram'],
          },
        },
      });
      t.player('Ann').does('Great Ship', 'Elladan', 'Pass', 'the path printed', 'No');
      t.player('Bob').does('No', 'Rebel-talk: as', 'Elladan');
      resolveChain(t);
      t.player('Ann').does('Great Ship');
      resolveChain(t);
      t.expect.card('Rebel-talk', { in: 'discard of Bob' }).card('Elrohir', { status: 'tapped' });
    },
  );
  scenario('[ME-CARD-0212] Promptings of Wisdom: its bearer splits off, but is not sent back', (t) => {
    t.given({
      phase: 'hazards',
      dice: [6, 6, 1, 1],
      players: {
        Ann: {
          companies: [
            {
              ...company('Lórien', { card: 'Beretar', on: ['Promptings of Wisdom'] }, 'Elladan'),
              as: 'riders',
              movesTo: 'Dol Guldur',
            },
          ],
        },
        Bob: { ...Bob, hand: ['Seized by Terror', 'Orc-guard'] },
      },
    });
    t.player('Ann').does('Promptings of Wisdom');
    resolveChain(t);
    t.player('Ann').does('Roll');
    t.player('Bob').does('Seized by Terror: as', 'Beretar');
    resolveChain(t);
    t.expect.card('Elladan', { in: 'company of riders' });
  });
});

describe('Wizard’s Laughter', () => {
  scenario('[ME-CARD-0847] Wizard’s Laughter: stops an influence check in an opponent’s site phase', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      dice: [6, 6],
      players: {
        Ann: { companies: [company('Bree', 'Théoden')] },
        Bob: {
          hand: ['Wizard’s Laughter'],
          companies: [company('Bree', 'Anborn'), company('Edhellond', 'Saruman')],
        },
      },
    });
    t.player('Ann').does("Théoden: influence an opponent's card");
    t.player('Bob').does('Wizard’s Laughter');
    t.expect.card('Anborn', { at: 'Bree' });
  });
  scenario('[ME-CARD-0847] Wizard’s Laughter: not in one’s own turn', (t) => {
    t.given({
      players: { Ann: { hand: ['Wizard’s Laughter'], companies: [company('Bree', 'Saruman')] }, Bob },
    });
    t.player('Ann').mayNot('Wizard’s Laughter', { because: 'opponent' });
  });
});

describe('attacks against a company', () => {
  scenario('Marvels Told is no answer to a creature', (t) => {
    t.given(going(['Marvels Told'], ['Balin'], ['Hobgoblins', 'Ghosts']));
    attackWith(t, 'Bob', 'Hobgoblins');
    t.player('Ann').mayNot('Marvels Told', { because: 'on your turn' });
  });
});
