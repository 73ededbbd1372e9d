/**
 * Peoples of one culture, and others that many cards name: a name for each, so that no card file makes its own. What
 * only one card names stands beside that card.
 */
import { both, either, type Filter } from '@westmarch/kernel';
import { ringBound, unbound } from '../counters/ring.ts';
import {
  aCondition,
  ally,
  artifact,
  character,
  companion,
  dwarf,
  elf,
  freePeoples,
  hobbit,
  hobbitCompanion,
  man,
  minion,
  named,
  nazgul,
  ofCulture,
  ofRace,
  orc,
  possession,
  shadow,
  urukHai,
  withKeyword,
} from './filters.ts';

// ——— the Free Peoples ———
export const gandalf: Filter = named('Gandalf');
export const aragorn: Filter = named('Aragorn');
export const gimli: Filter = named('Gimli');
export const legolas: Filter = named('Legolas');
export const sam: Filter = named('Sam');
export const smeagol: Filter = named('Sméagol');
export const dwarfCompanion: Filter = both(dwarf, companion);
export const elfCompanion: Filter = both(elf, companion);
export const elfAlly: Filter = both(elf, ally);
export const elvenAlly: Filter = ofCulture('Elven', ally);
export const gondorCompanion: Filter = ofCulture('Gondor', companion);
export const gondorMan: Filter = ofCulture('Gondor', man);
export const rohanCompanion: Filter = ofCulture('Rohan', companion);
export const rohanMan: Filter = ofCulture('Rohan', man);
export const rohanAlly: Filter = ofCulture('Rohan', ally);
export const shireCompanion: Filter = ofCulture('Shire', companion);
export const ent: Filter = both(ofRace('Ent'), character);
export const unboundCompanion: Filter = both(unbound, companion);
export const unboundHobbit: Filter = both(unbound, hobbit);
export const unboundHobbitCompanion: Filter = both(unbound, hobbitCompanion);
export const ringBoundCompanion: Filter = both(ringBound, companion);
export const ringBoundHobbit: Filter = both(ringBound, hobbit);
export const ringBoundMan: Filter = both(ringBound, man);

// ——— the Shadow ———
export const gollum: Filter = named('Gollum');
export const saruman: Filter = named('Saruman');
export const theBalrog: Filter = named('The Balrog');
export const dunlandMan: Filter = ofCulture('Dunland', man);
export const dunlandMinion: Filter = ofCulture('Dunland', minion);
export const isengardMinion: Filter = ofCulture('Isengard', minion);
export const isengardOrc: Filter = ofCulture('Isengard', orc);
export const isengardMan: Filter = ofCulture('Isengard', man);
export const isengardTracker: Filter = ofCulture('Isengard', withKeyword('Tracker'));
export const moriaMinion: Filter = ofCulture('Moria', minion);
export const moriaOrc: Filter = ofCulture('Moria', orc);
export const raiderMan: Filter = ofCulture('Raider', man);
export const southron: Filter = withKeyword('Southron');
export const easterling: Filter = withKeyword('Easterling');
export const sauronMinion: Filter = ofCulture('Sauron', minion);
export const sauronOrc: Filter = ofCulture('Sauron', orc);
export const wraithMinion: Filter = ofCulture('Wraith', minion);
export const twilightNazgul: Filter = both(withKeyword('Twilight'), nazgul);
export const sarumanOrIsengardMan: Filter = either(saruman, isengardMan);
/** Of one race, as a minion. */
export const urukHaiMinion: Filter = both(urukHai, minion);

// ——— things ———
export const shadowCondition: Filter = both(shadow, aCondition);
export const shadowPossession: Filter = both(shadow, possession);
export const freePeoplesCondition: Filter = both(freePeoples, aCondition);
export const freePeoplesPossession: Filter = both(freePeoples, possession);
export const possessionOrArtifact: Filter = either(possession, artifact);
export const weatherCondition: Filter = both(withKeyword('Weather'), aCondition);
export const pipeweed: Filter = both(withKeyword('Pipeweed'), possession);
