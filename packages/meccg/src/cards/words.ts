/**
 * The words of this game that card texts are put together from, beside the kernel's own: windows, filters,
 * conditions and verbs. A word that serves one card only does not belong here, but beside that card.
 */
import {
  type Ability,
  action,
  adjective,
  all,
  always,
  atLeast,
  behind,
  both,
  type CardRef,
  type Choice,
  type Condition,
  type Cost,
  choose,
  condition,
  controlledBy,
  controllerOf,
  cost,
  counted,
  type Domain,
  definite,
  type Effect,
  either,
  move as engineMove,
  exactly,
  type Filter,
  filter,
  host,
  hostOf,
  ifSo,
  inZone,
  liesIn,
  type Modifier,
  modifier,
  NOTHING,
  type Num,
  not,
  noun,
  num,
  opposing,
  type Phrase,
  passes,
  remember,
  remembered,
  repeat,
  say,
  self,
  sequence,
  shuffle,
  the,
  trigger,
  untilEnd,
  type Value,
  value,
  verb,
  word,
  you,
} from '@westmarch/kernel';
import {
  body,
  attackerChooses as chooser,
  directInfluence,
  engine,
  keyword,
  kind,
  movementEnds,
  printed,
  prowess,
  race,
  skill,
} from '../engine.ts';
import { type Race, type RegionType, races, regionTypes, type Skill } from '../facts/names.ts';
import { companyOf, discard, isHazard, keywordBit, Kind as Type, tap } from '../rules/cards.ts';
import { isAnswering } from '../rules/chain.ts';
import { countOf } from '../rules/company.ts';
import { checkCorruption } from '../rules/corruption.ts';
import { hazardsOpen, underLimit } from '../rules/creatures.ts';
import { roll2d6 } from '../rules/dice.ts';
import { hasFacedCreature } from '../rules/history.ts';
import { isInUse } from '../rules/in-use.ts';
import { generalInfluenceLeft } from '../rules/influence.ts';
import { StrikeResult } from '../rules/strike.ts';
import { canPlayUnique } from '../rules/unique.ts';
import { Phase, type S, Stage, Status, Zone } from '../state.ts';
import { turn } from '../turn/turn.ts';

// ——— windows: when something may be done ———
/** Resources are free to be played: your turn, no strike being resolved, nothing left to face at the site. */
function resourcesOpen(s: S, player: number): boolean {
  if (s.global.active !== player || s.global.stage !== Stage.none || s.global.check !== 0) return false;
  return s.global.phase !== Phase.site || s.global.company === 0 || s.company.entered[s.global.company] === 1;
}
const ruled = (rule: string, c: Condition): Condition => ({ ...c, rule });
export const onYourTurn = ruled(
  'ME-TURN-002 ME-TURN-003 ME-SITE-2002',
  condition('on your turn', [], (g) => `${g.ref(resourcesOpen)}(s, you)`, say`it is your turn`),
);
export const inOrganization = ruled(
  'ME-ORG-001',
  all(
    onYourTurn,
    condition(
      'organization',
      [],
      () => `(s.global.phase === ${Phase.organization})`,
      say`in your organization phase`,
    ),
  ),
);
/** An attack against a company of yours, before its strikes are assigned. */
const facing = (s: S, player: number): boolean =>
  s.global.stage === Stage.beforeStrikes &&
  s.attack.cancelled[s.global.attack] === 0 &&
  s.company.player[s.attack.company[s.global.attack]] === player;
export const facingAttack = ruled(
  'ME-COMBAT-4004 ME-COMBAT-514',
  condition('facing an attack', [], (g) => `${g.ref(facing)}(s, you)`, say`your company faces an attack`),
);
/** A strike against one of yours, while resources may be played on it. */
const struck = (s: S, player: number): boolean =>
  s.global.stage === Stage.resources && s.card.controller[s.strike.target[s.global.strike]] === player;
