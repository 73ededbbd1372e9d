/** The Dragons: sites. */
import { cardFile } from '../words/index.ts';

export const card = cardFile();

// Buhr Widu
card('TD-173', { site: { alwaysReturns: true } });

// Dale
card('TD-174');

// Framsburg
card('TD-175', { site: { hoard: true } });

// Gold Hill
card('TD-176');

// Gondmaeglom
card('TD-177');

// Isle of the Ulond
card('TD-178');

// Ovir Hollow
card('TD-179');

// Tharbad
card('TD-180', { site: { itemsWhenTapped: true } });

// Zarak Dûm
card('TD-181');
