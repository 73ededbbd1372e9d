/**
 * Bob has as many companies as he can, and it is his turn: whoever asks them one by one must ask the eighth, and none of
 * Ann's.
 */
import { COMPANIES_PER_PLAYER } from '../../../src/state.ts';
import { company } from '../../table.ts';

const elsewhere = [
  company('Bree', 'Halbarad'),
  company('Pelargir', 'Forlong'),
  company('Goblin-gate', 'Dori'),
  company('Edoras', 'Anborn'),
  company('Tharbad', 'Háma'),
  company('Dol Amroth', 'Beregond'),
  company('Isengard', 'Fíli'),
];
/** What the minds of the others come to, when so many of the eight are told. */
export const mindsBeside = (own: number): number =>
  [1, 1, 1, 2, 2, 2, 2].slice(0, COMPANIES_PER_PLAYER - own).reduce((sum, mind) => sum + mind, 0);

/** These companies are Bob's last; `at` is where Ann's second company stands, with Haldir. */
export const lastOfEight = (
  own: readonly object[],
  at: string,
  { table = {}, bob = {}, ann = {} }: { table?: object; bob?: object; ann?: object } = {},
) => ({
  active: 'Bob',
  players: {
    Ann: { companies: [company('Edhellond', 'Ioreth'), company(at, 'Haldir')], ...ann },
    Bob: { companies: [...elsewhere.slice(0, COMPANIES_PER_PLAYER - own.length), ...own], ...bob },
  },
  ...table,
});
