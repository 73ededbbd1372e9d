/** Dark Minions: hazard short-events. */
import { describe, expect } from 'vitest';
import { engine } from '../../../src/engine.ts';
import { Deed, timesOf } from '../../../src/rules/companies/history.ts';
import { attackWith, Bob, company, going, offers, resolveChain, scenario } from '../../table.ts';
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

describe('Long Dark Reach', () => {
  const two = ['Elladan', 'Elrohir'];
  const rest = ['Cram', 'Cram', 'Cram', 'Cram'];
  const reaching = (top: readonly string[], bob: object = {}, ann: object = {}) =>
    going(
      ['Long Dark Reach', 'Orc-raiders'],
      two,
      { hand: ['Escape'], ...ann },
      { deck: [...top, ...rest], ...bob },
    );
  const six = ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'];
  const play = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    t.player('Bob').does('Long Dark Reach: as');
    resolveChain(t);
  };
  scenario(
    '[DM-70] [ME-CARD-0413, ME-CARD-0414] Long Dark Reach: a creature of the top seven must attack, outside of the limit',
    (t) => {
      t.given(reaching([...six, 'Hobgoblins']));
      play(t);
      t.expect.table({ 'attack prowess': 10, 'attack strikes': 2, hazardsDeclared: 1 });
      t.expect.card('Hobgoblins', { in: 'attacking' });
    },
  );
  const isHobgoblins = (def: number): boolean => engine.definitions[def].names['en'] === 'Hobgoblins';
  scenario('[DM-70] [ME-CARD-0416] Long Dark Reach: the creature attacks without being played', (t) => {
    t.given(reaching([...six, 'Hobgoblins']));
    play(t);
    expect(timesOf(t.state, 0, Deed.played, isHobgoblins)).toBe(0);
  });
  scenario('[ME-HAZ-001] a creature from hand is played', (t) => {
    t.given(going(['Hobgoblins'], two, { hand: ['Escape'] }));
    attackWith(t, 'Bob', 'Hobgoblins');
    expect(timesOf(t.state, 0, Deed.played, isHobgoblins)).toBe(1);
  });
  scenario('[DM-70] Long Dark Reach: −4 prowess if it could not be played on the company', (t) => {
    t.given(reaching([...six, 'Ambusher']));
    play(t);
    t.expect.table({ 'attack prowess': 6, 'attack strikes': 2 });
  });
  scenario('[ME-COND-4013, TW-346] its normal prowess is the printed one all the same', (t) => {
    t.given(reaching([...six, 'Ice-drake'], {}, { hand: ['The Old Thrush'] }));
    play(t);
    t.expect.table({ 'attack prowess': 11 });
    t.player('Ann').mayChoose.includes('The Old Thrush: when');
  });
  scenario('[DM-70] Long Dark Reach: the eighth card is out of reach', (t) => {
    t.given(reaching([...six, 'Cram', 'Hobgoblins']));
    play(t);
    t.expect.card('Hobgoblins', { in: 'deck of Bob' }).card('Long Dark Reach', { in: 'discard of Bob' });
  });
  scenario(
    '[DM-70] Long Dark Reach: of several, the hazard player chooses; no unique one but Nazgûl and Dragons',
    (t) => {
      t.given(
        reaching([
          'Ambusher',
          'Hobgoblins',
          'Dwar of Waw',
          '“Bert” (Bûrat)',
          'Smaug',
          'Corsairs of Umbar',
          'Chill Douser',
        ]),
      );
      play(t);
      t.player('Bob').mayChoose.exactly('Ambusher', 'Hobgoblins', 'Dwar of Waw', 'Corsairs of Umbar');
      t.player('Bob').does('Dwar of Waw');
      t.expect.table({ 'attack prowess': 11 });
    },
  );
  for (const [events, ways] of [
    [[], 0],
    [['Doors of Night'], 1],
  ] as const)
    scenario(
      `[DM-70] [ME-CARD-0185] Long Dark Reach: Eärcaraxë, with ${events.length} Doors of Night`,
      (t) => {
        t.given(reaching([...six, 'Eärcaraxë'], { events }));
        play(t);
        t.expect.card('Eärcaraxë', { in: ways === 1 ? 'attacking' : 'deck of Bob' });
      },
    );
  scenario('[DM-70] Long Dark Reach: ten cards in the play deck at least', (t) => {
    t.given(
      going(['Long Dark Reach', 'Orc-raiders'], two, {}, { deck: [...six, 'Cram', 'Cram', 'Hobgoblins'] }),
    );
    t.player('Bob').mayNot('Long Dark Reach', { because: 'at least 10 cards' });
  });
  scenario(
    '[DM-70] [ME-CARD-0417, ME-CARD-0723] Long Dark Reach: Stealth keeps nobody from being reached',
    (t) => {
      t.given({
        phase: 'organization',
        players: {
          Ann: {
            hand: ['Stealth', 'Escape'],
            deck: rest,
            companies: [{ ...company('Rivendell', 'Merry', 'Elladan'), movesTo: 'Ettenmoors' }],
          },
          Bob: {
            ...Bob,
            hand: ['Long Dark Reach', 'Orc-raiders'],
            deck: [...six, 'Orc-warband', ...rest, ...rest],
          },
        },
      });
      t.player('Ann').does('Pass', 'Stealth: at the end');
      resolveChain(t);
      while (!offers(t, 'Long Dark Reach: as'))
        t.choose(t.state.kernel.asked, t.offered().includes('Pass') ? 'Pass' : t.offered()[0]);
      t.player('Bob').mayNot('Orc-raiders', { to: 'attack', because: 'no creatures' });
      play(t);
      t.expect.card('Orc-warband', { in: 'attacking' });
    },
  );
});
