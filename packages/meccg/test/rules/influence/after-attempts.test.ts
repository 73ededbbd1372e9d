/** An influence check is over when it is made, or comes to nothing: nothing of it stays behind. ME-SITE-2011 */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';

describe('when a faction has answered', () => {
  const trying = (...dice: readonly number[]) => ({
    phase: 'at the site',
    dice,
    players: {
      Ann: {
        hand: ['Riders of Rohan', 'Smoke Rings'],
        discard: ['Cram'],
        companies: [company('Edoras', 'Théoden', 'Beretar')],
      },
      Bob,
    },
  });
  for (const [answer, zone, ...dice] of [
    ['yes', 'factions of Ann', 6, 6],
    ['no', 'discard of Ann', 1, 1],
  ] as const)
    scenario(`[ME-SITE-2011] the attempt is over: ${answer}`, (t) => {
      t.given(trying(...dice));
      t.player('Ann').does('Riders of Rohan: ', 'Théoden');
      t.expect.table({ 'attempt needs': 9 });
      t.player('Ann').does('Pass');
      t.expect.card('Riders of Rohan', { in: zone }).table({ 'attempt needs': 0, 'attempt modifier': 0 });
    });
});

describe('when a copy was shown', () => {
  /** Bob has no general influence left: 10 + 8 are elsewhere, 2 are here. */
  const trying = (card: string, ...more: readonly (string | object)[]) => ({
    phase: 'at the site',
    turn: 5,
    dice: [6, 6, 1, 1],
    players: {
      Ann: { hand: [card, 'Smoke Rings'], companies: [company('Edoras', 'Théoden', 'Haldir')] },
      Bob: {
        companies: [company('Rivendell', 'Elrond', 'Glorfindel II'), company('Edoras', ...more)],
        factions: [{ card: 'Riders of Rohan', wonAt: 'Edoras' }],
      },
    },
  });
  const orophin = { card: 'Orophin', on: ['Gollum', 'Horn of Anor'] };
  const copies = [
    ['Orophin', 'company of company 1'],
    ['Gollum', 'on of Théoden'],
    ['Horn of Anor', 'on of Théoden'],
    ['Riders of Rohan', 'factions of Ann'],
  ];
  for (const [card, zone] of copies) {
    scenario(`[ME-INFL-2036] it need not be played, and is discarded: ${card}`, (t) => {
      t.given(trying(card, orophin));
      t.player('Ann').does('Théoden: influence', card);
      if (card === 'Gollum' || card === 'Riders of Rohan') t.player('Ann').mayChoose.includes(card);
      while (!t.offered().includes('No')) t.player('Ann').does(card);
      t.player('Ann').does('No');
      t.expect.card(`${card} #1`, { in: 'discard of Ann' }).card(`${card} #2`, { in: 'discard of Bob' });
      t.player('Ann').mayChoose.excludes('Yes', 'No', 'General influence');
    });
    scenario(`[ME-INFL-2026] it is played, and that is all: ${card}`, (t) => {
      t.given(trying(card, orophin));
      t.player('Ann').does('Théoden: influence', card);
      while (!t.offered().includes('Yes')) t.player('Ann').does(card);
      t.player('Ann').does('Yes');
      if (card === 'Orophin') t.player('Ann').does('General influence');
      t.expect.card(`${card} #1`, { in: zone }).card(`${card} #2`, { in: 'discard of Bob' });
      t.player('Ann').mayChoose.excludes('Yes', 'No', 'General influence');
    });
  }
});
