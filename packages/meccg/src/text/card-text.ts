/**
 * The rules text of a card, sentence by sentence: rendered from what it does and where it is played, never typed in.
 *
 * Keeps  every sentence is a phrase, so that another language is a table.
 */
import {
  counted,
  HIS_OR_HER,
  listed,
  type Names,
  NOTHING,
  type Phrase,
  say,
  self,
  sentence,
  word,
} from '@westmarch/kernel';
import type { CardDefinition, CardText, KeyedRegions } from '../cards/card.ts';
import { withOwnName } from '../cards/own-name.ts';
import { definitionOf } from '../cards/pool.ts';
import { engine } from '../engine.ts';
import { type CardFacts, EACH } from '../facts/cards.ts';
import type { Race, SiteType } from '../facts/names.ts';
import { siteFactsOf } from '../facts/sites.ts';
import { AGENT_EVENTS } from '../rules/hazards/against-minions.ts';
import type { RingTable } from '../rules/items/ring-tests.ts';
import { callText, ownSiteText, siteFactsText, worthStoredText } from './site-text.ts';

const signed = (n: number): string | number => (n > 0 ? `+${n}` : n);

/** What a card of magic is, a character can use. */
const magic: ReadonlySet<string> = new Set(['sorcery', 'spirit-magic', 'shadow-magic']);
/** "Unique", "Weapon": one short sentence each. */
const keywordsOf = ({ facts, text }: CardDefinition): Phrase[] =>
  [...new Set([...facts.keywords, ...(text.keywords ?? [])])].map((name) =>
    facts.kind === 'character' && magic.has(name) ? say`can use ${word(name)}` : say`${word(name)}`,
  );

/** What it may be played at in the regions that were just named. */
const thereToo = (types: readonly SiteType[]): Phrase =>
  types.length === 0
    ? NOTHING
    : say`, and played at a ${listed(
        types.map((type) => word(type)),
        'or',
      )} there`;

/** "the Lonely Lands, a Wilderness or 2 Shadow-lands". */
const landsOf = ({ regions = [], types = {} }: KeyedRegions): Phrase => {
  const some = Object.entries(types).map(([type, n]) =>
    n === 1
      ? say`${counted({ adjectives: [], noun: type, after: [] }, 'a')}`
      : say`${n} ${counted({ adjectives: [], noun: type, after: [] }, 'many')}`,
  );
  return say`${listed([...regions, ...some], 'or')}`;
};

const attacksText = (n: number, sameTarget: boolean): Phrase =>
  sameTarget
    ? say`${n} attacks, all against the same character; each further strike of one is an excess strike against him`
    : say`${n} attacks`;

function creatureText(facts: CardFacts, text: CardText): Phrase[] {
  if (facts.kind !== 'creature') return [];
  const race = facts.races.length < 2 ? word(facts.race) : listed(facts.races.map((name) => word(name)));
  const strikes =
    facts.strikes === 1
      ? say`${race}; ${1} strike`
      : facts.strikes === EACH
        ? say`${race}; each character in the company faces ${1} strike`
        : say`${race}; ${facts.strikes} strikes`;
  const { regions = [], sites = [], types = [], regionTypes = [], atNight = [] } = text.keyedTo ?? {};
  const { at, nightAt, byNight, byDay } = text.keyedTo ?? {};
  const lands = [...regions, ...regionTypes.map((type) => say`any ${word(type)}`)];
  const there = text.keyedTo?.anySite === true ? say`, and played at any site there` : thereToo(types);
  return [
    strikes,
    ...(text.attacks === undefined ? [] : [attacksText(text.attacks, text.sameTarget === true)]),
    ...(text.manifests === undefined ? [] : [say`manifestation of ${text.manifests}`]),
    ...(text.detainment === undefined
      ? []
      : [say`its attack is detainment against ${listed([...text.detainment], 'and')} companies`]),
    ...(text.prey === undefined ? [] : [say`played only against ${word(text.prey)} companies`]),
    ...(text.spares === undefined ? [] : [say`may not be played against a company with ${text.spares.say}`]),
    ...(lands.length > 0 ? [say`may also be keyed to ${listed(lands, 'or')}${there}`] : []),
    ...(sites.length > 0 ? [say`may also be played at ${listed(sites, 'or')}`] : []),
    ...(at === undefined ? [] : [say`may be played at any ${at.say}`]),
    ...(nightAt === undefined
      ? []
      : [say`if Doors of Night is in play, may also be played at any ${nightAt.say}`]),
    ...(byNight === undefined
      ? []
      : [say`if Doors of Night is in play, may also be keyed to ${landsOf(byNight)}`]),
    ...(byDay === undefined
      ? []
      : [say`if Doors of Night is not in play, may also be keyed to ${landsOf(byDay)}`]),
    ...(atNight.length > 0
      ? [
          say`if Doors of Night is in play, may also be keyed to ${listed(atNight, 'or')}, or played at a site there`,
        ]
      : []),
  ];
}

