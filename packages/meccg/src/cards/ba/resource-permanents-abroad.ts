/** The Balrog: resource permanent-events about what is met abroad. */
import { companyOf } from '../../rules/cards/cards.ts';
import { untapping } from '../../rules/chain/forbidden.ts';
import { regionsFor } from '../../rules/movement/regions.ts';
import { becomesAlly } from '../families/tamed.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCompany, action, all, behind, both, type Condition, cardFile, cardPlayed, choose, companyOnWay, condition,
  discardIt, discardSelf, exactly, type Filter, filter, forbid, host, inOrganization, inPlayItself,
  lastingEvent, normallyWorth, ofItsCompany, onlyDeclared, onYourTurn, pathHas, resourceOrCharacter, type S,
  Status, say, saying, self, tapIt, the, trigger, undeclared, verb, yours,
} from '../words/index.ts';

export const card = cardFile();

const byOpponent: Condition = condition(
  'by an opponent',
  [],
  () => '(b !== you)',
  say`an opponent played it`,
);
const dear: Filter = both(normallyWorth(3), resourceOrCharacter);
const tappedSelf: Condition = condition(
  'tapped self',
  [],
  () => `(s.card.live[self] === 1 && s.card.status[self] === ${Status.tapped})`,
  say`${self.say} is tapped`,
);
const goesAbroad = (s: S, first: number): boolean => regionsFor(s, companyOf(s, first)) > 0;
const abroad: Filter = filter(
  'by regions',
  [],
  (g, v) => `${g.ref(goesAbroad)}(s, ${v.it})`,
  behind(say`allowed to use region movement`),
);
const FARTHER = 2;
const pursue = (s: S, first: number): void => {
  s.company.pursuit[companyOf(s, first)] += FARTHER;
};
// A More Evil Hour
card(
  'BA-48',
  lastingEvent(onYourTurn),
  trigger(cardPlayed, { of: dear, if: byOpponent, effect: tapIt(self) }),
  forbid(untapping, { of: exactly(self) }),
  action({
    window: inOrganization,
    zone: inPlayItself,
    if: onlyDeclared(tappedSelf),
    targets: [choose('company', both(aCompany, yours, undeclared, abroad))],
    costs: [discardSelf],
    effect: verb(
      'pursue',
      pursue,
      [the('company')],
      say`let ${the('company').say} move through up to ${FARTHER} regions more this turn if it moves to a site where an opponent's company is, and also thereafter when it leaves that site`,
    ),
    rules: 'ME-CARD-0003',
  }),
);

const lostAbroad: Condition = all(ofItsCompany, pathHas([1, 'free-domain'], [1, 'dark-domain']));
// Memories of Old Torture
card(
  'BA-67',
  { tames: true },
  ...becomesAlly({ races: ['Man', 'Drake', 'Orc', 'Troll', 'Giant'], body: 7, taps: false }),
  saying(
    trigger(companyOnWay, { if: lostAbroad, effect: discardIt(host) }),
    say`discard ${self.say} and the ally if the company moves through a Free-domain or Dark-domain`,
    'the card goes with the ally that it lies on',
  ),
);
