/** Creatures. */
import { type CardDefinition, card, notYet } from './card.ts';

export const creatures: readonly CardDefinition[] = [
  card('DM-106', notYet), // Chill Douser
  card('DM-108', notYet), // Little Snuffler
  card('DM-111'), // Stirring Bones
  card('LE-59', notYet), // Ambusher
  card('LE-61', notYet), // Barrow-wight
  card('LE-67', notYet), // Corpse-candle
  card('LE-72', notYet), // Ghosts
  card('LE-77'), // Hobgoblins
  card('LE-86', notYet), // Orc-warband
  card('LE-87'), // Orc-watch
  card('LE-90', notYet), // Slayer
  card('TW-16', notYet), // “Bert” (Bûrat)
  card('TW-24', notYet), // Corsairs of Umbar
  card('TW-72'), // Orc-guard
  card('TW-73', notYet), // Orc-lieutenant
  card('TW-103', notYet), // “Tom” (Tûma)
  card('TW-112', notYet), // “William” (Wûluag)
];
