// The order in which wishes and circumstances are weighed.
import { Kind, Options } from '@westmarch/kernel';
import { type Stops, sensibleStops } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import type { Circumstance } from '../../src/asking/circumstance.ts';
import { isWaiting, type Now, verdictOn } from '../../src/asking/verdict.ts';

const stops = sensibleStops.meccg;
const site: Now = { turn: 3, phase: 'site', company: 2, deeds: 7, mine: true };
const untap: Now = { ...site, phase: 'untap' };

/** Passing, then an action with each card. */
function offering(...cards: number[]): Options {
  const options = new Options();
  options.pass();
  for (const card of cards) options.action(card, 0, 1);
  return options;
}
const quiet: Circumstance = {
  pass: 0,
  offer: true,
  own: false,
  aimed: false,
  moot: false,
  urgent: () => false,
  slight: () => false,
  worthwhile: () => false,
};
const why = (
  circumstance: Partial<Circumstance> = {},
  wishes: Partial<Stops> = {},
  now: Now = site,
  declined: (index: number) => boolean = () => false,
  options: Options = offering(11, 12),
) =>
  verdictOn({ ...quiet, ...circumstance }, options, { ...stops, ...wishes }, now, declined)?.why ?? 'asked';

describe('stops', () => {
  test('he is asked in a phase where he stops, and nowhere else', () => {
    expect(why()).toBe('asked');
    expect(why({}, {}, untap)).toBe('stop');
    expect(why({}, { mine: ['untap'] }, untap)).toBe('asked');
  });
  test('the phases of others are stops of their own', () => {
    expect(why({}, {}, { ...site, mine: false })).toBe('stop');
    expect(why({}, {}, { ...site, mine: false, phase: 'movement/hazard' })).toBe('asked');
  });
  test('what is aimed at him is asked anywhere, unless he does not want that', () => {
    expect(why({ aimed: true }, {}, untap)).toBe('asked');
    expect(why({ aimed: true }, { aimed: false }, untap)).toBe('stop');
  });
  test('what cannot wait is asked anywhere', () => {
    expect(why({ urgent: (i) => i === 2 }, {}, untap)).toBe('asked');
  });
  test('full control asks everything', () => {
    const until = { when: 'turn', since: site } as const;
    expect(why({ own: true, moot: true }, { full: true, until }, untap)).toBe('asked');
  });
});

describe('what is no reason to ask', () => {
  test('his own play resolves, unless he holds priority', () => {
    expect(why({ own: true })).toBe('own');
    expect(why({ own: true }, { hold: true })).toBe('asked');
  });
  test('nothing but slight options, unless one is worth a question, and he wants it', () => {
    const slight = { slight: () => true };
    const worthwhile = (i: number): boolean => i === 2;
    expect(why(slight)).toBe('slight');
    expect(why({ ...slight, worthwhile })).toBe('asked');
    expect(why({ ...slight, worthwhile }, { guard: false })).toBe('slight');
    expect(why({ ...slight, worthwhile }, {}, untap)).toBe('slight');
    expect(why({ slight: (i) => i === 1 })).toBe('asked');
  });
  test('cards that he named for this turn, and for this turn alone', () => {
    expect(why({}, { quiet: { turn: 3, cards: [11, 12] } })).toBe('quiet');
    expect(why({}, { quiet: { turn: 3, cards: [11] } })).toBe('asked');
    expect(why({}, { quiet: { turn: 2, cards: [11, 12] } })).toBe('asked');
  });
  test('what he passed on a moment ago, unless something new is offered', () => {
    expect(why({}, {}, site, () => true)).toBe('declined');
    expect(why({}, {}, site, (i) => i === 1)).toBe('asked');
  });
  test('what makes no difference, even if the game does more than offer', () => {
    expect(why({ moot: true, offer: false })).toBe('moot');
    expect(why({ offer: false }, {}, untap)).toBe('asked');
  });
  test('where nothing can be passed there is nothing to answer', () => {
    const options = new Options();
    options.card(3);
    options.card(4);
    expect(options.kind(0)).toBe(Kind.card);
    expect(why({ pass: -1, moot: true }, {}, untap, () => true, options)).toBe('asked');
  });
});

describe('passing until', () => {
  const until = (when: 'company' | 'deed' | 'phase' | 'turn'): Stops => ({
    ...stops,
    until: { when, since: { turn: 3, phase: 'site', company: 2, deeds: 7 } },
  });
  const waits = (when: 'company' | 'deed' | 'phase' | 'turn', now: Partial<Now>): boolean =>
    isWaiting(until(when), { ...site, ...now });
  test('my next turn: not this one, not theirs', () => {
    expect(waits('turn', {})).toBe(true);
    expect(waits('turn', { turn: 4, mine: false })).toBe(true);
    expect(waits('turn', { turn: 5 })).toBe(false);
  });
  test('somebody does something', () => {
    expect(waits('deed', { phase: 'untap', turn: 4 })).toBe(true);
    expect(waits('deed', { deeds: 8 })).toBe(false);
  });
  test('the next company', () => {
    expect(waits('company', {})).toBe(true);
    expect(waits('company', { company: 3 })).toBe(false);
    expect(waits('company', { phase: 'untap' })).toBe(false);
    expect(waits('company', { turn: 4 })).toBe(false);
  });
  test('the end of the phase', () => {
    expect(waits('phase', { company: 3 })).toBe(true);
    expect(waits('phase', { phase: 'untap' })).toBe(false);
    expect(waits('phase', { turn: 4 })).toBe(false);
  });
  test('a wish that the table has not dated yet does nothing', () => {
    expect(isWaiting({ ...stops, until: { when: 'turn', since: null } }, site)).toBe(false);
  });
  test('everything that is merely offered is passed, and nothing else', () => {
    const { until: waiting } = until('phase');
    expect(why({ aimed: true }, { until: waiting })).toBe('until');
    expect(why({ offer: false }, { until: waiting })).toBe('asked');
  });
});
