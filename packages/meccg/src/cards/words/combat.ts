/** Attacks and strikes: what they are, and what is done to them. */
import {
  type Ability,
  all,
  behind,
  both,
  type CardRef,
  type Condition,
  type Cost,
  called,
  cardRef,
  condition,
  cost,
  counted,
  type Duration,
  definite,
  type Effect,
  type Filter,
  filter,
  grant,
  listed,
  type Modifier,
  modifier,
  NOTHING,
  type Num,
  noun,
  num,
  type Phrase,
  passes,
  say,
  sayNum,
  self,
  sequence,
  trigger,
  untilEnd,
  type Value,
  value,
  valueOf,
  verb,
  weakNoun,
  word,
  wordFor,
} from '@westmarch/kernel';
import { attackProwess, attackerChooses as chooser, type prowess } from '../../engine.ts';
import { attackFaced } from '../../events.ts';
import { EACH } from '../../facts/cards.ts';

import {
  type Race,
  type RegionType,
  races,
  regionTypes,
  type SiteType,
  type Skill,
  siteTypes,
} from '../../facts/names.ts';
import { attack, canBeCancelled, stopAttack } from '../../rules/combat/combat.ts';

import { StrikeResult } from '../../rules/combat/strike.ts';
import { facedCreatures } from '../../rules/companies/history.ts';
import { KeyedBy } from '../../rules/hazards/keying.ts';
import { siteType } from '../../rules/sites/sites.ts';
import { type S, Stage } from '../../state.ts';
import { cardsNamed } from '../named.ts';
import { about, grantAbout } from './company.ts';
import { character, hasSkill } from './filters.ts';

const plural: Readonly<Partial<Record<Race, string>>> = {
  Man: 'Men',
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Undead: 'Undead',
  Nazgûl: 'Nazgûl',
};
const many = (names: readonly Race[]): string[] => names.map((name) => plural[name] ?? `${name}s`);
const isOne = (of: string, names: readonly Race[]): string =>
  `(${names.map((n) => `s.attack.race[${of}] === ${races.indexOf(n)}`).join(' || ')})`;

/** The attack now faced is of a race. */
export const attackBy = (...names: Race[]): Condition =>
  condition(
    'attack by',
    [],
    () => isOne('s.global.attack', names),
    say`the attack is by ${listed(many(names), 'or')}`,
  );
