/**
 * Where a position may begin: a phase of the turn, the hazards on one company, a site that was entered, or a single
 * attack or corruption check.
 *
 * Keeps  the procedures on the stack are those that a played game would have there, so that play can go on.
 */
import { move, nextSeat, place } from '@westmarch/kernel';
import { printed } from '../engine.ts';
import { raceOf, races } from '../facts/names.ts';
import { NORMAL_REGIONS, regionIndex, sites } from '../map/map.ts';
import { regionPaths, starterPath } from '../map/reach.ts';
import { isAdjacent } from '../map/under-deeps.ts';
import { companyOf, Kind } from '../rules/cards/cards.ts';
import { readHoards } from '../rules/combat/automatic-attacks.ts';
import { EACH, newAttack } from '../rules/combat/combat.ts';
import { firstCompany, lastCompany } from '../rules/companies/company.ts';
import { numberOfAttacks } from '../rules/hazards/creatures.ts';
import { layOpen } from '../rules/sites/sites.ts';
import { Phase, type S, Zone } from '../state.ts';
import { layPath, setHazardLimit, setOut } from '../turn/movement-hazard.ts';
import {
  type Build,
  fieldsOf,
  listOf,
  nameOf,
  numberOf,
  type Plain,
  type PlainFields,
  textOf,
} from './build.ts';
import { checkPosition } from './companies.ts';

/** Fields of the table that say what a phase is about. They are read when it starts. */
const later = (): void => undefined;
const attackFields = {
  creature: 'text',
  race: 'text',
  strikes: { either: ['number', { oneOf: ['each'] }] },
  prowess: 'number',
  body: 'number',
  detainment: 'flag',
  attackerChooses: 'flag',
  automatic: 'flag',
  /** It cannot be cancelled. */
  certain: 'flag',
  /** How many attacks the creature makes, all against one character. */
  attacks: 'number',
  woundedCheck: 'number',
} as const;
export const tableFields = {
  /** The company that hazards are played on, that is at its site, or that is attacked: its name, or one of its members. */
  company: { shape: 'text', place: later },
  attack: { shape: { fields: attackFields }, place: later },
  check: {
    shape: { fields: { character: 'text', modifier: 'number' }, required: ['character'] },
    place: later,
  },
} as const;

/** The company that `given` names; otherwise the first that moves, or the first of all. */
function chosenCompany(s: S, build: Build): number {
  const named = build.given['company'];
  if (named !== undefined) {
    const row = build.group('company', named) || companyOf(s, build.card(named));
    if (s.company.player[row] !== build.active)
      build.refuse(`"${textOf(named)}" is no company of the active player, and nobody in one`);
    return row;
  }
  let first = 0;
  for (let c = firstCompany(build.active); c <= lastCompany(build.active); c++) {
    if (s.company.player[c] === 0) continue;
    if (s.company.destination[c] !== 0) return c;
    if (first === 0) first = c;
  }
  if (first === 0) build.refuse('the active player has no company');
  return first;
}

/** What `given` says of a company. */
function fieldsFor(build: Build, company: number): PlainFields {
  const own = fieldsOf(Object.values(fieldsOf(build.given['players']))[build.active - 1]);
  return fieldsOf(listOf(own['companies'])[company - firstCompany(build.active)]);
}

/** Lays the way that `given` names; without one, the printed path, or the shortest chain of regions. */
function layWay(s: S, company: number, build: Build): void {
  const from = printed.site(s, s.company.origin[company]);
  const to = printed.site(s, s.company.destination[company]);
  const chains = regionPaths(from, to, NORMAL_REGIONS);
  const starter = starterPath(from, to);
  const journey = `from ${sites[from]?.name ?? ''} to ${sites[to]?.name ?? ''}`;
  const by: Plain | undefined = fieldsFor(build, company)['by'];
  if (by === undefined && isAdjacent(from, to)) return layPath(s, [], false);
  if (Array.isArray(by)) {
    const wanted = listOf(by).map((name) => regionIndex(textOf(name)));
    if (wanted.includes(0)) build.refuse(`"${textOf(listOf(by)[wanted.indexOf(0)])}" is no region`);
    const chain = chains.find((other) => other.join() === wanted.join());
    if (chain === undefined)
      return build.refuse(
        `${listOf(by).map(textOf).join(', ')} is no way ${journey} of four regions or fewer`,
      );
    layPath(s, chain, true);
  } else if (starter !== null) layPath(s, starter, false);
  else if (by !== undefined || chains.length === 0)
    build.refuse(`there is no ${by === undefined ? 'way' : 'starter movement'} ${journey}`);
  else layPath(s, chains[0], true);
}

function enterTurn(s: S, build: Build, phase: number, next: string): void {
  checkPosition(s, build);
  if (s.global.turn === 0) s.global.turn = 1;
  s.global.active = build.active;
  s.global.hazardPlayer = nextSeat(s, build.active);
  s.global.phase = phase;
  readHoards(s);
  build.enter('game', {}, 'turns');
  build.enter('turn', { player: build.active }, next);
}

