/** Where an effect goes on is a place in it: a label that was never put anywhere is told of when the card is made. */
import * as k from '@westmarch/kernel';
import { expect, it } from 'vitest';
import { position } from './ask-word.ts';

const astray = (put: boolean): k.Effect =>
  k.effect('astray', [], k.say`go astray`, (b) => {
    const end = b.label();
    b.goes(end);
    if (put) b.here(end);
  });
const made = (put: boolean): unknown =>
  position(() => [k.action({ window: k.always(k.say`now`), effect: astray(put) })]);

it('a label that stands nowhere is refused, and one that stands somewhere is not', () => {
  expect(() => made(false)).toThrow('goes on at a label that stands nowhere');
  expect(() => made(true)).not.toThrow();
});
