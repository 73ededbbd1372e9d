/** The Wizards: resource short-events. */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { attackWith, Bob, company, idleUntil, resolveChain, scenario } from '../../table.ts';

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

/** Elladan has tapped for the ship; they sail to the Isle of the Ulond, and Bob has hazards. */
function sail(
  t: Table<S>,
  hand: readonly string[],
  on: readonly string[] = [],
  bob: object = {},
  factions: readonly string[] = [],
): void {
  t.given({
    players: {
      Ann: {
        hand: ['Great Ship'],
        factions,
        deck: ['Cram', 'Cram', 'Cram'],
        companies: [
          { ...company('Edhellond', 'Elladan', { card: 'Elrohir', on }), movesTo: 'Isle of the Ulond' },
        ],
      },
      Bob: { companies: [company('Lórien', 'Ioreth')], hand, deck: ['Cram', 'Cram', 'Cram', 'Cram'], ...bob },
    },
  });
  t.player('Ann').does('Great Ship', 'Elladan');
  idleUntil(t, () => t.offered().some((text) => text.startsWith('the path printed')));
  t.player('Ann').does('the path printed', 'No');
  t.player('Bob').does('No');
}
describe('Great Ship, in answer to a hazard that rolls dice', () => {
  scenario('[TW-248/2 ME-CARD-0316 ME-CARD-0318] one on the company is cancelled', (t) => {
    sail(t, ['Call of Home', 'Corsairs of Umbar']);
    t.player('Bob').does('Call of Home: as', 'Elladan');
    t.player('Ann').does('Great Ship: in answer');
    resolveChain(t);
    t.expect
      .card('Call of Home', { in: 'discard of Bob' })
      .card('Elrohir', { status: 'tapped' })
      .card('Elladan', { in: 'company of company 1' });
  });
  scenario('[TW-248/2 ME-CARD-0316] not one that rolls none', (t) => {
    sail(t, ['Rebel-talk', 'Twilight'], [], { events: ['Doors of Night'] });
    t.player('Bob').does('Rebel-talk: as', 'Elladan');
    t.player('Ann').mayNot('Great Ship', { to: 'in answer', because: 'nothing to choose' });
    t.player('Bob').does('Pass');
    t.expect.card('Rebel-talk', { in: 'on of Elladan' });
  });
  scenario('[TW-248/2 ME-CARD-0316] nor one on someone elsewhere', (t) => {
    sail(t, ['Muster Disperses', 'Twilight'], [], { events: ['Doors of Night'] }, ['Men of Lebennin']);
    t.player('Bob').does('Muster Disperses: as');
    t.player('Ann').mayNot('Great Ship', { to: 'in answer', because: 'nothing to choose' });
  });
});
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

describe('[TW-248] Great Ship, and what it does not do', () => {
  scenario('its use costs an untapped character of that company', (t) => {
    sail(t, ['Rebel-talk', 'Corsairs of Umbar'], ['Foolish Words']);
    t.player('Ann').does('Great Ship: on your turn');
    resolveChain(t);
    t.expect.card('Elrohir', { status: 'tapped' });
    attackWith(t, 'Bob', 'Corsairs of Umbar', 'coastal-sea');
    t.player('Ann').mayNot('Great Ship', { to: 'cancel the attack', because: 'nothing to choose' });
  });
  scenario('[ME-CARD-0316] not on the path of a company that goes by land', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Great Ship'],
          deck: ['Cram', 'Cram', 'Cram'],
          companies: [{ ...company('Rivendell', 'Elladan', 'Elrohir'), movesTo: 'Moria' }],
        },
        Bob: { ...Bob, hand: ['Foolish Words', 'Orc-guard'], deck: ['Cram', 'Cram', 'Cram'] },
      },
    });
    t.player('Ann').does('Great Ship', 'Elladan', 'Pass', 'Rhudaur, Hollin, Redhorn Gate', 'No');
    t.player('Ann').mayNot('Great Ship', { because: 'Coastal Sea' });
  });
});

