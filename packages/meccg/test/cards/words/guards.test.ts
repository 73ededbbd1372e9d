/** What is changed at a site for a while: no second copy for the same place, and nothing else is in the way. */
import { describe, expect } from 'vitest';
import { Bob, company, idleUntil, offers, type Placed, resolveChain, scenario, twice } from '../../table.ts';
import { cited } from '../cited.ts';

const heroes = { side: 'wizard', one: ['Bilbo', 'Elladan'], other: ['Haldir', 'Balin'] } as const;
const minions = {
  side: 'ringwraith',
  one: ['Layos', 'Ostisen'],
  other: ['Luitprand', 'Nevido Smôd'],
} as const;
const ruins = { ...heroes, at: ['Ettenmoors', 'Barrow-downs'] } as const;
const holds = { ...heroes, at: ['Moria', 'Mount Gram'] } as const;
const villages = { ...minions, at: ['Bree', 'Lake-town'] } as const;
type Where = typeof ruins | typeof holds | typeof villages;
/** Two companies of Ann that stay where they are; Bob plays on the first. */
const staying = ({ side, at, one, other }: Where, hand: readonly Placed[]) => ({
  phase: 'hazards',
  company: 'here',
  players: {
    Ann: {
      side,
      companies: [
        { ...company(at[0], ...one), as: 'here' },
        { ...company(at[1], ...other), as: 'there' },
      ],
    },
    Bob: { ...Bob, hand: [...hand, 'Twilight'] },
  },
});

describe('“Cannot be duplicated on a given site”', () => {
  for (const [name, at] of [
    ['Arouse Denizens', ruins],
    ['Incite Denizens', ruins],
    ['Incite Minions', holds],
    ['Greed', ruins],
    ['Unabated in Malice', ruins],
    ['Arouse Defenders', villages],
    ['Incite Defenders', villages],
  ] as const) {
    scenario(`${cited(name)}: a second copy at another site, in the same turn`, (t) => {
      t.given(staying(at, twice(name)));
      t.player('Bob').does('first: as');
      resolveChain(t);
      if (offers(t, '1')) t.player('Bob').does('1');
      t.player('Bob').mayNot('second', { because: 'no other copy' });
      const { turn } = t.state.global;
      idleUntil(t, () => offers(t, 'second: as'));
      expect(t.state.global.turn).toBe(turn);
    });
  }
  for (const [name, other, at] of [
    ['Incite Denizens', 'Arouse Denizens', ruins],
    ['Arouse Denizens', 'Incite Denizens', ruins],
    ['Greed', 'Arouse Denizens', ruins],
    ['Arouse Denizens', 'Greed', ruins],
    ['Unabated in Malice', 'Greed', ruins],
    ['Incite Denizens', 'Unabated in Malice', ruins],
    ['Incite Defenders', 'Arouse Defenders', villages],
    ['Arouse Defenders', 'Incite Defenders', villages],
  ] as const)
    scenario(`${cited(name)}: at the same site as ${other}`, (t) => {
      t.given(staying(at, [name, other]));
      t.player('Bob').does(`${other}: as`);
      resolveChain(t);
      t.player('Bob').mayChoose.includes(`${name}: as`);
    });
});
