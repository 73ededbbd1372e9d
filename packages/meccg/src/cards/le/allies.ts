/** The Lidless Eye: allies. */
import { struck } from '../../rules/chain/forbidden.ts';
import { KeyedBy } from '../../rules/hazards/keying.ts';
import { sneaks } from '../families/gollum.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, attackBy, bearerFacesStrike, both, type Condition, cardFile, character, condition, eitherSite,
  exactly, faction, forbid, host, inCompanyOf, influenceCheck, influencing, modifier, ofRace, Phase, type S,
  say, self, siteOf, strikeBody, tapSelf, tapsToCancel, untappedSelf,
} from '../words/index.ts';

export const card = cardFile();

/** Of an attack that an ally is asked to face: it is made at a site, or comes from it. ME-CARD-0098 */
const atASite: Condition = condition(
  'at a site',
  [],
  () =>
    `(s.global.phase === ${Phase.site} || s.attack.kind[b] === 2 || s.attack.keyedBy[b] >= ${KeyedBy.siteType})`,
  say`the strike is at a site or from an automatic-attack`,
);
// Blackbole
card(
  'LE-152',
  {
    atAny: siteOf([], {
      within: ['Western Mirkwood', 'Heart of Mirkwood', 'Southern Mirkwood'],
      except: ['Dol Guldur'],
    }),
  },
  forbid(struck, { of: exactly(self), if: atASite, rules: 'ME-CARD-0097' }),
);

// Stinker
card(
  'LE-154',
  { otherNumbers: 'at most 2 is less than 3', at: ['Goblin-gate', 'Moria'], manifests: 'Gollum' },
  ...sneaks,
);

const wolvesDen = siteOf(['ruins-and-lairs'], { guardedBy: 'Wolf' });
const areStruck = (s: S, ally: number, bearer: number): boolean => isStruck(s, ally) && isStruck(s, bearer);
function isStruck(s: S, card: number): boolean {
  for (let i = 1; i < s.strike.attack.length; i++)
    if (s.strike.attack[i] === s.global.attack && s.strike.target[i] === card) return true;
  return false;
}
const bothStruck: Condition = condition(
  'both struck',
  [],
  (g, v) => `${g.ref(areStruck)}(s, self, ${host.js(g, v)})`,
  say`${self.say} and its bearer both face strikes of the attack`,
);
// War-warg
card(
  'LE-156',
  { atAny: wolvesDen, atTapped: true },
  action({
    window: bearerFacesStrike,
    zone: untappedSelf,
    if: bothStruck,
    costs: [tapSelf],
    effect: strikeBody(2),
  }),
);

// War-wolf
card('LE-157', {
  atAny: eitherSite(wolvesDen, siteOf(['shadow-hold'], { guardedBy: 'Orc' })),
  atTapped: true,
});

const wolves = both(ofRace('Wolf'), faction);
// The Warg-king
card(
  'LE-158',
  { atAny: wolvesDen, atTapped: true },
  tapsToCancel(attackBy('Wolf', 'Animal')),
  modifier({
    attribute: influenceCheck,
    of: both(character, inCompanyOf(self)),
    by: 2,
    if: influencing(wolves),
  }),
);
