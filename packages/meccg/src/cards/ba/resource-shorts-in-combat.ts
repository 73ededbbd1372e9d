/** The Balrog: resource short-events in combat between companies. */
import { companyOf, eliminate, wound } from '../../rules/cards/cards.ts';
import { endIfEmpty } from '../../rules/companies/company.ts';
import { isBelow } from '../../rules/movement/under-deeps.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, ally, aRoll, atSiteOf, attributeOf, balrogFights, behind, body, both, type CardRef, type Condition,
  called, cardFile, cardRef, character, condition, discardIt, type Effect, either, type Filter, filter,
  forEach, ifSo, mind, moreThan, non, normallyWorth, noun, ofRace, printed, rollLess, rollTerm, type S,
  Status, say, self, sequence, shortEvent, tapEach, the, thereAre, untapped, valueOf, verb, withFoes,
} from '../words/index.ts';

export const card = cardFile();

const himself: CardRef = cardRef('The Balrog', [], () => 's.player.avatar[you]', say`The Balrog`);
const standsAbove = (s: S, card: number): boolean => !isBelow(s, companyOf(s, card));
const above: Condition = condition(
  'above',
  [himself],
  (g, v) => `${g.ref(standsAbove)}(s, ${himself.js(g, v)})`,
  say`his company is not at an Under-deeps site`,
);
const wizards: Filter = called(noun('Wizard'), either(ofRace('Wizard'), ofRace('Fallen-wizard')));
const here: Filter = atSiteOf(himself);
const MOST_MIND = 8;
const hasMind: Filter = filter(
  'with a mind',
  [],
  (g, v) => `(${g.ref(printed.mind)}(s, ${v.it}) > 0)`,
  behind(say`with a mind`),
);
const mindBelow = (s: S, card: number): boolean => valueOf(s, mind, card) < MOST_MIND;
const weak: Filter = both(
  hasMind,
  filter('weak', [], (g, v) => `${g.ref(mindBelow)}(s, ${v.it})`, behind(say`less than ${MOST_MIND}`)),
);
const bodiless: Filter = filter(
  'without a body',
  [],
  (g, v) => `(${g.ref(printed.body)}(s, ${v.it}) === 0)`,
  behind(say`with no body`),
);
const victims: Filter = called(
  {
    adjectives: [],
    noun: 'character',
    after: [
      say`at the site with a mind less than ${MOST_MIND} and each ally there normally worth less than ${3} marshalling points`,
    ],
  },
  both(either(both(character, weak), both(ally, non(normallyWorth(3)))), here),
);
const strikeDown = (s: S, card: number, by: number): void => {
  if (s.card.status[card] !== Status.wounded) return wound(s, card, 0, by);
  const company = companyOf(s, card);
  eliminate(s, card);
  endIfEmpty(s, company);
};
const victimsBody = rollTerm(attributeOf(the('victim'), body), 'body', the('victim'));
const rolled: Effect = ifSo(
  moreThan(aRoll([victimsBody], rollLess(1, '', self)), attributeOf(the('victim'), body)),
  verb(
    'strike down',
    strikeDown,
    [the('victim'), self],
    say`wound ${the('victim').say} or, if it is wounded already, eliminate it`,
  ),
);
// Crowned with Storm
card(
  'BA-54',
  shortEvent({
    when: balrogFights,
    if: all(above, thereAre(1, both(wizards, character, withFoes))),
    effect: sequence(
      forEach('ally', both(ally, bodiless, here), discardIt(the('ally'))),
      forEach('victim', victims, rolled),
      tapEach(both(untapped, either(ally, both(character, hasMind)), here)),
    ),
  }),
);
