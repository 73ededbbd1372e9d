/**
 * What a Steward of this game considers: each with a weight, and the words for and against.
 *
 * Keeps  what is no consideration of a choice but a number in its working out has no words.
 */
import type { Weighted } from '../../steward/weights.ts';

export interface Aspect extends Weighted {
  readonly good: string;
  readonly bad: string;
}

const say = (weight: number, good: string, bad: string) => ({ weight, good, bad }) as const;
const quiet = (weight: number) => say(weight, '', '');

const table = {
  /** What is no choice at all, whatever anything else weighs. */
  'out of the question': { ...quiet(-1000), fixed: true },
  // ——— what things are worth ———
  'a character': quiet(2.5),
  'a mind': quiet(0.25),
  'an avatar': quiet(60),
  'nothing to lose': quiet(0.5),
  'a wound': quiet(0.18),
  'an avatar wounded': quiet(10),
  'a card played': quiet(1.2),
  'a check': quiet(0.6),
  'an avatar in play': quiet(3),
  'a Wizard in play': quiet(-1),
  'The Balrog in play': quiet(10),
  'at their mercy': quiet(0.3),
  'staying ready': say(0.05, 'he stays ready', 'he is tapped'),
  'sparing a player': say(
    0.1,
    'whoever can still play something is spared',
    'whoever could still play something would be tapped',
  ),
  'tapping to help': say(0.1, 'nobody taps for it', 'somebody taps for it'),
  'a card spent': quiet(0.5),
  patience: quiet(0.85),
  'tapped on the way': quiet(0.6),
  'a hope': quiet(0.4),
  'an event held': quiet(0.7),
  'points held': quiet(0.3),
  'points held of many': quiet(0.1),
  'a hazard held': quiet(0.7),
  'a creature held': quiet(0.5),
  'one hazard more': quiet(0.2),
  'one card more': quiet(0.12),
  'a creature that waits': quiet(1),
  'a fresh card': say(1, 'a new card may be better', 'no new card is drawn'),
  'going apart': quiet(2),
  'going apart below': quiet(3),
  'going apart for nothing': quiet(1.5),
  'a last turn': quiet(2),
  'a last check': say(
    1,
    'the last corruption checks threaten less',
    'the last corruption checks may cost something',
  ),
  'a blow': say(1, 'it risks less', 'it risks more'),
  'still to play': say(1, 'something can still be played', 'nothing more could be played'),
  'a companion': say(1, 'somebody joins us', 'nobody joins us'),
  'a card given up': say(1, 'what goes is worth less', 'what goes is worth more'),
  'the lead': say(1, 'we are ahead, and would stay so', 'we might not stay ahead'),
  'the avatar at risk': say(60, 'the game is won if nobody falls', 'it puts a game at risk that is won'),
  // ——— how things stand ———
  'the count': say(1, 'it gains points', 'it costs points'),
  'our people': say(1, 'our characters are better off', 'our characters pay for it'),
  'our hand': say(1, 'there is more in hand', 'it takes from the hand'),
  'our hand of many': say(0.55, 'there is more in hand', 'it takes from the hand'),
  'events about': say(1, 'what lies in play serves us better', 'what lies in play serves us less'),
  'an attack': say(1, 'the attack costs us less', 'the attack costs us more'),
  // ——— cards that are used ———
  'worth a card': quiet(0.05),
  'an untapped character': quiet(0.3),
  'a wound healed': quiet(1),
  'a corruption point': quiet(0.15),
  'a point out of reach': quiet(0.12),
  'a hazard in play': quiet(0.4),
  'an event in hand': quiet(0),
  'a use': quiet(0.05),
  'a card drawn': quiet(0.9),
  'an event in play': quiet(1.2),
  'a thing borne': quiet(0.5),
  'how others are': say(0.7, 'the others are worse off', 'the others are better off'),
  // ——— hazards ———
  harm: say(1, 'it hurts them more', 'it hurts them less'),
  'keeping them busy': say(0.8, 'they will have fewer hands at the site', 'it leaves them free at the site'),
  'points given away': say(1.2, 'it gives them fewer points', 'it may give them points'),
  'waiting for others': quiet(2),
  'a hazard event': say(0.7, 'a hazard at work is better than one in hand', 'a hazard is spent'),
  'least harm': quiet(0),
  'an effect seen': quiet(0.5),
  detaining: quiet(0.6),
  // ——— journeys ———
  harvest: say(1, 'something can be played there', 'there is less to be played there'),
  'next harvest': say(0.6, 'it is on the way to more', 'it leads away from more'),
  'own draws': say(0.35, 'we draw more cards', 'we draw fewer cards'),
  'draws for lack': say(0.5, 'we hold nothing to play, and draw', 'we hold nothing to play, and draw little'),
  'draws for some of many': say(
    0.15,
    'we hold nothing to play, and draw',
    'we hold nothing to play, and draw little',
  ),
  'a beginning': say(1, 'from there more can be done next', 'from there less can be done next'),
  'their draws': say(-0.15, 'they draw fewer cards', 'they draw more cards'),
  healing: say(1.6, 'the wounded can rest there', 'the wounded get no rest'),
  lore: say(1.5, 'what was learnt can be stored there', 'what was learnt cannot be stored there'),
  recruits: say(0.5, 'others can join us there', 'nobody can join us there'),
  peril: say(1, 'the way is safer', 'the way is perilous'),
  camping: quiet(0.15),
  guards: say(1, 'the site is guarded less', 'the site is guarded'),
  company: say(0.5, 'others of ours will be there', 'others of ours go elsewhere'),
  few: say(0.3, 'we are enough for the way', 'we are few for the way'),
  'few for nothing': say(0.15, 'companions are worth waiting for', 'nothing is to be had, and we are few'),
  setting: say(-0.3, 'we stay where we are', 'it is a journey'),
} as const;

export type Name = keyof typeof table;
export type W = Readonly<Record<Name, number>>;
const names = Object.keys(table) as Name[];
export const aspects: readonly (Aspect & { readonly name: Name })[] = names.map((name) =>
  Object.assign({ name }, table[name]),
);
