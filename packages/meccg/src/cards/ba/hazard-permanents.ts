/** The Balrog: hazard permanent-events. */
import { takenForPoints } from '../families/dragons-ahunt.ts';
import { asHazard, cardFile, commonInUnderDeeps, lastingEvent } from '../words/index.ts';

export const card = cardFile();

// Ungoliant’s Foul Issue
card(
  'BA-28',
  // The site is the Balrog's own, who cannot sit at the table yet.
  { addsAttack: { site: 'Ancient Deep-hold', race: 'Spawn', strikes: 2, prowess: 17, body: 7 } },
  lastingEvent(asHazard),
  commonInUnderDeeps('Spider', 'ruins-and-lairs', 'shadow-hold'),
  takenForPoints,
);
