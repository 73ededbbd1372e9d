/**
 * What the texts of cards say beside abilities, told to the rules that ask for it.
 *
 * Owns   which field of a text goes to which table of the rules.
 * Not    abilities (words/), or what is printed as a number (facts).
 */
import { type Ability, valueOf } from '@westmarch/kernel';
import { attackBody, attackProwess, attackStrikes, engine, printed } from '../engine.ts';
import { type CardFacts, EACH } from '../facts/cards.ts';
import { races, siteTypes } from '../facts/names.ts';
import { allRegions } from '../facts/sites.ts';
import { placeIndex, placesIn, siteIndex, sites } from '../map/map.ts';
import { registerAgentWays } from '../rules/agents/travel.ts';
import { registerAgent, registerTamer, registerTwofold } from '../rules/cards/cards.ts';
import { registerFetched } from '../rules/cards/fetching.ts';
import { registerEntity } from '../rules/cards/identity.ts';
import { registerStarred } from '../rules/cards/kills.ts';
import { registerOwning } from '../rules/cards/owning.ts';
import { registerRaces } from '../rules/cards/races.ts';
import { registerSpecific } from '../rules/cards/specific.ts';
import { registerYielding } from '../rules/cards/unique.ts';
import { registerUsedStored } from '../rules/chain/actions.ts';
import { registerFree } from '../rules/chain/chain.ts';
import { registerPerson } from '../rules/characters/avatar-person.ts';
import { registerForItem, registerLetsBegin, registerNotStarting } from '../rules/characters/beginning.ts';
import { registerHomes } from '../rules/characters/home.ts';
import { registerComrades } from '../rules/characters/one-a-phase.ts';
import { registerJoiner } from '../rules/characters/ringwraiths.ts';
import { registerSummons } from '../rules/characters/summons.ts';
import { type AddedAttack, registerAddedAttack } from '../rules/combat/automatic-attacks.ts';
import { registerDiscardNumbers } from '../rules/combat/body.ts';
import { registerCall } from '../rules/combat/called-attacks.ts';
import { registerDetainment } from '../rules/combat/detainment.ts';
import { registerOnCompany } from '../rules/companies/company-cards.ts';
import { registerOnePerCompany } from '../rules/companies/one-per-company.ts';
import { registerHavenRemoval } from '../rules/corruption/haven-removals.ts';
import { registerRemoval } from '../rules/corruption/removals.ts';
import { registerBurning } from '../rules/dragons/hoard.ts';
import { registerAgainstBalrog } from '../rules/hazards/against-balrog.ts';
import { registerAgainstMinions } from '../rules/hazards/against-minions.ts';
import { registerAttacks, registerPrey, registerSpares } from '../rules/hazards/creatures.ts';
import { registerEnhancer } from '../rules/hazards/enhancers.ts';
import { type NamedKeys, packRegions, registerKeys } from '../rules/hazards/keying.ts';
import { registerDragon } from '../rules/hazards/manifestations.ts';
import { registerOnGuard } from '../rules/hazards/on-guard.ts';
import { registerLed } from '../rules/influence/led-factions.ts';
import { registerBonds, registerDreadItem } from '../rules/items/bearing.ts';
import { registerBearer, registerOnePerBearer } from '../rules/items/items.ts';
import { registerGoldRing } from '../rules/items/ring-tests.ts';
import {
  registerKeepsOn,
  registerNeverStored,
  registerStore,
  registerStoredWith,
} from '../rules/items/storing.ts';
import { type Host, registerHost } from '../rules/prisoners/capture.ts';
import { registerPressGang } from '../rules/prisoners/pressed.ts';
import { registerSauron } from '../rules/sides.ts';
import { type PlaySite, registerTapsSite } from '../rules/sites/play-sites.ts';
import { registerPlay } from '../rules/sites/site-plays.ts';
import { registerSiteText } from '../rules/sites/site-texts.ts';
import { registerSite, siteType } from '../rules/sites/sites.ts';
import { registerTechnology } from '../rules/sites/workshops.ts';
import type { S } from '../state.ts';
import {
  type CardDefinition,
  type CardText,
  type KeyedRegions,
  placeNumbers,
  raceBits,
  raceNumbers,
  regionNumbers,
  typeNumbers,
} from './card.ts';
import { cardsNamed } from './named.ts';
import { removalNumberIn } from './words/characters/corruption.ts';
import { isInPlay, isNight, siteUnder } from './words/index.ts';

