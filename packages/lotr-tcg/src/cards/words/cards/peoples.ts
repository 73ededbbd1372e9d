/**
 * Peoples of one culture, and others that many cards name: a name for each, so that no card file makes its own. What
 * only one card names stands beside that card.
 */
import { both, called, definite, either, type Filter, otherThan, say, self } from '@westmarch/kernel';
import { ringBound, unbound } from '../counters/ring.ts';
import { archerCharacter, skirmishing } from './fighting.ts';
import {
  aCondition,
  ally,
  artifact,
  aSite,
  companion,
  dwarf,
  elf,
  ent,
  freePeoples,
  hobbit,
  man,
  minion,
  named,
  ofCulture,
  orc,
  possession,
  shadow,
  urukHai,
  withKeyword,
} from './filters.ts';
import { bearing, mounted, roaming } from './placed.ts';

// ——— the Free Peoples ———
export const aragorn: Filter = named('Aragorn');
export const gimli: Filter = named('Gimli');
export const legolas: Filter = named('Legolas');
export const gandalf: Filter = named('Gandalf');
export const merryOrPippin: Filter = called(
  definite(say`Merry or Pippin`),
  either(named('Merry'), named('Pippin')),
);
export const sam: Filter = named('Sam');
export const dwarfCompanion: Filter = both(dwarf, companion);
export const elvenAlly: Filter = ofCulture('Elven', ally);
export const hobbitAlly: Filter = both(hobbit, ally);
export const elfAlly: Filter = both(elf, ally);
export const elfCompanion: Filter = both(elf, companion);
export const gondorCompanion: Filter = ofCulture('Gondor', companion);
export const gondorMan: Filter = ofCulture('Gondor', man);
export const rohanCompanion: Filter = ofCulture('Rohan', companion);
export const ringBoundCompanion: Filter = both(ringBound, companion);
export const rohanMan: Filter = ofCulture('Rohan', man);
export const unboundHobbit: Filter = both(unbound, hobbit);
export const unboundCompanion: Filter = both(unbound, companion);
export const entCompanion: Filter = both(ent, companion);
export const frodo: Filter = named('Frodo');
export const smeagol: Filter = named('Sméagol');
export const eomer: Filter = named('Éomer');
export const eowyn: Filter = named('Éowyn');
export const faramir: Filter = named('Faramir');
export const theoden: Filter = named('Théoden');
export const rohanAlly: Filter = ofCulture('Rohan', ally);
export const mountedRohanMan: Filter = both(mounted, rohanMan);
export const knight: Filter = withKeyword('Knight');
export const ringBoundMan: Filter = both(ringBound, man);
export const valiantMan: Filter = both(withKeyword('Valiant'), man);
/** Only characters are villagers; which kind is said where it matters. */
export const villager: Filter = withKeyword('Villager');

// ——— the Shadow ———
export const anotherUruk: Filter = both(otherThan(self), urukHai);
export const gollum: Filter = named('Gollum');
export const smeagolOrGollum: Filter = called(definite(say`Sméagol or Gollum`), either(smeagol, gollum));
export const theBalrog: Filter = named('The Balrog');
export const easterling: Filter = withKeyword('Easterling');
export const southron: Filter = withKeyword('Southron');
export const dunlandMan: Filter = ofCulture('Dunland', man);
export const isengardMinion: Filter = ofCulture('Isengard', minion);
export const isengardArcher: Filter = ofCulture('Isengard', archerCharacter);
export const isengardMan: Filter = ofCulture('Isengard', man);
export const isengardOrc: Filter = ofCulture('Isengard', orc);
export const isengardTracker: Filter = ofCulture('Isengard', withKeyword('Tracker'));
export const moriaMinion: Filter = ofCulture('Moria', minion);
export const moriaOrc: Filter = ofCulture('Moria', orc);
export const raiderMan: Filter = ofCulture('Raider', man);
export const sauronCondition: Filter = ofCulture('Sauron', aCondition);
export const sauronMinion: Filter = ofCulture('Sauron', minion);
export const sauronOrc: Filter = ofCulture('Sauron', orc);
export const wraithMinion: Filter = ofCulture('Wraith', minion);

/** In the skirmish of an Elf. */
export const foeOfElf: Filter = both(minion, skirmishing(elf));
/** Below its own site. LR-ROAM-001 */
export const roamingMinion: Filter = both(roaming, minion);

// ——— sites ———
export const battleground: Filter = both(withKeyword('Battleground'), aSite);

// ——— things ———
export const dwarvenCondition: Filter = ofCulture('Dwarven', aCondition);
export const gondorFortification: Filter = ofCulture('Gondor', withKeyword('Fortification'));
export const fortifiedMinion: Filter = both(minion, bearing(gondorFortification));
export const pipeweed: Filter = both(withKeyword('Pipeweed'), possession);
export const aShadowCondition: Filter = both(shadow, aCondition);
export const freePeoplesCondition: Filter = both(freePeoples, aCondition);
export const freePeoplesPossession: Filter = both(freePeoples, possession);
export const rohanPossession: Filter = ofCulture('Rohan', possession);
export const possessionOrArtifact: Filter = either(possession, artifact);
