/** Against the Shadow: resource permanent-events. */
import { storesAtEnd } from '../../rules/chain/forbidden.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  alignment, all, anyCard, automatic, behind, body, both, type CardPart, called, cardDiscarded, cardFile,
  choose, chooseCharacter, countAs, definite, detaining, discardIt, discardWhenExhausted, type Effect, either,
  exactly, type Filter, faction, filter, goesWithSite, healIt, hisUntapPhase, host, inCompanyOf, inSitePhase,
  isAtADarkhaven, isMinionPlayer, lastingEvent, modifier, notGuardedBy, notUnderDeeps, ofRace, onBearer,
  onYourTurn, paysForMagic, phaseEnds, points, type Race, say, self, sequence, shortEvent, siteIsOne,
  siteOfYours, staysOn, the, thereAre, theSite, trigger, usesMagic, versionsOf, wounded, yours,
} from '../words/index.ts';

export const card = cardFile();

const people = (race: Race) => both(alignment.is('hero'), ofRace(race), faction);
const peoples = either(people('Dwarf'), people('Elf'), people('Man'));
// Alliance of Free Peoples
card(
  'AS-45',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(onYourTurn),
  modifier({
    attribute: points,
    of: peoples,
    by: 1,
    if: all(thereAre(1, people('Dwarf')), thereAre(1, people('Elf')), thereAre(1, people('Man'))),
  }),
  trigger(cardDiscarded, { of: peoples, effect: discardIt(self) }),
);

/** Resources are stored at the end of a turn, too. */
const storing = (whose: Filter): readonly CardPart[] => [
  { keywords: ['cannot be duplicated'] },
  lastingEvent(onYourTurn),
  modifier({ attribute: storesAtEnd, of: whose, by: 1 }),
  discardWhenExhausted,
];
// Safe from the Shadow
card('AS-54', ...storing(anyCard));

const minionVersion: Filter = called(
  definite(say`the minion version of its site`),
  both(versionsOf(host), alignment.is('minion')),
);
/** Of an attack: the company stands there. */
const atMinionVersion: Filter = filter(
  'at the minion version',
  [minionVersion],
  (g, v) => minionVersion.js(g, { ...v, it: `s.company.site[s.attack.company[${v.it}]]` }),
  behind(say`there`),
);
// Hold Rebuilt and Repaired
card(
  'AS-88',
  shortEvent({
    when: inSitePhase,
    if: all(siteIsOne('ruins-and-lairs'), notUnderDeeps, notGuardedBy('Dragon', 'Dragon’s lair')),
    targets: [choose('site', both(siteOfYours, exactly(theSite)))],
    effect: staysOn(the('site')),
    rules: 'ME-CARD-0355',
  }),
  { ...countAs(minionVersion, 'shadow-hold'), rules: 'ME-CARD-0356' },
  modifier({ attribute: detaining, of: both(automatic, atMinionVersion), by: 1, change: 'set' }),
  goesWithSite,
);

const ofMinions: Filter = filter(
  'minion player',
  [],
  (g, v) => `${g.ref(isMinionPlayer)}(s, ${v.it})`,
  definite(say`minion players`),
);
// Tokens to Show
card('AS-101', ...storing(ofMinions));

const healer: Filter = both(yours, usesMagic('shadow-magic'), inCompanyOf(the('character')));
const price: Effect = {
  ...paysForMagic(the('user'), -3),
  say: say`unless the user is a Ringwraith, he makes a corruption check modified by ${-3}`,
};
// Well-preserved
card(
  'AS-108',
  shortEvent({
    when: onYourTurn,
    targets: [chooseCharacter('character', wounded), choose('user', healer)],
    effect: sequence(healIt(the('character')), staysOn(the('character')), price),
  }),
  onBearer(body, -1),
  {
    ...trigger(phaseEnds.untap, { if: all(hisUntapPhase, isAtADarkhaven(host)), effect: discardIt(self) }),
    say: say`discard ${self.say} at the end of its bearer's untap phase if he is at a Darkhaven`,
  },
);