/** The company has revealed where it goes, its way is laid, cards are drawn: hazards may be played. */
function onItsWay(s: S, build: Build): number {
  const company = chosenCompany(s, build);
  s.global.company = company;
  const declared = s.global.hazardsDeclared;
  setHazardLimit(s, company);
  s.global.hazardsDeclared = declared;
  const destination = s.company.destination[company];
  if (destination === 0) return company;
  layOpen(s, destination);
  setOut(s, company);
  layWay(s, company, build);
  return company;
}

/** Takes a creature of the hand, or the numbers that `given` lists. */
function makeAttack(s: S, company: number, build: Build): number {
  const given = fieldsOf(build.given['attack']);
  const row = newAttack(s, company, s.global.hazardPlayer);
  const { attack } = s;
  const creature = given['creature'] === undefined ? 0 : build.card(given['creature']);
  if (creature !== 0) {
    if (printed.kind(s, creature) !== Kind.creature) build.refuse(`"${nameOf(s, creature)}" is no creature`);
    move(s, creature, place(s, Zone.attacking, 0));
  }
  attack.kind[row] = creature !== 0 ? 1 : given['automatic'] === true ? 2 : 3;
  attack.card[row] = creature;
  const race = textOf(given['race']);
  if (race !== '' && raceOf(race) === 'none') build.refuse(`"${race}" is no race`);
  attack.race[row] = race === '' ? printed.race(s, creature) : races.indexOf(raceOf(race));
  attack.strikes[row] =
    given['strikes'] === 'each'
      ? EACH
      : numberOf(given['strikes'], creature === 0 ? 1 : printed.strikes(s, creature));
  attack.prowess[row] = numberOf(given['prowess'], printed.prowess(s, creature));
  attack.body[row] = numberOf(given['body'], printed.body(s, creature));
  attack.further[row] = numberOf(given['attacks'], numberOfAttacks(s, creature)) - 1;
  attack.detainment[row] = given['detainment'] === true ? 1 : 0;
  attack.certain[row] = given['certain'] === true ? 1 : 0;
  attack.attackerChooses[row] = given['attackerChooses'] === true ? 1 : 0;
  attack.woundedCheck[row] =
    given['woundedCheck'] === undefined ? 0 : 100 + numberOf(given['woundedCheck'], 0);
  return row;
}

/** A phase from its beginning. */
const wholePhase = (phase: number, procedure: string, next: string) => ({
  start(s: S, build: Build): void {
    enterTurn(s, build, phase, next);
    build.enter(procedure, { player: build.active });
  },
});

export const startingPoints = {
  organization: wholePhase(Phase.organization, 'organization phase', 'longEvents'),
  untap: wholePhase(Phase.untap, 'untap phase', 'organization'),
  'long-event': wholePhase(Phase.longEvent, 'long-event phase', 'movementHazard'),
  /** Companies are chosen, sites revealed, ways chosen and cards drawn as in play. */
  'movement/hazard': wholePhase(Phase.movementHazard, 'movement/hazard phase', 'sites'),
  site: wholePhase(Phase.site, 'site phase', 'endOfTurn'),
  'end-of-turn': wholePhase(Phase.endOfTurn, 'end-of-turn phase', 'forget'),
  /** One company is on its way, or stays, and has drawn: the window for hazards. */
  hazards: {
    start(s: S, build: Build): void {
      enterTurn(s, build, Phase.movementHazard, 'sites');
      build.enter('movement/hazard phase', { player: build.active }, 'order');
      build.enter('movement/hazard phase of a company', { company: onItsWay(s, build) }, 'hazards');
    },
  },
  /** One company has entered its site and faced what guards it. */
  'at the site': {
    start(s: S, build: Build): void {
      enterTurn(s, build, Phase.site, 'endOfTurn');
      const company = chosenCompany(s, build);
      s.global.company = company;
      s.company.done[company] = 1;
      build.enter('site phase', { player: build.active }, 'order');
      build.enter('site phase of a company', { company }, 'act');
    },
  },
  /** A single attack, and nothing after it. */
  attack: {
    start(s: S, build: Build): void {
      checkPosition(s, build);
      s.global.active = build.active;
      s.global.hazardPlayer = nextSeat(s, build.active);
      const automatic = fieldsOf(build.given['attack'])['automatic'] === true;
      s.global.phase = automatic ? Phase.site : Phase.movementHazard;
      const company = onItsWay(s, build);
      build.stopAfter();
      build.enter('attack', { attack: makeAttack(s, company, build) });
    },
  },
  /** A single corruption check, and nothing after it. */
  'corruption check': {
    start(s: S, build: Build): void {
      checkPosition(s, build);
      s.global.active = build.active;
      s.global.hazardPlayer = nextSeat(s, build.active);
      s.global.phase = Phase.organization;
      const { character, modifier } = fieldsOf(build.given['check']);
      if (character === undefined) build.refuse('"check" says whose check it is');
      build.stopAfter();
      build.enter('corruption check', { character: build.card(character), modifier: numberOf(modifier, 0) });
    },
  },
  council: {
    start(s: S, build: Build): void {
      checkPosition(s, build);
      s.global.active = build.active;
      build.enter('game', {}, 'council');
    },
  },
  /** The whole game from the draft. */
  'set-up': {
    start(s: S, build: Build): void {
      checkPosition(s, build);
      build.enter('game');
    },
  },
};
