/** What a site card says beside its own rules: how it is reached, what is played there, and what guards it. */
import { listed, many, NOTHING, type Phrase, say, word } from '@westmarch/kernel';
import type { AutomaticAttack, SiteFacts } from '../facts/sites.ts';
import type { Call } from '../rules/combat/called-attacks.ts';
import type { SiteText } from '../rules/sites/site-texts.ts';

const raceWord = ({ race }: AutomaticAttack): Phrase =>
  race === 'none' ? say`an attack` : say`${word(race)}`;

/** What is said of an attack in brackets. */
function remarksOn({
  detainment,
  against,
  attackerChooses,
  cannotBeCancelled,
}: AutomaticAttack): readonly Phrase[] {
  return [
    ...(detainment === 'none'
      ? []
      : detainment === 'always'
        ? [say`detainment`]
        : [say`detainment against ${word(detainment)} companies`]),
    ...(against === 'always' ? [] : [say`against ${word(against)} companies only`]),
    ...(attackerChooses ? [say`the attacker chooses the defending characters`] : []),
    ...(cannotBeCancelled ? [say`cannot be cancelled`] : []),
  ];
}

/** "Orc, 4 strikes with 7 prowess". */
function attackText(attack: AutomaticAttack): Phrase {
  const { strikes, prowess, fromHand, woundedCheck } = attack;
  if (fromHand !== null)
    return say`a ${fromHand.nonUnique ? say`non-unique ` : NOTHING}creature keyed to a ${listed(
      fromHand.keyedTo.map((type) => word(type)),
      'or',
    )} that an opponent may play from his hand`;
  const each =
    strikes === 0
      ? say`each character faces ${1} strike with ${prowess} prowess`
      : strikes === 1
        ? say`${1} strike with ${prowess} prowess`
        : say`${strikes} strikes with ${prowess} prowess`;
  const remarks = remarksOn(attack);
  const kind = remarks.length === 0 ? raceWord(attack) : say`${raceWord(attack)} (${listed(remarks)})`;
  if (attack.woundedEliminated) return say`${kind}, ${each}, and any character wounded is eliminated`;
  if (woundedCheck === null) return say`${kind}, ${each}`;
  const check =
    woundedCheck === 0
      ? say`each character wounded makes a corruption check`
      : say`each character wounded makes a corruption check modified by ${woundedCheck}`;
  return say`${kind}, ${each}, and ${check}`;
}

/** "minor, major (Tools only)": some classes are open for some items alone. */
function playable({ items, itemLimits, information }: SiteFacts): Phrase[] {
  const classes = items.map((name) =>
    itemLimits[name] === undefined
      ? say`${name}`
      : say`${name} (${listed([...itemLimits[name]], 'or')} only)`,
  );
  const all = [...(information ? [say`information`] : []), ...classes];
  if (all.length === 0) return [];
  return [classes.length === 0 ? say`playable: ${listed(all)}` : say`playable: ${listed(all)} items`];
}

/** What a site says about itself. */
export function ownSiteText(site: SiteFacts, text: SiteText, stagePoints: number): Phrase[] {
  const { arrivals, forHazards, testsStored } = text;
  return [
    ...(arrivals === undefined
      ? []
      : arrivals === 'nobody'
        ? [say`no character may be brought into play at this site unless it is his home site`]
        : [
            say`a non-Orc, non-Troll character may not be brought into play at this site unless it is his home site`,
          ]),
    ...(text.agentsLed === true
      ? [say`agent minions may be brought into play under direct influence at this site`]
      : []),
    ...(testsStored === undefined
      ? []
      : [
          say`any gold ring stored at this site is tested by itself (the roll is modified by ${testsStored})`,
        ]),
    ...(text.noStoring === true ? [say`resources may never be stored at this site`] : []),
    ...(forHazards === undefined
      ? []
      : [
          say`counts as a ${word(forHazards)} for playing and interpreting hazards, with the site path from ${listed(site.havenPaths.map(({ from }) => from))}`,
        ]),
    ...(text.mines === undefined
      ? []
      : [
          say`a company may move to this site only from one of your protected Wizardhavens, and only if you have more than ${text.mines} stage points; the sites are adjacent (a roll of ${0}), and the Wizardhaven is its surface site, which has one of these at most`,
        ]),
    ...(text.onlyFor === undefined ? [] : [say`only the companies of ${text.onlyFor} may use this card`]),
    ...(text.anyNumber === true ? [say`may be duplicated in a location deck`] : []),
    ...(stagePoints === 0
      ? []
      : [say`you have ${many(stagePoints, 'stage point')} more if any of your companies are at this site`]),
    ...(text.hoard === true ? [say`this site contains a hoard`] : []),
    ...(text.alwaysReturns === true
      ? [say`this site always returns to the location deck, never to the discard pile`]
      : []),
    ...(text.itemsWhenTapped === true ? [say`items may be played at this site even if it is tapped`] : []),
    ...(text.stays === true ? [say`this site is never discarded or returned to its location deck`] : []),
    ...(text.sparedByMinor === true
      ? [say`the first minor item played at this site each turn does not tap it`]
      : []),
    ...(text.closedTo === undefined ? [] : [say`a ${word(text.closedTo)} may not move to this site`]),
    ...(text.neverTaps === true ? [say`this site never taps`] : []),
    ...(text.alwaysOpen === true
      ? [say`creatures may always be played keyed to this site, whatever other cards say`]
      : []),
  ];
}

/** A hazard in play that must defend the site. */
export function callText({ who, several }: Call): Phrase {
  const attacks = several ? say`one of the attacker's choice must attack` : say`he must attack`;
  const goes = several ? say`discard it` : say`discard him`;
  return say`if ${who} is in play as a permanent-event, ${attacks} as one more automatic-attack; afterwards ${goes}, defeated or not`;
}
export const worthStoredText = (points: number): Phrase =>
  say`when this site would be discarded, it is stored instead: ${points} miscellaneous marshalling points`;

export function siteFactsText(site: SiteFacts): Phrase[] {
  const { adjacent, attacks, nearestHaven, havenPaths } = site;
  const near = adjacent.map(({ site: name, anySiteIn, chosen, roll }) =>
    chosen
      ? say`one Under-deeps Ruins & Lairs that you choose as you play this card (${roll})`
      : anySiteIn === ''
        ? say`${name} (${roll})`
        : say`any site in ${anySiteIn} (${roll})`,
  );
  const guards = attacks.map(attackText);
  return [
    ...(near.length === 0 ? [] : [say`adjacent sites: ${listed(near)}`]),
    ...(nearestHaven === ''
      ? []
      : [
          site.alignment === 'minion'
            ? say`nearest Darkhaven: ${nearestHaven}`
            : say`nearest Haven: ${nearestHaven}`,
        ]),
    ...(havenPaths.length === 0 ? [] : [say`site paths to ${listed(havenPaths.map(({ from }) => from))}`]),
    ...playable(site),
    ...(guards.length === 0
      ? []
      : guards.length === 1
        ? [say`automatic-attack: ${guards[0]}`]
        : [say`automatic-attacks: ${listed(guards, 'then')}`]),
  ];
}
