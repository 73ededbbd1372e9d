/**
 * Declaring movement: a new site face down, or one already on the table. ME-ORG-007, ME-MOVE-513
 *
 * Owns   the declaration, and that of the parts of a company that may not stay together.
 * Not    where a company may go (destinations.ts), or how far (regions.ts).
 */
import { again, call, idOf, Kind, ofCard, say, valueOf } from '@westmarch/kernel';
import { ask, engine } from '../../engine.ts';
import type { S } from '../../state.ts';
import { companyOf, isCharacter, Kind as Type } from '../cards/cards.ts';
import { cardAction } from '../chain/actions.ts';
import { mayMove, moving, unlessForbidden } from '../chain/forbidden.ts';
import { ownOrganization } from '../chain/window-gate.ts';
import {
  atHaven,
  companySize,
  firstCompany,
  firstOf,
  lastCompany,
  mostIn,
  placeOf,
} from '../companies/company.ts';
import { mayLeaveHaven } from '../companies/composition.ts';
import { noteLands } from '../dragons/ways.ts';
import { borrowSite, takeSite } from '../sites/sites.ts';
import { siteCalled } from '../sites/versions.ts';
import { isStarter } from '../starter.ts';
import { DEEP_MINES, minesBelow } from './deep-mines.ts';
import { offerDestinations, onTable } from './destinations.ts';
import { pursuitTo } from './pursuit.ts';
import { regionsFewer } from './regions.ts';
import { isLentSite } from './rescue-ways.ts';

/** Its new site lies face down beside it, unless it is on the table already. */
export function headFor(s: S, player: number, company: number, site: number): void {
  const there = site === DEEP_MINES ? minesBelow(s, player, placeOf(s, company)) : onTable(s, player, site);
  s.company.destination[company] =
    there !== 0
      ? there
      : isLentSite(s, player, site, onTable)
        ? borrowSite(s, player, site, company)
        : takeSite(s, player, site, company);
}

const declare = engine.procedure('declaring movement', { player: idOf('player'), company: idOf('company') })({
  newSite: ask('ME-ORG-007 ME-MOVE-513 ME-MOVE-525 ME-MOVE-526 ME-MOVE-530 ME-UNDER-513', {
    who: (_s, f) => f.player,
    say: (s, f) => say`Where does the company of ${ofCard(firstOf(s, f.company))} go?`,
    options: (s, f, o) => {
      offerDestinations(s, f.player, f.company, o);
    },
    describe: (s, f, option) =>
      option.kind === Kind.number ? say`${siteCalled(s, f.player, option.a)}` : undefined,
    choose(s, f, option) {
      s.company.fewerRegions[f.company] = valueOf(s, regionsFewer, f.company);
      s.company.extraRegions[f.company] += pursuitTo(s, f.company, option.a);
      noteLands(s, f.company);
      headFor(s, f.player, f.company, option.a);
    },
  }),
});

/** Another company of this player stays at the same non-Haven. */
function staysBeside(s: S, player: number, company: number): boolean {
  if (s.company.player[company] === 0 || s.company.destination[company] !== 0 || atHaven(s, company))
    return false;
  // By the starter rules companies join at Havens only, so that they may stand apart elsewhere.
  if (isStarter(s)) return false;
  for (let other = firstCompany(player); other <= lastCompany(player); other++)
    if (
      other !== company &&
      s.company.player[other] !== 0 &&
      s.company.destination[other] === 0 &&
      placeOf(s, other) === placeOf(s, company)
    )
      return true;
  return false;
}

/** Of the parts of a company that split at a non-Haven one may stay; the others must move. DECISIONS A6 */
export const partsMove = engine.procedure('parts of a company', { player: idOf('player') })({
  whichGoes: ask('ME-SPLIT-501 ME-SPLIT-502', {
    who: (_s, f) => f.player,
    say: () => say`Only one company can stay here: which one moves?`,
    options(s, f, o) {
      for (let c = firstCompany(f.player); c <= lastCompany(f.player); c++)
        if (staysBeside(s, f.player, c) && mayMove(s, c) && offerDestinations(s, f.player, c, null))
          o.choice(c);
    },
    describe: (s, _f, option) => say`The company of ${ofCard(firstOf(s, option.a))}`,
    choose(s, f, option) {
      call(s, declare, f.player, option.a);
      return again;
    },
  }),
});

cardAction({
  name: 'declareMovement',
  from: 'play',
  kinds: [Type.character],
  suits: isCharacter,
  gates: [
    ownOrganization,
    engine.gate(
      'requirement',
      'ME-MOVE-513',
      (s, _p, c) => isCharacter(s, c) && c === firstOf(s, companyOf(s, c)),
      say`movement is declared for a company`,
    ),
    engine.gate(
      'requirement',
      'ME-MOVE-513',
      (s, _p, c) => s.company.destination[companyOf(s, c)] === 0,
      say`this company has declared its movement`,
    ),
    unlessForbidden(moving, (s, _p, c) => companyOf(s, c)),
    engine.gate(
      'requirement',
      'ME-COMPANY-502',
      (s, _p, c) => companySize(s, companyOf(s, c)) <= mostIn(s, companyOf(s, c)),
      say`more than seven cannot move together`,
    ),
    engine.gate(
      'requirement',
      'ME-COMPANY-507 ME-COMPANY-508 ME-COMPANY-509 ME-RW-505 ME-RW-512',
      (s, _p, c) => mayLeaveHaven(s, companyOf(s, c)),
      say`they may be together only at a Haven`,
    ),
    engine.gate(
      'target',
      'ME-MOVE-525 ME-MOVE-526 ME-MOVE-530 ME-UNDER-513',
      (s, p, c) => offerDestinations(s, p, companyOf(s, c), null),
      say`there is nowhere it could go`,
    ),
  ],
  declare: (s, player, card) => call(s, declare, player, companyOf(s, card)),
  say: () => say`declare movement`,
});
