/**
 * Novice against chance with every kind of player: so many games of each side against all sides by turns, both seats.
 *
 *   node scripts/run.mjs bench/novice-sides.ts [games] [side…]
 */
import { novice, play, random } from '@westmarch/bots';
import { meccg, readSetup } from '@westmarch/meccg';
import { deckOf, seats } from '../packages/meccg/test/side-decks.ts';

const [count = '100', ...only] = process.argv.slice(2);
const games = Number(count);
const wanted = seats.filter((side) => only.length === 0 || only.includes(side));
if (!Number.isInteger(games) || games < 1 || wanted.length === 0)
  throw new Error(`usage: node scripts/run.mjs bench/novice-sides.ts [games] [${seats.join(' | ')}]…`);

for (const side of wanted) {
  const score = { won: 0, lost: 0, drawn: 0 };
  for (let i = 0; i < games; i++) {
    const own = deckOf(side, Math.floor(i / 2));
    const other = deckOf(seats[i % seats.length], i);
    const first = i % 2 === 0;
    const setup = readSetup({ decks: first ? [own, other] : [other, own], length: 2, anyDeck: true });
    const bots = first ? [novice('novice'), random('chance')] : [random('chance'), novice('novice')];
    const { result } = play(meccg, setup, `${side}-${i}`, bots);
    score[result[first ? 0 : 1]]++;
  }
  process.stdout.write(
    `${side}: Novice against chance: ${score.won} won, ${score.lost} lost, ${score.drawn} drawn of ${games}\n`,
  );
}
