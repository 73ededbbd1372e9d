/**
 * What a Shadow whose hand nobody sees may bring: so many minions of the usual kind, as likely as they are in decks.
 *
 * Keeps  it is reckoned from the size of the hand and the twilight alone, never from what lies in the hand.
 */
import { expectedLoss, type Temper } from './forecast.ts';
import type { Field } from './host.ts';

/** More at once are too rare to reckon with. */
const MOST_MINIONS = 7;
/** Of the cards of a deck, so many are minions. */
const SHARE = 0.36;
/** The usual minions, as they would come: strength, vitality, damage. */
const STRENGTH = [8, 9, 7, 10, 6, 11, 8] as const;
const DAMAGE = [0, 1, 0, 1, 0, 0, 1] as const;
const LIFE = 2;

/** Less likely is not worth the time. */
const RARE = 0.01;

const odds = new Float64Array(MOST_MINIONS + 1);

/** How likely it is that so many of the cards are minions; more than `most` count as that. */
function oddsOf(cards: number, most: number): void {
  odds.fill(0);
  let one = (1 - SHARE) ** cards;
  for (let k = 0; k <= cards; k++) {
    odds[Math.min(k, most)] += one;
    one *= ((cards - k) / (k + 1)) * (SHARE / (1 - SHARE));
  }
}

/** What a fellowship may expect to lose to what so many unknown cards and so much twilight may bring. */
export function expectedAttack(
  field: Field,
  cards: number,
  twilight: number,
  price: number,
  temper: Temper,
): number {
  const most = Math.max(0, Math.min(MOST_MINIONS, Math.floor(twilight / price)));
  oddsOf(cards, most);
  const { minions } = field;
  const before = minions.count;
  let loss = 0;
  for (let k = 0; k <= most; k++) {
    if (k > 0) minions.add(0, STRENGTH[k - 1], LIFE, DAMAGE[k - 1]);
    if (odds[k] >= RARE) loss += odds[k] * expectedLoss(field, temper, false);
  }
  minions.count = before;
  return loss;
}