function characterText(facts: CardFacts, text: CardText): Phrase[] {
  if (facts.kind !== 'character') return [];
  return [
    ...agentText(facts, text),
    ...(text.manifests === undefined ? [] : [say`manifestation of ${text.manifests}`]),
    ...(text.joinsRingwraiths === true
      ? [
          say`may join the company of another Ringwraith in your organization phase as a follower who needs no influence`,
        ]
      : []),
    ...(text.comesWith === undefined
      ? []
      : [
          say`may be brought into play in the turn in which ${listed(text.comesWith, 'or')} is, without counting against the one character of a turn`,
        ]),
    ...(text.discardOn === undefined
      ? []
      : [say`discarded on a body check result of ${listed([...text.discardOn], 'or')}`]),
    ...(facts.race === 'Hobbit'
      ? [
          withOwnName(
            say`unless ${self.say} is a starting character, ${self.say} may only be brought into play at ${word(HIS_OR_HER)} home site`,
            facts,
          ),
        ]
      : []),
    ...(facts.corruptionModifier === 0
      ? []
      : [say`${signed(facts.corruptionModifier)} to corruption checks`]),
  ];
}

const manyOf = (name: string) => counted({ adjectives: [], noun: name, after: [] }, 'many');
const raceNoun = (race: Race) => manyOf(race);

/** "the One Ring (10 or more)". */
const ringRange = ([kind, least, most]: RingTable[number]): Phrase =>
  least > 0
    ? say`${kind === 'the One Ring' ? word(kind) : say`a ${word(kind)}`} (${least} or more)`
    : most < MANY
      ? say`a ${word(kind)} (${most} or less)`
      : say`a ${word(kind)} (any result)`;
const MANY = 99;

/** The attack that a Dragon at home adds to its lair: its own printed numbers. ME-DRAGON-007 */
function guardText(
  { strikes, prowess, body }: CardFacts,
  { site, unless, attackerChooses }: NonNullable<CardText['guards']>,
): Phrase {
  const more = say`unless ${unless} is in play, ${site} has one more automatic-attack: Dragon, ${strikes} strikes with ${prowess} prowess and ${body} body`;
  return attackerChooses ? say`${more} (the attacker chooses the defending characters)` : more;
}

