/** The Balrog: hazard permanent-events. */
import { untapping } from '../../rules/chain/forbidden.ts';
import { ofAttack } from '../../rules/combat/attack-numbers.ts';
import { limitLasts } from '../../rules/hazards/hazard-limit.ts';
import { takenForPoints } from '../families/dragons-ahunt.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, againstStruck, all, anyCompany, asHazard, asHazardOrOnStrike, attackBegins, attackedCompany,
  attackFaced, attackGets, attackProwess, attacksBy, both, byThisAttack, type Condition, cancelStrike,
  cardFile, character, choose, chooseVictim, commonInUnderDeeps, condition, controllerOf, couldComeHere,
  creature, creaturePlayed, definite, detaining, directInfluence, discardIt, either, exactly, type Filter,
  filter, forbid, host, hostOf, hostOrganizes, inCompanyOf, inCompanyWithoutCopy, inItsSitePhase, inZone,
  isAtAHaven, itWas, lastingEvent, may, mind, modifier, noteUseOf, ofRace, onceATurn, only, opensChain,
  outOfCombat, passes, phaseEnds, prowess, type S, say, saying, self, sequence, shortEvent, silent, spent,
  staysOn, strikeCancellable, tapBearer, tapIt, the, theBalrog, theHazardPlayer, thereAre, theStruck, trigger,
  usingLimit, valueOf, whileHazards, woundRolls, Zone,
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

const isOverpowered = (s: S): boolean => {
  const { strike } = s.global;
  return (
    strike !== 0 &&
    ofAttack(s, attackProwess, s.strike.attack[strike]) > valueOf(s, prowess, s.strike.target[strike])
  );
};
const overpowered: Condition = condition(
  'overpowered',
  [],
  (g) => `${g.ref(isOverpowered)}(s)`,
  say`the prowess of the strike is higher than his`,
);
const ofHostsPlayer: Filter = filter(
  'player of its bearer',
  [],
  (g, v) => `${v.it} === s.card.controller[${g.ref(hostOf)}(s, self)]`,
  definite(say`the player of its bearer`),
);
const atBay: Condition = passes(theStruck, theBalrog);
// Fled into Darkness
card(
  'BA-18',
  { keywords: ['cannot be duplicated'] },
  shortEvent({
    when: asHazardOrOnStrike,
    if: all(...only, atBay, overpowered, strikeCancellable),
    effect: sequence(staysOn(theStruck), cancelStrike, tapIt(theStruck)),
  }),
  silent(forbid(untapping, { of: exactly(host) })),
  saying(
    trigger(phaseEnds.untap, { of: ofHostsPlayer, effect: discardIt(self) }),
    say`the next time its bearer would untap, he stays tapped instead; then discard ${self.say}`,
    'the words tell the occasion apart from what it is about',
  ),
);

const brood = both(either(ofRace('Wolf'), ofRace('Animal')), creature, couldComeHere);
const fromTheDead = inZone(Zone.discard, theHazardPlayer, 'discard pile');
const price = [usingLimit(1), onceATurn];
const limitStays = silent(modifier({ attribute: limitLasts, of: anyCompany, by: 1 }));
const calledBack = may(
  sequence(
    choose('creature', brood, fromTheDead, theHazardPlayer),
    usingLimit(1).pay,
    noteUseOf(self),
    creaturePlayed(the('creature')),
  ),
  theHazardPlayer,
);
// Monstrosity of Diverse Shape
card(
  'BA-21',
  {
    addsAttack: {
      sites: ['The Drowning-deeps', 'Remains of Thangorodrim'],
      race: 'Spawn',
      strikes: 2,
      prowess: 15,
      body: 9,
    },
  },
  lastingEvent(asHazard),
  takenForPoints,
  action({
    window: whileHazards,
    by: theHazardPlayer,
    if: all(opensChain, outOfCombat, attackedCompany),
    costs: price,
    targets: [spent(choose('creature', brood, fromTheDead, theHazardPlayer))],
    effect: creaturePlayed(the('creature')),
  }),
  trigger(attackFaced, {
    if: all(byThisAttack, inItsSitePhase, thereAre(1, brood, fromTheDead), ...price.map(({ can }) => can)),
    effect: calledBack,
  }),
  limitStays,
);

// Press-gang
card('BA-22', { keywords: ['cannot be duplicated'], presses: true }, lastingEvent(asHazard));

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
    if: all(itWas(attacksBy('Spider')), notOnYours),
    effect: may(sequence(attackGets(attackProwess, 1), attackGets(detaining, 1))),
  }),
  takenForPoints,
);

// Ungoliant’s Foul Issue
card(
  'BA-28',
  { addsAttack: { site: 'Ancient Deep-hold', race: 'Spawn', strikes: 2, prowess: 17, body: 7 } },
  lastingEvent(asHazard),
  commonInUnderDeeps('Spider', 'ruins-and-lairs', 'shadow-hold'),
  takenForPoints,
);
