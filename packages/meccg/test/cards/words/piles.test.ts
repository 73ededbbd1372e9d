/** Piles: so many cards go back as there are. */
import { repeat, sequence } from '@westmarch/kernel';
import {
  choose,
  inDiscard,
  onYourTurn,
  resource,
  shortEvent,
  shuffleIntoDeck,
  the,
} from '../../../src/cards/words/index.ts';
import { invent } from '../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

invent(
  'Second Wind',
  'TW-319',
  shortEvent({
    when: onYourTurn,
    effect: repeat(2, sequence(choose('resource', resource, inDiscard), shuffleIntoDeck(the('resource')))),
  }),
);
for (const [discard, deck] of [
  [[], 1],
  [['Cram'], 2],
  [['Cram', 'Glamdring'], 3],
  [['Cram', 'Glamdring', 'Haldir', 'Orc-guard'], 3],
] as const)
  scenario(`of ${discard.length} in the discard pile, resources alone are shuffled back`, (t) => {
    t.given({
      players: {
        Ann: { hand: ['Second Wind'], deck: ['Dodge'], discard, companies: [company('Bree', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').does('Second Wind: ');
    resolveChain(t);
    while (t.offered().includes('Cram')) t.player('Ann').does('Cram');
    t.player('Ann').has({ deck });
  });
