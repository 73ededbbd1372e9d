/**
 * What must hold of any position, whatever phase it begins in.
 *
 * Keeps  what can be on no table is refused, with the field it stands in, the reason, and how to mend it.
 */
import { hostOf, isIn, mute, placeIndexOf, rest } from '@westmarch/kernel';
import { printed } from '../engine.ts';
import { factsOf } from '../facts/cards.ts';
import { isFaceDown } from '../rules/agents/agents.ts';
import {
  companyOf,
  hasKeyword,
  isAlly,
  isAvatar,
  isCharacter,
  isCreature,
  isHazard,
  Kind,
} from '../rules/cards/cards.ts';
import { isTheOnlyOne } from '../rules/cards/unique.ts';
import { doubleSize, firstCompany, lastCompany, MOST_IN_COMPANY } from '../rules/companies/company.ts';
import { mayCommand } from '../rules/influence/led-factions.ts';
import { settleUse } from '../rules/items/bearing.ts';
import { isPrisoner } from '../rules/prisoners/held.ts';
import { isHavenFor } from '../rules/sites/sites.ts';
import { type S, Starter, Status, Zone } from '../state.ts';
import type { Build } from './build.ts';
import { layBlankSites } from './companies.ts';

/** A creature that may lie in play as an event. */
const isAlsoEvent = (s: S, card: number): boolean =>
  factsOf(s.engine.definitions[s.card.def[card]].id).alsoEvent;
const isEvent = (s: S, card: number): boolean => {
  const kind = printed.kind(s, card);
  return kind === Kind.resourceEvent || kind === Kind.hazardEvent || isAlsoEvent(s, card);
};

/** Where a site card can be. */
const SITE_ZONES = [Zone.sites, Zone.destination, Zone.points, Zone.spare, Zone.on];

/** Zones that hold one kind of card only. */
function wrongPlace(s: S, card: number, build: Build): string | null {
  const kind = printed.kind(s, card);
  if (kind === Kind.site && !SITE_ZONES.some((zone) => isIn(s, card, zone)))
    return 'is a site: sites are not laid by themselves, companies stand "at" them';
  if (isIn(s, card, Zone.factions) && kind !== Kind.faction)
    return 'is no faction: only factions lie in "factions"';
  if (isIn(s, card, Zone.events) && !isEvent(s, card)) return 'is no event: only events lie in "events"';
  const host = hostOf(s, card);
  if (host === 0 || !isIn(s, card, Zone.on)) return null;
  const on = `"${build.names.card(host)}"`;
  if (s.card.live[host] === 0 && !isPrisoner(s, host) && !isIn(s, host, Zone.agent))
    return `lies on ${on}, which is not in play: lay that on the table first`;
  if (kind === Kind.character && isHazard(s, host)) return null;
  if (kind === Kind.character)
    return 'is a character, and lies on no other card: use "leader" for a follower';
  if (s.card.tamed[card] === 1 && !isCharacter(s, host))
    return `is an ally, and only characters control allies`;
  if (isCreature(s, card) && !isAlsoEvent(s, card) && s.card.trophy[card] === 0)
    return `is a creature, and cannot lie on ${on}: it attacks from a hand`;
  if (kind === Kind.faction && !mayCommand(s, card, host))
    return `is a faction, and cannot lie on ${on}: it belongs into "factions"`;
  if (kind === Kind.ally && !isCharacter(s, host)) return `is an ally, and only characters control allies`;
  return null;
}

/** A card on guard is an opponent's, who has it in hand as it were. */
function settleGuard(s: S, card: number, build: Build): void {
  if (!isIn(s, card, Zone.onGuard)) return;
  const owner = s.card.owner[card];
  const name = build.names.card(card);
  if (owner === s.company.player[placeIndexOf(s, card)])
    build.refuse(`"${name}" lies on guard beside a company of its own player: "owner" says whose it is`, {
      card,
    });
  if (s.card.controller[card] === owner) return;
  s.card.controller[card] = owner;
  s.card.knownTo[card] = 1 << owner;
}

/** Whoever is held rests, and stays his own player's, whoever's card holds him. */
function settlePrisoner(s: S, card: number): void {
  if (!isPrisoner(s, card)) return;
  s.card.controller[card] = s.card.owner[card];
  rest(s, card);
}

/** A hazard that lies on somebody is still its owner's, whoever's he is; a trophy is no hazard any more. */
function settleHazard(s: S, card: number): void {
  if (isIn(s, card, Zone.on) && isHazard(s, card) && !isCreature(s, card) && isCharacter(s, hostOf(s, card)))
    s.card.controller[card] = s.card.owner[card];
}

/** A hazard on a site is an opponent's. */
function checkOnSite(s: S, card: number, build: Build): void {
  const host = hostOf(s, card);
  if (host === 0 || printed.kind(s, host) !== Kind.site || !isHazard(s, card)) return;
  if (s.card.owner[card] === s.card.owner[host])
    build.refuse(
      `"${build.names.card(card)}" is a hazard on ${build.names.card(host)}, a site of its own player: "owner" says whose it is`,
      { card },
    );
}

