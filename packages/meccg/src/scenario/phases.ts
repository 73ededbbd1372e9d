/**
 * Where a position may begin: a phase of the turn, the hazards on one company, a site that was entered, or a single
 * attack or corruption check.
 *
 * Keeps  the procedures on the stack are those that a played game would have there, so that play can go on.
 */
import { move, place } from '@westmarch/kernel';
import { printed } from '../engine.ts';
import { EACH } from '../facts/cards.ts';
import { raceOf, races } from '../facts/names.ts';
import { NORMAL_REGIONS, PLACES, regionIndex, sites } from '../map/map.ts';
import { regionPaths, starterPath } from '../map/reach.ts';
import { isAdjacent } from '../map/under-deeps.ts';
import { companyOf, isCharacter, Kind } from '../rules/cards/cards.ts';
import { raceBit, racesOf } from '../rules/cards/races.ts';
import { newAttack } from '../rules/combat/attack-rows.ts';
import { readHoards } from '../rules/combat/automatic-attacks.ts';
import { firstCompany, lastCompany } from '../rules/companies/company.ts';
import { numberOfAttacks, strikesOnlyOne } from '../rules/hazards/creatures.ts';
import { rollOfChosen } from '../rules/movement/under-deeps.ts';
import { nextSeat } from '../rules/seating.ts';
import { sideOf } from '../rules/sides.ts';
import { layOpen } from '../rules/sites/sites.ts';
import { isSolitaire } from '../rules/solitaire/seats.ts';
import { COMPANIES_PER_PLAYER, Phase, type S, Zone } from '../state.ts';
import { layPath, setHazardLimit, setOut } from '../turn/movement-hazard.ts';
import { type Build, fieldsOf, listOf, numberOf, type Plain, type PlainFields, textOf } from './build.ts';
import { placeNamed } from './companies.ts';

/** Fields that only some phases read: in any other they would say nothing, and mislead. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  company: ['hazards', 'at the site', 'attack'],
  attack: ['attack'],
  check: ['corruption check'],
};
const WAYS = ['hazards', 'attack'];
/** Phases before which every company has arrived. */
const ARRIVED = new Set([
  'untap',
  'site',
  'at the site',
  'end-of-turn',
  'council',
  'set-up',
  'corruption check',
]);

/** Refuses what this phase would not look at. */
function checkFields(s: S, build: Build): void {
  const phase = textOf(build.given['phase'] ?? 'organization');
  for (const [field, phases] of Object.entries(ABOUT))
    if (build.given[field] !== undefined && !phases.includes(phase))
      build.refuse(
        `"${field}" says nothing in the phase "${phase}": it is for ${phases.map((one) => `"${one}"`).join(', ')}`,
        { field },
      );
  for (let company = 1; company < s.company.player.length; company++) {
    if (s.company.destination[company] === 0) continue;
    const at = (field: string) => ({ group: ['company', company], field }) as const;
    if (ARRIVED.has(phase) && s.company.destination[company] !== 0)
      build.refuse(
        `nobody is on the way in the phase "${phase}": say where the company is "at"`,
        at('movesTo'),
      );
    if (!WAYS.includes(phase) && fieldsFor(build, company)['by'] !== undefined)
      build.refuse(
        `the way is chosen later than the phase "${phase}": "by" is for ${WAYS.map((one) => `"${one}"`).join(', ')}`,
        at('by'),
      );
  }
}

/** The company that `given` names; otherwise the first that moves, or the first of all. */
function chosenCompany(s: S, build: Build): number {
  const named = build.given['company'];
  if (named !== undefined) {
    const row = build.group('company', named) || companyOf(s, build.card(named));
    if (s.company.player[row] !== build.active)
      build.refuse(
        `"${textOf(named)}" is no company of ${build.names.player(build.active)}, whose turn it is, and nobody in one`,
        { field: 'company' },
      );
    return row;
  }
  let first = 0;
  for (let c = firstCompany(build.active); c <= lastCompany(build.active); c++) {
    if (s.company.player[c] === 0) continue;
    if (s.company.destination[c] !== 0) return c;
    if (first === 0) first = c;
  }
  if (first === 0)
    build.refuse(
      `${build.names.player(build.active)}, whose turn it is, has no company: add one to "companies"`,
      {
        player: build.active,
      },
    );
  return first;
}

/** What `given` says of a company. */
function fieldsFor(build: Build, company: number): PlainFields {
  const player = Math.ceil(company / COMPANIES_PER_PLAYER);
  const own = fieldsOf(Object.values(fieldsOf(build.given['players']))[player - 1]);
  return fieldsOf(listOf(own['companies'])[company - firstCompany(player)]);
}

/** Lays the way that `given` names; without one, the printed path, or the shortest chain of regions. */
function layWay(s: S, company: number, build: Build): void {
  const from = printed.site(s, s.company.origin[company]);
  const to = printed.site(s, s.company.destination[company]);
  const { walker } = sideOf(s, s.company.player[company]);
  const chains = regionPaths(from, to, NORMAL_REGIONS, walker);
  const starter = starterPath(from, to, walker);
  const journey = `from ${sites[from]?.name ?? ''} to ${sites[to]?.name ?? ''}`;
  const by: Plain | undefined = fieldsFor(build, company)['by'];
  if (
    by === undefined &&
    (isAdjacent(from, to) || rollOfChosen(s, company, s.company.origin[company], to) > 0)
  )
    return layPath(s, [], false);
  if (Array.isArray(by)) {
    const wanted = listOf(by).map((name) => regionIndex(textOf(name)));
    const at = { group: ['company', company], field: 'by' } as const;
    if (wanted.includes(0)) build.refuse(`"${textOf(listOf(by)[wanted.indexOf(0)])}" is no region`, at);
    const chain = chains.find((other) => other.join() === wanted.join());
    if (chain === undefined)
      return build.refuse(
        `${listOf(by).map(textOf).join(', ')} is no way ${journey} of four regions or fewer`,
        at,
      );
    layPath(s, chain, true);
  } else if (starter !== null) layPath(s, starter, false);
  else if (by !== undefined || chains.length === 0)
    build.refuse(`there is no ${by === undefined ? 'way' : 'starter movement'} ${journey}`, {
      group: ['company', company],
      field: by === undefined ? 'movesTo' : 'by',
    });
  else layPath(s, chains[0], true);
}

