/** Rulings on single hazard events. ME-CARD */
import { describe, expect, test } from 'vitest';
import { textOf } from '../../../src/text/card-text.ts';
import { Bob, company, going, type Placed, resolveChain, scenario } from '../../table.ts';

const two = ['Elladan', 'Elrohir'];
const guarded = (
  at: string,
  onGuard: readonly string[],
  characters: readonly Placed[],
  ann: object,
  bob: object = {},
) => ({
  players: {
    Ann: {
      companies: [
        {
          ...company(at, ...characters),
          onGuard: onGuard.map((card) => ({ card, owner: 'Bob', controller: 'Bob' })),
        },
      ],
      ...ann,
    },
    Bob: { ...Bob, ...bob },
  },
});

describe('Lure of Nature', () => {
  scenario('[ME-CARD-0435] a company that was sent back makes no checks', (t) => {
    t.given({
      phase: 'hazards',
      dice: [1, 1],
      players: {
        Ann: {
          hand: ['Smoke Rings'],
          companies: [
            {
              ...company('Henneth Annûn', { card: 'Anborn', on: ['Lure of Nature'] }),
              movesTo: 'Dead Marshes',
              by: ['Ithilien', 'Dagorlad'],
            },
          ],
        },
        Bob: { ...Bob, hand: ['Seized by Terror', 'Orc-guard'] },
      },
    });
    // The one roll is that of Seized by Terror: 2 and his mind are less than 12.
    t.player('Bob').does('Seized by Terror: as');
    resolveChain(t);
    t.expect.card('Anborn', { at: 'Henneth Annûn' });
  });
  scenario('[ME-CARD-0436] the checks come at the very end, when no other hazard may be declared', (t) => {
    t.given({
      ...going(
        ['Orc-watch', 'Rebel-talk', 'Orc-guard'],
        [{ card: 'Elladan', on: ['Lure of Nature'] }, 'Elrohir'],
        { hand: ['Halfling Strength'] },
      ),
      dice: [6, 6, 6, 6],
    });
    t.player('Bob').does('Pass');
    resolveChain(t);
    t.expect.asked('Ann').table({ hazardsDeclared: 0 });
    t.player('Bob').mayNot('Orc-watch').mayNot('Rebel-talk').mayNot('Orc-guard');
    t.player('Ann').does('Roll');
    t.player('Bob').mayNot('Orc-watch').mayNot('Rebel-talk').mayNot('Orc-guard');
    t.player('Ann').does('Roll');
  });
  scenario('[ME-CARD-0438] revealed from on guard it brings its points, and no checks this turn', (t) => {
    t.given({
      phase: 'at the site',
      ...guarded('Moria', ['Lure of Nature'], two, {
        hand: ['Glamdring', 'Smoke Rings'],
        discard: ['Dodge'],
      }),
    });
    t.player('Ann').does('Glamdring: play', 'Elrohir');
    t.player('Bob').does('Lure of Nature: reveal', 'Elladan');
    resolveChain(t);
    t.expect.card('Elladan', { 'corruption points': 2 }).card('Glamdring', { in: 'on of Elrohir' });
  });
});

describe('Morgul Night', () => {
  scenario('[ME-CARD-4038] needs Doors of Night to come into play, and no longer', (t) => {
    t.given(going(['Twilight', 'Orc-guard'], two, {}, { events: ['Doors of Night', 'Morgul Night'] }));
    t.player('Bob').does('Twilight: at any time', 'Doors of Night');
    resolveChain(t);
    t.player('Bob').has({ events: ['Morgul Night'] });
  });
  scenario('[ME-CARD-4038 TW-62/1] without Doors of Night it does not come', (t) => {
    t.given(going(['Morgul Night', 'Orc-guard'], two));
    t.player('Bob').mayNot('Morgul Night', { because: 'Doors of Night' });
  });
});

