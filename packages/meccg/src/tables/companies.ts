/** Companies: where each is and goes, and what it has done and been through this turn. */
import { count, flag, idOf, oneOf, type Sizes, whole } from '@westmarch/kernel';

export const COMPANIES_PER_PLAYER = 8;

export const companyTables = {
  company: {
    rows: (sizes: Sizes) => sizes.players * COMPANIES_PER_PLAYER,
    columns: {
      player: idOf('player'),
      site: idOf('card'),
      origin: idOf('card'),
      /** Declared to move: the site card that lies face down or is named. */
      destination: idOf('card'),
      moved: flag(),
      /** The number of the site card that it left this turn. */
      cameFrom: count(),
      done: flag(),
      returned: flag(),
      /** Entered its site and faced what guards it. */
      entered: flag(),
      size: count(),
      /** Races of attacks faced this turn, one bit each. */
      faced: whole(),
      minorItem: flag(),
      /** It is a minor item even in the Under-deeps: prisoners were set free. ME-UNDER-508 */
      minorOnly: flag(),
      /** It has tried to rescue somebody in this site phase. */
      sought: flag(),
      /** The company that it was part of when this movement/hazard phase began: they do not join again in it. */
      partOf: idOf('company'),
      /** Regions that it may move through beyond the usual number, and fewer as its movement was declared. */
      extraRegions: count(),
      fewerRegions: count(),
      /** Movement/hazard phases that it has begun this turn, and whether it has another right after the one it is in. */
      phases: count(),
      onward: oneOf(['stays', 'may move on', 'moves on', 'moves on below']),
      /** It fell behind another one, and goes the same way after it. */
      leftBehind: flag(),
      /** What was left of the hazard limit when its movement/hazard phase was over, where a card can still use it. */
      hazardsLeft: count(),
      /** Regions more that it may move through this turn to where an opponent is, and from where it has met one. */
      pursuit: count(),
      pursued: count(),
    },
  },
} as const;