export const facingStrike = ruled(
  'ME-STRIKE-533 ME-STRIKE-537',
  condition('facing a strike', [], (g) => `${g.ref(struck)}(s, you)`, say`your character faces a strike`),
);
/** A corruption check of one of yours is about to be rolled. */
export const facingCheck = ruled(
  'ME-TARGET-005',
  condition(
    'facing a check',
    [],
    () => '(s.global.check !== 0 && s.card.controller[s.global.check] === you)',
    say`your character is about to make a corruption check`,
  ),
);
const hazardWindow = (s: S, player: number): boolean => hazardsOpen(s, player) && underLimit(s);
export const asHazard = ruled(
  'ME-HAZ-003 ME-HAZ-2010',
  condition(
    'as a hazard',
    [],
    (g) => `(${g.ref(hazardWindow)}(s, you) && s.global.stage === 0 && s.global.check === 0)`,
    say`your opponent's company moves and the hazard limit allows it`,
  ),
);

// ——— what a card is ———
export const character = kind.is('character');
export const yours = controlledBy(you);
export const hasSkill = (name: Skill): Filter => skill.has(name);
export const ofRace = (name: Race): Filter => race.is(name);
export const untapped: Filter = filter(
  'untapped',
  [],
  (_g, v) => `s.card.status[${v.it}] === ${Status.untapped}`,
  adjective(word('untapped')),
);
export const unwounded: Filter = filter(
  'unwounded',
  [],
  (_g, v) => `s.card.status[${v.it}] !== ${Status.wounded}`,
  adjective(word('unwounded')),
);
const attackedCompany = (s: S, card: number): boolean =>
  companyOf(s, card) === s.attack.company[s.global.attack];
/** In the company that faces the attack. ME-COMBAT-512 */
export const inAttackedCompany: Filter = filter(
  'in the attacked company',
  [],
  (g, v) => `${g.ref(attackedCompany)}(s, ${v.it})`,
  behind(say`in the attacked company`),
);
const sameCompany = (s: S, a: number, b: number): boolean =>
  companyOf(s, a) !== 0 && companyOf(s, a) === companyOf(s, b);
export const inCompanyOf = (card: CardRef): Filter =>
  filter(
    'in the company of',
    [card],
    (g, v) => `${g.ref(sameCompany)}(s, ${v.it}, ${card.js(g, v)})`,
    behind(say`in the company of ${card.say}`),
  );
/** In the company whose movement/hazard phase it is. ME-HAZ-005 */
const isMoving = (s: S, card: number): boolean =>
  s.global.company !== 0 && companyOf(s, card) === s.global.company;
export const inMovingCompany: Filter = filter(
  'in the moving company',
  [],
  (g, v) => `${g.ref(isMoving)}(s, ${v.it})`,
  behind(say`in the company now moving`),
);
export const struckNow: Filter = filter(
  'struck now',
  [],
  (_g, v) => `s.strike.target[s.global.strike] === ${v.it}`,
  definite(say`the character facing the strike`),
);
export const checkedNow: Filter = filter(
  'checked now',
  [],
  (_g, v) => `s.global.check === ${v.it}`,
  definite(say`the character about to check`),
);

// ——— what an attack is ———
/** The attack now faced is of a race. */
export const attackBy = (...names: Race[]): Condition =>
  condition(
    'attack by',
    [],
    () => `(${names.map((n) => `s.attack.race[s.global.attack] === ${races.indexOf(n)}`).join(' || ')})`,
    say`the attack is by ${names.join(', ')}`,
  );
/** Against a race: only while such an attack or target is at hand. */
export const against = (name: Race): Condition =>
  condition(
    'against',
    [],
    () => `s.attack.race[s.global.attack] === ${races.indexOf(name)}`,
    say`against ${name}`,
  );
