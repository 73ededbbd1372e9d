/** What a site card says beside its own rules: how it is reached, what is played there, and what guards it. */
import { listed, type Phrase, say, word } from '@westmarch/kernel';
import type { AutomaticAttack, SiteFacts } from '../facts/sites.ts';

const raceWord = ({ race }: AutomaticAttack): Phrase =>
  race === 'none' ? say`an attack` : say`${word(race)}`;

/** "Orc, 4 strikes with 7 prowess". */
function attackText(attack: AutomaticAttack): Phrase {
  const { strikes, prowess, detainment, fromHand, woundedCheck } = attack;
  if (fromHand !== null)
    return say`a non-unique creature keyed to a ${listed(
      fromHand.keyedTo.map((type) => word(type)),
      'or',
    )} that an opponent may play from his hand`;
  const each =
    strikes === 0
      ? say`each character faces ${1} strike with ${prowess} prowess`
      : strikes === 1
        ? say`${1} strike with ${prowess} prowess`
        : say`${strikes} strikes with ${prowess} prowess`;
  const kind = detainment ? say`${raceWord(attack)} (detainment)` : raceWord(attack);
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

export function siteFactsText(site: SiteFacts): Phrase[] {
  const { adjacent, attacks, nearestHaven, havenPaths } = site;
  const near = adjacent.map(({ site: name, anySiteIn, roll }) =>
    anySiteIn === '' ? say`${name} (${roll})` : say`any site in ${anySiteIn} (${roll})`,
  );
  const guards = attacks.map(attackText);
  return [
    ...(near.length === 0 ? [] : [say`adjacent sites: ${listed(near)}`]),
    ...(nearestHaven === '' ? [] : [say`nearest Haven: ${nearestHaven}`]),
    ...(havenPaths.length === 0 ? [] : [say`site paths to ${listed(havenPaths.map(({ from }) => from))}`]),
    ...playable(site),
    ...(guards.length === 0
      ? []
      : guards.length === 1
        ? [say`automatic-attack: ${guards[0]}`]
        : [say`automatic-attacks: ${listed(guards, 'then')}`]),
  ];
}
