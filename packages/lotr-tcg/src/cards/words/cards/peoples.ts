/**
 * Peoples of one culture, and others that many cards name: a name for each, so that no card file makes its own. What
 * only one card names stands beside that card.
 */
import { both, either, type Filter } from '@westmarch/kernel';
import { unbound } from '../counters/ring.ts';
import { artifact, companion, man, minion, named, ofCulture, orc, possession } from './filters.ts';

// ——— the Free Peoples ———
export const gandalf: Filter = named('Gandalf');
export const sam: Filter = named('Sam');
export const gondorMan: Filter = ofCulture('Gondor', man);
export const rohanCompanion: Filter = ofCulture('Rohan', companion);
export const rohanMan: Filter = ofCulture('Rohan', man);
export const unboundCompanion: Filter = both(unbound, companion);

// ——— the Shadow ———
export const theBalrog: Filter = named('The Balrog');
export const dunlandMan: Filter = ofCulture('Dunland', man);
export const isengardMinion: Filter = ofCulture('Isengard', minion);
export const isengardOrc: Filter = ofCulture('Isengard', orc);
export const sauronMinion: Filter = ofCulture('Sauron', minion);
export const wraithMinion: Filter = ofCulture('Wraith', minion);

// ——— things ———
export const possessionOrArtifact: Filter = either(possession, artifact);
