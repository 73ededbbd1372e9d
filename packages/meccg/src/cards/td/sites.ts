/** The Dragons: sites. */
import { cardFile, readsAs, say } from '../words/index.ts';

export const card = cardFile();

// Buhr Widu
card('TD-173', readsAs(say`this site always returns to the location deck, never to the discard pile`));

// Dale
card('TD-174');

// Framsburg
card(
  'TD-175',
  readsAs(
    say`when a company enters, an opponent may play one creature from his hand as its automatic-attack, keyed to Ruins & Lairs, a Shadow-hold, a single Wilderness or a Shadow-land (discarded if defeated); this site contains a hoard`,
  ),
);

// Gold Hill
card('TD-176');

// Gondmaeglom
card('TD-177');

// Isle of the Ulond
card('TD-178');

// Ovir Hollow
card('TD-179');

// Tharbad
card('TD-180', readsAs(say`items may be played here even if this site is tapped`));

// Zarak Dûm
card('TD-181');
