/** Rules for which no card is written yet, with cards that exist only here. ME-TIMING-003, ME-INFL-510, ME-PILE-008, ME-ONGUARD-2021, ME-CHAIN-4000 */
import { hostOf } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import {
  ally,
  anyCard,
  asHazard,
  both,
  character,
  choose,
  chooseCharacter,
  condition,
  corruptionCheckBy,
  discardIt,
  drawOne,
  endOfTurnBegins,
  exactly,
  host,
  inMovingCompany,
  inOrganization,
  lastingEvent,
  mind,
  modifier,
  say,
  sequence,
  shortEvent,
  shufflePile,
  takeIntoHand,
  tapIt,
  the,
  topOf,
  trigger,
  you,
  Zone,
} from '../../../src/cards/words/index.ts';
import { phaseBegins } from '../../../src/events.ts';
import { canLead } from '../../../src/rules/influence/influence.ts';
import { invent } from '../../invented.ts';
import { Bob, company, idleUntil, resolveChain, rowOf, scenario } from '../../table.ts';

describe('the beginning of a phase', () => {
  invent(
    'Nightmare',
    'TW-60',
    lastingEvent(asHazard),
    trigger(phaseBegins.endOfTurn, { effect: corruptionCheckBy(host) }),
  );
  invent('Evening Song', 'TW-292', shortEvent({ when: endOfTurnBegins, effect: drawOne }));
  scenario('[ME-TIMING-003] what triggers by itself is declared before what somebody chooses', (t) => {
    t.given({
      phase: 'end-of-turn',
      dice: [6, 6],
      players: {
        Ann: {
          hand: ['Evening Song'],
          deck: ['Cram', 'Cram'],
          companies: [
            company('Rivendell', { card: 'Elladan', on: [{ card: 'Nightmare', owner: 'Bob' }] }, 'Elrohir'),
          ],
        },
        Bob,
      },
    });
    t.expect.table({ chain: 'Nightmare' });
    t.player('Ann').mayChoose.includes('Evening Song: ');
    t.player('Ann').does('Evening Song: ', 'Roll');
  });
});

describe('influence', () => {
  invent(
    'Humble Ring',
    'TW-244',
    modifier({
      attribute: mind,
      of: exactly(host),
      by: -1,
      if: condition(
        'follows',
        [],
        (g) => `(s.card.leader[${g.ref(hostOf)}(s, self)] !== 0)`,
        say`its bearer follows somebody`,
      ),
    }),
  );
  const leads = (who: string, leader: string) => ({
    players: {
      Ann: { companies: [company('Rivendell', 'Elrond', { card: who, on: ['Humble Ring'], leader })] },
      Bob,
    },
  });
  scenario('[ME-INFL-510] whoever would have less mind as a follower is not taken with that', (t) => {
    t.given(leads('Faramir', 'none'));
    t.expect.card('Faramir', { mind: 5 });
    expect(canLead(t.state, rowOf(t.state, 'Elrond'), rowOf(t.state, 'Faramir'), 1)).toBe(false);
  });
  scenario('[ME-INFL-510] with the mind that he has he is', (t) => {
    t.given(leads('Elladan', 'none'));
    expect(canLead(t.state, rowOf(t.state, 'Elrond'), rowOf(t.state, 'Elladan'), 1)).toBe(true);
  });
});

describe('piles', () => {
  invent(
    'Groping in the Dark',
    'TW-292',
    shortEvent({
      when: inOrganization,
      effect: sequence(
        shufflePile(Zone.discard, you, 'discard pile'),
        choose('card', anyCard, topOf(Zone.discard, you, 1, 'discard pile')),
        takeIntoHand(the('card')),
      ),
    }),
  );
  scenario('[ME-PILE-008] a card at random is the first of the pile once it is shuffled', (t) => {
    const names = [
      'Cram',
      'Dodge',
      'Concealment',
      'Smoke Rings',
      'Glamdring',
      'Orcrist',
      'Escape',
      'Goldberry',
      'Gollum',
      'Muster',
    ];
    t.given({
      players: {
        Ann: { hand: ['Groping in the Dark'], discard: names, companies: [company('Rivendell', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').does('Groping in the Dark: ');
    resolveChain(t);
    // Nine are left, and the card that was played.
    t.player('Ann').has({ hand: 1, discard: 10 });
  });
});

describe('on guard', () => {
  invent(
    'Snare for Beasts',
    'TW-62',
    { onGuard: { company: true } },
    shortEvent({
      when: asHazard,
      targets: [choose('ally', both(ally, inMovingCompany))],
      effect: discardIt(the('ally')),
    }),
  );
  scenario('[ME-ONGUARD-2021] what may remove an ally is revealed when an item is played', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Cram'],
          companies: [
            {
              ...company('Moria', { card: 'Elladan', on: ['Gollum'] }, 'Elrohir'),
              onGuard: [{ card: 'Snare for Beasts', owner: 'Bob' }],
            },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Cram: play', 'Elrohir');
    t.player('Bob').mayChoose.includes('Snare for Beasts: ');
    t.player('Bob').does('Snare for Beasts: ');
    idleUntil(t, () => t.state.global.entries === 0);
    t.expect.card('Gollum', { in: 'discard of Ann' });
  });
});

describe('a company that is sent back by what lies in play', () => {
  invent(
    'Whisper',
    'TW-62',
    shortEvent({
      when: asHazard,
      targets: [chooseCharacter('character', character)],
      effect: tapIt(the('character')),
    }),
  );
  scenario('[ME-CHAIN-4000] events answer it, creatures do not', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: { companies: [{ ...company('Lórien', 'Elladan', 'Elrohir'), movesTo: 'Moria' }] },
        Bob: {
          ...Bob,
          hand: ['Weariness of the Heart', 'Hobgoblins'],
          events: ['Snowstorm', 'Doors of Night'],
        },
      },
    });
    while (t.state.kernel.asked !== 2) t.choose(t.state.kernel.asked, t.offered()[0]);
    t.expect.table({ chain: 'Snowstorm' });
    t.player('Bob').mayChoose.includes('Weariness of the Heart: as a hazard (also');
    t.player('Bob').mayNot('Hobgoblins', { to: 'attack' });
    resolveChain(t);
    t.expect.card('Elladan', { at: 'Lórien' });
  });
});