/** The company has faced an attack of a race this turn. */
export const hasFaced = (name: Race): Condition =>
  condition(
    'has faced',
    [],
    () => `((s.company.faced[s.attack.company[it]] & ${1 << races.indexOf(name)}) !== 0)`,
    say`the company has faced a ${name} attack this turn`,
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
  filter(
    'attacks by',
    [],
    (_g, v) => `(${names.map((n) => `s.attack.race[${v.it}] === ${races.indexOf(n)}`).join(' || ')})`,
    { adjectives: [say`${names.join(' or ')}`], noun: 'attack', after: [] },
  );

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
  say`it was this attack`,
);
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
export const facedOneOf = (...ids: string[]): Condition =>
  all(
    byThisAttack,
    condition(
      'faced one of',
      [],
      (g) =>
        `(${ids.map((id) => `${g.ref(hasFacedCreature)}(s, a, ${g.ref(indexOf(id))}.def)`).join(' || ')})`,
      say`the company has faced one of its fellows this turn`,
    ),
  );

// ——— influence: whom it is used against ———
/** The faction or character that influence is used on now. */
export const influencing = (which: Filter): Condition => passes(opposing, which);

// ——— abilities in short ———
/** A number is higher for this card. */
export const bonus = (attribute: typeof prowess, by: Num, when?: Condition): Modifier =>
  modifier({ attribute, of: exactly(self), by, ...(when === undefined ? {} : { if: when }) });
/** More direct influence, only against some. ME-INFL-513 */
export const influenceAgainst = (by: number, which: Filter): Modifier =>
  bonus(directInfluence, by, influencing(which));

/** Items of one class: only one at a time is in use. ME-ITEM-2002 */
export const inUse: Condition = condition(
  'in use',
  [],
  (g) => `${g.ref(isInUse)}(s, self)`,
  say`it is in use`,
);
export const bearerHas = (name: Skill): Condition => passes(host, hasSkill(name));
/** Weapons and armour count before everything else, and their maxima with them. ME-STRIKE-536, ME-COMBAT-4002 */
const FIRST = 1;
export const weapon = (by: Num, upTo: Num, when?: Condition): Modifier =>
  modifier({
    attribute: prowess,
    of: exactly(host),
    by,
    upTo,
    stage: FIRST,
    if: when === undefined ? inUse : all(inUse, when),
    rules: 'ME-STRIKE-536',
  });
export const armour = (by: Num, upTo: Num, when?: Condition): Modifier =>
  modifier({
    attribute: body,
    of: exactly(host),
    by,
    upTo,
    stage: FIRST,
    if: when === undefined ? inUse : all(inUse, when),
    rules: 'ME-STRIKE-536',
  });

// ——— verbs ———
export const tapIt = (card: CardRef): Effect => verb('tap', tap, [card], say`tap ${card.say}`);
export const untapIt = (card: CardRef): Effect =>
  verb(
    'untap',
    (s: S, c: number) => {
      if (s.card.status[c] === Status.tapped) s.card.status[c] = Status.untapped;
    },
    [card],
    say`untap ${card.say}`,
  );
export const healIt = (card: CardRef): Effect =>
  verb(
    'heal',
    (s: S, c: number) => {
      if (s.card.status[c] === Status.wounded) s.card.status[c] = Status.untapped;
    },
    [card],
    say`heal and untap ${card.say}`,
  );
export const woundIt = (card: CardRef): Effect =>
  verb(
    'wound',
    (s: S, c: number) => {
      s.card.status[c] = Status.wounded;
    },
    [card],
    say`wound ${card.say} (no body check)`,
  );
export const discardIt = (card: CardRef): Effect =>
  verb('discard', discard, [card], say`discard ${card.say}`);
/** All items but special ones. */
const loseItems = (s: S, card: number): void => {
  for (let c = s.place.first[s.layout.placeBase[Zone.on] + card], next = 0; c !== 0; c = next) {
    next = s.card.next[c];
    if (printed.kind(s, c) === Type.item && printed.itemClass(s, c) !== SPECIAL) discard(s, c);
  }
};
const SPECIAL = 5;
export const discardItems = (card: CardRef): Effect =>
  verb('discard items', loseItems, [card], say`discard all non-special items that ${card.say} bears`);
