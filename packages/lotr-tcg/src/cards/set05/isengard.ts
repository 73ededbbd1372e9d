/** Battle of Helm's Deep: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, abilityUsedAgainst, ally, bearer, both, cancelThatAbility, cardFile, character, during, exactly,
  exertBearer, exertSelfTimes, host, inItsSkirmish, machine, modifier, Phase, placeTokens, removeTokensFrom,
  self, silent, skirmish, strength, thereAre, whenPlayed, withKeyword, woundEvery, woundsOn,
} from '../words/index.ts';

export const card = cardFile();

// Berserk Rager
card(
  '5_45',
  modifier({ attribute: strength, of: exactly(self), by: woundsOn(both(character, inItsSkirmish)) }),
  during(skirmish, {
    costs: [removeTokensFrom(3, 'Isengard', machine), exertSelfTimes(2)],
    effect: woundEvery(ally, 2),
  }),
);

// Uruk Sapper
card(
  '5_62',
  whenPlayed({ may: true, if: silent(thereAre(1, machine)), effect: placeTokens(1, 'Isengard', a(machine)) }),
);

// Warg
card(
  '5_65',
  bearer(both(withKeyword('Warg-rider'), character)),
  during(abilityUsedAgainst(Phase.skirmish, host), { costs: [exertBearer()], effect: cancelThatAbility }),
);
