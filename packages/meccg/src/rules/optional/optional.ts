/**
 * Optional rules: named switches of a set-up, none of them on unless everybody agreed to it before the game.
 * ME-OPTION-001, ME-OPT-4000, ME-MPOPT-4000, ME-HOUSE-4000
 *
 * Owns   the list of them, with what each says and which tables it fits; one bit of the state for each.
 * Not    what they do: each rule that one of them changes asks here.
 * Keeps  with none in force a game is exactly what it is without this file; bits are never given to another switch, since
 *        records keep names and states keep bits.
 */
import { type S } from '../../state.ts';

export interface OptionalRule {
  /** As it is typed, and as records keep it. */
  readonly name: string;
  /** What it is called, and what it says, in a sentence each. */
  readonly title: string;
  readonly about: string;
  readonly rules: string;
  /** Numbers of players that it is for. */
  readonly players?: readonly [least: number, most: number];
  /** Others that it is used with only, and others that it contradicts. */
  readonly needs?: string;
  readonly not?: string;
}

export const optionalRules = [
  {
    name: 'recently-visited',
    title: 'Recently visited sites',
    about:
      'The automatic-attacks of a site have one more strike and one more prowess for each opponent in whose discard pile that site lies.',
    rules: 'ME-OPT-4003 ME-OPT-4012',
  },
  {
    name: 'two-strikes',
    title: 'Tapping to face two strikes',
    about:
      'An untapped character may take two strikes of an attack upon himself, both at −3, and taps as he resolves the second.',
    rules: 'ME-OPT-4004 ME-OPT-4011',
  },
  {
    name: 'fallen-wizard-combat',
    title: 'Fights with Fallen-wizards',
    about:
      'The company of a Fallen-wizard with more than 10 stage points may attack any other, and any other may attack it.',
    rules: 'ME-OPT-4006',
  },
  {
    name: 'weakest-link',
    title: 'The Weakest Link',
    about:
      'A tie at the Council is broken by further corruption checks, each time with one corruption point more on everyone but avatars.',
    rules: 'ME-END-4002',
  },
  {
    name: 'balrog-two-minders',
    title: 'The Balrog recalls two minders',
    about:
      'A Balrog player brings characters from his discard pile and sideboard only if their mind is 2 or less.',
    rules: 'ME-HOUSE-4003',
  },
  {
    name: 'avatar-death',
    title: 'The first lost avatar ends the game',
    about: 'Once the first avatar is eliminated, everyone has one more turn, and the game is over.',
    rules: 'ME-MPOPT-4004',
    players: [3, 5],
  },
  {
    name: 'burglary',
    title: 'Burglary',
    about:
      'A Hobbit at an untapped site may roll: on more than 5 he taps it without a fight and may tap to play an item, otherwise he faces its automatic-attacks alone.',
    rules: 'ME-OPT-4001 ME-OPT-4010',
  },
  {
    name: 'steal-items',
    title: 'Stealing items',
    about:
      'After company combat, who has left only wounded characters in the other company may tap a character to make it discard an item, and may play the same item from hand.',
    rules: 'ME-OPT-4005',
  },
  {
    name: 'spare-minions',
    title: 'Hazards that spare minions',
    about: 'Fourteen hazards of Sauron and against heroes have no effect on minion players.',
    rules: 'ME-OPT-4002',
  },
  {
    name: 'hazards-where-you-are',
    title: 'Hazards where you are',
    about: 'Whoever has a company at a site may be the first to play hazards on a company that moves there.',
    rules: 'ME-MPOPT-4001',
    players: [3, 5],
  },
  {
    name: 'avatar-draft',
    title: 'Avatars declared beforehand',
    about:
      'Everyone has said which avatar he is, and no two the same: no deck has another, beside Ringwraiths who follow.',
    rules: 'ME-MPOPT-4003',
    players: [3, 5],
  },
  {
    name: 'hazard-row',
    title: 'A row of hazards',
    about:
      'Hazards lie face down in a row of five, are turned up from the front as far as the hazard limit goes, and are played in their order.',
    rules: 'ME-SOLO-4003 ME-SOLO-4004 ME-SOLO-4005 ME-SOLO-4006',
    players: [1, 1],
  },
  {
    name: 'nazgul-row',
    title: 'Nazgûl lengthen the row',
    about: 'A Nazgûl of the row is played as a permanent-event, and makes the row one longer, up to nine.',
    rules: 'ME-SOLO-4007',
    players: [1, 1],
    needs: 'hazard-row',
  },
  {
    name: 'twenty-points',
    title: 'Twenty points in the fewest turns',
    about:
      'The game is won with twenty marshalling points at the end of a turn, and lost with the second deck.',
    rules: 'ME-SOLO-4008',
    players: [1, 1],
    not: 'solitary-council',
  },
  {
    name: 'solitary-council',
    title: 'A Council of your own',
    about:
      'With twenty points you may hold a Council at the end of a turn, and win with more than 4 points and 2 for each turn taken.',
    rules: 'ME-SOLO-4009',
    players: [1, 1],
  },
  {
    name: 'here-be-dragons',
    title: 'Here Be Dragons',
    about:
      'A scenario: any of the players may be one of the nine Dragons, each a different one, with his lair as his Darkhaven.',
    rules: 'ME-DRAGON-4000',
    players: [2, 5],
  },
  {
    name: 'wizards-may-fall',
    title: 'Wizards may fall',
    about:
      'A Wizard whose corruption check comes to his corruption points, or one less, may turn into the Fallen-wizard of the sideboard instead of being eliminated.',
    rules: 'ME-OPT-4007 ME-OPT-4008 ME-OPT-4009',
  },
] as const satisfies readonly OptionalRule[];

