/** How far a healing effect reaches: him alone, his company, everyone at his site. */
import { modifier } from '@westmarch/kernel';
import { describe } from 'vitest';
import {
  character,
  chooseCharacter,
  healIt,
  onYourTurn,
  shortEvent,
  the,
  wounded,
} from '../../../src/cards/words/index.ts';
import { healingReach, Reach } from '../../../src/rules/characters/healing.ts';
import { invent } from '../../invented.ts';
import { company, resolveChain, scenario } from '../../table.ts';

invent(
  'Balm',
  'TW-319',
  shortEvent({
    when: onYourTurn,
    targets: [chooseCharacter('character', wounded)],
    effect: healIt(the('character')),
  }),
);
const house = (name: string, by: number): number =>
  invent(name, 'TW-243', modifier({ attribute: healingReach, of: character, by }));
house('House of the Few', Reach.company);
house('House of All', Reach.site);

const hurt = (card: string) => ({ card, status: 'wounded' });
describe('healing', () => {
  for (const [events, beside, near] of [
    [[], 'wounded', 'wounded'],
    [['House of the Few'], 'untapped', 'wounded'],
    [['House of All'], 'untapped', 'untapped'],
  ] as const)
    scenario(`reaches as far as cards say: ${events.join() || 'nothing'}`, (t) => {
      t.given({
        players: {
          Ann: {
            hand: ['Balm'],
            events,
            companies: [
              company('Bree', hurt('Elladan'), hurt('Elrohir'), { card: 'Beretar', status: 'tapped' }),
              company('Moria', hurt('Haldir')),
            ],
          },
          Bob: { companies: [company('Bree', hurt('Ioreth')), company('Edhellond', hurt('Orophin'))] },
        },
      });
      t.player('Ann').does('Balm: ', 'Elladan');
      resolveChain(t);
      t.expect
        .card('Elladan', { status: 'untapped' })
        .card('Elrohir', { status: beside })
        .card('Ioreth', { status: near })
        // Who is not wounded is not untapped by it, and nobody elsewhere is healed.
        .card('Beretar', { status: 'tapped' })
        .card('Haldir', { status: 'wounded' })
        .card('Orophin', { status: 'wounded' });
    });
});
