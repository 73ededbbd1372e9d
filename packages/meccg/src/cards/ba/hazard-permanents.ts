/** The Balrog: hazard permanent-events. */
import { takenForPoints } from '../families/dragons-ahunt.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, asHazard, both, cardFile, character, chooseVictim, commonInUnderDeeps, controllerOf,
  directInfluence, discardIt, either, host, hostOrganizes, inCompanyOf, inCompanyWithoutCopy, isAtAHaven,
  lastingEvent, mind, modifier, ofRace, self, shortEvent, staysOn, tapBearer, the,
} from '../words/index.ts';

export const card = cardFile();

const small = either(ofRace('Elf'), ofRace('Hobbit'));
// Diminish and Depart
card(
  'BA-17',
  { onePerCompany: true, onGuard: { company: true } },
  shortEvent({
    when: asHazard,
    targets: [
      chooseVictim(both(either(ofRace('Elf'), ofRace('Hobbit'), ofRace('Wizard')), inCompanyWithoutCopy)),
    ],
    effect: staysOn(the('character')),
  }),
  modifier({ attribute: mind, of: both(small, character, inCompanyOf(host)), by: 1 }),
  modifier({ attribute: directInfluence, of: both(ofRace('Wizard'), character, inCompanyOf(host)), by: -1 }),
  action({
    window: hostOrganizes,
    by: controllerOf(host),
    if: isAtAHaven(host),
    costs: [tapBearer],
    effect: discardIt(self),
  }),
);

// Ungoliant’s Foul Issue
card(
  'BA-28',
  // The site is the Balrog's own, who cannot sit at the table yet.
  { addsAttack: { site: 'Ancient Deep-hold', race: 'Spawn', strikes: 2, prowess: 17, body: 7 } },
  lastingEvent(asHazard),
  commonInUnderDeeps('Spider', 'ruins-and-lairs', 'shadow-hold'),
  takenForPoints,
);
