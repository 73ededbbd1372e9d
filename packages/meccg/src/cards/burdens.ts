/** Burdens that are won at a site: an attack, then a card that its bearer carries home. Rescue Prisoners, The Windlord Found Me. */
import {
  type Ability,
  all,
  both,
  type Condition,
  choose,
  condition,
  exactly,
  firstIn,
  forbid,
  host,
  ifSo,
  may,
  modifier,
  NOTHING,
  place,
  say,
  self,
  sequence,
  shuffle,
  the,
  thereAre,
  trigger,
  value,
  verb,
} from '@westmarch/kernel';
import { points, stored } from '../engine.ts';
import { type Race, type SiteType } from '../facts/names.ts';
import { untapping } from '../rules/chain/forbidden.ts';
import { firstCompany, joinCompany, lastCompany, siteNumber } from '../rules/companies/company.ts';
import { type S, Zone } from '../state.ts';
import {
  avatar,
  character,
  faceAttack,
  inCompanyHere,
  inDeckOrDiscard,
  inSitePhase,
  opensChain,
  shortEvent,
  staysOn,
  tapIt,
  tapSite,
  untapped,
} from './words/index.ts';

// ——— burdens that are won at a site: Rescue Prisoners, The Windlord Found Me ———
const freeHands = both(untapped, character, inCompanyHere);
/** Where it was played, so that no second one is played there. */
const noteSite = (s: S, card: number): void => {
  s.card.mark[card] = siteNumber(s, s.global.company);
};
export interface Burden {
  readonly if: Condition;
  readonly race: Race;
  readonly strikes: number;
  readonly prowess: number;
  readonly tapsSite?: boolean;
}
/** An attack, then a burden for one who taps, and who does not untap until it is stored. */
export const burden = (b: Burden): Ability[] => {
  const bear = sequence(choose('bearer', freeHands), tapIt(the('bearer')), staysOn(the('bearer')));
  const attack = faceAttack(b.race, b.strikes, b.prowess);
  return [
    shortEvent({
      when: inSitePhase,
      // It makes an attack, which opens its chain. ME-CHAIN-501
      if: all(b.if, opensChain),
      effect: {
        ...sequence(
          verb('note site', noteSite, [self], NOTHING),
          ...(b.tapsSite === true ? [tapSite] : []),
          attack,
          ifSo(thereAre(1, freeHands), may(bear)),
        ),
        say: say`${b.tapsSite === true ? say`tap the site; ` : NOTHING}${attack.say}; afterwards you may tap an untapped character in the company and put ${self.say} on him, or else discard it`,
      },
    }),
    {
      ...forbid(untapping, { of: exactly(host) }),
      say: say`its bearer may not untap until ${self.say} is stored`,
    },
  ];
};
function playedHere(s: S, card: number): boolean {
  const here = siteNumber(s, s.global.company);
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.def[c] === s.card.def[card] && s.card.mark[c] === here) return true;
  return false;
}
export const notPlayedHere: Condition = condition(
  'not played here',
  [],
  (g) => `!${g.ref(playedHere)}(s, self)`,
  say`no other copy was played at this site`,
);
function hasOne(s: S, card: number): boolean {
  const player = s.card.controller[card];
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.def[c] === s.card.def[card] && s.card.controller[c] === player) return true;
  for (let c = firstIn(s, place(s, Zone.points, player)); c !== 0; c = s.card.next[c])
    if (s.card.def[c] === s.card.def[card]) return true;
  return false;
}
export const notYours: Condition = condition(
  'not yours',
  [],
  (g) => `!${g.ref(hasOne)}(s, self)`,
  say`you have no other copy in play`,
);
/** Worth its points only once it is stored. */
export const worthWhenStored = (worth: number): Ability => ({
  ...modifier({ attribute: points, of: exactly(self), by: worth, change: 'set', within: [Zone.points] }),
  say: say`worth ${worth} marshalling points when stored`,
});

// ——— The Windlord Found Me: a Wizard comes where it is stored ———
const noWizard: Condition = condition(
  'no Wizard',
  [],
  () => '(s.player.avatar[you] === 0 && s.player.avatarLost[you] === 0)',
  say`your Wizard is not in play`,
);
function comeTo(s: S, wizard: number, site: number): void {
  if (wizard === 0) return;
  const player = s.card.owner[wizard];
  for (let c = firstCompany(player); c <= lastCompany(player); c++)
    if (s.company.player[c] !== 0 && siteNumber(s, c) === site) {
      joinCompany(s, wizard, c);
      s.card.arrived[wizard] = 1;
      s.player.avatar[player] = wizard;
      break;
    }
  shuffle(s, place(s, Zone.deck, player));
}
const there = value('there', [], () => 'n', say`that Haven`);
export const wizardComes: Ability = {
  ...trigger(stored, {
    of: exactly(self),
    evenIfGone: true,
    effect: ifSo(
      noWizard,
      may(
        sequence(
          choose('Wizard', avatar, inDeckOrDiscard),
          verb('come to', comeTo, [the('Wizard'), there], say`play him`),
        ),
      ),
    ),
  }),
  say: say`when ${self.say} is stored, if your Wizard is not in play, you may search your play deck or discard pile for a Wizard and play him at that Haven (this does not count as your one character this turn)`,
};

/** Types of sites where prisoners are brought home. */
export const friendly: readonly SiteType[] = ['haven', 'border-hold', 'free-hold'];
