/** Attacks and strikes: what they are, and what is done to them. */
import {
  type Ability,
  all,
  behind,
  both,
  type CardRef,
  type Condition,
  cardRef,
  condition,
  counted,
  definite,
  type Effect,
  type Filter,
  filter,
  forbid,
  listed,
  type Modifier,
  modifier,
  NOTHING,
  type Num,
  non,
  noun,
  type Phrase,
  type PlayerRef,
  playerRef,
  Stage,
  say,
  trigger,
  type Value,
  value,
  valueOf,
  weakNoun,
  whilst,
  word,
} from '@westmarch/kernel';
import { attackStrikes, attackerChooses as chooser, type prowess } from '../../../engine.ts';
import { attackFaced, wounded } from '../../../events.ts';
import {
  type Race,
  type RegionType,
  races,
  regionTypes,
  type SiteType,
  siteTypes,
} from '../../../facts/names.ts';
import { struck } from '../../../rules/chain/forbidden.ts';
import { StrikeResult } from '../../../rules/combat/strike-rows.ts';
import { facedCreatures } from '../../../rules/companies/history.ts';
import { type CompanyKind, isOfKind } from '../../../rules/companies/kind.ts';
import { hazardSite, KeyedBy } from '../../../rules/hazards/keying.ts';
import { siteType } from '../../../rules/sites/sites.ts';
import { type S } from '../../../state.ts';
import { cardsNamed } from '../../named.ts';
import { character } from '../cards/filters.ts';

const plural: Readonly<Partial<Record<Race, string>>> = {
  Man: 'Men',
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Undead: 'Undead',
  Nazgûl: 'Nazgûl',
};
const many = (names: readonly Race[]): string[] => names.map((name) => plural[name] ?? `${name}s`);
/**
 * Of an attack in generated code: it is of one of these races. Of a company that attacks, everyone must be, unless it is
 * about the one whose strike is resolved. ME-CVCC-511
 */
export const isOne = (of: string, names: readonly Race[]): string => {
  const bits = names.reduce((all, n) => all | (1 << races.indexOf(n)), 0);
  return `((s.attack.races[${of}] & ${bits}) !== 0 && (s.attack.from[${of}] === 0 || (s.attack.races[${of}] & ${~bits}) === 0))`;
};

/** The attack now faced is of a race. */
export const attackBy = (...names: Race[]): Condition =>
  condition(
    'attack by',
    [],
    () => isOne('s.global.attack', names),
    say`the attack is by ${listed(many(names), 'or')}`,
    say`the attack is not by ${listed(many(names), 'or')}`,
  );
/** Against a race: only while such an attack is faced. What helps against Nazgûl helps against the Nine and The Balrog. ME-COMBAT-500, 501 */
export const against = (...names: Race[]): Condition => ({
  ...condition(
    'against',
    [],
    () => isOne('s.global.attack', names.includes('Nazgûl') ? [...names, 'Ringwraith', 'Balrog'] : names),
    say`the attack is by ${listed(many(names), 'or')}`,
    say`the attack is not by ${listed(many(names), 'or')}`,
  ),
  behind: say`against ${listed(many(names), 'or')}`,
});
/** The attack is keyed to a type of region. */
export const keyedToOneOf = (...types: RegionType[]): Condition =>
  condition(
    'keyed to',
    [],
    () =>
      `(s.attack.keyedBy[s.global.attack] === ${KeyedBy.regionType} && (${types.map((t) => `s.attack.keyedTo[s.global.attack] === ${regionTypes.indexOf(t)}`).join(' || ')}))`,
    say`the attack is keyed to ${listed(
      types.map((t) => word(t)),
      'or',
    )}`,
  );
