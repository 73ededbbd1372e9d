/** The Balrog: hazard permanent-events. */
import { takenForPoints } from '../families/dragons-ahunt.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, againstStruck, all, asHazard, attackBegins, attackGets, attackProwess, attacksBy, both,
  type Condition, cardFile, character, chooseVictim, commonInUnderDeeps, condition, controllerOf, detaining,
  directInfluence, discardIt, either, type Filter, host, hostOrganizes, inCompanyOf, inCompanyWithoutCopy,
  isAtAHaven, itWasBy, lastingEvent, may, mind, modifier, ofRace, say, self, sequence, shortEvent, staysOn,
  tapBearer, the, trigger, woundRolls,
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

const peoples: Filter = either(
  ofRace('Elf'),
  ofRace('Dwarf'),
  ofRace('Hobbit'),
  ofRace('Dúnadan'),
  ofRace('Man'),
);
// Spawn of Ungoliant
card(
  'BA-24',
  {
    addsAttack: {
      sites: ['The Pûkel-deeps', 'The Gem-deeps'],
      race: 'Spawn',
      strikes: 3,
      prowess: 15,
      body: 8,
    },
  },
  lastingEvent(asHazard),
  modifier({ attribute: woundRolls, of: attacksBy('Spider'), by: 1, if: againstStruck(peoples) }),
  takenForPoints,
);

const notOnYours: Condition = condition(
  'not on yours',
  [],
  () => '(s.company.player[a] !== you)',
  say`it is on an opponent's company`,
);
// Ungoliant’s Progeny
card(
  'BA-27',
  {
    addsAttack: {
      sites: ['The Wind-deeps', 'The Rusted-deeps'],
      race: 'Spawn',
      strikes: 2,
      prowess: 16,
      body: 8,
    },
  },
  lastingEvent(asHazard),
  trigger(attackBegins, {
    if: all(itWasBy('Spider'), notOnYours),
    effect: may(sequence(attackGets(attackProwess, 1), attackGets(detaining, 1))),
  }),
  takenForPoints,
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
