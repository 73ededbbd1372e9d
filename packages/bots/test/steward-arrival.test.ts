/** Where Steward lets newcomers begin, and when he travels for cards because nothing else is left. */
import { expect, test } from 'vitest';
import { steward } from '../src/meccg/index.ts';
import { ANN, at, chooses, position } from './seats.ts';

const chosen = (t: ReturnType<typeof position>): string => chooses(t, ANN, steward('one'));
const Bob = { companies: [at('Edhellond', 'Haldir')] };

test('a newcomer begins where there is something to do, otherwise among others', () => {
  const company = at('Rivendell', 'Elladan', 'Elrohir');
  const errand = position({
    players: { Ann: { hand: ['Imrahil', 'Knights of Dol Amroth'], companies: [company] }, Bob },
  });
  expect(chosen(errand)).toContain('Imrahil: bring into play');
  expect(chosen(errand)).toBe('Form a company at Dol Amroth');
  const none = position({ players: { Ann: { hand: ['Imrahil', 'Cave-drake'], companies: [company] }, Bob } });
  expect(chosen(none)).toContain('Imrahil: bring into play');
  expect(chosen(none)).toBe('Join Elladan at Rivendell');
});