/** The attack is keyed to a region, or to nothing at all. */
export const notKeyedToSite: Condition = condition(
  'not keyed to the site',
  [],
  () => `(s.attack.keyedBy[s.global.attack] < ${KeyedBy.siteType})`,
  say`the attack is not keyed to a site`,
);
/** The attack now faced is such a one. */
export const attackIs = (which: Filter): Condition =>
  condition(
    'attack is',
    [which],
    (g, v) => `(s.global.attack !== 0 && ${which.js(g, { ...v, it: 's.global.attack' })})`,
    say`the attack is ${counted(which.noun, 'a')}`,
    say`the attack is no ${counted(which.noun, 'bare')}`,
  );
/** The attack is keyed to a site, by its type or by its name. */
export const keyedToSite: Condition = condition(
  'keyed to a site',
  [],
  () => `(s.attack.keyedBy[s.global.attack] >= ${KeyedBy.siteType})`,
  say`it is keyed to a site`,
);
/** The attack is made by a hazard creature. */
export const byCreature: Condition = condition(
  'by a creature',
  [],
  () => '(s.attack.kind[s.global.attack] === 1)',
  say`the attack is by a hazard creature`,
);
/** The attack is made by a company of another player. ME-CVCC-001 */
export const byCompany: Condition = condition(
  'by a company',
  [],
  () => '(s.attack.from[s.global.attack] !== 0)',
  say`the attack is by an opponent's company`,
);
/** Of an event about an attack: it was such a one. */
export const itWas = (which: Filter): Condition =>
  condition(
    'it was',
    [which],
    (g, v) => which.js(g, { ...v, it: 'b' }),
    say`it is ${counted(which.noun, 'a')}`,
  );
/** The company has faced an attack of a race this turn. */
export const hasFaced = (name: Race): Condition =>
  condition(
    'has faced',
    [],
    () => `((s.company.faced[s.attack.company[it]] & ${1 << races.indexOf(name)}) !== 0)`,
    say`the company has faced ${name === 'Orc' ? 'an Orc' : `a ${name}`} attack this turn`,
  );

// ——— what an attack has: `it` is the attack ———
/** The attack made by this very card. */
export const thisAttack: Filter = filter(
  'this attack',
  [],
  (_g, v) => `s.attack.card[${v.it}] === self`,
  definite(say`this attack`),
);
export const attacksBy = (...names: Race[]): Filter =>
  filter('attacks by', [], (_g, v) => isOne(v.it, names), {
    ...weakNoun('attack'),
    adjectives: [say`${listed([...names], 'or')}`],
  });
export const automatic: Filter = filter(
  'automatic',
  [],
  (_g, v) => `s.attack.kind[${v.it}] === 2`,
  noun('automatic-attack'),
);

const isAtType = (s: S, attack: number, bits: number): boolean =>
  ((bits >> valueOf(s, siteType, hazardSite(s, s.attack.company[attack]))) & 1) === 1;
/** Of an attack: the company stands at a site of one of these types. */
export function atSiteOfType(...types: SiteType[]): Filter {
  const bits = types.reduce((all, type) => all | (1 << siteTypes.indexOf(type)), 0);
  return filter('at a type of site', [], (g, v) => `${g.ref(isAtType)}(s, ${v.it}, ${bits})`, {
    ...weakNoun('attack'),
    after: [
      say`at a ${listed(
        types.map((type) => word(type)),
        'or',
      )}`,
    ],
  });
}
/** Of an attack: it is on a company of that kind. */
export const againstCompany = (kind: CompanyKind): Condition => ({
  ...condition(
    'against a kind of company',
    [],
    (g) => `${g.ref(isOfKind)}(s, s.attack.company[it], '${kind}')`,
    say`the attack is on a ${word(kind)} company`,
  ),
  behind: say`against ${word(kind)} companies`,
});
/** Twice as many strikes: among what adds strikes in the order in which they came, or were put. ME-MOVE-007 */
export const doubleStrikes = (which: Filter, when?: Condition): Modifier => ({
  ...modifier({
    attribute: attackStrikes,
    of: which,
    by: 2,
    change: 'multiply',
    stage: Stage.add,
    ...(when === undefined ? {} : { if: when }),
  }),
  say: whilst(say`the number of strikes of ${counted(which.noun, 'each')} is doubled`, when),
});