export const corruptionCheckBy = (card: CardRef, modifierBy: Num = 0): Effect =>
  verb(
    'check',
    checkCorruption,
    [card, num(modifierBy)],
    modifierBy === 0
      ? say`${card.say} makes a corruption check`
      : say`${card.say} makes a corruption check modified by ${num(modifierBy).say}`,
  );
export const cancelAttack: Effect = verb(
  'cancel attack',
  (s: S) => {
    s.attack.cancelled[s.global.attack] = 1;
  },
  [],
  say`cancel the attack`,
);
export const cancelStrike: Effect = verb(
  'cancel strike',
  (s: S) => {
    s.strike.result[s.global.strike] = StrikeResult.cancelled;
  },
  [],
  say`cancel the strike`,
);
export const strikeProwess = (by: Num): Effect =>
  verb(
    'strike prowess',
    (s: S, n: number) => {
      s.strike.prowess[s.global.strike] += n;
    },
    [num(by)],
    say`modify his prowess by ${num(by).say} against this strike`,
  );
/** The body counts so much less or more for the body check that may follow. */
export const strikeBody = (by: Num): Effect =>
  verb(
    'strike body',
    (s: S, n: number) => {
      s.strike.body[s.global.strike] += n;
    },
    [num(by)],
    say`modify his body by ${num(by).say} for the body check that may follow`,
  );
export const noTap: Effect = verb(
  'no tap',
  (s: S) => {
    s.strike.noTap[s.global.strike] = 1;
  },
  [],
  say`he does not tap against this strike, unless wounded`,
);
/** It is the one resource of a skill that this strike allows. ME-STRIKE-514 */
const noteSkill = (s: S): void => {
  s.strike.skillUsed[s.global.strike] = 1;
};
export const useSkill: Effect = verb('use skill', noteSkill, [], NOTHING);
export const checkBonus = (by: Num): Effect =>
  verb(
    'check bonus',
    (s: S, n: number) => {
      s.global.checkModifier += n;
    },
    [num(by)],
    say`modify the corruption check by ${num(by).say}`,
  );
export const untilEndOfTurn = untilEnd(turn);

// ——— using a card in play ———
/** This card is untapped: it can tap as a price. ME-TAP-003, ME-COND-4000 */
export const untappedSelf: Condition = condition(
  'untapped self',
  [],
  () => `(s.card.status[self] === ${Status.untapped} && s.card.live[self] === 1)`,
  say`it is untapped`,
);
export const tapSelf: Cost = cost(untappedSelf, tapIt(self));
/** A strike against whoever bears this card. */
export const bearerFacesStrike: Condition = all(
  facingStrike,
  condition(
    'bearer struck',
    [],
    (g) => `s.strike.target[s.global.strike] === ${g.ref(hostOf)}(s, self)`,
    say`its bearer faces a strike`,
  ),
);
/** A card of that name. */
export const named = (id: string, name: string): Filter =>
  filter('named', [], (g, v) => `s.card.def[${v.it}] === ${g.ref(indexOf(id))}.def`, definite(say`${name}`));

// ——— events ———
/** In the hand, so that it can be played. */
const inHand = liesIn(self, Zone.hand, 'hand');
export const chooseCharacter = (name: string, which: Filter): Choice =>
  choose(name, both(character, yours, which));

