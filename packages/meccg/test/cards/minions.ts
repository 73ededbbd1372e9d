/** Companies of minions for tests of cards. */
import { company, type Placed } from '../table.ts';

/** Men, covert; and with an Orc among them, overt. */
export const covert = ['Asternak', 'Jerrek', 'Pon Opar'];
export const overt = ['Asternak', 'Gorbag'];

/** Someone to play against: a hero at home, with whatever he has. */
export const hero = (more: object = {}) => ({ companies: [company('Edhellond', 'Ioreth')], ...more });
export const minion = (at: string, who: readonly Placed[], more: object = {}) => ({
  side: 'ringwraith',
  companies: [{ ...company(at, ...who), as: 'servants' }],
  ...more,
});
/** Ann's minions enter a site. */
export const enter = (at: string, who: readonly Placed[], bob: object = {}, ann: object = {}) => ({
  phase: 'site',
  players: { Ann: minion(at, who, ann), Bob: hero(bob) },
});
/** They have faced what guards it. */
export const inside = (at: string, who: readonly Placed[], ann: object = {}, bob: object = {}) => ({
  phase: 'at the site',
  players: { Ann: minion(at, who, ann), Bob: hero(bob) },
});
