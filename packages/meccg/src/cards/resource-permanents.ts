/** Resource permanent-events. */
import {
  type Ability,
  action,
  all,
  always,
  any,
  anyCard,
  both,
  type Choice,
  type Condition,
  choose,
  condition,
  cost,
  exactly,
  forbid,
  grant,
  host,
  inZone,
  modifier,
  type Phrase,
  passes,
  say,
  self,
  sequence,
  the,
  thereAre,
  trigger,
  you,
} from '@westmarch/kernel';
import { attackDefeated } from '../engine.ts';
import { siteTypes } from '../facts/names.ts';
import { companyOf } from '../rules/cards/cards.ts';
import { sendingBack, storesAtEnd } from '../rules/chain/forbidden.ts';
import { healsHere } from '../rules/characters/healing.ts';
import { guarded, oneAttackOnly } from '../rules/combat/automatic-attacks.ts';
import { hazardSiteType } from '../rules/hazards/keying.ts';
import { HAVEN, siteType } from '../rules/sites/sites.ts';
import { Zone } from '../state.ts';
import { burden, friendly, notPlayedHere, notYours, wizardComes, worthWhenStored } from './burdens.ts';
import { type CardDefinition, card } from './card.ts';
import {
  aligned,
  atMinasTirith,
  forewarned,
  storedAtMinasTirith,
  wasIsolated,
  withSage,
} from './resource-deeds.ts';
import {
  chooseCharacter,
  corruptionCheckBy,
  discardEnvironments,
  discardIt,
  discardWhenExhausted,
  hasSkill,
  hazard,
  inCompanyWithoutCopy,
  inOrganization,
  inSitePhase,
  lastingEvent,
  named,
  notGuardedBy,
  notUnderDeeps,
  only,
  onYourTurn,
  palantir,
  shortEvent,
  siteIsNamed,
  siteIsOne,
  siteNamed,
  siteTapped,
  siteUntapped,
  spent,
  stays,
  staysOn,
  strikesStand,
  tapIt,
  theSite,
  untapped,
  untilEndOfTurn,
  withoutCopy,
  yours,
} from './words/index.ts';

/** Of a grant to a character: the event is about his company, as long as he is in it. */
const ofHisCompany: Condition = condition(
  'of his company',
  [],
  (g) => `(subject !== 0 && a === ${g.ref(companyOf)}(s, subject))`,
  say`it is his company`,
);
const sapling = named('TW-322', 'Sapling of the White Tree');
const inPoints = inZone(Zone.points, you, 'marshalling point pile');
/** A sage at Minas Tirith, and a Sapling given up for it. */
const whiteTree = (which: Choice, from: Phrase): Ability => ({
  ...shortEvent({
    when: onYourTurn,
    if: all(only, thereAre(1, both(yours, hasSkill('sage'), atMinasTirith))),
    targets: [which],
    costs: [cost(always(say`there is a Sapling`), discardIt(the('Sapling')))],
    effect: stays,
    rules: 'ME-CARD-0827 ME-CARD-0828',
  }),
  say: say`on your turn, if you have a sage at Minas Tirith: discard a Sapling of the White Tree ${from} to put ${self.say} into play`,
});
const BORDER_HOLD = siteTypes.indexOf('border-hold');

