/**
 * What hazard events may be revealed for when they lie on guard. An event that is not here is never revealed: it
 * means nothing in a site phase, or returns the company, taps it or its site, or may remove a character
 * (ME-ONGUARD-2011, 9003).
 */
import type { OnGuardUse } from '../rules/hazards/on-guard.ts';

export const onGuardUses: Readonly<Record<string, OnGuardUse>> = {
  'AS-24': { company: true }, // Alone and Unadvised
  'DM-71': { attacks: ['Undead'] }, // The Moon Is Dead
  'LE-101': { attacks: 'any' }, // Arouse Defenders
  'LE-104': { attacks: 'any', at: 'ruins-and-lairs' }, // Awaken Denizens
  'LE-112': { company: true, attempts: true }, // Foolish Words
  'LE-115': { attacks: 'any' }, // Incite Defenders
  'LE-122': { company: true }, // Lure of Expedience
  'LE-123': { company: true }, // Lure of Nature
  'LE-124': { company: true }, // Lure of the Senses
  'LE-125': { attacks: ['Orc', 'Troll'] }, // Minions Stir
  'LE-149': { company: true }, // Weariness of the Heart
  'TD-18': { company: true }, // Dragon-sickness
  'TW-21': { attacks: 'any' }, // Choking Shadows
  'TW-99': { company: true }, // The Ring's Betrayal
};