function siteText(facts: CardFacts, text: CardText): Phrase[] {
  const { at, needs, standard, notAt, storeAt } = text;
  const out: Phrase[] = [];
  if (at !== undefined)
    out.push(
      needs === undefined
        ? say`playable at ${text.atTapped === true ? say`tapped or untapped ` : NOTHING}${listed(at, 'or')}`
        : say`playable at ${listed(at, 'or')} if the influence check is greater than ${needs}`,
    );
  const tapped = text.atTapped === true ? say`tapped or untapped ` : NOTHING;
  if (text.atAny !== undefined)
    out.push(
      needs === undefined
        ? say`playable at any ${tapped}${text.atAny.say}`
        : say`playable at any ${tapped}${text.atAny.say} if the influence check is greater than ${needs}`,
    );
  if (text.playedBy !== undefined) out.push(say`playable by ${text.playedBy.say}`);
  if (text.borneBy !== undefined) out.push(say`may only be borne by ${text.borneBy.say}`);
  if (text.usedByAll === true) out.push(say`this item affects its bearer, whoever he is`);
  if (text.usedByAll === 'a Ringwraith alone') out.push(say`this item only affects a Ringwraith`);
  if (text.keepsSite === true) out.push(say`does not tap the site`);
  const races = Object.entries(standard ?? {}) as [Race, number][];
  if (text.onceWon !== undefined)
    out.push(say`once in play, the number required to influence it is ${text.onceWon}`);
  if (text.led === true)
    out.push(
      say`if an Orc or Troll leader wins it, you may place it under the control of that leader and not tap the site; three or more factions under the control of one leader give ${2} extra faction marshalling points`,
    );
  if (text.lostAnywhere === true) out.push(say`may be influenced away at any site where it could be played`);
  const helps = [
    ...Object.entries(text.standardFactions ?? {}).map(([name, by]) => say`${name} (${signed(by)})`),
    ...races.map(([race, by]) => say`${raceNoun(race)} (${signed(by)})`),
    ...(text.standardFor ?? []).map(({ say: who, by }) => say`${who} (${signed(by)})`),
    ...(text.standardIf === undefined ? [] : [say`${text.standardIf.say} (${signed(text.standardIf.by)})`]),
  ];
  if (helps.length > 0) out.push(say`standard modifications: ${listed(helps)}`);
  if (text.onlyAt !== undefined)
    out.push(
      say`may only be played at a ${text.onlyAt.say} where ${word(facts.itemClass)} items are playable`,
    );
  if (notAt !== undefined)
    out.push(
      say`not playable at a ${listed(
        notAt.map((type) => word(type)),
        'or',
      )}`,
    );
  if (storeAt !== undefined && facts.kind !== 'item')
    out.push(
      say`may be stored at a ${listed(
        (storeAt.types ?? []).map((type) => word(type)),
        'or',
      )}`,
    );
  if (text.notStarting === true) out.push(say`may not be included with a starting company`);
  if (facts.startingMinorItem) out.push(say`may be played with a starting company in place of a minor item`);
  if (text.letsBegin !== undefined) out.push(letsBeginText(text.letsBegin));
  if (text.callsAgent === true)
    out.push(say`one agent may be brought into play with its company at a Darkhaven; place it with him`);
  if (text.storedWith === true) out.push(say`stored with the card it lies on`);
  if (text.addsAttack !== undefined) {
    const { type, site, race, strikes, prowess, body, called, certain } = text.addsAttack;
    const where =
      type !== undefined
        ? say`each ${word(type)}`
        : text.addsAttack.sites !== undefined
          ? say`each of ${listed(text.addsAttack.sites)}`
          : site !== undefined
            ? say`${site}`
            : text.addsAttack.elsewhere === true
              ? say`each other version of its site`
              : say`each version of its site`;
    const number = strikes === 'each' ? say`each character faces ${1} strike` : say`${strikes} strikes`;
    const tough = body === undefined ? NOTHING : say` and ${body} body`;
    out.push(
      say`${where} has an additional automatic-attack: ${called ?? raceNoun(race)}, ${number} with ${prowess} prowess${tough}${certain === true ? say` (cannot be cancelled)` : NOTHING}`,
    );
  }
  if (text.host?.takesRings === true) out.push(say`discard the rings of a prisoner as well`);
  if (text.host?.attacks === 'guards')
    out.push(say`rescue-attack: all automatic-attacks that the site has then`);
  else
    for (const { race, strikes, prowess } of text.host?.attacks ?? [])
      out.push(say`rescue-attack: ${raceNoun(race)}, ${strikes} strikes with ${prowess} prowess`);
  if (text.guards !== undefined) out.push(guardText(facts, text.guards));
  if (text.neverStored === true) out.push(say`cannot be stored`);
  if (text.tests !== undefined)
    out.push(say`discarded when tested; a test allows ${listed(text.tests.map(ringRange))}`);
  if (text.testSearches === true)
    out.push(say`you may search your play deck and discard pile for a lesser ring to be played`);
  if (facts.itemClass === 'special' && facts.kind === 'item' && (text.keywords ?? []).includes('ring'))
    out.push(say`playable only with a gold ring, when a test allows it`);
  return out;
}

