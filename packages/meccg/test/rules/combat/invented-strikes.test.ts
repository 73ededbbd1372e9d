/** Strikes and bonuses that no card is written for yet, with cards that exist only here. ME-STRIKE-517, 518, 540, ME-BODY-510 */
import { hostOf } from '@westmarch/kernel';
import { describe } from 'vitest';
import {
  asHazard,
  corruptionCheckBy,
  exactly,
  healIt,
  host,
  lastingEvent,
  modifier,
  printed,
  prowess,
  say,
  theWounded,
  trigger,
  value,
} from '../../../src/cards/words/index.ts';
import { wounded } from '../../../src/events.ts';
import { invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

describe('strikes', () => {
  invent(
    'Book of Wits',
    'TW-244',
    modifier({
      attribute: prowess,
      of: exactly(host),
      by: value(
        'mind of its bearer',
        [],
        (g) => `${g.ref(printed.mind)}(s, ${g.ref(hostOf)}(s, self))`,
        say`the mind of its bearer`,
      ),
      change: 'set',
    }),
  );
  const struck = { phase: 'attack', attack: { strikes: 1, prowess: 9 } } as const;
  for (const [stays, total] of [
    ['No', 4],
    ['Yes', 1],
  ] as const)
    scenario(
      `[ME-STRIKE-518] with his mind in place of his prowess, to stay untapped costs 3 as ever: ${total}`,
      (t) => {
        t.given({
          ...struck,
          dice: [6, 6],
          players: {
            Ann: {
              hand: ['Dodge'],
              companies: [company('Moria', { card: 'Elladan', on: ['Book of Wits'] })],
            },
            Bob,
          },
        });
        t.player('Ann').does('Elladan', stays);
        t.expect.table({ 'prowess against the strike': total });
        t.player('Ann').does('Pass');
      },
    );

  invent(
    'Venom',
    'TW-28',
    lastingEvent(asHazard),
    trigger(wounded, { effect: corruptionCheckBy(theWounded) }),
  );
  invent('Balm', 'TW-28', lastingEvent(asHazard), trigger(wounded, { effect: healIt(theWounded) }));
  const hurt = {
    ...struck,
    dice: [1, 1, 6, 6, 1, 1],
    players: {
      Ann: {
        companies: [
          company('Moria', { card: 'Elladan', on: ['Cram'] }, { card: 'Elrohir', status: 'tapped' }),
        ],
      },
      Bob: { ...Bob, events: ['Venom', 'Balm'] },
    },
  };
  scenario('[ME-STRIKE-540] of two things that a wound does the defender chooses the first', (t) => {
    t.given(hurt);
    t.player('Ann').does('Elladan', 'No');
    t.player('Ann').mayChoose.exactly('Venom', 'Balm');
    t.player('Ann').does('Venom');
    t.expect.card('Elladan', { in: 'company of company 1' });
  });
  scenario(
    '[ME-BODY-510] whoever is healed by the first faces the others, and his body check, all the same',
    (t) => {
      t.given(hurt);
      t.player('Ann').does('Elladan', 'No', 'Balm');
      // All of the dice were rolled: for the strike, for Venom, and for his body.
      t.expect.card('Elladan', { status: 'untapped' });
    },
  );
});

describe('bonuses', () => {
  invent('Courage', 'TW-292', modifier({ attribute: prowess, of: exactly(host), by: 1 }));
  for (const on of [
    ['Courage', 'The One Ring'],
    ['The One Ring', 'Courage'],
  ])
    scenario(
      `[ME-STRIKE-517] ${on.join(', then ')}: what has a maximum is added first, as its player would choose`,
      (t) => {
        // One; five more, but twice as much as printed at most; and one more.
        t.given({ players: { Ann: { companies: [company('Rivendell', { card: 'Frodo', on })] }, Bob } });
        t.expect.card('Frodo', { prowess: 3 });
      },
    );
});
