/** Sites whose cards have a rule of their own. Those of the Under-deeps stand in a file of theirs. */
import {
  type Ability,
  action,
  all,
  always,
  both,
  type Condition,
  choose,
  condition,
  cost,
  exactly,
  type Modifier,
  modifier,
  otherThan,
  outer,
  say,
  self,
  the,
  verb,
} from '@westmarch/kernel';
import { limitAtSite } from '../engine.ts';
import { healingReach, Reach } from '../rules/characters/healing.ts';
import type { S } from '../state.ts';
import { creaturesHere, underDeeps } from './under-deeps.ts';
import {
  atThisSite,
  beside,
  character,
  discardIt,
  hasSkill,
  inCompanyHere,
  inSitePhase,
  minor,
  readsAs,
  scout,
  siteTapped,
  siteUntapped,
  spent,
  tapIt,
  untapIt,
  untapped,
} from './words/index.ts';

const healsAll: Modifier = {
  ...modifier({
    attribute: healingReach,
    of: both(character, atThisSite),
    by: Reach.site,
    change: 'atLeast',
  }),
  say: say`healing effects affect all characters at this site`,
};
const dangerous: Modifier = {
  ...modifier({ attribute: limitAtSite, of: exactly(self), by: 2 }),
  say: say`the hazard limit of a company moving to this site is increased by ${2}`,
};

const isHere: Condition = condition(
  'is here',
  [],
  () => '(s.global.company !== 0 && s.company.site[s.global.company] === self)',
  say`the company is at this site`,
);
const someone = always(say`there is one`);
const borne = both(minor, inCompanyHere);
const scoutHere = both(untapped, scout, inCompanyHere);
/** One major item may be played here for the rest of the turn: rules/site-plays.ts asks for it. */
const openForMajor = (s: S, site: number): void => {
  s.card.mark[site] = s.global.turn;
};

export const siteRules: Readonly<Record<string, readonly Ability[]>> = {
  'TW-374': [dangerous], // Barad-dûr
  'TW-414': [
    dangerous,
    readsAs(say`creatures may always be played keyed to this site, whatever other cards say`),
  ], // Mount Doom
  'TW-417': [healsAll], // Old Forest
  'TW-420': [healsAll], // Rhosgobel
  'TD-173': [readsAs(say`this site always returns to the location deck, never to the discard pile`)], // Buhr Widu
  'TD-175': [
    readsAs(
      say`when a company enters, an opponent may play one creature from his hand as its automatic-attack, keyed to Ruins & Lairs, a Shadow-hold, a single Wilderness or a Shadow-land (discarded if defeated); this site contains a hoard`,
    ),
  ], // Framsburg
  'TD-180': [readsAs(say`items may be played here even if this site is tapped`)], // Tharbad
  'DM-32': [
    action({
      window: inSitePhase,
      if: all(isHere, siteUntapped),
      targets: [
        spent(choose('item', both(borne, beside(both(borne, otherThan(outer)))))),
        spent(choose('second', both(borne, otherThan(the('item'))))),
      ],
      costs: [cost(someone, discardIt(the('item'))), cost(someone, discardIt(the('second')))],
      effect: verb(
        'open for major',
        openForMajor,
        [self],
        say`make one major item, hoard items included, playable at this site this turn`,
      ),
    }),
  ], // Hermit’s Hill
  'AS-138': [creaturesHere('Man creature', 'Man')], // Geann a-Lisch
  'AS-142': [
    action({
      window: inSitePhase,
      if: all(isHere, siteTapped),
      targets: [
        choose(
          'sage',
          both(untapped, hasSkill('sage'), inCompanyHere, beside(both(scoutHere, otherThan(outer)))),
        ),
        choose('scout', both(scoutHere, otherThan(the('sage')))),
      ],
      costs: [cost(someone, tapIt(the('sage'))), cost(someone, tapIt(the('scout')))],
      effect: untapIt(self),
    }),
  ], // The Worthy Hills
  ...underDeeps,
};
