/** Where Steward lets newcomers begin, and when he travels for cards because nothing else is left. */
import { meccg } from '@westmarch/meccg';
import { expect, test } from 'vitest';
import { steward } from '../src/meccg/index.ts';
import { ANN, at, position } from './seats.ts';

/** What he chooses in a position, in words; then it is done. */
function chosen(t: ReturnType<typeof position>): string {
  const decision = meccg.pending(t.state);
  if (decision?.player !== ANN) throw new Error('she is not asked');
  const view = meccg.view(t.state, ANN);
  const words = t.offered()[steward('one').choose(view, decision, meccg.options(view), 0)];
  t.choose(ANN, words);
  return words;
}
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
