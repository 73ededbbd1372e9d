/** What players are asked: the moment of the turn and every number in the words of the question. */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { endOfOrganization, endOfTurnBegins, shortEvent, stays } from '../../../src/cards/words/index.ts';
import { invent } from '../../invented.ts';
import { adapter, Bob, company } from '../../table.ts';

invent('At Dusk', 'TW-319', shortEvent({ when: endOfTurnBegins, effect: stays }));
invent('At Last', 'TW-319', shortEvent({ when: endOfOrganization, effect: stays }));

const asked = (given: object, ...choices: readonly string[]): string => {
  const t = new Table(adapter);
  t.given(given);
  for (const choice of choices) t.choose(t.state.kernel.asked, choice);
  return t.question()?.ask ?? '';
};
const turn = (phase: string, ...hand: readonly string[]) => ({
  phase,
  players: { Ann: { hand, discard: ['Cram'], companies: [company('Bree', 'Elladan', 'Elrohir')] }, Bob },
});

describe('a window', () => {
  test.each([
    ['organization', [], 'Act in the organization phase, or pass'],
    ['untap', [], 'Act in the untap phase, or pass'],
    ['long-event', [], 'Act in the long-event phase, or pass'],
    ['hazards', [], 'Act in the movement/hazard phase, or pass'],
    ['at the site', [], 'Act in the site phase, or pass'],
  ])('%s', (phase, choices, words) => {
    expect(asked(turn(phase, 'Smoke Rings'), ...choices)).toBe(words);
  });
  test('at the end of the organization phase', () => {
    expect(asked(turn('organization', 'At Last'), 'Pass')).toBe(
      'Act at the end of the organization phase, or pass',
    );
  });
  test('at the beginning of the end-of-turn phase', () => {
    expect(asked(turn('end-of-turn', 'At Dusk'))).toBe(
      'Act at the beginning of the end-of-turn phase, or pass',
    );
  });
  test('the last word of the company’s player', () => {
    const given = {
      ...turn('hazards', 'Smoke Rings'),
      players: {
        ...turn('hazards', 'Smoke Rings').players,
        Bob: { ...Bob, hand: ['Orc-guard', 'Minions Stir'] },
      },
    };
    expect(asked(given, 'Pass', 'Pass')).toBe(
      'The others are done: act in the movement/hazard phase, or end it',
    );
  });
});

describe('a journey', () => {
  const moving = {
    phase: 'movement/hazard',
    players: {
      Ann: {
        deck: Array.from({ length: 9 }, () => 'Cram'),
        companies: [{ ...company('Lórien', 'Elladan'), movesTo: 'Moria' }],
      },
      Bob,
    },
  };
  test('which way, and where to', () => {
    expect(asked(moving)).toBe('Which way does the company of Elladan take to Moria?');
  });
  test('how many more cards', () => {
    expect(asked(moving, 'the path printed on the site')).toBe('Draw another card? You may draw 1 more');
  });
});

describe('set-up', () => {
  const deck = Array.from({ length: 20 }, () => 'Cram');
  const pools = (more: object = {}) => ({
    phase: 'set-up',
    players: { Ann: { deck, pool: ['Elrond', 'Haldir', 'Bofur'] }, Bob: { deck, pool: ['Elladan'] } },
    ...more,
  });
  test('how much mind so far', () => {
    expect(asked(pools(), 'Elrond')).toBe(
      'Reveal a character for your starting company (mind 10 of 20 so far), or stop',
    );
    expect(asked(pools({ simultaneous: true }), 'Elrond')).toBe(
      'Choose a character for your starting company (mind 10 of 20 so far), or be done',
    );
  });
});

describe('the sideboard', () => {
  const sideboard = ['Slayer', 'Hobgoblins'];
  const spare = ['Cram', 'Cram', 'Cram', 'Cram', 'Cram'];
  test('hazards at a price', () => {
    const given = {
      phase: 'untap',
      players: {
        Ann: { side: 'sauron', companies: [company('Dol Guldur', 'Luitprand')] },
        Bob: { ...Bob, deck: spare, sideboard },
      },
    };
    expect(asked(given)).toBe('Bring hazards from your sideboard? Hazard limits are halved this turn');
    const t = new Table(adapter);
    t.given(given);
    expect(t.offered()).toEqual(['Pass', 'Up to five to the discard pile', 'One into the play deck']);
  });
  test('hazards that are paid for', () => {
    const given = {
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Moria', 'Elladan')] },
        Bob: { ...Bob, events: ['Dwar of Waw'], deck: spare, sideboard },
      },
    };
    expect(asked(given, 'Dwar of Waw: bring hazards')).toBe('Where do hazards of your sideboard go?');
  });
});

describe('an automatic-attack that is chosen', () => {
  const choices = (at: string, events: readonly string[] = []): readonly string[] => {
    const t = new Table(adapter);
    t.given({
      phase: 'site',
      players: {
        Ann: { events: ['Forewarned Is Forearmed'], hand: ['Escape'], companies: [company(at, 'Elladan')] },
        Bob: { ...Bob, hand: ['Orc-lieutenant'], events },
      },
    });
    t.player('Ann').does('Yes');
    return t.offered();
  };
  test('each of those that are printed, by who attacks', () => {
    expect(choices('Barad-dûr')).toEqual(['The attack of Orc', 'The attack of Troll']);
  });
  test('one that a card adds, too', () => {
    expect(choices('Raider-hold', ['Fell Winter'])).toEqual(['The attack of Man', 'The attack of Wolf']);
  });
  test('and the one from hand', () => {
    expect(choices('The Iron-deeps')).toEqual(['The attack of Troll', 'A creature from your hand']);
  });
});