export const resourcePermanents: readonly CardDefinition[] = [
  card('AS-54', {
    keywords: ['cannot be duplicated'],
    abilities: [
      lastingEvent(onYourTurn),
      {
        ...modifier({ attribute: storesAtEnd, of: anyCard, by: 1 }),
        say: say`characters may store resources in the end-of-turn phase as though it were their organization phase`,
      },
      discardWhenExhausted,
    ],
  }), // Safe from the Shadow
  card('DM-121', {
    abilities: [
      lastingEvent(onYourTurn, {
        ...stays,
        say: say`${stays.say}; one resource from your hand may be played with it as though Gates of Morning were in play and Doors of Night were not; it affects no other card, and each of the two is discarded with the other`,
      }),
    ],
  }), // Crown of Flowers
  card('DM-132', {
    keywords: ['cannot be duplicated'],
    abilities: [
      lastingEvent(onYourTurn),
      {
        ...modifier({ attribute: oneAttackOnly, of: forewarned, by: 1 }),
        say: say`a site that is no Dragon's lair, and a creature or other hazard, with more than ${1} attack is reduced to ${1} attack of the hazard player's choice, which cannot be cancelled`,
      },
      {
        ...trigger(attackDefeated, { if: wasIsolated, effect: discardIt(self) }),
        say: say`discard ${self.say} when such an attack is defeated`,
      },
    ],
  }), // Forewarned Is Forearmed
  card('DM-155', {
    abilities: [
      shortEvent({
        when: inSitePhase,
        if: all(siteIsOne('ruins-and-lairs'), notGuardedBy('Dragon', "Dragon's lair"), notUnderDeeps),
        effect: staysOn(theSite),
        rules: 'ME-CARD-0595',
      }),
      {
        ...modifier({ attribute: siteType, of: exactly(host), by: BORDER_HOLD, change: 'set' }),
        say: say`the site is a Border-hold`,
      },
      {
        ...modifier({ attribute: guarded, of: exactly(host), by: 0, change: 'set' }),
        say: say`its automatic-attacks are removed; ${self.say} is discarded when the site leaves the table`,
      },
    ],
  }), // Rebuild the Town
  card('DM-164', {
    storeAt: { types: ['haven'] },
    tapsSite: true,
    barredFrom: ['fallen-wizard'],
    abilities: [
      ...burden({
        if: all(siteUntapped, any(siteIsNamed('Isengard'), siteIsOne('shadow-hold', 'dark-hold')), notYours),
        race: 'Orc',
        strikes: 4,
        prowess: 9,
        tapsSite: true,
      }),
      wizardComes,
    ],
  }), // The Windlord Found Me
  card('TW-190', {
    storedWith: true,
    abilities: [
      shortEvent({
        when: onYourTurn,
        targets: [choose('Palantír', both(yours, palantir, withSage, withoutCopy))],
        effect: staysOn(the('Palantír')),
        rules: 'ME-CARD-0027',
      }),
      ...aligned,
    ],
  }), // Align Palantír
  card('TW-243', {
    keywords: ['cannot be duplicated'],
    abilities: [lastingEvent(onYourTurn, sequence(discardEnvironments(hazard), stays), strikesStand)],
  }), // Gates of Morning
  card('TW-315', {
    storeAt: { types: friendly },
    abilities: [
      ...burden({
        if: all(siteTapped, siteIsOne('dark-hold', 'shadow-hold'), notPlayedHere),
        race: 'Spider',
        strikes: 2,
        prowess: 7,
      }),
      worthWhenStored(2),
    ],
  }), // Rescue Prisoners
  card('TW-348', {
    abilities: [
      whiteTree(
        spent(choose('Sapling', both(sapling, yours, atMinasTirith))),
        say`borne by your character at Minas Tirith`,
      ),
      whiteTree(choose('Sapling', both(sapling, storedAtMinasTirith), inPoints), say`that you stored there`),
      {
        ...modifier({ attribute: healsHere, of: siteNamed('Minas Tirith'), by: 1, change: 'atLeast' }),
        say: say`Minas Tirith is a Haven for healing`,
      },
      {
        ...modifier({ attribute: hazardSiteType, of: siteNamed('Minas Tirith'), by: HAVEN, change: 'set' }),
        say: say`Minas Tirith is a Haven for playing hazards`,
      },
    ],
  }), // The White Tree
  card('WH-34', {
    onePerCompany: true,
    abilities: [
      shortEvent({
        when: inOrganization,
        targets: [chooseCharacter('ranger', both(hasSkill('ranger'), inCompanyWithoutCopy))],
        effect: staysOn(the('ranger')),
      }),
      action({
        window: onYourTurn,
        costs: [cost({ ...passes(host, untapped), say: say`its bearer is untapped` }, tapIt(host))],
        effect: sequence(
          {
            ...grant(forbid(sendingBack, { if: ofHisCompany }), untilEndOfTurn, host),
            say: say`cancel, for the rest of the turn, all hazard effects that return his company to its site of origin or tap its current or new site`,
          },
          corruptionCheckBy(host),
        ),
        rules: 'ME-CARD-0577',
      }),
    ],
  }), // Promptings of Wisdom
];
