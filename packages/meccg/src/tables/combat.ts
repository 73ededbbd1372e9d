/** The part of the state that attacks and their strikes have: a row for each. */
import { amount, count, flag, idOf, oneOf, whole } from '@westmarch/kernel';

export const combatTables = {
  attack: {
    rows: 8,
    columns: {
      kind: oneOf(['none', 'creature', 'automatic', 'other', 'company']),
      card: idOf('card'),
      company: idOf('company'),
      attacker: idOf('player'),
      /** The company that makes it, if one does; and the attack that stands for its defence, while a strike is resolved. */
      from: idOf('company'),
      answer: idOf('attack'),
      /** The races of all who are in that company; `races` are those of whoever strikes now. */
      ofAll: whole(),
      /** The hazard that takes prisoner whomever it would wound. */
      captor: idOf('card'),
      /** Its races, one bit each. */
      races: whole(),
      strikes: count(),
      prowess: amount(),
      body: count(),
      detainment: flag(),
      attackerChooses: flag(),
      cancelled: flag(),
      /** Of an automatic-attack: which of the site's it is, from 1. */
      number: count(),
      /** Whoever must face a strike of it, before any other is assigned. */
      mustFace: idOf('card'),
      /** It cannot be cancelled. */
      certain: flag(),
      /** Whoever it wounds is eliminated. */
      fatal: flag(),
      /** Nor can its strikes. */
      sure: flag(),
      /** Other cards have no effect on it. */
      aloof: flag(),
      /** Weapons are of no use against it. */
      unarmed: flag(),
      /** It repeats an automatic-attack; and the card that takes the first attempt to cancel it upon itself. */
      copy: flag(),
      shield: idOf('card'),
      /** What it is keyed to: 1 a region type, 2 a region by name, 3 a site type, 4 a site by name. */
      keyedBy: count(),
      keyedTo: count(),
      /** Strikes beyond the characters, not yet spent. */
      excess: count(),
      assigned: count(),
      /** Attacks of the same creature that come after this one, and whether one before it was not defeated. */
      further: count(),
      spoiled: flag(),
      /** What keeps the strikes of the attacks before it. */
      before: idOf('attack'),
      /** Whoever faces it by himself, out of his company, with what is his. */
      alone: idOf('card'),
      /** All attacks of this creature strike one character, and whom, once that is known. */
      onOne: flag(),
      /** It was caused while another was under way, and comes after it. */
      waits: flag(),
      only: idOf('card'),
      defeated: count(),
      /** Wounded characters check corruption afterwards: 0 no, otherwise the modifier + 100. */
      woundedCheck: count(),
    },
  },
  strike: {
    rows: 32,
    columns: {
      attack: idOf('attack'),
      target: idOf('card'),
      /** Whose strike it is, where a company attacks. */
      by: idOf('card'),
      /** The hazard that takes its target prisoner instead of harming him. */
      captor: idOf('card'),
      result: oneOf(['pending', 'defeated', 'ineffectual', 'successful', 'failed', 'cancelled']),
      /** Excess strikes spent on it, support given, and other changes of the target's prowess. */
      excess: count(),
      support: count(),
      prowess: amount(),
      body: amount(),
      staysUntapped: flag(),
      /** A card lets him stay untapped without the −3. */
      noTap: flag(),
      skillUsed: flag(),
      /** Its target has taken two strikes of the attack upon himself. */
      twice: flag(),
      /** It was successful, and wounded nobody. */
      spared: flag(),
      /** Once it was rolled for: what its target came to, and what it was against. No rule asks; who looks on does. */
      total: amount(),
      against: amount(),
    },
  },
} as const;