describe('[TW-253] Halfling Strength, further', () => {
  const four = (check: string, hand: readonly string[], who: object) => ({
    phase: 'corruption check',
    check: { character: check },
    dice: [6, 6],
    players: { Ann: { hand, companies: [company('Bree', who, 'Elrohir')] }, Bob },
  });
  scenario('no more for the check of an Elf', (t) => {
    t.given(four('Elladan', ['Halfling Strength', 'Cram'], { card: 'Elladan' }));
    t.player('Ann').mayNot('Halfling Strength', { to: 'corruption check', because: 'Hobbit' });
    t.player('Ann').does('Roll');
  });
  scenario('heals nobody but in the organization phase', (t) => {
    t.given({ ...halfling('wounded'), phase: 'at the site' });
    t.player('Ann').mayNot('Halfling Strength');
  });
  scenario('when a company is attacked it untaps a Hobbit of that company alone', (t) => {
    t.given({
      phase: 'attack',
      company: 'attacked',
      attack: { strikes: 1, prowess: 9 },
      players: {
        Ann: {
          hand: ['Halfling Strength'],
          companies: [
            { ...company('Moria', { card: 'Sam Gamgee', status: 'tapped' }, 'Elladan'), as: 'attacked' },
            company('Bree', { card: 'Merry', status: 'tapped' }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Halfling Strength');
    t.expect.card('Sam Gamgee', { status: 'untapped' }).card('Merry', { status: 'tapped' });
  });
});

describe('[TW-288] Muster, further', () => {
  for (const [dice, place] of [
    [[2, 2], 'discard of Ann'],
    [[2, 3], 'factions of Ann'],
  ] as const)
    scenario(`[ME-CARD-0480] a prowess of 4 as it is: a roll of ${dice[0] + dice[1]} by Bofur`, (t) => {
      t.given({
        phase: 'at the site',
        dice,
        players: {
          Ann: { hand: ['Men of Lebennin', 'Muster'], companies: [company('Pelargir', 'Bofur')] },
          Bob,
        },
      });
      t.player('Ann').does('Men of Lebennin: try', 'Muster');
      t.expect.card('Men of Lebennin', { in: place });
    });
  scenario('not when nobody makes a check, nor against a character', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      dice: [1, 1, 6, 6],
      players: {
        Ann: { hand: ['Muster', 'Twilight'], companies: [company('Bree', 'Théoden')] },
        Bob: { companies: [company('Bree', 'Anborn')], hand: ['Twilight'], events: ['Doors of Night'] },
      },
    });
    t.player('Ann').mayNot('Muster', { because: 'influence check against a faction' });
    t.player('Ann').does("Théoden: influence an opponent's card");
    t.player('Ann').mayNot('Muster', { because: 'influence check against a faction' });
    resolveChain(t);
  });
});

describe('[TW-332] Stealth, further', () => {
  scenario('by a tapped scout not, nor by one who is none', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Stealth'],
          companies: [company('Rivendell', { card: 'Adrazar', status: 'tapped' }, 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Stealth', { because: 'nothing to choose an untapped scout' });
  });
  scenario('[ME-CARD-0722] creatures may be played on another company', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Stealth'],
          deck: ['Cram', 'Cram', 'Cram', 'Cram'],
          companies: [
            { ...company('Rivendell', 'Elladan'), as: 'others', movesTo: 'Moria' },
            company('Lórien', 'Adrazar'),
          ],
        },
        Bob: { ...Bob, hand: ['Orc-guard', 'Rebel-talk'], deck: ['Cram', 'Cram', 'Cram', 'Cram'] },
      },
    });
    t.player('Ann').does('Pass', 'Stealth');
    resolveChain(t);
    idleUntil(t, () => t.offered().some((text) => text.startsWith('Orc-guard: attack')));
    t.player('Bob').mayChoose.includes('Orc-guard: attack');
  });
});

