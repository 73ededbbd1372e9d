/** A position of Middle-earth CCG as docs/scenarios-meccg.md writes it. */
import {
  agentIn,
  CardKind,
  cardsIn,
  companiesOf,
  declarations,
  firstAgent,
  firstPrisoner,
  isFaceDown,
  lastAgent,
  type MeccgState,
  membersOf,
  phases,
  printed,
  raceNames,
  regions,
  rescueSite,
  sides,
  siteName,
  siteOfStep,
  siteSaid,
  statuses,
  Zone,
} from '@westmarch/meccg';
import { type Fields, type Plain, some, Writer } from './writer.ts';

const ZONES = ['hand', 'deck', 'discard', 'sideboard', 'pool', 'events', 'factions', 'points', 'out'];
const DISCARDED = 2;
const TAPPED = 1;
/** The longest way that a position can name. */
const MOST_REGIONS = 4;
/** Strikes without a number: one for each character. */
const EACH = 255;

export function meccgPosition(s: MeccgState, names: readonly string[]): { given: Fields; notes: string[] } {
  const writer: Writer<MeccgState> = new Writer(
    s,
    names,
    (card) =>
      some({
        status: s.card.status[card] === 0 ? 0 : statuses[s.card.status[card]],
        leader: s.card.leader[card] === 0 ? 0 : writer.called(s.card.leader[card]),
        arrived: s.card.arrived[card] === 1,
        uncontrolled: s.card.uncontrolled[card] === 1,
        corrupted: s.card.corrupted[card],
        trophy: s.card.trophy[card] === 1,
        tamed: s.card.tamed[card] === 1,
        worthless: s.card.worthless[card] === 1,
        rescueSite: rescueSiteOf(s, card),
      }),
    // The site where prisoners can be rescued is a field of what holds them.
    (card) => printed.kind(s, card) === CardKind.site,
  );
  const { notes } = writer;
  const players: Fields = {};
  for (const [i, name] of writer.players.entries()) players[name] = sideOf(writer, i + 1);
  const phase = phaseOf(writer, players);
  for (const c of cardsIn(s, Zone.declared, 0))
    notes.push(
      `on the chain of effects, not resolved: ${writer.isKnown(c) ? writer.name(c) : 'a hidden card'}`,
    );
  const g = s.global;
  return {
    notes,
    given: {
      ...phase,
      ...(g.active === 0 ? {} : { active: writer.player(g.active) }),
      ...some({
        turn: g.turn,
        round: g.round,
        decks: g.decks,
        calledBy: g.calledBy === 0 ? 0 : writer.player(g.calledBy),
      }),
      players,
    },
  };
}

function rescueSiteOf(s: MeccgState, host: number): string {
  const site = firstPrisoner(s, host) === 0 ? 0 : rescueSite(s, host);
  return site === 0 ? '' : siteSaid(s, s.card.owner[site], printed.site(s, site));
}

/** The agents of a player that are in play, as far as the viewer knows them. */
function agentsOf(writer: Writer<MeccgState>, p: number): Fields[] {
  const { s, notes } = writer;
  const found: Fields[] = [];
  for (let row = firstAgent(p); row <= lastAgent(p); row++) {
    const card = agentIn(s, row);
    if (card === 0) continue;
    const site = s.agent.site[row];
    const hidden = isFaceDown(s, card);
    if (!writer.isKnown(card)) notes.push(`a hidden agent of ${writer.player(p)} is in play`);
    else if (!hidden && site === 0)
      notes.push(`${writer.name(card)} of ${writer.player(p)} is an agent without a site card`);
    else found.push(agentOf(writer, p, row, card));
  }
  return found;
}
function agentOf(writer: Writer<MeccgState>, p: number, row: number, card: number): Fields {
  const { s } = writer;
  const site = s.agent.site[row];
  const steps = s.agent.steps[row];
  const via = Array.from({ length: steps }, (_x, i) => siteName(siteOfStep(s, row, i + 1)));
  if (via.includes('')) writer.notes.push(`${writer.name(card)}: ${steps} site cards lie face down on it`);
  return {
    agent: [writer.card(card, p)],
    ...some({
      faceDown: isFaceDown(s, card),
      known: isFaceDown(s, card) && s.card.knownTo[card] !== 1 << p,
      at: site === 0 ? '' : siteName(printed.site(s, site)),
      fresh: s.agent.fresh[row] === 1,
      acted: s.agent.acted[row],
      attacked: s.agent.attacked[row] === 1,
      doomed: s.agent.doomed[row] === 1,
    }),
    ...(via.length === 0 || via.includes('') ? {} : { via }),
  };
}

function sideOf(writer: Writer<MeccgState>, p: number): Fields {
  const { s } = writer;
  const companies = companiesOf(s, p)
    .map((row) => companyOf(writer, p, row))
    .filter((company) => company !== null);
  const locations = Math.floor((s.location.state.length - 1) / writer.players.length);
  const discarded: string[] = [];
  for (let site = 1; site <= locations; site++)
    if (s.location.state[(p - 1) * locations + site] === DISCARDED && siteName(site) !== '')
      discarded.push(siteSaid(s, p, site));
  const agents = agentsOf(writer, p);
  const side = sides[s.player.side[p]];
  const declared = s.player.declared[p];
  return {
    ...(side === 'wizard' || side === 'none' ? {} : { side }),
    ...(declared === 0 ? {} : { declared: declarations[declared] }),
    ...some({
      exhausted: s.player.exhausted[p],
      organized: s.player.organized[p],
      attacked: s.player.attacked[p] === 1,
      regrouped: s.player.regrouped[p] === 1,
      avatarLost: s.player.avatarLost[p] === 1,
      hazardsHalved: s.player.hazardsHalved[p] === 1,
      influenced: s.player.influenced[p] === 1,
      ...(s.player.wooed[p] === 0 ? {} : { wooed: writer.player(s.player.wooed[p]) }),
      penalty: s.player.penalty[p],
    }),
    ...writer.zones(ZONES, p),
    ...(companies.length === 0 ? {} : { companies }),
    ...(agents.length === 0 ? {} : { agents }),
    ...(discarded.length === 0 ? {} : { discardedSites: discarded }),
  };
}

