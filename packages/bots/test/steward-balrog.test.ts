/** Steward of The Balrog's player: who brings him first has him alone, and who parts from him is not bound below. */
import { expect, test } from 'vitest';
import { steward } from '../src/meccg/index.ts';
import { ANN, at, chooses, position } from './seats.ts';

const Bob = { companies: [at('Edhellond', 'Haldir')] };
const asked = (hand: readonly string[], ...companies: readonly object[]): ReturnType<typeof position> =>
  position({ players: { Ann: { side: 'balrog', hand, companies }, Bob } });
const chosen = (t: ReturnType<typeof position>): string => chooses(t, ANN, steward('one'));

test('The Balrog comes before whoever is worth more points', () => {
  const t = asked(['Shagrat', 'The Balrog'], at('The Under-gates', 'Azog'));
  expect(chosen(t)).toContain('The Balrog: bring into play');
});

test('those who stand with The Balrog part from him for what is to be had above', () => {
  const t = asked(['Orcs of Gundabad'], at('Moria', 'The Balrog', 'Azog', 'Orc Captain', 'Shagrat'));
  expect(chosen(t)).toContain('regroup');
});
