/** Fallen-wizards: who you are, stage points, Wizardhavens, and what your cards are worth to you. */
import {
  type Ability,
  all,
  atLeast,
  attributeOf,
  both,
  type CardRef,
  type Choice,
  type Condition,
  cardRef,
  condition,
  counted,
  exactly,
  type Filter,
  filter,
  firstIn,
  forbid,
  host,
  hostOf,
  ifSo,
  isIn,
  it,
  listed,
  type Modifier,
  modifier,
  NOTHING,
  noun,
  passes,
  place,
  placeIndexOf,
  type Reaction,
  say,
  self,
  the,
  trigger,
  type Value,
  value,
  valueOf,
  whilst,
  word,
} from '@westmarch/kernel';
import { directInfluence, points, printed } from '../../../engine.ts';
import { cardPlayed } from '../../../events.ts';
import { declarations } from '../../../facts/names.ts';
import { placeIndex, placeOfSite, sites } from '../../../map/map.ts';
import { isAvatar, isCreature, Kind as Type } from '../../../rules/cards/cards.ts';
import { isSame } from '../../../rules/cards/identity.ts';
import { leaving, playing, siteUse } from '../../../rules/chain/forbidden.ts';
import { guarded } from '../../../rules/combat/automatic-attacks.ts';
import { shelter } from '../../../rules/combat/shelter.ts';
import { placeOf } from '../../../rules/companies/company.ts';
import { fixedInfluence, followsAvatarOnly } from '../../../rules/influence/influence.ts';
import { worth } from '../../../rules/points.ts';
import { unwritten } from '../../../rules/sites/playable.ts';
import {
  convertedFor,
  information,
  isHavenFor,
  isInUse,
  isProtectedFor,
  protection,
} from '../../../rules/sites/sites.ts';
import { stagePointsOf } from '../../../rules/stage.ts';
import { type S, Zone } from '../../../state.ts';
import { cardsNamed, type Namesakes } from '../../named.ts';
import { yours } from '../cards/filters.ts';
import { inOrganization } from '../occasions/windows.ts';
import { only, shortEvent, stays, staysOn } from '../playing/events.ts';

type Wizard = Exclude<(typeof declarations)[number], 'nobody'>;

/** He says that he is one of these, and has not lost him. ME-SPEC-001, ME-FW-006 */
const isDeclared = (s: S, player: number, bits: number): boolean =>
  s.player.avatarLost[player] === 0 && ((bits >> s.player.declared[player]) & 1) === 1;
export const youAre = (...names: readonly Wizard[]): Condition => {
  const bits = names.reduce((sum, name) => sum | (1 << declarations.indexOf(name)), 0);
  return condition(
    'you are',
    [],
    (g) => `${g.ref(isDeclared)}(s, you, ${bits})`,
    say`you are ${listed(names, 'or')}`,
  );
};

export const yourStagePoints: Value = value(
  'your stage points',
  [],
  (g) => `${g.ref(stagePointsOf)}(s, you)`,
  say`the number of your stage points`,
);
export const stagePointsAtLeast = (n: number): Condition => ({
  ...atLeast(yourStagePoints, n),
  say: say`you have at least ${n} stage points`,
});
export const stagePointsAbove = (n: number): Condition => ({
  ...atLeast(yourStagePoints, n + 1),
  say: say`you have more than ${n} stage points`,
});

/** Your avatar, if he is in play. */
export const yourWizard: CardRef = cardRef(
  'your wizard',
  [],
  () => 's.player.avatar[you]',
  say`your Fallen-wizard`,
);
const wizardInPlay: Condition = condition(
  'wizard in play',
  [],
  () => '(s.player.avatar[you] !== 0)',
  say`your Fallen-wizard is in play`,
);

// ——— playing stage permanent-events ———
/** The card itself is still to be played. */
const hasCopy = (s: S, player: number, card: number): boolean => {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.controller[c] === player && isSame(s, c, card)) return true;
  return false;
};
/** No other copy of it is in play for you. */
export const oneOfYours: Condition = {
  ...condition(
    'one of yours',
    [],
    (g) => `!${g.ref(hasCopy)}(s, you, self)`,
    say`you have no other copy of it in play`,
  ),
  rule: 'ME-UNIQ-001',
};
interface StagePlay {
  readonly if?: readonly Condition[];
  readonly on?: Choice;
}
/** A stage permanent-event: played in the organization phase, by itself or on a card. ME-STAGE-008, 2002 */
export const stagePermanent = (play: StagePlay = {}): Ability =>
  shortEvent({
    when: inOrganization,
    if: all(...only, ...(play.if ?? [])),
    targets: play.on === undefined ? [] : [play.on],
    effect: play.on === undefined ? stays : staysOn(the(play.on.name)),
    rules: 'ME-STAGE-008',
  });