/** Whose turn it is, and who plays hazards on him. */
function setPlayers(s: S, build: Build): void {
  s.global.active = build.active;
  const named = build.given['hazardPlayer'];
  s.global.hazardPlayer = named === undefined ? nextSeat(s, build.active) : build.player(named);
  if (s.global.hazardPlayer === build.active)
    build.refuse('nobody plays hazards on his own companies: name an opponent', { field: 'hazardPlayer' });
}

/** Where the hoards are: as the turn would have found them, or as `given` says. */
function setHoards(s: S, build: Build): void {
  readHoards(s);
  const named = build.given['hoards'];
  if (named === undefined) return;
  for (let site = 1; site <= PLACES; site++)
    s.lair.hoard[site] = listOf(named).some((name) => placeNamed(textOf(name)) === site) ? 1 : 0;
}

function enterTurn(s: S, build: Build, phase: number, next: string): void {
  checkFields(s, build);
  if (s.global.turn === 0) s.global.turn = 1;
  setPlayers(s, build);
  s.global.phase = phase;
  setHoards(s, build);
  build.enter('game', {}, 'turns');
  build.enter('turn', { player: build.active }, next);
}

/** The company has revealed where it goes, its way is laid, cards are drawn: hazards may be played. */
function onItsWay(s: S, build: Build): number {
  const company = chosenCompany(s, build);
  s.global.company = company;
  const { hazardsDeclared, limitChange } = s.global;
  setHazardLimit(s, company);
  s.global.hazardsDeclared = hazardsDeclared;
  s.global.limitChange = limitChange;
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
    const name = build.names.card(creature);
    if (printed.kind(s, creature) !== Kind.creature)
      build.refuse(`"${name}" is no creature: name one, or give the attack its numbers`, { field: 'attack' });
    if (s.card.place[creature] !== place(s, Zone.hand, s.global.hazardPlayer))
      build.refuse(
        `"${name}" attacks from the hand of ${build.names.player(s.global.hazardPlayer)}, who plays the hazards: put it there`,
        { card: creature },
      );
    move(s, creature, place(s, Zone.attacking, 0));
  }
  attack.kind[row] = creature !== 0 ? 1 : given['automatic'] === true ? 2 : 3;
  attack.card[row] = creature;
  const race = textOf(given['race']);
  if (race !== '' && raceOf(race) === 'none')
    build.refuse(`"${race}" is no race; there are ${races.slice(1).join(', ')}`, { field: 'attack' });
  attack.races[row] = race === '' ? racesOf(s, creature) : raceBit(races.indexOf(raceOf(race)));
  attack.strikes[row] =
    given['strikes'] === 'each'
      ? EACH
      : numberOf(given['strikes'], creature === 0 ? 1 : printed.strikes(s, creature));
  attack.prowess[row] = numberOf(given['prowess'], printed.prowess(s, creature));
  attack.body[row] = numberOf(given['body'], printed.body(s, creature));
  attack.further[row] = numberOf(given['attacks'], numberOfAttacks(s, creature)) - 1;
  attack.onOne[row] = (creature === 0 && attack.further[row] > 0) || strikesOnlyOne(s, creature) ? 1 : 0;
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
      build.enter(
        'movement/hazard phase of a company',
        { company: onItsWay(s, build) },
        // In solitaire hazards come to a company first.
        isSolitaire(s) ? 'comeUp' : 'hazards',
      );
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
      const atSite = fieldsOf(build.given['attack'])['automatic'] === true;
      enterTurn(s, build, atSite ? Phase.site : Phase.movementHazard, atSite ? 'endOfTurn' : 'sites');
      build.enter(atSite ? 'site phase' : 'movement/hazard phase', { player: build.active }, 'order');
      const company = onItsWay(s, build);
      build.stopAfter();
      build.enter('attack', { attack: makeAttack(s, company, build) });
    },
  },
  /** A single corruption check, and nothing after it. */
  'corruption check': {
    start(s: S, build: Build): void {
      enterTurn(s, build, Phase.organization, 'longEvents');
      build.enter('organization phase', { player: build.active });
      const { character, modifier } = fieldsOf(build.given['check']);
      if (character === undefined)
        build.refuse('whose check it is stands in "check": { character: … }', { field: 'check' });
      const who = build.card(character);
      if (!isCharacter(s, who) || companyOf(s, who) === 0)
        build.refuse(`"${build.names.card(who)}" is no character in a company`, { field: 'check' });
      build.stopAfter();
      build.enter('corruption check', { character: who, modifier: numberOf(modifier, 0) });
    },
  },
  council: {
    start(s: S, build: Build): void {
      checkFields(s, build);
      s.global.active = build.active;
      build.enter('game', {}, 'council');
    },
  },
  /** The whole game from the draft. */
  'set-up': {
    start(s: S, build: Build): void {
      checkFields(s, build);
      build.enter('game');
    },
  },
};