function letsBeginText({ agent, mind }: NonNullable<CardText['letsBegin']>): Phrase {
  const whom = agent === true ? say`one character, who may be an agent` : say`one character`;
  const most = mind === undefined ? say`` : say` with up to ${mind} mind`;
  return say`${whom},${most} may be in your starting company with it; place it with him`;
}

/** What is said of one that is in play as an agent. */
function agentText({ agent }: CardFacts, { ways = {} }: CardText): Phrase[] {
  if (!agent) return [];
  const { havens, notTo = [] } = ways;
  const closed = notTo.map((type) => manyOf(type));
  return [
    say`agent`,
    ...(havens === true ? [say`as an agent, it may move to a ${word('haven')}`] : []),
    ...(closed.length > 0 ? [say`as an agent, it cannot move to ${listed(closed)}`] : []),
  ];
}

function limitText(facts: CardFacts, text: CardText): Phrase[] {
  return [
    ...(text.race === undefined ? [] : [say`${word(text.race)}`]),
    ...(facts.kind === 'faction' && text.dragon !== undefined ? [say`manifestation of ${text.dragon}`] : []),
    ...((facts.kind === 'resource event' || facts.kind === 'ally') && text.manifests !== undefined
      ? [say`manifestation of ${text.manifests}`]
      : []),
    ...(facts.kind === 'hazard event' && facts.corruptionPoints > 0
      ? [say`its bearer receives ${facts.corruptionPoints} corruption points`]
      : []),
    ...(text.presses === true
      ? [
          say`a character who would be discarded from play is placed off to the side with ${self.say} instead, and all cards on him are discarded; whoever was with it before returns to the hand of his owner; he gives his player negative character marshalling points`,
        ]
      : []),
    ...(text.havenRemoval === undefined
      ? []
      : [
          say`at a Haven in his untap phase, its bearer may roll instead of untapping or healing; if the result is greater than ${text.havenRemoval}, discard it`,
        ]),
    ...(text.barredFrom === undefined
      ? []
      : [
          say`cannot be included in the deck of a ${listed(
            text.barredFrom.map((name) => word(name)),
            'or',
          )} player`,
        ]),
    ...(text.onePerCompany === true && (facts.kind === 'ally' || facts.kind === 'item')
      ? [say`cannot be duplicated in a given company`]
      : []),
    ...(text.onePerBearer === true ? [say`cannot be duplicated on a given character`] : []),
    ...(text.fetched === true
      ? [
          say`during your organization phase you may bring it from your sideboard into your play deck and shuffle`,
        ]
      : []),
    ...(AGENT_EVENTS.has(facts.names['en'] ?? '')
      ? [say`cannot be played if your opponent is a minion player`]
      : []),
    ...(text.free === true ? [say`does not count against the hazard limit`] : []),
    ...(facts.playableAsResource ? [say`may also be played as a resource`] : []),
  ];
}

/** What a card says, as phrases; an ability that needs no words of its own has none. */
export function phrasesOf(id: string): readonly Phrase[] {
  const card = definitionOf(id);
  if (card === undefined) return [];
  const { facts, text, abilities } = card;
  const own = abilities.map(({ say: text }) => text).filter(({ key }) => key !== '');
  if (facts.kind === 'site') {
    const site = siteFactsOf(card.id);
    return [
      ...siteFactsText(site),
      ...ownSiteText(site, text.site ?? {}, facts.stagePoints),
      ...(text.calls === undefined ? [] : [callText(text.calls)]),
      ...(text.worthStored === undefined ? [] : [worthStoredText(text.worthStored)]),
      ...own,
    ];
  }
  return [
    ...keywordsOf(card),
    ...(facts.specific === '' ? [] : [say`${facts.specific} specific`]),
    ...creatureText(facts, text),
    ...characterText(facts, text),
    ...siteText(facts, text),
    ...own,
    ...limitText(facts, text),
  ];
}

/** Texts of cards speak of no card on the table. */
export const names: Names = {
  def: (def, language) => engine.definitions[def].names[language] ?? '',
  cardDef: () => 0,
  player: () => '',
};

/** The text of a card in sentences; empty where it has none. */
export const textOf = (id: string): readonly string[] =>
  phrasesOf(id).map((phrase) => sentence(engine.language, names, phrase));
