/** Burdens that are won at a site: an attack, then a card that its bearer carries home and keeps him from untapping. */
import { untapping } from '../../rules/chain/forbidden.ts';
import { placeOf } from '../../rules/companies/company.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, all, both, type Condition, character, choose, exactly, faceAttack, forbid, host, ifSo,
  inCompanyHere, inSitePhase, may, NOTHING, opensChain, type Race, type S, say, self, sequence, shortEvent,
  staysOn, tapIt, tapSite, the, thereAre, untapped, verb, worded,
} from '../words/index.ts';

const freeHands = both(untapped, character, inCompanyHere);
/** Where it was played, so that no second one is played there. */
const noteSite = (s: S, card: number): void => {
  s.card.where[card] = placeOf(s, s.global.company);
};
export interface Burden {
  readonly if: Condition;
  readonly race: Race;
  readonly strikes: number;
  readonly prowess: number;
  readonly tapsSite?: boolean;
}
/** An attack, then a burden for one who taps, and who does not untap until it is stored. */
export const burden = (b: Burden): Ability[] => {
  const bear = sequence(choose('bearer', freeHands), tapIt(the('bearer')), staysOn(the('bearer')));
  const attack = faceAttack({ race: b.race, strikes: b.strikes, prowess: b.prowess });
  return [
    shortEvent({
      when: inSitePhase,
      // It makes an attack, which opens its chain. ME-CHAIN-501
      if: all(b.if, opensChain),
      effect: worded(
        sequence(
          verb('note site', noteSite, [self], NOTHING),
          ...(b.tapsSite === true ? [tapSite] : []),
          attack,
          ifSo(thereAre(1, freeHands), may(bear)),
        ),
        say`${b.tapsSite === true ? say`tap the site; ` : NOTHING}${attack.say}; afterwards you may tap an untapped character in the company and put ${self.say} on him, or else discard it`,
      ),
    }),
    forbid(untapping, { of: exactly(host) }),
  ];
};
