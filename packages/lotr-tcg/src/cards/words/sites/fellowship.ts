/** What a fellowship is made of, and what its companions must do for it. */
import { both, type Effect, type Filter, listed, say, type Value, value, word } from '@westmarch/kernel';
import type { Race } from '../../../facts/names.ts';
import { eachOf } from '../cards/different.ts';
import { ableToExert } from '../cards/fighting.ts';
import { companion, ofRace } from '../cards/filters.ts';
import { exertIt } from '../doing.ts';
import { freePeoplesPlayer } from '../players.ts';

/** How many of these races are among the companions. */
export const racesInFellowship = (...races: readonly Race[]): Value => {
  const filters: readonly Filter[] = races.map((race) => both(ofRace(race), companion));
  const names = listed(races.map((race) => word(race)));
  return {
    ...value(
      'peoples',
      filters,
      (g, v) =>
        g.hoist(
          `let found = 0; for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) { ${filters
            .map((filter, i) => `if (${filter.js(g, { ...v, it: 'c' })}) found |= ${1 << i};`)
            .join(' ')} } return ${filters.map((_x, i) => `((found >> ${i}) & 1)`).join(' + ')};`,
          v.it,
        ),
      say`the number of these races you can spot in the fellowship: ${names}`,
    ),
    perEach: { factor: 1, each: say`for each of these races you can spot in the fellowship: ${names}` },
  };
};
const { perEach: _each, ...plain } = racesInFellowship('Dwarf', 'Elf', 'Man', 'Wizard');
export const peoplesInFellowship: Value = plain;

/** So many different companions exert. LR-WOUND-005 */
export function exertCompanions(number: Value): Effect {
  return {
    ...eachOf(number, both(companion, ableToExert), exertIt, freePeoplesPlayer),
    say: say`make ${freePeoplesPlayer.say} exert X companions, where X is ${number.say}`,
  };
}
