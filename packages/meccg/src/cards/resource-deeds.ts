/** What single resource events do, where the vocabulary would say it no shorter: each named, and used once or twice. */
import {
  type Ability,
  both,
  type Condition,
  condition,
  controlledBy,
  type Effect,
  type Filter,
  filter,
  firstIn,
  hostOf,
  modifier,
  place,
  say,
  self,
  trigger,
  valueOf,
  verb,
  you,
} from '@westmarch/kernel';
import { companyMoves, palantirUse, printed, prowess } from '../engine.ts';
import { siteIndex, sites } from '../map/map.ts';
import { companyOf, hasSkill as hasSkillNow, Kind as Type } from '../rules/cards/cards.ts';
import { isAnswering } from '../rules/chain/chain.ts';
import { siteNumber } from '../rules/companies/company.ts';
import { Phase, type S, Zone } from '../state.ts';
import { discardIt } from './words/index.ts';

// ——— Align Palantír ———
export const alignedBearer: Filter = filter(
  'aligned bearer',
  [],
  (g, v) => `${v.it} === ${g.ref(hostOf)}(s, ${g.ref(hostOf)}(s, self))`,
  { adjectives: [], noun: null, after: [], definite: say`the bearer of the Palantír` },
);
export const aligned: readonly Ability[] = [
  {
    ...modifier({ attribute: palantirUse, of: alignedBearer, by: 1 }),
    say: say`the bearer of the Palantír can use it`,
  },
  {
    ...trigger(companyMoves, {
      if: condition('its company', [], (g) => `${g.ref(companyOf)}(s, self) === a`, say`it is its company`),
      effect: discardIt(self),
    }),
    say: say`discard ${self.say} if the company carrying the Palantír moves`,
  },
];
function hasSage(s: S, card: number): boolean {
  const company = companyOf(s, card);
  if (company === 0) return false;
  for (let c = firstIn(s, place(s, Zone.company, company)); c !== 0; c = s.card.next[c]) {
    if (hasSkillNow(s, c, 'sage')) return true;
    // An ally may be the sage. ME-ALLY-502
    for (let on = firstIn(s, place(s, Zone.on, c)); on !== 0; on = s.card.next[on])
      if (hasSkillNow(s, on, 'sage')) return true;
  }
  return false;
}
export const withSage: Filter = filter('with a sage', [], (g, v) => `${g.ref(hasSage)}(s, ${v.it})`, {
  adjectives: [],
  noun: null,
  after: [say`with a sage in the company`],
});

// ——— Muster ———
const isMustering = (s: S, player: number): boolean =>
  s.global.attempt !== 0 &&
  s.card.controller[s.global.attempt] === player &&
  printed.kind(s, s.global.attemptOn) === Type.faction &&
  isAnswering(s);
export const attemptOnFaction: Condition = condition(
  'attempt on a faction',
  [],
  (g) => `${g.ref(isMustering)}(s, you)`,
  say`when your character makes an influence check against a faction`,
);
export const attemptIsBy = (skill: 'warrior'): Condition =>
  condition(
    'attempt by',
    [],
    (g) => `${g.ref(hasSkillNow)}(s, s.global.attempt, ${g.ref(skill)})`,
    say`that character is a ${skill}`,
  );
const MOST_FROM_PROWESS = 5;
function muster(s: S): void {
  s.global.attemptModifier += Math.min(MOST_FROM_PROWESS, valueOf(s, prowess, s.global.attempt));
}
export const musterEffect: Effect = verb(
  'muster',
  muster,
  [],
  say`add his prowess to the check, to a maximum of +${MOST_FROM_PROWESS}`,
);

// ——— Wizard's Laughter ———
const isLaughable = (s: S, player: number): boolean =>
  s.global.attempt !== 0 &&
  s.global.phase === Phase.site &&
  s.global.active !== player &&
  s.card.controller[s.global.attemptOn] === player &&
  isAnswering(s);
export const attemptOnYours: Condition = condition(
  'attempt on yours',
  [],
  (g) => `${g.ref(isLaughable)}(s, you)`,
  say`in an opponent's site phase, when an influence check is made against a character, follower, faction, ally or item of yours`,
);
function stopAttempt(s: S): void {
  for (let e = 1; e <= s.global.entries; e++)
    if (s.entry.ability[e] === 0 && s.entry.source[e] === s.global.attempt) s.entry.negated[e] = 1;
}
export const cancelAttempt: Effect = verb(
  'cancel attempt',
  stopAttempt,
  [],
  say`cancel that influence check`,
);

// ——— The White Tree ———
const MINAS_TIRITH = siteIndex('Minas Tirith');
const isBorneThere = (s: S, card: number): boolean => {
  const company = companyOf(s, card);
  return company !== 0 && siteNumber(s, company) === MINAS_TIRITH;
};
export const atMinasTirith: Filter = filter(
  'at Minas Tirith',
  [],
  (g, v) => `${g.ref(isBorneThere)}(s, ${v.it})`,
  {
    adjectives: [],
    noun: null,
    after: [say`at Minas Tirith`],
  },
);
export const storedAtMinasTirith: Filter = both(
  controlledBy(you),
  filter('stored there', [], (_g, v) => `s.card.mark[${v.it}] === ${MINAS_TIRITH}`, {
    adjectives: [],
    noun: null,
    after: [say`stored at Minas Tirith`],
  }),
);

// ——— Forewarned Is Forearmed ———
const lairs = new Set(
  sites.flatMap((site, i) => (site?.attacks.some(({ race }) => race === 'Dragon') === true ? [i] : [])),
);
const isForewarned = (s: S, card: number): boolean =>
  printed.kind(s, card) === Type.creature ||
  (printed.kind(s, card) === Type.site && !lairs.has(printed.site(s, card)));
/** Sites but Dragons' lairs, and creatures. */
export const forewarned: Filter = filter('forewarned', [], (g, v) => `${g.ref(isForewarned)}(s, ${v.it})`, {
  adjectives: [],
  noun: 'site or creature',
  after: [],
});
export const wasIsolated: Condition = condition(
  'was isolated',
  [],
  () => 's.attack.certain[b] === 1',
  say`it was such an attack`,
);