describe('[TW-358] Vilya, further', () => {
  scenario('[ME-CARD-0804] the numbers hold while resources are chosen', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: {
          hand: ['Vilya'],
          deck: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
          discard: ['Glamdring', 'Dodge', 'Escape', 'Sting', 'Ghosts'],
          companies: [company('Rivendell', 'Elrond')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Vilya');
    t.expect.card('Elrond', { prowess: 11, body: 11, 'direct influence': 10 });
    t.player('Ann').does('Yes', 'Glamdring', 'Dodge', 'Escape');
    t.player('Ann').has({ deck: 8, discard: ['Sting', 'Ghosts', 'Vilya'] });
  });
  scenario('[ME-CARD-0804] not while another waits to resolve', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Vilya', { card: 'Vilya', as: 'second' }, 'Twilight'],
          events: ['Gates of Morning'],
          companies: [company('Lórien', 'Elrond')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Vilya');
    t.player('Ann').mayNot('second', { because: 'in effect' });
  });
  for (const [dice, stays] of [
    [[3, 4], true],
    [[3, 3], false],
  ] as const)
    scenario(`[ME-CARD-0804] a check at −3: a roll of ${dice[0] + dice[1]}`, (t) => {
      t.given({
        dice,
        players: {
          Ann: {
            hand: ['Vilya'],
            companies: [company('Lórien', { card: 'Elrond', on: ['Scroll of Isildur'] })],
          },
          Bob,
        },
      });
      t.player('Ann').does('Vilya');
      t.expect.card('Elrond', { in: stays ? 'company of company 1' : 'discard of Ann' });
    });
});

describe('[TW-362] Wizard’s Laughter, further', () => {
  scenario('[ME-CARD-0847] not against one’s own check on a faction', (t) => {
    t.given({
      phase: 'at the site',
      dice: [1, 1],
      players: {
        Ann: {
          hand: ['Men of Lebennin', 'Wizard’s Laughter', 'Muster'],
          companies: [company('Pelargir', 'Elladan', 'Saruman')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Men of Lebennin: try', 'Elladan');
    t.player('Ann').mayNot('Wizard’s Laughter', { because: 'opponent' });
    t.player('Ann').does('Pass');
  });
  scenario('[ME-CARD-0847] not against an opponent’s check on a faction of his own', (t) => {
    t.given({
      phase: 'at the site',
      dice: [6, 6],
      players: {
        Ann: { hand: ['Men of Lebennin', 'Muster'], companies: [company('Pelargir', 'Elladan')] },
        Bob: { hand: ['Wizard’s Laughter'], companies: [company('Edhellond', 'Saruman')] },
      },
    });
    t.player('Ann').does('Men of Lebennin: try');
    t.player('Bob').mayNot('Wizard’s Laughter', { because: 'opponent' });
    t.player('Ann').does('Pass');
  });
  for (const [dice, stays] of [
    [[3, 3], true],
    [[2, 3], false],
  ] as const)
    scenario(`[ME-CARD-0847] the Wizard checks corruption at −2: a roll of ${dice[0] + dice[1]}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        dice,
        players: {
          Ann: { companies: [company('Bree', 'Théoden')] },
          Bob: {
            hand: ['Wizard’s Laughter'],
            companies: [
              company('Bree', 'Anborn'),
              { ...company('Edhellond', { card: 'Saruman', on: ['Scroll of Isildur'] }), as: 'tower' },
            ],
          },
        },
      });
      t.player('Ann').does("Théoden: influence an opponent's card");
      t.player('Bob').does('Wizard’s Laughter');
      t.expect
        .card('Anborn', { at: 'Bree' })
        .card('Saruman', { in: stays ? 'company of tower' : 'out of Bob' });
    });
});

scenario('[TW-358 ME-CARD-0804] Vilya brings back what there is', (t) => {
  t.given({
    dice: [6, 6],
    players: {
      Ann: {
        hand: ['Vilya'],
        deck: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
        discard: ['Glamdring', 'Ghosts'],
        companies: [company('Rivendell', 'Elrond')],
      },
      Bob,
    },
  });
  t.player('Ann').does('Vilya', 'Yes');
  t.player('Ann').has({ deck: 6, discard: ['Ghosts', 'Vilya'] });
});
