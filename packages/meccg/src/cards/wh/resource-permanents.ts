/** The White Hand: resource permanent-events. */
import { sendingBack } from '../../rules/chain/forbidden.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, aCompany, action, all, avatar, bearing, both, called, cardFile, cardPlayed, choose,
  chooseCharacter, corruptionCheck, corruptionCheckBy, directInfluence, discardIt, exactly, forbid, grant,
  hasSkill, host, inCompanyWithoutCopy, inOrganization, lessMind, modifier, named, not, notControlledBy,
  ofHisCompany, only, onYourTurn, self, sequence, shortEvent, staysOn, staysWith, tapBearer, the, thereAre,
  trigger, untilEndOfTurn, word, you, yours,
} from '../words/index.ts';

export const card = cardFile();

/** On a ranger, who taps so that nothing sends his company back or taps its site, and checks corruption for it. */
const surePath: readonly Ability[] = [
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
];
// Promptings of Wisdom
card('WH-34', { onePerCompany: true }, ...surePath);

const opposingSaruman = called(
  { adjectives: [word('opposing')], noun: 'Saruman', after: [] },
  both(named('Saruman'), notControlledBy(you)),
);
// The White Wizard
card(
  'WH-36',
  shortEvent({
    when: onYourTurn,
    if: all(...only, not(thereAre(1, opposingSaruman))),
    targets: [chooseCharacter('Wizard', both(avatar, bearing(named('Sacrifice of Form'))))],
    effect: staysOn(the('Wizard')),
  }),
  modifier({ attribute: directInfluence, of: exactly(host), by: 2 }),
  modifier({ attribute: corruptionCheck, of: exactly(host), by: 1 }),
  trigger(cardPlayed, { of: opposingSaruman, effect: discardIt(self) }),
);

// Open to the Summons
card(
  'WH-46',
  {
    onCompany: true,
    callsAgent: true,
    letsBegin: { agent: true },
    barredFrom: ['balrog'],
  },
  shortEvent({
    when: onYourTurn,
    targets: [choose('company', both(aCompany, yours))],
    effect: staysWith(the('company')),
    rules: 'ME-CARD-0534',
  }),
  ...lessMind(1),
);

// Piercing All Shadows
card('WH-47', { onePerCompany: true }, ...surePath);