const STATES = ['status', 'leader', 'arrived', 'uncontrolled', 'corrupted'] as const;
/** Only what is in play has a state; only characters and allies are wounded. */
function checkState(s: S, card: number, build: Build): void {
  const name = build.names.card(card);
  const state = STATES.find((column) => s.card[column][card] !== 0);
  if (state !== undefined && s.card.live[card] === 0 && !isPrisoner(s, card) && !isIn(s, card, Zone.agent))
    build.refuse(`"${name}" is not in play, so it has no "${state}"`, { card, field: state });
  if (s.card.status[card] === Status.wounded && isFaceDown(s, card))
    build.refuse(`"${name}" lies face down, and no agent that does is wounded`, { card, field: 'status' });
  const kind = printed.kind(s, card);
  if (s.card.status[card] === Status.wounded && kind !== Kind.character && !isAlly(s, card))
    build.refuse(`"${name}" cannot be wounded: only characters and allies can`, { card, field: 'status' });
}

function checkFollower(s: S, card: number, build: Build): void {
  const leader = s.card.leader[card];
  if (leader === 0) return;
  const [name, other] = [build.names.card(card), build.names.card(leader)];
  const refuse = (why: string): never => build.refuse(`"${name}" ${why}`, { card, field: 'leader' });
  if (!isCharacter(s, card)) refuse('is no character, so it follows nobody');
  if (isAvatar(s, card)) refuse('is a Wizard, and Wizards follow nobody');
  if (leader === card) refuse('cannot follow himself');
  if (companyOf(s, leader) !== companyOf(s, card))
    refuse(`follows "${other}", who is not in the same company: put both into one, or leave "leader" out`);
  if (s.card.leader[leader] !== 0)
    refuse(`follows "${other}", who is a follower himself: name the one who controls both, or nobody`);
}

function checkUnique(s: S, card: number, build: Build): void {
  if (s.card.live[card] === 0 || !hasKeyword(s, card, 'unique') || isTheOnlyOne(s, card)) return;
  const name = build.names.card(card).replace(/ #\d+$/, '');
  build.refuse(`"${name}" is unique, and another copy is in play or out of the game: take one of them away`, {
    card,
  });
}

const IN_ALL = 2 * MOST_IN_COMPANY;
function checkCompany(s: S, company: number, build: Build): void {
  const player = s.company.player[company];
  if (player === 0) return;
  const at = s.company.site[company];
  if (doubleSize(s, company) > IN_ALL && !isHavenFor(s, s.company.player[company], at))
    build.refuse(
      `${build.names.group('company', company)} is larger than ${MOST_IN_COMPANY}, which it may be only at a Haven: split it`,
      { group: ['company', company], field: 'characters' },
    );
}

const MOST_DECKS = 4;
/** By the starter rules two players have one deck each, and show their starting companies at once. ME-STARTER-9000 */
function settleStarter(s: S, build: Build): void {
  if (s.global.starter === Starter.no) return;
  if (build.players !== 2) build.refuse('the starter rules are for two players', { field: 'starter' });
  if (build.given['decks'] !== undefined && s.global.decks !== 1)
    build.refuse('a game by the starter rules is one deck long', { field: 'decks' });
  s.global.decks = 1;
  s.global.simultaneous = 1;
}

function checkTable(s: S, build: Build): void {
  if (build.players < 2)
    build.refuse('the game needs two players at least: add another', { field: 'players' });
  settleStarter(s, build);
  const { decks } = s.global;
  if (decks < 1 || decks > MOST_DECKS)
    build.refuse(`a game is 1 to ${MOST_DECKS} decks long, not ${decks}`, { field: 'decks' });
  for (let player = 1; player <= build.players; player++)
    if (s.player.avatarLost[player] === 1 && s.player.avatar[player] !== 0)
      build.refuse(
        `${build.names.player(player)} has lost his Wizard, but has "${build.names.card(s.player.avatar[player])}" in play`,
        { player, field: 'avatarLost' },
      );
}

export function checkPosition(s: S, build: Build): void {
  layBlankSites(s);
  checkTable(s, build);
  for (let card = 1; card < s.card.def.length; card++) {
    if (s.card.def[card] === 0) continue;
    settleGuard(s, card, build);
    settlePrisoner(s, card);
    settleHazard(s, card);
    const wrong = wrongPlace(s, card, build);
    if (wrong !== null) build.refuse(`"${build.names.card(card)}" ${wrong}`, { card });
    checkOnSite(s, card, build);
    checkState(s, card, build);
    checkFollower(s, card, build);
    checkUnique(s, card, build);
    if (isIn(s, card, Zone.on)) settleUse(s, card, hostOf(s, card));
    if (s.card.tamed[card] === 1) mute(s, card);
  }
  for (let player = 1; player <= build.players; player++)
    for (let company = firstCompany(player); company <= lastCompany(player); company++)
      checkCompany(s, company, build);
}