type Keyed = NonNullable<CardText['keyedTo']>;
const atTimes = ({ regions = [], types = {} }: KeyedRegions, when: NamedKeys['when'] & {}): NamedKeys => ({
  regions: regionNumbers(regions),
  sites: [],
  needs: packRegions(types),
  when,
});
const isDay = (s: S): boolean => !isNight(s);
const ANY_TYPE = (1 << siteTypes.length) - 1;
function registerNames(def: number, keyed: Keyed): void {
  const { regions = [], sites = [], types = [], regionTypes: kinds = [], atNight = [] } = keyed;
  const named = regionNumbers(regions);
  const bits =
    keyed.anySite === true ? ANY_TYPE : typeNumbers(types).reduce((all, type) => all | (1 << type), 0);
  const around = regionNumbers(allRegions.flatMap(({ name, type }) => (kinds.includes(type) ? [name] : [])));
  registerKeys(def, {
    regions: named,
    sites: placeNumbers(sites),
    typesIn: { regions: [...named, ...around], types: bits },
    ...(keyed.at === undefined ? {} : { suits: keyed.at.suits }),
  });
  if (keyed.nightAt !== undefined)
    registerKeys(def, { regions: [], sites: [], suits: keyed.nightAt.suits, when: isNight });
  if (keyed.byNight !== undefined) registerKeys(def, atTimes(keyed.byNight, isNight));
  if (keyed.byDay !== undefined) registerKeys(def, atTimes(keyed.byDay, isDay));
  if (atNight.length === 0) return;
  registerKeys(def, {
    regions: regionNumbers(atNight),
    sites: placeNumbers(placesIn(atNight)),
    when: isNight,
  });
}
type Added = NonNullable<CardText['addsAttack']>;
/** Where it is: at sites that count as one of a type now, at one by its name, or at every version of its own. */
function whereAdded({ type, site, sites, elsewhere }: Added): AddedAttack['at'] {
  if (sites !== undefined) {
    const wanted = placeNumbers(sites);
    return (s, where) => wanted.includes(printed.place(s, where));
  }
  if (type !== undefined) {
    const wanted = siteTypes.indexOf(type);
    return (s, where) => valueOf(s, siteType, where) === wanted;
  }
  if (site === undefined)
    return (s, where, source) => {
      const own = siteUnder(s, source);
      // While it is borne it guards nothing, nor what is no site.
      if (own === 0) return false;
      return printed.place(s, where) === printed.place(s, own) && !(elsewhere === true && where === own);
    };
  const wanted = placeIndex(site);
  return (s, where) => printed.place(s, where) === wanted;
}
const addedTo = (added: Added): AddedAttack => ({
  race: added.race,
  strikes: added.strikes === 'each' ? EACH : added.strikes,
  prowess: added.prowess,
  ...(added.body === undefined ? {} : { body: added.body }),
  ...(added.certain === undefined ? {} : { certain: true }),
  at: whereAdded(added),
});
/** The attack that a Dragon at home adds to its lair. ME-DRAGON-007 */
function guardOf(
  { strikes, prowess, body }: CardDefinition['facts'],
  { site, unless, attackerChooses }: NonNullable<CardText['guards']>,
): AddedAttack {
  const [lair, hunter] = [placeIndex(site), cardsNamed(unless)];
  const at: AddedAttack['at'] = (s, where) => printed.place(s, where) === lair && !isInPlay(s, hunter);
  return { race: 'Dragon', strikes, prowess, body, attackerChooses, at };
}

/** A hazard that takes prisoners, as the rules ask for it. */
function hostOfText({ types = [], attacks, takesRings }: NonNullable<CardText['host']>): Host {
  return {
    suits: (site) => types.some((type) => type === sites[site]?.type),
    attacks:
      attacks === 'guards'
        ? attacks
        : attacks.map(({ race, ...numbers }) => ({ ...numbers, race: races.indexOf(race) })),
    takesRings: takesRings === true,
  };
}

function registerSiteCard(def: number, number: number, { calls, site, worthStored }: CardText): void {
  registerSite(number, def);
  registerSiteText(number, { ...site, storedWhenSpent: worthStored !== undefined });
  if (calls !== undefined) registerCall(number, calls.which);
}
/** Who may play one more of what is limited; undefined: nobody asks. */
function onceOf(def: number, kind: string, text: CardText): PlaySite['by'] {
  if (text.onePerBearer === true) return registerOnePerBearer(def);
  if (text.onePerCompany !== true) return undefined;
  const mayPlay = registerOnePerCompany(def);
  return kind === 'item' || kind === 'ally' ? mayPlay : undefined;
}
/** Tells the rules what a card says; `def` is its number. */
const isLastingHazard = ({ kind, length }: CardFacts): boolean =>
  kind === 'hazard event' && (length === 'long' || length === 'permanent');
/** It makes attacks of some kind stronger as long as it lies in play. ME-MP-4018 */
const changesAttacks = (ability: Ability): boolean =>
  ability.type === 'modifier' &&
  (ability.attribute === attackStrikes ||
    ability.attribute === attackProwess ||
    ability.attribute === attackBody);

