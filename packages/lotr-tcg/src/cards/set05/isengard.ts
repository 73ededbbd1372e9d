/** Battle of Helm's Deep: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  abilityUsedAgainst, bearer, both, cancelThatAbility, cardFile, character, during, exertBearer, host, Phase,
  withKeyword,
} from '../words/index.ts';

export const card = cardFile();

// Warg
card(
  '5_65',
  bearer(both(withKeyword('Warg-rider'), character)),
  during(abilityUsedAgainst(Phase.skirmish, host), { costs: [exertBearer()], effect: cancelThatAbility }),
);