const isMyWizard: Filter = filter(
  'your wizard',
  [],
  (g, v) => `(s.card.controller[${v.it}] === you && ${g.ref(isAvatar)}(s, ${v.it}))`,
  { adjectives: [], noun: 'Fallen-wizard', after: [say`of yours`] },
);
/** It lies on your avatar, as soon as he is in play. */
export const onYourWizard: readonly Ability[] = [
  shortEvent({
    when: inOrganization,
    if: all(...only),
    effect: ifSo(wizardInPlay, staysOn(yourWizard), stays),
    rules: 'ME-STAGE-008',
  }),
  trigger(cardPlayed, { of: isMyWizard, effect: staysOn(yourWizard) }),
];
/** It lies on your avatar. */
export const isOnWizard: Condition = passes(host, isMyWizard);

// ——— Wizardhavens ———
/** Site cards of yours that are Havens to you. */
export const yourHaven: Filter = filter(
  'your haven',
  [],
  (g, v) =>
    `(${g.ref(printed.kind)}(s, ${v.it}) === ${Type.site} && s.card.owner[${v.it}] === you && ${g.ref(isHavenFor)}(s, you, ${v.it}))`,
  { adjectives: [], noun: 'Wizardhaven', after: [say`of yours`] },
);
export const yourProtectedHaven: Filter = filter(
  'your protected haven',
  [],
  (g, v) =>
    `(${g.ref(printed.kind)}(s, ${v.it}) === ${Type.site} && ${g.ref(isProtectedFor)}(s, you, ${v.it}))`,
  { adjectives: [word('protected')], noun: 'Wizardhaven', after: [say`of yours`] },
);
/** Site cards of yours at one of these places. */
export const yourSiteAt = (...names: readonly string[]): Filter =>
  filter(
    'your site at',
    [],
    (g, v) =>
      `(${g.ref(printed.kind)}(s, ${v.it}) === ${Type.site} && s.card.owner[${v.it}] === you && (${names.map((name) => `${g.ref(printed.place)}(s, ${v.it}) === ${placeIndex(name)}`).join(' || ')}))`,
    { adjectives: [], noun: 'site', after: [say`of yours at ${listed(names, 'or')}`] },
  );
/** Site cards of yours. */
export const yourSite: Filter = filter(
  'your site',
  [],
  (g, v) => `(${g.ref(printed.kind)}(s, ${v.it}) === ${Type.site} && s.card.owner[${v.it}] === you)`,
  { adjectives: [], noun: 'site', after: [say`of yours`] },
);
const isWizardhavenOf = (site: number, place: number): boolean =>
  sites[site]?.alignment === 'fallen-wizard' && placeOfSite[site] === place;
/** The card of a Wizardhaven is for you alone. */
export const keptFromOthers = (place: string): Reaction => ({
  ...forbid(siteUse, {
    if: condition(
      'of another',
      [],
      (g) => `(n !== you && ${g.ref(isWizardhavenOf)}(a, ${placeIndex(place)}))`,
      NOTHING,
    ),
  }),
  say: say`other Fallen-wizards may not use the Wizardhaven card of ${place}`,
});
/** The site it lies on is protected. */
export const protectsSite: Modifier = {
  ...modifier({ attribute: protection, of: exactly(host), by: 1 }),
  say: say`its site is protected`,
};
/** Somebody else would play a card of points at the place of the site that a card lies on. */
const scoresAtPlace = (s: S, you: number, player: number, card: number, source: number): boolean =>
  player !== you &&
  printed.points(s, card) > 0 &&
  s.company.player[s.global.company] === player &&
  placeOf(s, s.global.company) === printed.place(s, hostOf(s, source));
/** Whichever card of the place he uses. ME-CARD-0243, 0245, 0321 */
export const othersScoreNothingHere: Reaction = {
  ...forbid(playing, {
    if: condition('scores here', [], (g) => `${g.ref(scoresAtPlace)}(s, you, n, b, self)`, NOTHING),
  }),
  say: say`your opponents may play no card that gives marshalling points at any version of its site`,
};

// ——— what cards are worth ———
/** Cards that are worth so many marshalling points, or more, to others. */
export const normallyWorth = (n: number): Filter =>
  filter('normally worth', [], (g, v) => `${g.ref(valueOf)}(s, ${g.ref(points)}, ${v.it}) >= ${n}`, {
    adjectives: [],
    noun: null,
    after: [say`that is normally worth ${n} or more marshalling points`],
  });
