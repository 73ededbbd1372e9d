/** The Dragons: creatures. */
import { dragonCreature } from '../families/dragons.ts';
import { cardFile } from '../words/index.ts';

export const card = cardFile();

// Bairanax
card('TD-3', ...dragonCreature('Bairanax'));

// Dire Wolves
card('TD-13');

// Eärcaraxë
card('TD-20', ...dragonCreature('Eärcaraxë'));

// Hobgoblins
card('TD-30');

// Itangast
card('TD-36', ...dragonCreature('Itangast'));

// Scatha
card('TD-60', ...dragonCreature('Scatha'));

// Scorba
card('TD-63', ...dragonCreature('Scorba'));
