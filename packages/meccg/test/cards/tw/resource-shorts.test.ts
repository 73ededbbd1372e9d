/** The Wizards: resource short-events. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import type { S } from '../../../src/state.ts';
import { attackWith, Bob, company, resolveChain, scenario } from '../../table.ts';

type Card = string | object;
const halfling = (status: string) => ({
  players: {
    Ann: {
      hand: ['Halfling Strength'],
      companies: [company('Bree', { card: 'Sam Gamgee', status }, { card: 'Elladan', status })],
    },
    Bob,
  },
});

describe('[TW-248] Great Ship', () => {
  const sailing = (to: string) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company('Edhellond', 'Elladan', 'Elrohir'), as: 'riders', movesTo: to }] },
      Bob: { companies: [company('Lórien', 'Ioreth')], hand: ['Corsairs of Umbar', 'Rebel-talk'] },
    },
  });
  scenario('[TW-248/1] Great Ship: a character taps for it in the organization phase', (t) => {
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

scenario(
  '[TW-248/2 ME-CARD-0316 ME-CARD-0318] Great Ship: a character taps to be rid of a hazard that names one of the company',
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

/** Elladan has tapped for the ship; they sail to the Isle of the Ulond, and Bob has hazards. */
function sail(t: Table<S>, hand: readonly string[], on: readonly string[] = []): void {
  t.given({
    players: {
      Ann: {
        hand: ['Great Ship'],
        deck: ['Cram', 'Cram', 'Cram'],
        companies: [
          { ...company('Edhellond', 'Elladan', { card: 'Elrohir', on }), movesTo: 'Isle of the Ulond' },
        ],
      },
      Bob: { companies: [company('Lórien', 'Ioreth')], hand, deck: ['Cram', 'Cram', 'Cram', 'Cram'] },
    },
  });
  t.player('Ann').does('Great Ship', 'Elladan', 'Pass', 'the path printed', 'No');
  t.player('Bob').does('No');
}
scenario('[TW-248/3] Great Ship: a character taps to cancel the attack of a creature', (t) => {
  sail(t, ['Corsairs of Umbar', 'Rebel-talk']);
  attackWith(t, 'Bob', 'Corsairs of Umbar', 'coastal-sea');
  t.player('Ann').does('Great Ship');
  resolveChain(t);
  t.expect.card('Elrohir', { status: 'tapped' }).table({ stage: 'none' });
});
scenario(
  '[TW-248/4] Great Ship: a character taps to be rid of a hazard that lies on one of the company',
  (t) => {
    sail(t, ['Corsairs of Umbar'], ['Foolish Words']);
    t.player('Ann').does('Great Ship');
    resolveChain(t);
    t.expect.card('Foolish Words', { in: 'discard of Ann' }).card('Elrohir', { status: 'tapped' });
  },
);
scenario('[TW-248/5] Great Ship is discarded at the end of the turn', (t) => {
  t.given({
    phase: 'end-of-turn',
    players: {
      Ann: { events: ['Great Ship'], hand: ['Cram'], companies: [company('Bree', 'Elladan')] },
      Bob,
    },
  });
  t.expect.card('Great Ship', { in: 'events of Ann' });
  t.player('Ann').does('Keep all');
  t.expect.card('Great Ship', { in: 'discard of Ann' });
});

scenario('[TW-253] Halfling Strength: untaps a Hobbit', (t) => {
  t.given(halfling('tapped'));
  t.player('Ann').does('Halfling Strength: on your turn');
  t.expect.card('Sam Gamgee', { status: 'untapped' }).card('Elladan', { status: 'tapped' });
});

scenario('[TW-253] Halfling Strength: heals a Hobbit in his organization phase', (t) => {
  t.given(halfling('wounded'));
  t.player('Ann').does('Halfling Strength: in your');
  t.expect.card('Sam Gamgee', { status: 'untapped' });
});

scenario('[TW-253] Halfling Strength: nothing for one who needs nothing', (t) => {
  t.given(halfling('untapped'));
  t.player('Ann').mayNot('Halfling Strength');
});

