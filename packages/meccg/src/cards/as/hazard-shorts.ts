/** Against the Shadow: hazard short-events. */
import { canPlayUnique } from '../../rules/cards/unique.ts';
import { attack, newAttack } from '../../rules/combat/combat.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, asHazard, both, call, cardFile, character, choose, type Filter, filter, inHand, move, opensChain,
  outOfCombat, pathHas, place, printed, type S, say, sequence, shortEvent, the, thereAre, verb, you, Zone,
} from '../words/index.ts';

export const card = cardFile();

const MORE = 7;
const mayCome: Filter = filter('may come', [], (g, v) => `${g.ref(canPlayUnique)}(s, ${v.it})`, {
  adjectives: [],
  noun: null,
  after: [say`who could come into play`],
});
const rider = both(character, mayCome);
/** He is shown, and attacks as he is printed; among heroes he only detains. ME-CARD-0626, 0631 */
function rideOut(s: S, player: number, card: number): void {
  if (card === 0) return;
  const { company } = s.global;
  move(s, card, place(s, Zone.attacking, 0));
  const a = newAttack(s, company, player);
  const t = s.attack;
  t.kind[a] = t.strikes[a] = t.aloof[a] = 1;
  t.card[a] = card;
  t.race[a] = printed.race(s, card);
  t.prowess[a] = printed.prowess(s, card) + MORE;
  t.body[a] = printed.body(s, card);
  t.detainment[a] = printed.alignment(s, card) === s.player.alignment[s.company.player[company]] ? 1 : 0;
  call(s, attack, a);
}
// Ride Against the Enemy
card(
  'AS-36',
  shortEvent({
    when: asHazard,
    if: all(opensChain, outOfCombat, pathHas([1, 'wilderness']), thereAre(1, rider, inHand)),
    effect: sequence(
      choose('rider', rider, inHand),
      verb(
        'ride out',
        rideOut,
        [you, the('rider')],
        say`reveal ${the('rider').say}, who attacks the company as a hazard creature with ${1} strike, his own race and body, and his prowess +${MORE}; other cards have no effect on this attack, which is detainment against a company of his own side; then discard him`,
      ),
    ),
    rules: 'ME-CARD-0626 ME-CARD-0631',
  }),
);