describe('Lure of Expedience', () => {
  scenario('[ME-CARD-0433] revealed for an item, it makes its bearer check for that item', (t) => {
    t.given({
      phase: 'at the site',
      dice: [6, 6],
      ...guarded('Moria', ['Lure of Expedience'], two, { hand: ['Glamdring'] }),
    });
    t.player('Ann').does('Glamdring: play', 'Elrohir');
    t.player('Bob').does('Lure of Expedience: reveal', 'Elladan');
    resolveChain(t);
    t.expect.card('Lure of Expedience', { in: 'on of Elladan' }).card('Glamdring', { in: 'on of Elrohir' });
  });
  const transfer = (others: readonly object[]) => ({
    dice: others.length === 0 ? [6, 6, 6, 6] : [6, 6],
    players: {
      Ann: {
        companies: [
          company(
            'Rivendell',
            { card: 'Elladan', on: ['Lure of Expedience'] },
            { card: 'Elrohir', on: ['Glamdring'] },
            ...(others.length === 0 ? ['Haldir'] : []),
          ),
          ...others,
        ],
      },
      Bob,
    },
  });
  scenario('[ME-CARD-4028] an item passed on in the company is gained there', (t) => {
    t.given(transfer([]));
    // One check is the giver's, the other that of Lure of Expedience.
    t.player('Ann').does('Glamdring: transfer', 'Haldir', 'Roll');
    t.expect.card('Glamdring', { in: 'on of Haldir' }).table({ check: 'Elladan' });
    t.player('Ann').does('Roll');
  });
  scenario('[ME-CARD-4028] one given to another company is not', (t) => {
    t.given(transfer([company('Rivendell', 'Haldir')]));
    t.player('Ann').does('Glamdring: transfer', 'Haldir', 'Roll');
    resolveChain(t);
    t.expect.card('Glamdring', { in: 'on of Haldir' });
  });
});

describe('other events on characters', () => {
  scenario('[ME-CARD-0028] Alone and Unadvised: a check for each region, by starter movement too', (t) => {
    t.given({
      phase: 'hazards',
      dice: [6, 6, 6, 6, 6, 6],
      players: {
        Ann: {
          companies: [
            {
              ...company('Rivendell', { card: 'Elladan', on: ['Alone and Unadvised'] }),
              movesTo: 'Bag End',
              by: 'starter',
            },
          ],
        },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    });
    // All dice are used: three checks.
    t.player('Bob').does('Pass');
    t.expect.table({ check: 'none' });
  });
  test('[ME-CARD-0239] Foolish Words is about riddling, offering and influence, and no other attempts', () => {
    const words = textOf('LE-112').find((line) => line.includes('4'));
    expect(words).toMatch(/riddling rolls, offering attempts and influence attempts/i);
    expect(words).not.toMatch(/flattery/i);
  });
  scenario('[ME-CARD-0239] Foolish Words: other rolls of its bearer are as ever', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Rivendell', { card: 'Elladan', on: ['Foolish Words'] })] },
        Bob,
      },
    });
    t.expect.card('Elladan', { 'influence attempt': -4, 'influence check': 0, 'corruption check': 0 });
  });
  scenario('[ME-CARD-0482] Muster Disperses is never revealed from on guard', (t) => {
    t.given({
      phase: 'site',
      ...guarded('Moria', ['Muster Disperses'], two, { hand: ['Escape'], factions: ['Men of Lebennin'] }),
    });
    t.player('Ann').does('Yes');
    t.player('Bob').mayNot('Muster Disperses', { to: 'reveal', because: 'does nothing to the company' });
    t.expect.table({ 'attack prowess': 7 });
  });
  const rings = (hazards: readonly string[]) =>
    going(hazards, [{ card: 'Elladan', on: ['Precious Gold Ring', 'Lesser Ring'] }]);
  scenario('[ME-CARD-0635] The Ring’s Betrayal: which ring is at stake is said when it is declared', (t) => {
    t.given({ ...rings(['The Ring’s Betrayal']), dice: [1, 1] });
    t.player('Bob').does('The Ring’s Betrayal: as', 'Lesser Ring');
    resolveChain(t);
    t.expect
      .card('Lesser Ring', { in: 'discard of Ann' })
      .card('Precious Gold Ring', { in: 'on of Elladan' })
      .card('Elladan', { in: 'company of riders' });
  });
});