/** A number of this card's own attack is changed. */
export const attackBonus = (attribute: typeof prowess, by: Num, when?: Condition): Modifier =>
  modifier({ attribute, of: thisAttack, by, ...(when === undefined ? {} : { if: when }) });
export const attackerChooses: Modifier = {
  ...attackBonus(chooser, 1),
  say: say`the attacker chooses the defending characters`,
};
/** The attack that was just faced is this card's. */
export const byThisAttack: Condition = condition(
  'by this attack',
  [],
  () => 's.attack.card[b] === self',
  NOTHING,
);
/** What follows this card's own attack, in the words of what it does. */
export const followedBy = (effect: Effect): Ability =>
  afterAttack(say`after this attack, ${effect.say}`, effect);
/** What follows this card's own attack. */
export const afterAttack = (text: Phrase, effect: Effect, when: Condition = byThisAttack): Ability => ({
  ...trigger(attackFaced, { if: when, evenIfGone: true, effect }),
  say: text,
});
const wasWounded = (s: S, attack: number, card: number): boolean => {
  for (let i = 1; i < s.strike.attack.length; i++)
    if (
      s.strike.attack[i] === attack &&
      s.strike.target[i] === card &&
      s.strike.result[i] === StrikeResult.successful
    )
      return true;
  return false;
};
/** Characters that the attack just faced has wounded. */
export const woundedByIt: Filter = both(
  character,
  filter('wounded by it', [], (g, v) => `${g.ref(wasWounded)}(s, b, ${v.it})`, behind(say`wounded by it`)),
);
const successes = (s: S, attack: number): number => {
  let n = 0;
  for (let i = 1; i < s.strike.attack.length; i++)
    if (s.strike.attack[i] === attack && s.strike.result[i] === StrikeResult.successful) n++;
  return n;
};
/** How many strikes of the attack just faced were successful. */
export const successfulStrikes: Value = value(
  'successful strikes',
  [],
  (g) => `${g.ref(successes)}(s, b)`,
  say`strikes of this attack were successful`,
);
/** Whose company is attacked: attacks are made on companies of the player whose turn it is. */
export const theDefender: PlayerRef = playerRef(
  'the defender',
  [],
  () => 's.global.active',
  say`the defender`,
);
/** Of a wound: whoever took it. */
export const theWounded: CardRef = cardRef('the wounded', [], () => 'a', say`he`);
/** What this card's own attack does to whomever it wounds, before his body check. ME-BODY-507 */
export const ifItWounds = (effect: Effect, whom: Filter = character): Ability => ({
  ...trigger(wounded, {
    ...(whom === character ? {} : { of: whom }),
    if: byThisAttack,
    evenIfGone: true,
    effect,
  }),
  say: say`when this attack wounds ${counted(both(whom, character).noun, 'a')}, ${effect.say}`,
});
/** Of an attack without a number of strikes: who alone faces one, allies among them. ME-ALLY-003 */
export const struckAlone = (whom: Filter): Ability => ({
  ...forbid(struck, { of: non(whom), if: byThisAttack }),
  say: say`only ${counted(both(whom, character).noun, 'many')} face strikes of this attack`,
});
/** The company has met one of these creatures this turn. */
export const facedOneOf = (...names: string[]): Condition => {
  const fellows = names.map(cardsNamed);
  const isFellow = (def: number): boolean => fellows.some((fellow) => fellow.has(def));
  return all(
    byThisAttack,
    condition(
      'faced one of',
      [],
      (g) => `(${g.ref(facedCreatures)}(s, s.attack.company[b], ${g.ref(isFellow)}) > 0)`,
      say`the company has faced ${listed(names, 'or')} this turn`,
    ),
  );
};