export interface Play {
  readonly when: Condition;
  readonly if?: Condition;
  readonly targets?: readonly Choice[];
  /** The target that taps as the price of it. */
  readonly taps?: CardRef;
  readonly costs?: readonly Cost[];
  readonly effect: Effect;
  readonly rules?: string;
}
/** A short-event: played from hand, discarded as it resolves. ME-EVENT-005 */
export const shortEvent = (p: Play): Ability =>
  action({
    window: p.when,
    zone: inHand,
    ...(p.if === undefined ? {} : { if: p.if }),
    costs: [
      ...(p.taps === undefined ? [] : [cost(always(say`there is one to tap`), tapIt(p.taps))]),
      ...(p.costs ?? []),
    ],
    targets: p.targets ?? [],
    effect: p.effect,
    rules: p.rules ?? '',
  });

const toEvents = (s: S, card: number, player: number): void =>
  engineMove(s, card, s.layout.placeBase[Zone.events] + player);
const toCard = (s: S, card: number, on: number): void =>
  engineMove(s, card, s.layout.placeBase[Zone.on] + on);
/** It comes to lie among its player's events. */
export const stays: Effect = verb('stay', toEvents, [self, you], say`${self.say} stays in play`);
/** It comes to lie on a card. */
export const staysOn = (card: CardRef): Effect =>
  verb('stay on', toCard, [self, card], say`put ${self.say} on ${card.say}`);

/** An event of a name is in play. */
export const inPlay = (id: string, name: string): Condition =>
  condition(
    'in play',
    [],
    (g) => `${g.ref(isInPlay)}(s, ${g.ref(indexOf(id))}.def)`,
    say`${name} is in play`,
    say`${name} is not in play`,
  );
const indices = new Map<string, { def: number }>();
function indexOf(id: string): { def: number } {
  let found = indices.get(id);
  if (found === undefined) {
    found = { def: engine.has(id) ? engine.index(id) : 0 };
    indices.set(id, found);
  }
  return found;
}
function isInPlay(s: S, def: number): boolean {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) if (s.card.def[c] === def) return true;
  return false;
}
export const doorsOfNight = inPlay('LE-110', 'Doors of Night');
export const gatesOfMorning = inPlay('TW-243', 'Gates of Morning');

/** Cards in one's own piles. */
export const inDiscard: Domain = inZone(Zone.discard, you, 'discard pile');
export const inSideboard: Domain = inZone(Zone.sideboard, you, 'sideboard');

// ——— events by kind ———
export const avatar: Filter = filter(
  'avatar',
  [],
  (g, v) => `${g.ref(printed.avatar)}(s, ${v.it}) === 1`,
  noun('Wizard'),
);
export const hazardCard: Filter = either(kind.is('creature'), kind.is('hazard event'));
export const resourceCard: Filter = either(
  kind.is('item'),
  kind.is('ally'),
  kind.is('faction'),
  kind.is('resource event'),
);
export const resourceOrCharacter: Filter = either(kind.is('character'), resourceCard);
export const hazardEvent: Filter = kind.is('hazard event');
export const kindFaction: Filter = kind.is('faction');
export const environment: Filter = keyword.has('environment');
const lengthIs = (n: number, name: string): Filter =>
  filter(
    `${name}-event`,
    [],
    (g, v) => `${g.ref(printed.length)}(s, ${v.it}) === ${n}`,
    adjective(say`${name}-event`),
  );
export const lasting: Filter = lengthIs(3, 'permanent');
export const permanentOrLong: Filter = both(hazardEvent, either(lasting, lengthIs(2, 'long')));
/** Someone who bears such a card. */
export const bearing = (which: Filter): Filter =>
  filter(
    'bearing',
    [which],
    (g, v) => {
      const inner = which.js(g, { ...v, it: 'c' });
      return g.hoist(
        `for (let c = s.place.first[s.layout.placeBase[${Zone.on}] + it]; c !== 0; c = s.card.next[c]) if (${inner}) return true; return false;`,
        v.it,
      );
    },
    behind(say`bearing ${counted(which.noun, 'a')}`),
  );

