/** Who may place a card on guard and when; and creatures that come too late. ME-ONGUARD */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { couldBeRevealed } from '../../../src/reading.ts';
import { adapter, attackWith, Bob, company, scenario } from '../../table.ts';

describe('who places one', () => {
  const Cid = { companies: [company('Lórien', 'Bofur')], hand: ['Slayer', 'Dodge'] };
  const three = {
    phase: 'hazards',
    players: {
      Ann: { hand: ['Orc-watch'], companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Moria' }] },
      Bob: { ...Bob, hand: ['Cram', 'Hobgoblins'] },
      Cid,
    },
  };
  scenario('[ME-ONGUARD-2017 ME-MP-4029] with three players hazards alone', (t) => {
    t.given(three);
    t.player('Bob').mayChoose.includes('Hobgoblins: place on guard');
    t.player('Bob').mayNot('Cram', {
      to: 'placeOnGuard',
      because: 'more than two players',
      rule: 'ME-MP-4029',
    });
  });
  scenario('[ME-ONGUARD-2000] the hazard player alone: neither the mover nor the third', (t) => {
    t.given(three);
    t.player('Cid').mayNot('Slayer', { to: 'placeOnGuard', because: 'opponent', rule: 'ME-ONGUARD-2000' });
    t.player('Ann').mayNot('Orc-watch', { to: 'placeOnGuard', because: 'opponent', rule: 'ME-ONGUARD-2000' });
  });
  for (const phase of ['organization', 'at the site'])
    scenario(`[ME-ONGUARD-2000] in no other phase: ${phase}`, (t) => {
      t.given({
        phase,
        players: {
          Ann: { hand: ['Smoke Rings'], discard: ['Cram'], companies: [company('Moria', 'Elladan')] },
          Bob: { ...Bob, hand: ['Hobgoblins'] },
        },
      });
      t.player('Bob').mayNot('Hobgoblins', { to: 'placeOnGuard', because: 'movement/hazard phase' });
    });
  scenario('[ME-ONGUARD-2002] not while an attack is faced', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          hand: ['Escape'],
          companies: [{ ...company('Lórien', 'Elladan', 'Elrohir'), movesTo: 'Moria' }],
        },
        Bob: { ...Bob, hand: ['Hobgoblins', 'Orc-guard'] },
      },
    });
    attackWith(t, 'Bob', 'Hobgoblins');
    t.expect.table({ attack: 'Hobgoblins' });
    t.player('Bob').mayNot('Orc-guard', { to: 'placeOnGuard', because: 'an attack is being faced' });
  });
});

scenario('[ME-ONGUARD-2019] a creature that was revealed and finds nobody left is discarded', (t) => {
  t.given({
    phase: 'site',
    dice: [1, 1, 6, 6],
    players: {
      Ann: {
        companies: [
          {
            ...company('Moria', { card: 'Fatty Bolger', status: 'wounded' }),
            onGuard: [{ card: 'Orc-lieutenant', owner: 'Bob', controller: 'Bob' }],
          },
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('Yes');
  t.player('Bob').does('Orc-lieutenant: reveal');
  t.expect.card('Fatty Bolger', { in: 'out of Ann' }).card('Orc-lieutenant', { in: 'discard of Bob' });
});

/** What could be shown beside a company on its way there; the rest could only bluff. */
function couldBeShown(movesTo: string): string[] {
  const hand = ['Cram', 'Hobgoblins', 'Orc-guard', 'Minions Stir', 'Foolish Words'];
  const t = new Table(adapter);
  t.given({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company('Rivendell', 'Elladan'), movesTo }] },
      Bob: { ...Bob, hand },
    },
  });
  return hand.filter((name) => couldBeRevealed(t.state, t.who.card(name)));
}
test('[ME-ONGUARD-2019 ME-ONGUARD-4001] a creature is worth it only where it is keyed to the site and that is guarded', () => {
  expect(couldBeShown('Moria')).toContain('Orc-guard');
  expect(couldBeShown('Bag End')).not.toContain('Orc-guard');
  expect(couldBeShown('Moria')).not.toContain('Hobgoblins');
});
test('[ME-ONGUARD-2017] a resource never is, an event that says so always', () => {
  for (const there of ['Moria', 'Bag End']) {
    expect(couldBeShown(there)).not.toContain('Cram');
    expect(couldBeShown(there)).toContain('Foolish Words');
  }
});
