/** What dragging one card onto another means. */
import type { Choice, Decision } from '@westmarch/protocol';
import { describe, expect, it } from 'vitest';
import { nextOf, planOf } from '../src/drag/plan.ts';

const choice = (index: number, card: number, kind: Choice['kind'] = 'card'): Choice => ({
  index,
  kind,
  text: `choice ${index}`,
  note: '',
  group: '',
  card,
});
const decision = (...choices: Choice[]): Decision => ({
  seat: 1,
  about: '',
  ask: 'Choose.',
  step: 'a step',
  rules: [],
  offer: false,
  choices,
});

describe('dragging a card onto another', () => {
  const minions = decision(choice(0, 0, 'pass'), choice(1, 20), choice(2, 21));

  it('takes the option of the dragged card, then that of the other', () => {
    expect(planOf(minions, 21, 7)).toEqual({ first: minions.choices[2], then: 7 });
  });

  it('goes the other way round where the other card is asked for first', () => {
    expect(planOf(minions, 7, 20)).toEqual({ first: minions.choices[1], then: 7 });
  });

  it('does nothing where neither can be chosen, or the dragged card could do several things', () => {
    expect(planOf(minions, 7, 8)).toBeNull();
    expect(planOf(decision(choice(0, 20), choice(1, 20)), 20, 7)).toBeNull();
    expect(planOf(decision(choice(0, 20), choice(1, 20)), 7, 20)).toBeNull();
    expect(planOf(null, 20, 7)).toBeNull();
  });

  it('goes on only where exactly one option of the second card is offered', () => {
    expect(nextOf(decision(choice(0, 7), choice(1, 8)), 8)?.index).toBe(1);
    expect(nextOf(decision(choice(0, 7), choice(1, 7)), 7)).toBeUndefined();
    expect(nextOf(decision(choice(0, 7)), 9)).toBeUndefined();
    expect(nextOf(decision(choice(0, 0)), 0)).toBeUndefined();
  });
});