/** Only one card of its name is allowed, and this is none too many. */
const only = condition(
  'only one',
  [],
  (g) => `${g.ref(canPlayUnique)}(s, self)`,
  say`no other copy is in play`,
);
/** A permanent-event: stays until something discards it. ME-EVENT-004 */
export const permanentEvent = (when: Condition, effect: Effect): Ability =>
  shortEvent({ when, if: only, effect });
/** A long-event: of one's own in the long-event phase, of hazards in the opponent's movement/hazard phase. */
export const longEvent = (when: Condition, effect: Effect): Ability => shortEvent({ when, if: only, effect });
const discardAll = (s: S, hazards: number): void => {
  for (let c = s.kernel.liveFirst, next = 0; c !== 0; c = next) {
    next = s.card.liveNext[c];
    if ((printed.keyword(s, c) & ENVIRONMENT) !== 0 && (isHazard(s, c) ? 1 : 0) === hazards) discard(s, c);
  }
};
const ENVIRONMENT = keywordBit('environment');
/** All environments of one side go. */
export const discardEnvironments = (which: Filter): Effect =>
  verb(
    'discard environments',
    discardAll,
    [which === hazardCard ? 1 : 0],
    say`discard all environment cards that are ${counted(which.noun, 'many')}`,
  );
/** At any point of either player's turn. DECISIONS D15 */
export const environmentWindow: Condition = always(say`at any time`);

/** One's sideboard or discard pile, a choice each. */
export const chooseFromPiles = (which: Filter): Choice[] =>
  [inSideboard, inDiscard].map((pile) => choose('card', which, pile));
const intoDeck = (s: S, card: number): void => {
  const at = s.layout.placeBase[Zone.deck] + s.card.owner[card];
  engineMove(s, card, at);
  shuffle(s, at);
};
export const shuffleIntoDeck = (card: CardRef): Effect =>
  verb('shuffle into deck', intoDeck, [card], say`shuffle ${card.say} into your play deck`);
export const halveStrikes: Effect = verb(
  'halve strikes',
  (s: S) => {
    s.attack.strikes[s.global.attack] = (s.attack.strikes[s.global.attack] + 1) >> 1;
  },
  [],
  say`halve the number of strikes, rounded up`,
);
/** No other card that needs a skill was used against this strike. ME-STRIKE-514 */
export const skillOnStrike: Condition = condition(
  'skill free',
  [],
  () => '(s.strike.skillUsed[s.global.strike] === 0)',
  say`no other skill was used against this strike`,
);
const rolled = (s: S, card: number): number => roll2d6(s) + generalInfluenceLeft(s, s.card.controller[card]);
/** Its player rolls and adds his free general influence; less than the number, and it happens. */
export const rollAgainst = (card: CardRef, number: number, effect: Effect): Effect => ({
  ...sequence(
    remember(
      'roll',
      value(
        'roll',
        [card],
        (g, v) => `${g.ref(rolled)}(s, ${card.js(g, v)})`,
        say`a roll plus unused general influence`,
      ),
    ),
    ifSo(not(atLeast(remembered('roll'), number)), effect),
  ),
  say: say`its player rolls; if that plus his unused general influence is less than ${number}, ${effect.say}`,
});

// ——— corruption cards ———
/** A character of the moving company who has had no corruption card this turn. ME-CORR-2002 */
const corruptible: Filter = filter(
  'corruptible',
  [],
  (_g, v) => `s.card.corrupted[${v.it}] === 0`,
  adjective(say`not yet corrupted this turn`),
);
const without = (def: CardRef): Filter =>
  filter(
    'without another',
    [def],
    (g, v) => `!${g.ref(bearsSame)}(s, ${v.it}, self)`,
    behind(say`without another copy`),
  );
