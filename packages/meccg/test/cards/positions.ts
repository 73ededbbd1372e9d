/** Positions that tests of several kinds of cards begin with. */
import { Bob, company, type Placed } from '../table.ts';

export const aWounded = (name: string) => ({ card: name, status: 'wounded' });
export const woundedAt = (at: string, ...others: readonly string[]) => ({
  players: {
    Ann: {
      hand: ['Halfling Strength'],
      companies: [
        company(at, ...others, aWounded('Sam Gamgee'), aWounded('Elladan'), {
          card: 'Elrohir',
          status: 'tapped',
        }),
      ],
    },
    Bob: { companies: [company('Edhellond', 'Anborn')] },
  },
});
export const bearing = (name: string, ...items: readonly (string | object)[]) => ({ card: name, on: items });
export const threeElves = ['Elladan', 'Elrohir', 'Gildor Inglorion'];
export const exploring = (at: string, who: string | object, more: object = {}) => ({
  phase: 'at the site',
  players: { Ann: { hand: ['Dreams of Lore'], companies: [{ ...company(at, who), ...more }] }, Bob },
});
export const twins = ['Elladan', 'Elrohir'];
export const fiveCrams = ['Cram', 'Cram', 'Cram', 'Cram', 'Cram'];
export const withStone = (
  who: string,
  cards: readonly string[],
  on: readonly (string | object)[] = ['Palantír of Orthanc'],
) => ({
  dice: [6, 6],
  players: {
    Ann: {
      deck: cards,
      discard: ['Glamdring', 'Dodge'],
      hand: ['Align Palantír'],
      companies: [company('Isengard', { card: who, on }, 'Elladan')],
    },
    Bob,
  },
});
export const facing = (race: string, ...characters: readonly object[]) => ({
  phase: 'attack',
  attack: { strikes: 1, prowess: 12, race },
  players: { Ann: { hand: ['Dodge'], companies: [{ at: 'Moria', characters }] }, Bob },
});
export const shielded = (who: string, shield: string, dice: readonly number[]) => ({
  ...facing('Troll', bearing(who, shield)),
  dice,
});
export const attacked = (
  hand: readonly string[],
  race: string,
  characters: readonly Placed[],
  more: object = {},
) => ({
  phase: 'attack',
  attack: { strikes: 3, prowess: 9, race, ...more },
  players: { Ann: { hand, companies: [company('Moria', ...characters)] }, Bob },
});
export const withEvents = (events: readonly string[]) => ({
  players: {
    Ann: {
      hand: ['The Cock Crows', 'Smoke Rings'],
      discard: ['Cram'],
      events,
      companies: [company('Bree', { card: 'Elladan', on: ['Rebel-talk'] })],
    },
    Bob,
  },
});
export const goingTo = (from: string, to: string) => ({
  phase: 'hazards',
  players: {
    Ann: { companies: [{ ...company(from, 'Elladan', 'Elrohir'), as: 'riders', movesTo: to }] },
    Bob: { ...Bob, hand: ['Orc-watch', 'Ambusher'] },
  },
});
export const onTheWay = (hand: readonly string[], ...who: readonly (string | object)[]) => ({
  phase: 'hazards',
  players: {
    Ann: { companies: [{ ...company('Rivendell', ...who), movesTo: 'Lórien', by: 'starter' }] },
    Bob: { ...Bob, hand },
  },
});

/** A company of whom one has Covetous Thoughts, and another an item to covet. */
export const coveting = {
  ...company(
    'Bree',
    { card: 'Luitprand', on: ['Covetous Thoughts', 'Horn of Anor'] },
    { card: 'Elladan', on: ['Glamdring'] },
  ),
  as: 'travellers',
};
