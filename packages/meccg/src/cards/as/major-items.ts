/** Against the Shadow: major items. */
import { companyOf } from '../../rules/cards/cards.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  alignment, ally, aRoll, attackStands, attributeOf, behind, both, type Condition, cardFile, discardIt,
  type Filter, filter, forEach, hasSkill, host, ifSo, keyword, mind, moreThan, non, ofRace, passes, plus,
  rollTerm, type S, say, saying, self, the, trigger,
} from '../words/index.ts';

export const card = cardFile();

/** The company on the other side of a fight between companies. */
const facesThere = (s: S, ally: number, attack: number, card: number): boolean => {
  const [own, theirs] = [companyOf(s, card), companyOf(s, ally)];
  const { company, from } = s.attack;
  return (
    (company[attack] === own && from[attack] === theirs) ||
    (from[attack] === own && company[attack] === theirs)
  );
};
const inFacedCompany: Filter = filter(
  'in the faced company',
  [],
  (g, v) => `${g.ref(facesThere)}(s, ${v.it}, b, self)`,
  behind(say`in the company that its bearer faces`),
);
const commonMinion: Filter = both(alignment.is('minion'), non(keyword.has('unique')), ally, inFacedCompany);
const elfWarrior: Condition = passes(host, both(ofRace('Elf'), hasSkill('warrior')));
// Bow of the Galadhrim
card(
  'AS-68',
  saying(
    trigger(attackStands, {
      if: elfWarrior,
      effect: forEach(
        'ally',
        commonMinion,
        ifSo(
          moreThan(
            aRoll([rollTerm(attributeOf(the('ally'), mind), 'mind', the('ally')), rollTerm(5, '', self)]),
            plus(attributeOf(the('ally'), mind), 5),
          ),
          discardIt(the('ally')),
        ),
      ),
    }),
    say`in company versus company combat, before strikes are assigned and if its bearer is an Elf warrior, roll for each non-unique minion ally in the company that its bearer faces; if the result is greater than its mind plus ${5}, discard it`,
    'what an event is about has no word for the two sides of a fight',
  ),
);
