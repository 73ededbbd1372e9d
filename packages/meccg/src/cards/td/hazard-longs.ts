/** The Dragons: hazard long-events. */
import { dragonAhunt } from '../families/dragons.ts';
import { cardFile } from '../words/index.ts';

export const card = cardFile();

// Agburanar Ahunt
card('TD-1', ...dragonAhunt('Agburanar'));

// Bairanax Ahunt
card('TD-4', ...dragonAhunt('Bairanax'));

// Daelomin Ahunt
card('TD-10', ...dragonAhunt('Daelomin'));

// Eärcaraxë Ahunt
card('TD-21', ...dragonAhunt('Eärcaraxë'));

// Itangast Ahunt
card('TD-37', ...dragonAhunt('Itangast'));

// Leucaruth Ahunt
card('TD-43', ...dragonAhunt('Leucaruth'));

// Scatha Ahunt
card('TD-61', ...dragonAhunt('Scatha'));

// Scorba Ahunt
card('TD-64', ...dragonAhunt('Scorba'));

// Smaug Ahunt
card('TD-70', ...dragonAhunt('Smaug'));
