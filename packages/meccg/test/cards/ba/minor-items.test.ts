/** The Balrog: minor items. */
import { describe } from 'vitest';
import { attackWith, Bob, company, going, idleUntil, resolveChain, scenario } from '../../table.ts';

describe('Elven Rope', () => {
  const bearing = (who: string, status: object = {}, at = 'Rivendell') => ({
    phase: 'organization',
    players: {
      Ann: { companies: [company(at, { card: who, on: ['Elven Rope'], ...status })] },
      Bob,
    },
  });
  scenario('[BA-34/1] Elven Rope: it and a ranger tap for one region more', (t) => {
    t.given(bearing('Elladan'));
    t.player('Ann').does('Elladan: declare movement');
    t.player('Ann').mayChoose.excludes('Minas Tirith', 'Dol Amroth', 'Edoras');
  });
  scenario('[BA-34/1] Elven Rope: with it, farther', (t) => {
    t.given(bearing('Elladan'));
    t.player('Ann').does('Elven Rope: in your organization phase');
    resolveChain(t);
    t.expect.card('Elven Rope', { status: 'tapped' }).card('Elladan', { status: 'tapped' });
    t.player('Ann').does('Elladan: declare movement');
    t.player('Ann').mayChoose.includes('Edoras');
  });
  scenario('[BA-34/1] Elven Rope: not for one who is no ranger', (t) => {
    t.given(bearing('Haldir', {}, 'Bree'));
    t.player('Ann').mayNot('Elven Rope', { because: 'ranger' });
  });
  scenario('[BA-34/1] Elven Rope: not for a tapped ranger', (t) => {
    t.given(bearing('Elladan', { status: 'tapped' }, 'Bree'));
    t.player('Ann').mayNot('Elven Rope', { because: 'untapped' });
  });
  const hunted = (creature: string, dice: readonly number[], others: readonly string[] = []) => ({
    ...going([creature, 'Orc-raiders'], [{ card: 'Beorn', on: ['Elven Rope'] }, ...others], {
      hand: ['Escape'],
    }),
    dice,
  });
  const beats = (t: Parameters<Parameters<typeof scenario>[1]>[0], creature: string, key?: string): void => {
    attackWith(t, 'Bob', creature, key);
    t.player('Ann').does('Pass', 'Beorn', 'No');
    resolveChain(t);
  };
  scenario('[BA-34/2] Elven Rope: a beaten creature of less than 11 prowess may be led on it', (t) => {
    t.given(hunted('Huorn', [6, 6]));
    beats(t, 'Huorn');
    t.player('Ann').does('Yes');
    t.expect.card('Huorn', { in: 'on of Elven Rope' });
    t.player('Ann').has({ points: [] });
  });
  scenario('[BA-34/2] Elven Rope: not one of 11', (t) => {
    t.given(hunted('“William” (Wûluag)', [6, 6]));
    beats(t, '“William” (Wûluag)', 'wilderness');
    t.expect.card('“William” (Wûluag)', { in: 'points of Ann' });
  });
  scenario('[BA-34/2] Elven Rope: or be taken for its points', (t) => {
    t.given(hunted('Huorn', [6, 6]));
    beats(t, 'Huorn');
    t.player('Ann').does('No');
    t.expect.card('Huorn', { in: 'points of Ann' });
  });
  scenario('[BA-34/3] Elven Rope: the creature goes when its bearer is wounded', (t) => {
    t.given(hunted('Huorn', [6, 6, 1, 1, 1, 1]));
    beats(t, 'Huorn');
    t.player('Ann').does('Yes');
    attackWith(t, 'Bob', 'Orc-raiders');
    t.player('Ann').does('Pass');
    t.expect.card('Huorn', { in: 'discard of Bob' }).card('Elven Rope', { in: 'on of Beorn' });
  });
  scenario(
    '[BA-34/4] Elven Rope: stored with a creature, 3 miscellaneous points and none for the kill',
    (t) => {
      const deck = Array.from({ length: 12 }, () => 'Cram');
      t.given({
        phase: 'hazards',
        dice: [6, 6, 6, 6],
        players: {
          Ann: {
            hand: ['Escape'],
            deck,
            companies: [
              {
                ...company('Moria', { card: 'Beorn', on: ['Elven Rope'] }),
                movesTo: 'Lórien',
                by: 'starter',
              },
            ],
          },
          Bob: { ...Bob, hand: ['Huorn'], deck },
        },
      });
      beats(t, 'Huorn');
      t.player('Ann').does('Yes');
      idleUntil(t, () => t.offered().includes('Elven Rope: store'));
      t.player('Ann').does('Elven Rope: store');
      t.player('Ann').has({ points: ['Elven Rope'], 'miscellaneous points': 3, 'kill points': 0 });
    },
  );
  scenario('[BA-34/4] Elven Rope: stored alone, it is worth nothing', (t) => {
    t.given({ ...bearing('Elladan'), dice: [6, 6] });
    t.player('Ann').does('Elven Rope: store');
    t.player('Ann').has({ 'miscellaneous points': 0 });
  });
});
