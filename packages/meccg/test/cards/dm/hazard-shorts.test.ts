/** Dark Minions: hazard short-events. */
import { describe } from 'vitest';
import { Bob, company, going, resolveChain, scenario } from '../../table.ts';
import { twins } from '../positions.ts';

scenario(
  '[DM-45 ME-CARD-0030] An Unexpected Outpost: one hazard into the deck, two with Doors of Night',
  (t) => {
    t.given(
      going(
        ['An Unexpected Outpost', 'Orc-guard'],
        twins,
        {},
        { discard: ['Ghosts'], sideboard: ['Slayer'], events: ['Doors of Night'] },
      ),
    );
    t.player('Bob').does('An Unexpected Outpost: as', 'Ghosts');
    resolveChain(t);
    t.player('Bob').does('Yes');
    t.player('Bob').has({ deck: ['Ghosts', 'Slayer'] });
  },
);

scenario('[DM-45] An Unexpected Outpost: only one without', (t) => {
  t.given(
    going(
      ['An Unexpected Outpost', 'Orc-guard'],
      twins,
      {},
      { discard: ['Ghosts'], sideboard: ['Slayer', 'Cram'] },
    ),
  );
  t.player('Bob').does('An Unexpected Outpost: as', 'Ghosts');
  resolveChain(t);
  t.player('Bob').has({ deck: ['Ghosts'] });
});

describe('[DM-88] Seized by Terror', () => {
  const dark = (dice: readonly number[], more: readonly string[] = []) => ({
    phase: 'hazards',
    dice,
    players: {
      Ann: {
        companies: [{ ...company('Lórien', 'Anborn', 'Elladan'), as: 'riders', movesTo: 'Dol Guldur' }],
      },
      Bob: { ...Bob, hand: ['Seized by Terror', ...more] },
    },
  });
  scenario('Seized by Terror: roll and mind below 12, and he goes back alone', (t) => {
    t.given(dark([4, 5]));
    t.player('Bob').does('Seized by Terror: as', 'Anborn');
    resolveChain(t);
    t.expect.card('Anborn', { at: 'Lórien' });
  });
  scenario('Seized by Terror: 12 is enough to stay', (t) => {
    t.given(dark([4, 6], ['Orc-guard']));
    t.player('Bob').does('Seized by Terror: as', 'Anborn');
    resolveChain(t);
    t.expect.card('Anborn', { in: 'company of riders' });
  });
  scenario('Seized by Terror: not without Shadow-land or Dark-domain in the path', (t) => {
    t.given(going(['Seized by Terror', 'Orc-guard'], twins));
    t.player('Bob').mayNot('Seized by Terror', { because: 'Shadow-land' });
  });
  scenario('[ME-CARD-0671] Seized by Terror: not on a Wizard', (t) => {
    t.given({
      ...dark([]),
      players: {
        ...dark([], ['Orc-guard']).players,
        Ann: { companies: [{ ...company('Lórien', 'Saruman'), movesTo: 'Dol Guldur' }] },
      },
    });
    t.player('Bob').mayNot('Seized by Terror', { because: 'nothing to choose a non-Wizard' });
  });
});

describe('[DM-97] Two or Three Tribes Present', () => {
  scenario('Two or Three Tribes Present: creatures of that type do not count', (t) => {
    t.given(
      going(['Two or Three Tribes Present', 'Orc-watch', 'Orc-guard', 'Ghosts'], twins, {
        hand: ['Dark Quarrels'],
      }),
    );
    t.player('Bob').does('Two or Three Tribes Present: as');
    resolveChain(t);
    t.player('Bob').does('Orc');
    t.expect.table({ hazardsDeclared: 1 });
    t.player('Bob').does('Orc-watch: attack');
    t.expect.table({ hazardsDeclared: 1 });
  });
  scenario('Two or Three Tribes Present: another type counts', (t) => {
    t.given(
      going(['Two or Three Tribes Present', 'Orc-watch', 'Ghosts'], twins, { hand: ['Dark Quarrels'] }),
    );
    t.player('Bob').does('Two or Three Tribes Present: as');
    resolveChain(t);
    t.player('Bob').does('Troll', 'Orc-watch: attack');
    t.expect.table({ hazardsDeclared: 2 });
  });
});