const companyName = (row: number): string => `company ${row}`;

function companyOf(writer: Writer<MeccgState>, p: number, row: number): Fields | null {
  const { s, notes } = writer;
  // While it moves, the site it comes from is where it stands.
  const site = s.company.site[row] || s.company.origin[row];
  const to = s.company.destination[row];
  if (site === 0 || !writer.isKnown(site)) {
    notes.push(`${companyName(row)} of ${writer.player(p)} stands where it cannot be known`);
    return null;
  }
  const moves = to !== 0 && to !== site && writer.isKnown(to);
  if (to !== 0 && !writer.isKnown(to))
    notes.push(`${companyName(row)} of ${writer.player(p)} moves, nobody else knows where`);
  const onSite = writer.list('on', site, p, `on ${writer.name(site)}`, site);
  const onGuard = writer.list('onGuard', row, p, `on guard at ${writer.name(site)}`);
  return {
    as: companyName(row),
    at: siteSaid(s, p, printed.site(s, site)),
    ...some({ siteTapped: s.card.status[site] === TAPPED }),
    ...(moves ? { movesTo: siteSaid(s, p, printed.site(s, to)) } : {}),
    characters: membersOf(s, row).map((card) => writer.card(card, p)),
    ...(onGuard.length === 0 ? {} : { onGuard }),
    ...(onSite.length === 0 ? {} : { onSite }),
  };
}

/** Where play begins, as near as the format comes to where it stands. */
function phaseOf(writer: Writer<MeccgState>, players: Fields): Fields {
  const { s, notes } = writer;
  const { attack, company, hazardsDeclared } = s.global;
  const phase = phases[s.global.phase];
  if (attack !== 0) {
    notes.push('the attack begins anew, and play stops after it');
    return {
      phase: 'attack',
      company: companyName(s.attack.company[attack]),
      attack: attackOf(writer, attack, players),
    };
  }
  if (phase === 'set-up') notes.push('the set-up begins anew: the format cannot stand in the midst of it');
  if (phase === 'movement/hazard' && company !== 0) {
    if (s.global.byRegions === 1 && s.global.pathLength > MOST_REGIONS) {
      notes.push(
        `${companyName(company)} is on its way through ${s.global.pathLength} regions, which only cards allow`,
      );
      return { phase };
    }
    layWay(s, company, players);
    return { phase: 'hazards', company: companyName(company), ...some({ hazardsDeclared }) };
  }
  if (phase === 'site' && company !== 0 && s.company.entered[company] === 1)
    return { phase: 'at the site', company: companyName(company) };
  return { phase };
}

/** The way that the moving company has taken, where it counts by name. */
function layWay(s: MeccgState, company: number, players: Fields): void {
  if (s.global.byRegions === 0 || s.global.pathLength === 0) return;
  const by: string[] = [];
  for (let i = 1; i <= s.global.pathLength; i++) by.push(regions[s.path.region[i]]?.name ?? '');
  const all = Object.values(players).flatMap((side) => companiesIn(side));
  const mine = all.find((one) => one['as'] === companyName(company));
  if (mine !== undefined && 'movesTo' in mine) mine['by'] = by;
}
const isFields = (value: Plain | undefined): value is Fields =>
  typeof value === 'object' && !Array.isArray(value);
const companiesIn = (side: Plain): Fields[] => {
  const list = isFields(side) ? side['companies'] : undefined;
  return Array.isArray(list) ? list.filter(isFields) : [];
};

function attackOf(writer: Writer<MeccgState>, attack: number, players: Fields): Fields {
  const { s } = writer;
  const a = s.attack;
  const card = a.card[attack];
  const numbers = some({
    strikes: a.strikes[attack] === EACH ? 'each' : a.strikes[attack],
    prowess: a.prowess[attack],
    body: a.body[attack],
    detainment: a.detainment[attack] === 1,
    attackerChooses: a.attackerChooses[attack] === 1,
    certain: a.certain[attack] === 1,
  });
  const isCreature =
    s.layout.schema.spec.tables['attack'].columns['kind'].names?.[a.kind[attack]] === 'creature';
  if (isCreature && card !== 0 && writer.isKnown(card)) {
    // The format takes an attacking creature from the hand of its player.
    const name = writer.player(a.attacker[attack]);
    const side = players[name];
    const hand = isFields(side) && Array.isArray(side['hand']) ? side['hand'] : [];
    if (isFields(side)) players[name] = { ...side, hand: [...hand, writer.card(card, a.attacker[attack])] };
    return { creature: writer.called(card), ...numbers };
  }
  const race = raceNames(a.races[attack]);
  return {
    ...(race === 'none' ? {} : { race }),
    ...numbers,
    automatic: a.number[attack] !== 0,
  };
}