/** Against a race: only while such an attack is faced. */
export const against = (...names: Race[]): Condition => ({
  ...condition(
    'against',
    [],
    () => isOne('s.global.attack', names),
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
/** The attack is made by a company of another player: none is yet, since no two players at the table may fight so. */
export const byCompany: Condition = condition(
  'by a company',
  [],
  () => '(s.attack.kind[s.global.attack] > 3)',
  say`the attack is by an opponent's company`,
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
    adjectives: [say`${listed([...names], 'or')}`],
    noun: 'attack',
    after: [],
  });
export const automatic: Filter = filter(
  'automatic',
  [],
  (_g, v) => `s.attack.kind[${v.it}] === 2`,
  noun('automatic-attack'),
);

const isAtType = (s: S, attack: number, type: number): boolean =>
  valueOf(s, siteType, s.company.site[s.attack.company[attack]]) === type;
/** Of an attack: the company stands at such a site. */
export const atSiteOfType = (type: SiteType): Filter =>
  filter('at a type of site', [], (g, v) => `${g.ref(isAtType)}(s, ${v.it}, ${siteTypes.indexOf(type)})`, {
    ...weakNoun('attack'),
    after: [say`at a ${word(type)}`],
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

// ——— what is done to attacks ———
const signed = (by: Num): Parameters<typeof say>[1] =>
  typeof by === 'number' && by > 0 ? `+${by}` : sayNum(by);
const cancel = (s: S, by: number): void => stopAttack(s, s.global.attack, by);
export const cancelAttack: Effect = verb('cancel attack', cancel, [self], say`cancel the attack`);
/** It can be cancelled at all; what does nothing else is not played against one that cannot. ME-COND-4002 */
export const cancellable: Condition = condition(
  'cancellable',
  [],
  (g) => `${g.ref(canBeCancelled)}(s, s.global.attack)`,
  NOTHING,
  say`the attack cannot be cancelled`,
);
/** An attack on each character has no number that could be halved. ME-STRIKE-504 */
const halve = (s: S): void => {
  if (s.attack.strikes[s.global.attack] === EACH) return;
  s.attack.strikes[s.global.attack] = (s.attack.strikes[s.global.attack] + 1) >> 1;
};
const reduce = (s: S, by: number): void => {
  const { attack } = s.global;
  if (s.attack.strikes[attack] !== EACH)
    s.attack.strikes[attack] = Math.max(1, s.attack.strikes[attack] - by);
};
/** Fewer strikes, but never none; an attack on each character has no number to be lowered. ME-STRIKE-504 */
export const fewerStrikes = (by: number): Effect =>
  verb('fewer strikes', reduce, [by], say`reduce the number of strikes by ${by} (to a minimum of ${1})`);
export const halveStrikes: Effect = verb(
  'halve strikes',
  halve,
  [],
  say`halve the number of strikes, rounded up`,
);

const currentAttack: Value = value('current attack', [], () => 's.global.attack', say`the attack`);
const thatAttack: Filter = filter(
  'that attack',
  [],
  (_g, v) => `${v.it} === ${about}`,
  definite(say`the attack`),
);
/** The attack now faced has more or less of something as long as it lasts; what is taken leaves it so much at least. */
export const attackGets = (attribute: typeof prowess, by: number, least?: number): Effect => {
  const lasts = untilEnd(attack);
  const change = modifier({ attribute, of: thatAttack, by });
  const given = grantAbout(change, lasts, currentAttack);
  const amount = say`give the attack ${signed(by)} ${wordFor(attribute.name, by)}`;
  if (least === undefined) return { ...given, say: amount };
  const floor = modifier({ attribute, of: thatAttack, by: least, change: 'atLeast' });
  return {
    ...sequence(given, grantAbout(floor, lasts, currentAttack)),
    say: say`${amount} (to a minimum of ${least})`,
  };
};

/** All attacks of some kind have more or less of something for a while. */
export const attacksGet = (
  which: Filter,
  attribute: typeof prowess,
  by: number,
  lasts: Duration,
): Effect => ({
  ...grant(modifier({ attribute, of: which, by }), lasts),
  say: say`give ${counted(which.noun, 'each')} ${signed(by)} ${wordFor(attribute.name, by)} ${lasts.say}`,
});

// ——— the strike now faced ———
export const theStruck: CardRef = cardRef(
  'the struck',
  [],
  () => 's.strike.target[s.global.strike]',
  say`that character`,
);
export const struckHas = (name: Skill): Condition => passes(theStruck, hasSkill(name));
/** A strike of an attack whose strikes cannot be cancelled stands. */
const skip = (s: S): void => {
  if (s.attack.sure[s.strike.attack[s.global.strike]] === 1) return;
  s.strike.result[s.global.strike] = StrikeResult.cancelled;
};
export const cancelStrike: Effect = verb('cancel strike', skip, [], say`cancel the strike`);
/** It can be cancelled at all; what does nothing else is not played on one that cannot. ME-COND-4002 */
export const strikeCancellable: Condition = condition(
  'strike cancellable',
  [],
  () => '(s.attack.sure[s.strike.attack[s.global.strike]] === 0)',
  NOTHING,
  say`the strike cannot be cancelled`,
);
const addProwess = (s: S, n: number): void => {
  s.strike.prowess[s.global.strike] += n;
};
export const strikeProwess = (by: Num): Effect =>
  verb('strike prowess', addProwess, [num(by)], say`give him ${signed(by)} prowess against this strike`);
const addBody = (s: S, n: number): void => {
  s.strike.body[s.global.strike] += n;
};
/** The body counts so much less or more for the body check that may follow. */
export const strikeBody = (by: Num): Effect =>
  verb(
    'strike body',
    addBody,
    [num(by)],
    say`give him ${signed(by)} body for the body check that may follow`,
  );
const stay = (s: S): void => {
  s.strike.noTap[s.global.strike] = 1;
};
export const noTap: Effect = verb(
  'no tap',
  stay,
  [],
  say`keep him untapped against this strike (unless he is wounded)`,
);
/** It gives the attack of this strike more prowess. */
function strengthens(s: S, card: number): boolean {
  const { source, ability, next } = s.effect;
  for (let row = s.channel.first[attackProwess.channel]; row !== 0; row = next[row])
    if (source[row] === card && s.engine.abilities[ability[row]].fold(s, row, s.global.attack, 0) > 0)
      return true;
  return false;
}
const affectsStrike = (s: S, card: number): boolean =>
  s.global.stage !== Stage.resources || strengthens(s, card);
/** While a strike is resolved, only what strengthens it is worth getting rid of. Reads as nothing. ME-STRIKE-533 */
export const removable = (which: Filter): Filter =>
  called(
    which.noun,
    both(which, {
      ...filter('affects the strike', [], (g, v) => `${g.ref(affectsStrike)}(s, ${v.it})`, which.noun),
      atDeclaration: true,
    }),
  );
const noteSkill = (s: S): void => {
  if (s.global.strike !== 0) s.strike.skillUsed[s.global.strike] = 1;
};
/**
 * It is the one resource of a skill that this strike allows, from its declaration on: a second one would come to
 * nothing. Where no strike is faced there is nothing to note. ME-STRIKE-514
 */
export const oneSkill: Cost = cost(
  {
    ...condition('skill free', [], () => '(s.strike.skillUsed[s.global.strike] === 0)', NOTHING),
    sayNot: say`another card that needs a skill was played against this strike`,
    rule: 'ME-STRIKE-514',
  },
  verb('use skill', noteSkill, [], NOTHING),
);
