/** The White Hand: resource permanent-events. */
import { sendingBack } from '../../rules/chain/forbidden.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, both, cardFile, chooseCharacter, corruptionCheckBy, forbid, grant, hasSkill, host,
  inCompanyWithoutCopy, inOrganization, ofHisCompany, onYourTurn, sequence, shortEvent, staysOn, tapBearer,
  the, untilEndOfTurn,
} from '../words/index.ts';

export const card = cardFile();

// Promptings of Wisdom
card(
  'WH-34',
  { onePerCompany: true },
  shortEvent({
    when: inOrganization,
    targets: [chooseCharacter('ranger', both(hasSkill('ranger'), inCompanyWithoutCopy))],
    effect: staysOn(the('ranger')),
  }),
  action({
    window: onYourTurn,
    costs: [tapBearer],
    effect: sequence(
      grant(forbid(sendingBack, { if: ofHisCompany }), untilEndOfTurn, host),
      corruptionCheckBy(host),
    ),
    rules: 'ME-CARD-0577',
  }),
);
