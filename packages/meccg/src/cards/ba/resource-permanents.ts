/** The Balrog: resource permanent-events. */
import { anyNumberComes } from '../../rules/characters/one-a-phase.ts';
import { limitDown } from '../../rules/hazards/hazard-limit.ts';
import { regionsAtMost, regionsOnly } from '../../rules/movement/movement.ts';
import { organizationPhase } from '../../turn/organization.ts';
import { fromSideboard, sauron } from '../families/sauron.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCompany, action, all, aRoll, both, boundCompany, byCompany, byRegionMovement, cancelAttack, cancellable,
  cardFile, choose, countOf, discardIt, discardSelf, discardWhenExhausted, facingAttack, hasSkill, ifSo,
  inAttackedCompany, inOrganization, inPlayItself, modifier, moreThan, ofYou, plus, self, shortEvent,
  staysWith, the, undeclared, yours,
} from '../words/index.ts';

export const card = cardFile();

const rangers = countOf(both(hasSkill('ranger'), inAttackedCompany));
// Crept Along Carefully
card(
  'BA-29',
  { onCompany: true },
  shortEvent({
    when: inOrganization,
    targets: [choose('company', both(aCompany, yours, undeclared))],
    effect: staysWith(the('company')),
  }),
  modifier({ attribute: regionsOnly, of: boundCompany, by: 1 }),
  modifier({ attribute: regionsAtMost, of: boundCompany, by: 3, change: 'atMost' }),
  modifier({ attribute: limitDown, of: boundCompany, by: -1, if: byRegionMovement, rules: 'ME-CARD-0133' }),
  action({
    window: facingAttack,
    zone: inPlayItself,
    if: all(byCompany, cancellable),
    costs: [discardSelf],
    effect: ifSo(moreThan(plus(aRoll, rangers), 7), cancelAttack),
  }),
  discardWhenExhausted,
  action({ window: inOrganization, zone: inPlayItself, effect: discardIt(self) }),
);

// Sauron
card(
  'BA-43',
  {
    keywords: ['cannot be duplicated'],
    manifests: 'The Lidless Eye',
    makesSauron: true,
    barredFrom: ['balrog', 'fallen-wizard'],
  },
  ...sauron(10),
  action({
    window: inOrganization,
    limit: { times: 1, per: organizationPhase },
    effect: fromSideboard,
  }),
  modifier({ attribute: anyNumberComes, of: ofYou, by: 1, rules: 'ME-CARD-0665' }),
);
