/** Against the Shadow: resource long-events. */
import { playing } from '../../rules/chain/forbidden.ts';
import { isMinionCompany } from '../../rules/companies/kind.ts';
import { rollBetween } from '../../rules/movement/under-deeps.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardFile, definite, discardIt, type Filter, filter, forbid, forEach, inLongEventPhase, lastingEvent,
  modifier, named, say, sequence, stays, the,
} from '../words/index.ts';

export const card = cardFile();

const minions: Filter = filter(
  'minions',
  [],
  (g, v) => `${g.ref(isMinionCompany)}(s, ${v.it})`,
  definite(say`minion companies`),
);
const shut: Filter = named('The Way is Shut');
// The Under-roads
card(
  'AS-106',
  lastingEvent(inLongEventPhase, sequence(stays, forEach('card', shut, discardIt(the('card'))))),
  modifier({ attribute: rollBetween, of: minions, by: 3, rules: 'ME-UNDER-517' }),
  forbid(playing, { of: shut }),
);
