/** Creatures. Most are their numbers; what else they do stands here. */
import { forEach, the, trigger } from '@westmarch/kernel';
import { attackFaced, attackProwess } from '../engine.ts';
import { type CardDefinition, card, notYet } from './card.ts';
import {
  attackBonus,
  attackerChooses,
  byThisAttack,
  corruptionCheckBy,
  discardItems,
  facedOneOf,
  hasFaced,
  woundedByIt,
} from './words.ts';

/** After the attack, each character it wounded checks corruption. */
const woundsCorrupt = (modifier: number) =>
  trigger(attackFaced, {
    if: byThisAttack,
    evenIfGone: true,
    effect: forEach('it', woundedByIt, corruptionCheckBy(the('it'), modifier)),
  });
/** The three trolls: whoever one of them wounds loses his items, if the company has met another this turn. */
const trollBrother = (...others: string[]) =>
  trigger(attackFaced, {
    if: facedOneOf(...others),
    evenIfGone: true,
    effect: forEach('it', woundedByIt, discardItems(the('it'))),
  });

export const creatures: readonly CardDefinition[] = [
  card('DM-106', notYet), // Chill Douser
  card('DM-108', notYet), // Little Snuffler
  card('DM-111'), // Stirring Bones
  card('LE-59', { abilities: [attackerChooses] }), // Ambusher
  card('LE-61', { abilities: [woundsCorrupt(-2)] }), // Barrow-wight
  card('LE-67', notYet), // Corpse-candle
  card('LE-72', { abilities: [woundsCorrupt(-1)] }), // Ghosts
  card('LE-77'), // Hobgoblins
  card('LE-86', { abilities: [attackBonus(attackProwess, 3, hasFaced('Orc'))] }), // Orc-warband
  card('LE-87'), // Orc-watch
  card('LE-90', notYet), // Slayer
  card('TW-16', { abilities: [trollBrother('TW-112', 'TW-103')] }), // “Bert” (Bûrat)
  card('TW-24', notYet), // Corsairs of Umbar
  card('TW-72'), // Orc-guard
  card('TW-73', { abilities: [attackBonus(attackProwess, 4, hasFaced('Orc'))] }), // Orc-lieutenant
  card('TW-103', { abilities: [trollBrother('TW-16', 'TW-112')] }), // “Tom” (Tûma)
  card('TW-112', { abilities: [trollBrother('TW-16', 'TW-103')] }), // “William” (Wûluag)
];