export type OptionName = (typeof optionalRules)[number]['name'];
const all: readonly OptionalRule[] = optionalRules;
const bitOf = (name: OptionName): number => 1 << optionalRules.findIndex((rule) => rule.name === name);

/** A question about one switch, as cheap as a question can be. */
const asked = (name: OptionName): ((s: S) => boolean) => {
  const bit = bitOf(name);
  return (s) => (s.global.optional & bit) !== 0;
};
export const countsVisits = asked('recently-visited');
export const takesTwoStrikes = asked('two-strikes');
export const fightsFallenWizards = asked('fallen-wizard-combat');
export const breaksTies = asked('weakest-link');
export const recallsFewer = asked('balrog-two-minders');
export const endsWithAvatars = asked('avatar-death');
export const burgles = asked('burglary');
export const stealsItems = asked('steal-items');
export const sparesMinions = asked('spare-minions');
export const takesHazardsOver = asked('hazards-where-you-are');
export const avatarsAreDeclared = asked('avatar-draft');
export const hasRow = asked('hazard-row');
export const nazgulLengthenRow = asked('nazgul-row');
export const isRaceForTwenty = asked('twenty-points');
export const mayHoldCouncil = asked('solitary-council');
export const hasDragons = asked('here-be-dragons');
export const wizardsMayFall = asked('wizards-may-fall');

const isOption = (name: unknown): name is OptionName => all.some((rule) => rule.name === name);
export const bitsOf = (names: readonly OptionName[]): number =>
  names.reduce((bits, name) => bits | bitOf(name), 0);
export const namesIn = (bits: number): OptionName[] =>
  optionalRules.flatMap(({ name }) => ((bits & bitOf(name)) === 0 ? [] : [name]));

/** The switches that are meant, in the order of the list; `refuse` is told what is wrong with them. */
export function readOptions(
  given: unknown,
  players: number,
  refuse: (message: string) => never,
): readonly OptionName[] {
  if (!Array.isArray(given)) return refuse('expected a list of optional rules');
  const known = all.map(({ name }) => name).join(', ');
  const names = given.map((name: unknown) =>
    isOption(name) ? name : refuse(`there is no optional rule ${JSON.stringify(name)}; there are ${known}`),
  );
  for (const { name, players: seats, needs, not } of all) {
    if (!names.some((one) => one === name)) continue;
    if (seats !== undefined && (players < seats[0] || players > seats[1]))
      refuse(`"${name}" is ${forHowMany(seats)}, and here are ${players}`);
    if (needs !== undefined && !names.some((one) => one === needs))
      refuse(`"${name}" is used only together with "${needs}"`);
    if (not !== undefined && names.some((one) => one === not))
      refuse(`"${name}" and "${not}" contradict each other`);
  }
  return namesIn(bitsOf(names));
}
const forHowMany = ([least, most]: readonly [number, number]): string =>
  least === most ? `for ${least} players` : `for ${least} to ${most} players`;
