/** Resource events. */
import { type CardDefinition, card, notYet } from './card.ts';

export const resourceEvents: readonly CardDefinition[] = [
  card('AS-54', notYet), // Safe from the Shadow
  card('DM-121', notYet), // Crown of Flowers
  card('DM-132', notYet), // Forewarned Is Forearmed
  card('DM-155', notYet), // Rebuild the Town
  card('DM-159', notYet), // Smoke Rings
  card('DM-164', notYet), // The Windlord Found Me
  card('TD-98', notYet), // And Forth He Hastened
  card('TD-132', notYet), // Many Turns and Doublings
  card('TD-134', notYet), // Marvels Told
  card('TD-169', notYet), // Wizard Uncloaked
  card('TW-190', notYet), // Align Palantír
  card('TW-204', notYet), // Concealment
  card('TW-207', notYet), // Dark Quarrels
  card('TW-209', notYet), // Dodge
  card('TW-229', notYet), // Escape
  card('TW-243', notYet), // Gates of Morning
  card('TW-248', notYet), // Great Ship
  card('TW-253', notYet), // Halfling Strength
  card('TW-288', notYet), // Muster
  card('TW-315', notYet), // Rescue Prisoners
  card('TW-319', notYet), // Risky Blow
  card('TW-332', notYet), // Stealth
  card('TW-342', notYet), // The Cock Crows
  card('TW-348', notYet), // The White Tree
  card('TW-356', notYet), // Vanishment
  card('TW-358', notYet), // Vilya
  card('TW-362', notYet), // Wizard’s Laughter
  card('WH-34', notYet), // Promptings of Wisdom
];
