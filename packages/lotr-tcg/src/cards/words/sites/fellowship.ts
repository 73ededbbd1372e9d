/** What a fellowship is made of, and what its companions must do for it. */
import { both, type Effect, type Filter, say, type Value, value } from '@westmarch/kernel';
import { eachOf } from '../cards/different.ts';
import { ableToExert, companion, ofRace } from '../cards/filters.ts';
import { exertIt } from '../doing.ts';
import { freePeoplesPlayer } from '../players.ts';

const RACES = ['Dwarf', 'Elf', 'Man', 'Wizard'] as const;
/** How many of four peoples are among the companions. */
export const peoplesInFellowship: Value = (() => {
  const filters: readonly Filter[] = RACES.map((race) => both(ofRace(race), companion));
  return value(
    'peoples',
    filters,
    (g, v) =>
      g.hoist(
        `let found = 0; for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) { ${filters
          .map((filter, i) => `if (${filter.js(g, { ...v, it: 'c' })}) found |= ${1 << i};`)
          .join(' ')} } return (found & 1) + ((found >> 1) & 1) + ((found >> 2) & 1) + (found >> 3);`,
        v.it,
      ),
    say`the number of these races you can spot in the fellowship: Dwarf, Elf, Man and Wizard`,
  );
})();

/** So many different companions exert. LR-WOUND-005 */
export function exertCompanions(number: Value): Effect {
  return {
    ...eachOf(number, both(companion, ableToExert), exertIt, freePeoplesPlayer),
    say: say`make ${freePeoplesPlayer.say} exert X companions, where X is ${number.say}`,
  };
}