const bearsSame = (s: S, character: number, card: number): boolean => {
  for (let c = s.place.first[s.layout.placeBase[Zone.on] + character]; c !== 0; c = s.card.next[c])
    if (s.card.def[c] === s.card.def[card]) return true;
  return false;
};
const markCorrupted = (s: S, character: number): void => {
  s.card.corrupted[character] = 1;
};
/** It must open a chain. ME-CORR-2007 */
const opensChain: Condition = condition(
  'opens a chain',
  [],
  (g) => `!${g.ref(isAnswering)}(s)`,
  say`it opens a chain of effects`,
);
/** A corruption card: played on such a character, where it stays. */
export const corruptionCard = (which: Filter): Ability =>
  shortEvent({
    when: asHazard,
    if: opensChain,
    targets: [choose('victim', both(character, inMovingCompany, which, corruptible, without(self)))],
    effect: sequence(staysOn(the('victim')), verb('mark', markCorrupted, [the('victim')], NOTHING)),
    rules: 'ME-CORR-2002 ME-CORR-2007',
  });

const hostOrganizes: Condition = all(
  condition(
    'host organizes',
    [],
    (g) =>
      `(s.global.phase === ${Phase.organization} && s.global.active === s.card.controller[${g.ref(hostOf)}(s, self)] && s.global.entries === 0 && s.global.check === 0)`,
    say`it is the organization phase of its bearer`,
  ),
);
const tryRemoval = (s: S, card: number, without3: number, number: number): void => {
  const bearer = hostOf(s, card);
  s.card.tried[card] = without3 === 1 ? 2 : 1;
  if (without3 === 0) tap(s, bearer);
  if (roll2d6(s) - (without3 === 1 ? 3 : 0) > number) discard(s, card);
};
const hostUntapped: Condition = passes(host, untapped);
const notTried = (most: number): Condition =>
  condition('not tried', [], () => `(s.card.tried[self] <= ${most})`, say`it was not tried this turn`);
/** Its bearer may tap to try to remove it; or try without tapping, at −3 and only once. ME-CORR-2028, DECISIONS D9 */
export const removedBy = (number: number): Ability[] => [
  action({
    window: hostOrganizes,
    by: controllerOf(host),
    if: all(hostUntapped, notTried(1)),
    effect: verb(
      'remove',
      tryRemoval,
      [self, 0, number],
      say`tap its bearer and roll: more than ${number} discards ${self.say}`,
    ),
    rules: 'ME-CORR-2028',
  }),
  action({
    window: hostOrganizes,
    by: controllerOf(host),
    if: notTried(0),
    effect: verb(
      'remove',
      tryRemoval,
      [self, 1, number],
      say`roll at −3 without tapping: more than ${number} discards ${self.say}`,
    ),
    rules: 'ME-CORR-2028 ME-CORR-2030',
  }),
];
/** So many corruption checks for whoever bears it, at the end of his company's movement/hazard phase. */
export const checksAtEnd = (times: Num, when: Phrase): Ability =>
  trigger(movementEnds, {
    if: all(condition('his company', [], (g) => `${g.ref(companyOf)}(s, self) === a`, when)),
    effect: repeat(times, corruptionCheckBy(host)),
  });
const typeInPath = (s: S, type: number): number => {
  let n = 0;
  for (let i = 1; i <= s.global.pathLength; i++) if (type === 0 || s.path.type[i] === type) n++;
  return n;
};
export const regionsMoved: Value = value(
  'regions moved',
  [],
  (g) => `${g.ref(typeInPath)}(s, 0)`,
  say`the number of regions moved through`,
);
export const inPath = (type: RegionType): Value =>
  value(
    'in path',
    [],
    (g) => `${g.ref(typeInPath)}(s, ${regionTypes.indexOf(type)})`,
    say`the number of ${type}s in the path`,
  );
const headCount = (s: S, card: number): number => countOf(s, companyOf(s, card));
export const companyCount = (card: CardRef): Value =>
  value(
    'company count',
    [card],
    (g, v) => `${g.ref(headCount)}(s, ${card.js(g, v)})`,
    say`the number of characters in the company of ${card.say}`,
  );
