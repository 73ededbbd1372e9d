/** Hazard events. */
import { type CardDefinition, card, notYet } from './card.ts';

export const hazardEvents: readonly CardDefinition[] = [
  card('AS-24', notYet), // Alone and Unadvised
  card('DM-45', notYet), // An Unexpected Outpost
  card('DM-71', notYet), // The Moon Is Dead
  card('DM-88', notYet), // Seized by Terror
  card('DM-97', notYet), // Two or Three Tribes Present
  card('LE-105', notYet), // Call of Home
  card('LE-107', notYet), // Covetous Thoughts
  card('LE-110', notYet), // Doors of Night
  card('LE-112', notYet), // Foolish Words
  card('LE-115', notYet), // Incite Defenders
  card('LE-122', notYet), // Lure of Expedience
  card('LE-123', notYet), // Lure of Nature
  card('LE-125', notYet), // Minions Stir
  card('LE-126', notYet), // Muster Disperses
  card('LE-132', notYet), // Rebel-talk
  card('LE-145', notYet), // Twilight
  card('LE-146', notYet), // Veils Flung Away
  card('TD-18', notYet), // Dragon-sickness
  card('TD-21', notYet), // Eärcaraxë Ahunt
  card('TW-21', notYet), // Choking Shadows
  card('TW-99', notYet), // The Ring’s Betrayal
];