/** Such cards of yours are worth so much to you. ME-MP-2006 */
export const worthEach = (n: number, which: Filter, when?: Condition): Modifier => ({
  ...modifier({
    attribute: worth,
    of: both(yours, which),
    by: n,
    change: 'atLeast',
    ...(when === undefined ? {} : { if: when }),
  }),
  say: whilst(say`each ${counted(both(which, yours).noun, 'bare')} is worth ${n} marshalling points`, when),
});
/** Such cards of yours are worth what they are worth to others. */
export const worthFull = (which: Filter): Modifier => ({
  ...modifier({ attribute: worth, of: both(which, yours), by: attributeOf(it, points), change: 'atLeast' }),
  say: say`each ${counted(both(which, yours).noun, 'bare')} is worth full marshalling points`,
});
/** Creatures in your points pile, whoever owns them. */
const killOfYours: Filter = filter(
  'kill of yours',
  [],
  (g, v) =>
    `(${g.ref(isIn)}(s, ${v.it}, ${Zone.points}) && ${g.ref(placeIndexOf)}(s, ${v.it}) === you && ${g.ref(isCreature)}(s, ${v.it}))`,
  noun('hazard'),
);
/** What your companies have defeated is worth what it is worth to others, or to minions. */
export const worthFullKills: Modifier = {
  ...modifier({ attribute: worth, of: killOfYours, by: attributeOf(it, points), change: 'atLeast' }),
  say: say`each hazard that your companies have defeated, even with an asterisk, is worth full marshalling points`,
};

// ——— servants ———
/** Whoever bears it has more direct influence, needs so much whatever his mind is, and follows none but your Fallen-wizard. */
export const servesFor = (n: number): readonly Ability[] => [
  modifier({ attribute: directInfluence, of: exactly(host), by: 1 }),
  modifier({ attribute: fixedInfluence, of: exactly(host), by: n, change: 'atMost' }),
  modifier({ attribute: followsAvatarOnly, of: exactly(host), by: 1 }),
];

export const hasNamed = (s: S, player: number, cards: Namesakes): boolean => {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (cards.has(s.card.def[c]) && s.card.controller[c] === player) return true;
  return false;
};
/** You have a card of that name in play. */
export const haveInPlay = (name: string): Condition =>
  condition(
    'have in play',
    [],
    (g) => `${g.ref(hasNamed)}(s, you, ${g.ref(cardsNamed(name))})`,
    say`you have ${name} in play`,
  );

// ——— sites that become Wizardhavens ———
const yourNumber: Value = value('your number', [], () => 'you', say`you`);
/** Somebody else has made a card of the same place his Wizardhaven. */
const isTaken = (s: S, site: number, player: number): boolean => {
  for (let c = firstIn(s, place(s, Zone.sites, 0)); c !== 0; c = s.card.next[c]) {
    const of = printed.place(s, c) === printed.place(s, site) ? valueOf(s, convertedFor, c) : 0;
    if (of !== 0 && of !== player) return true;
  }
  return false;
};
export const takenByNobody: Filter = filter(
  'taken by nobody',
  [],
  (g, v) => `!${g.ref(isTaken)}(s, ${v.it}, you)`,
  { adjectives: [], noun: null, after: [] },
);
const ofItsSite = (
  attribute: Modifier['attribute'],
  by: Modifier['by'],
  text: Modifier['say'],
): Modifier => ({
  ...modifier({ attribute, of: exactly(host), by, change: 'set' }),
  say: text,
});
/** The site it lies on is a Wizardhaven of yours, empty and safe. */
export const hidesHaven: readonly Modifier[] = [
  ofItsSite(
    convertedFor,
    yourNumber,
    say`its site becomes one of your Wizardhavens, and other Fallen-wizards may not use it as one`,
  ),
  ofItsSite(guarded, 0, say`it loses all automatic-attacks`),
  ofItsSite(unwritten, 1, say`nothing is considered playable as written on the site card`),
  { ...ofItsSite(information, 0, NOTHING) },
  ofItsSite(shelter, 1, say`if one of your companies is at this site, all attacks against it are canceled`),
];
/** It stays as long as its site does. */
export const staysWithSite: Reaction = {
  ...forbid(leaving, {
    of: exactly(self),
    if: condition('site in use', [], (g) => `${g.ref(isInUse)}(s, ${g.ref(hostOf)}(s, self))`, NOTHING),
  }),
  say: say`it cannot be discarded otherwise`,
};
