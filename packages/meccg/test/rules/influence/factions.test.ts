/** Factions: won by an influence check at their sites. ME-FACT, ME-INFL-003, 004 */
import { describe } from 'vitest';
import { character, influenceCheck, modifier } from '../../../src/cards/words/index.ts';
import { invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

describe('factions', () => {
  const courting = (dice: readonly number[], ...characters: readonly (string | object)[]) => ({
    phase: 'at the site',
    dice,
    players: {
      Ann: {
        hand: ['Knights of Dol Amroth', 'Smoke Rings'],
        discard: ['Cram'],
        companies: [company('Dol Amroth', ...characters)],
      },
      Bob,
    },
  });
  scenario('[ME-FACT-2000 ME-FACT-4002] more than the number wins it, and taps him and the site', (t) => {
    t.given(courting([3, 3], 'Adrazar', 'Haldir'));
    t.player('Ann').does('Knights of Dol Amroth', 'Adrazar', 'Pass').has({ 'faction points': 3 });
    t.expect
      .card('Knights of Dol Amroth', { in: 'factions of Ann' })
      .card('Adrazar', { status: 'tapped', 'site tapped': true });
  });
  scenario('[ME-FACT-2003] it is no one’s, and takes no influence', (t) => {
    t.given(courting([3, 3], 'Adrazar', 'Haldir'));
    t.player('Ann').has({ 'general influence used': 6 });
    t.player('Ann').does('Knights of Dol Amroth', 'Adrazar', 'Pass').has({ 'general influence used': 6 });
    t.expect.card('Knights of Dol Amroth', { borne: false }).card('Adrazar', { 'direct influence left': 1 });
  });
  scenario('[ME-INFL-003] it is declared first, and rolled only as it resolves', (t) => {
    t.given(courting([3, 3], 'Adrazar', 'Haldir'));
    t.player('Ann').does('Knights of Dol Amroth', 'Adrazar');
    // Nothing is rolled while it can be answered.
    t.expect
      .table({ chain: 'Knights of Dol Amroth', roll: 0 })
      .card('Knights of Dol Amroth', { in: 'declared' });
    t.player('Ann').does('Pass');
    t.expect.table({ roll: 6 });
  });
  invent('Fair Words', 'TW-243', modifier({ attribute: influenceCheck, of: character, by: 2 }));
  scenario('[ME-INFL-004] what is added to influence checks is added to the roll for a faction', (t) => {
    const { players, ...rest } = courting([], 'Adrazar', 'Haldir');
    t.given({ ...rest, players: { ...players, Ann: { ...players.Ann, events: ['Fair Words'] } } });
    t.player('Ann').does('Knights of Dol Amroth', 'Adrazar');
    t.expect.table({ 'attempt modifier': 5 });
  });
  scenario('[ME-FACT-001] only factions are factions: neither allies nor characters of their kind', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          factions: ['Riders of Rohan', 'Men of Anórien'],
          companies: [company('Moria', { card: 'Théoden', on: ['Gollum'] }, 'Erkenbrand')],
        },
        Bob: { ...Bob, hand: ['Muster Disperses'] },
      },
    });
    t.player('Bob').does('Muster Disperses: as').mayChoose.exactly('Riders of Rohan', 'Men of Anórien');
  });
  for (const [who, added] of [
    ['Adrazar', 3],
    ['Elladan', 0],
    ['Haldir', -1],
  ] as const)
    scenario(`[ME-FACT-002 ME-FACT-2004 ME-INFL-501] direct influence and race count: ${who}`, (t) => {
      t.given(courting([], 'Adrazar', 'Elladan', 'Haldir'));
      t.player('Ann').does('Knights of Dol Amroth', who);
      t.expect.table({ 'attempt modifier': added });
    });

  scenario(
    '[ME-FACT-2001 ME-FACT-2010 ME-FACT-4000 ME-SITE-2011] equal to the number is not enough: discarded, and the site stays',
    (t) => {
      t.given({
        phase: 'at the site',
        dice: [3, 2],
        players: {
          Ann: {
            hand: ['Knights of Dol Amroth', 'Smoke Rings'],
            discard: ['Cram'],
            companies: [company('Dol Amroth', 'Adrazar')],
          },
          Bob,
        },
      });
      t.player('Ann').does('Knights of Dol Amroth', 'Pass');
      t.expect
        .card('Knights of Dol Amroth', { in: 'discard of Ann' })
        .card('Adrazar', { status: 'tapped', 'site tapped': false });
    },
  );

  scenario('[ME-FACT-2009] what one character adds counts only when he tries', (t) => {
    t.given({
      phase: 'at the site',
      dice: [4, 4],
      players: {
        Ann: {
          hand: ['Rangers of the North', 'Smoke Rings'],
          discard: ['Cram'],
          companies: [company('Bree', 'Beretar', 'Anborn')],
        },
        Bob,
      },
    });
    // Anborn: 8 + 1 for a Dúnadan; Beretar would add 3 more.
    t.player('Ann').does('Rangers of the North', 'Anborn', 'Pass');
    t.expect.card('Rangers of the North', { in: 'discard of Ann' });
  });

  scenario('[ME-FACT-2006 ME-FACT-2000] it is tried at its own site only', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Knights of Dol Amroth', 'Smoke Rings'],
          discard: ['Cram'],
          companies: [company('Pelargir', 'Adrazar')],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Knights of Dol Amroth', { because: 'another site', rule: 'ME-FACT-2000' });
  });
});