scenario('[TW-253] Halfling Strength: +4 to a corruption check', (t) => {
  t.given({
    phase: 'corruption check',
    check: { character: 'Sam Gamgee' },
    dice: [1, 1],
    players: {
      Ann: {
        hand: ['Halfling Strength'],
        companies: [
          company('Bree', {
            card: 'Sam Gamgee',
            on: ['Scroll of Isildur', 'Orcrist', 'Palantír of Orthanc'],
          }),
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('Halfling Strength');
  t.expect.card('Sam Gamgee', { status: 'untapped', 'corruption points': 7 });
});

describe('[TW-288] Muster', () => {
  const mustering = (who: string, dice: readonly number[]) => ({
    phase: 'at the site',
    dice,
    players: { Ann: { hand: ['Men of Lebennin', 'Muster'], companies: [company('Pelargir', who)] }, Bob },
  });
  scenario('[ME-CARD-0480] Muster: adds the warrior’s prowess, at most 5', (t) => {
    t.given(mustering('Elladan', [1, 2]));
    t.player('Ann').does('Men of Lebennin: try', 'Muster');
    t.expect.card('Men of Lebennin', { in: 'factions of Ann' });
  });
  scenario('Muster: a prowess of 7 adds no more than 5', (t) => {
    t.given({
      phase: 'at the site',
      dice: [1, 1],
      players: {
        Ann: { hand: ['Riders of Rohan', 'Muster'], companies: [company('Edoras', 'Glorfindel II')] },
        Bob,
      },
    });
    t.player('Ann').does('Riders of Rohan: try', 'Muster');
    t.expect.card('Riders of Rohan', { in: 'discard of Ann' });
  });
  scenario('Muster: not for one who is no warrior', (t) => {
    t.given(mustering('Fatty Bolger', [6, 6]));
    t.player('Ann').does('Men of Lebennin: try');
    t.player('Ann').mayNot('Muster');
  });
});

scenario('[TW-332 ME-CARD-0721] Stealth: no creature may be played on the company', (t) => {
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

describe('[TW-332] Stealth', () => {
  const sneaking = (...characters: readonly Card[]) => ({
    players: {
      Ann: {
        hand: ['Stealth', 'Smoke Rings'],
        discard: ['Cram'],
        companies: [company('Rivendell', ...characters)],
      },
      Bob,
    },
  });
  scenario('Stealth: a scout of a small company taps', (t) => {
    t.given(sneaking('Adrazar', 'Elladan'));
    t.player('Ann').does('Pass', 'Stealth');
    resolveChain(t);
    t.expect.card('Adrazar', { status: 'tapped' });
  });
  scenario('Stealth: not with three in the company', (t) => {
    t.given(sneaking('Adrazar', 'Elladan', 'Elrohir'));
    t.player('Ann').mayChoose.includes('Smoke Rings');
    t.player('Ann').mayNot('Stealth', { because: 'in a company of size less than 3' });
  });
});

describe('[TW-358] Vilya', () => {
  const ring = (at: string, deck: readonly string[], dice: readonly number[]) => ({
    dice,
    players: {
      Ann: {
        hand: ['Vilya'],
        deck,
        discard: ['Glamdring', 'Cram', 'Dodge', 'Ghosts'],
        companies: [company(at, 'Elrond', 'Elladan')],
      },
      Bob,
    },
  });
  const five = ['Cram', 'Cram', 'Cram', 'Cram', 'Cram'];
  scenario(
    '[ME-CARD-0804] Vilya: +4 prowess, +2 body, +6 direct influence; at Rivendell 3 resources back; a check at −3',
    (t) => {
      t.given(ring('Rivendell', five, [6, 6]));
      t.player('Ann').does('Vilya', 'Yes', 'Glamdring', 'Cram', 'Roll');
      t.player('Ann').has({ deck: 8, discard: ['Ghosts', 'Vilya'] });
      t.expect.card('Elrond', { prowess: 11, body: 11, 'direct influence': 10 });
    },
  );
  scenario('Vilya: nothing comes back elsewhere', (t) => {
    t.given(ring('Lórien', five, [6, 6]));
    t.player('Ann').does('Vilya', 'Roll');
    t.player('Ann').has({ deck: 5 });
    t.expect.card('Elrond', { prowess: 11 });
  });
  scenario('Vilya: nothing comes back with fewer than 5 cards', (t) => {
    t.given(ring('Rivendell', five.slice(1), [6, 6]));
    t.player('Ann').does('Vilya', 'Roll');
    t.player('Ann').has({ deck: 4 });
  });
  scenario('[ME-CARD-0804] Vilya: once a turn', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: {
          hand: ['Vilya', { card: 'Vilya', as: 'second' }],
          companies: [company('Lórien', 'Elrond', 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Vilya', 'Roll');
    t.player('Ann').mayNot('second', { because: 'in effect' });
  });
});

describe('[TW-362] Wizard’s Laughter', () => {
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

describe('Lucky Search', () => {
  const searching = (deck: readonly string[], dice: readonly number[], more: object = {}, at = 'Moria') => ({
    phase: 'at the site',
    dice,
    players: {
      Ann: {
        hand: ['Lucky Search', 'Halfling Stealth', 'Concealment'],
        deck,
        companies: [{ ...company(at, 'Merry', 'Elladan', 'Bilbo'), ...more }],
      },
      Bob: { companies: [company('Edhellond', 'Ioreth')] },
    },
  });
  const search = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    t.player('Ann').does('Lucky Search: in your', 'Merry');
    resolveChain(t);
  };
  const three = ['Escape', 'Smoke Rings', 'Cram'];
  scenario(
    '[TW-269] [ME-CARD-0424, ME-CARD-0429, ME-CARD-4027] Lucky Search: the scout bears the item when he is struck, at 3 and the cards turned over',
    (t) => {
      t.given(searching([...three, 'Glamdring'], [6, 6]));
      search(t);
      t.expect
        .card('Cram', { in: 'on of Merry' })
        .card('Merry', { status: 'tapped', 'site tapped': false })
        .table({ 'attack strikes': 1, 'attack prowess': 6 });
      t.player('Ann').has({ deck: ['Escape', 'Glamdring', 'Smoke Rings'] });
      t.player('Ann').mayNot('Concealment', { because: 'cannot be cancelled' });
      t.player('Ann').does('Pass');
      t.player('Ann').mayNot('Halfling Stealth', { because: 'cannot be cancelled' });
      t.player('Ann').does('Pass');
      t.expect.card('Cram', { in: 'on of Merry' });
    },
  );
  scenario(
    '[TW-269] [ME-CARD-0425] Lucky Search: the item is discarded if he is wounded, even if he falls',
    (t) => {
      t.given(searching(three, [1, 1, 6, 6]));
      search(t);
      t.player('Ann').does('Pass', 'Pass');
      t.expect.card('Cram', { in: 'discard of Ann' }).card('Merry', { in: 'out of Ann' });
    },
  );
  scenario(
    '[TW-269] [ME-CARD-0428, ME-CARD-4027] Lucky Search: special items and unique ones in play are passed over, to the last card',
    (t) => {
      const { players, ...rest } = searching([], [6, 6]);
      const companies = [company('Moria', 'Merry', { card: 'Elladan', on: ['Glamdring'] })];
      const deck = ['The One Ring', { card: 'Glamdring', as: 'second' }, 'Escape'];
      t.given({ ...rest, players: { ...players, Ann: { ...players.Ann, companies, deck } } });
      t.player('Ann').does('Lucky Search: in your');
      resolveChain(t);
      t.expect.table({ 'attack prowess': 6 });
      expect(t.state.player.exhausted[1]).toBe(0);
      t.expect.card('second', { in: 'deck of Ann' });
      t.player('Ann').does('Pass');
    },
  );
  scenario('[TW-269] Lucky Search: at a tapped Dark-hold as well', (t) => {
    t.given(searching(three, [], { siteTapped: true }, 'Dol Guldur'));
    t.player('Ann').mayChoose.includes('Lucky Search: in your site phase');
  });
  scenario('[TW-269] Lucky Search: not at Ruins & Lairs', (t) => {
    t.given(searching(three, [], {}, 'Ettenmoors'));
    t.player('Ann').mayNot('Lucky Search', { because: 'Shadow-hold or Dark-hold' });
  });
});