export function register(def: number, { facts, text, abilities }: CardDefinition): void {
  if (facts.kind === 'site') registerSiteCard(def, siteIndex(facts.id), text);
  const once = onceOf(def, facts.kind, text);
  if (
    text.at !== undefined ||
    text.atAny !== undefined ||
    text.notAt !== undefined ||
    text.onlyAt !== undefined ||
    once !== undefined
  )
    registerPlay(def, {
      sites: placeNumbers(text.at ?? []),
      standard: raceNumbers(text.standard ?? {}),
      notAt: typeNumbers(text.notAt ?? []),
      atTapped: text.atTapped === true,
      ...(text.atAny === undefined ? {} : { suits: text.atAny.suits }),
      ...(text.standardIf === undefined ? {} : { standardIf: text.standardIf }),
      ...(text.standardFor === undefined ? {} : { standardFor: text.standardFor }),
      ...(text.onlyAt === undefined ? {} : { only: text.onlyAt.suits }),
      ...(text.standardFactions === undefined
        ? {}
        : { besides: Object.entries(text.standardFactions).map(([name, by]) => [cardsNamed(name), by]) }),
      ...(text.onceWon === undefined ? {} : { onceWon: text.onceWon }),
      ...(text.lostAnywhere === true ? { lostAnywhere: true } : {}),
      ...(once === undefined ? {} : { by: once }),
      ...(text.playedBy === undefined ? {} : { by: text.playedBy.who }),
      ...(text.borneBy === undefined ? {} : { by: text.borneBy.who }),
      ...(text.keepsSite === true ? { keepsSite: true } : {}),
    });
  if (text.storeAt !== undefined)
    registerStore(def, {
      sites: placeNumbers(text.storeAt.sites ?? []),
      types: typeNumbers(text.storeAt.types ?? []),
    });
  registerOwning(def, facts);
  if (facts.agent) registerAgent(def);
  if (text.ways !== undefined) registerAgentWays(def, text.ways);
  registerPerson(def, facts);
  if (facts.homeSites.length > 0) registerHomes(def, facts.homeSites);
  if (text.enhances === true || (isLastingHazard(facts) && abilities.some(changesAttacks)))
    registerEnhancer(def);
  if (facts.starred) registerStarred(def);
  if (facts.races.length > 1 || (facts.races.length === 1 && facts.races[0] !== facts.race))
    registerRaces(def, raceBits(facts.races));
  if (facts.kind !== 'site') registerEntity(def, text.manifests ?? engine.definitions[def].names['en'] ?? '');
  if (facts.keywords.includes('technology')) registerTechnology(def);
  if (facts.specific !== '') registerSpecific(def, facts.specific);
  registerBurning(def, facts.names['en'] ?? '');
  if (facts.kind !== 'site') registerAgainstMinions(def, facts.names['en'] ?? '');
  if (facts.kind !== 'site') registerAgainstBalrog(def, facts.names['en'] ?? '');
  if (text.detainment !== undefined) registerDetainment(def, text.detainment);
  if (text.prey !== undefined) registerPrey(def, text.prey);
  if (text.spares !== undefined) registerSpares(def, text.spares.whom);
  if (text.attacks !== undefined) registerAttacks(def, text.attacks, text.sameTarget === true);
  if (text.led === true) registerLed(def);
  if (text.notStarting === true) registerNotStarting(def);
  if (text.comesWith !== undefined) {
    const others = text.comesWith.map(cardsNamed);
    registerComrades(def, { has: (other) => others.some((named) => named.has(other)) });
  }
  if (text.letsBegin !== undefined)
    registerLetsBegin(def, text.letsBegin.agent === true, text.letsBegin.mind ?? 0);
  if (text.callsAgent === true) registerSummons(def);
  if (text.tames === true) registerTamer(def);
  if (text.yields === true) registerYielding(def);
  if (facts.startingMinorItem) registerForItem(def);
  if (text.keepsOn === true) registerKeepsOn(def);
  if (text.joinsRingwraiths === true) registerJoiner(def);
  if (text.borneBy !== undefined) registerBearer(def, text.borneBy.who);
  if (text.usedByAll !== undefined) registerDreadItem(def);
  if (text.binds !== undefined)
    registerBonds(
      def,
      text.binds.map((number) => abilities[number - 1]),
    );
  if (text.fetched === true) registerFetched(def);
  if (text.twofold === true) registerTwofold(def);
  if (text.makesSauron === true) registerSauron(def);
  if (text.host !== undefined) registerHost(def, hostOfText(text.host));
  if (text.discardOn !== undefined) registerDiscardNumbers(def, text.discardOn);
  if (text.onCompany === true) registerOnCompany(def);
  if (text.storedWith === true) registerStoredWith(def);
  if (text.usedStored === true) registerUsedStored(def);
  if (text.neverStored === true) registerNeverStored(def);
  if (text.havenRemoval !== undefined) registerHavenRemoval(def, text.havenRemoval);
  const removal = text.havenRemoval ?? abilities.map(removalNumberIn).find((number) => number !== undefined);
  if (removal !== undefined) registerRemoval(def, removal);
  if (text.tests !== undefined) registerGoldRing(def, text.tests, text.testSearches === true);
  if (text.free === true) registerFree(def);
  if (text.tapsSite === true) registerTapsSite(def);
  if (text.keyedTo !== undefined) registerNames(def, text.keyedTo);
  if (text.dragon !== undefined) registerDragon(def, text.dragon);
  if (text.presses === true) registerPressGang(def);
  if (text.addsAttack !== undefined) registerAddedAttack(def, addedTo(text.addsAttack));
  if (text.guards !== undefined) registerAddedAttack(def, guardOf(facts, text.guards));
  if (text.onGuard !== undefined) registerOnGuard(def, text.onGuard);
}
