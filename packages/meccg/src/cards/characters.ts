/** Characters: their facts are printed; here is what their texts add. */
import { type CardDefinition, card, notYet } from './card.ts';

export const characters: readonly CardDefinition[] = [
  card('TD-93', notYet), // Ioreth
  card('TW-116', notYet), // Adrazar
  card('TW-117', notYet), // Alatar
  card('TW-118', notYet), // Anborn
  card('TW-123', notYet), // Balin
  card('TW-128', notYet), // Beretar
  card('TW-132', notYet), // Bofur
  card('TW-143', notYet), // Elladan
  card('TW-144', notYet), // Elrohir
  card('TW-145', notYet), // Elrond
  card('TW-148', notYet), // Erkenbrand
  card('TW-158', notYet), // Gildor Inglorion
  card('TW-161', notYet), // Glorfindel II
  card('TW-164', notYet), // Haldir
  card('TW-174', notYet), // Orophin
  card('TW-176', notYet), // Peath
  card('TW-180', notYet), // Sam Gamgee
  card('TW-181', notYet), // Saruman
  card('TW-182', notYet), // Théoden
  card('TW-495', notYet), // Fatty Bolger
];
