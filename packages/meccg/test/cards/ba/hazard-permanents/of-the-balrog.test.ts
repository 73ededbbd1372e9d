/** The Balrog: hazard permanent-events on The Balrog. */
import { describe, expect } from 'vitest';
import { balrog, bearer, host } from '../../../balrog.ts';
import { Bob, idleUntil, offers, resolveChain, scenario } from '../../../table.ts';

describe('[BA-18] Fled into Darkness', () => {
  const CARD = 'Fled into Darkness';
  const struck = (prowess: number, who: string) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess },
    players: { Ann: balrog({ companies: [host('The Under-vaults', who)] }), Bob: { ...Bob, hand: [CARD] } },
  });
  scenario('[BA-18/1] a strike too strong for him is cancelled, and he taps', (t) => {
    t.given(struck(9, 'The Balrog'));
    t.player('Ann').does('The Balrog');
    idleUntil(t, () => offers(t, `${CARD}: as`));
    t.player('Bob').does(`${CARD}: as`);
    resolveChain(t);
    expect(bearer(t, CARD)).toBe('The Balrog');
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('The Balrog', { status: 'tapped' });
  });
  for (const [prowess, who] of [
    [8, 'The Balrog'],
    [9, 'Azog'],
  ] as const)
    scenario(`[BA-18/1] not ${prowess} against ${who}`, (t) => {
      t.given({ ...struck(prowess, who), dice: [6, 6] });
      t.player('Ann').does(who);
      expect(offers(t, `${CARD}: as`)).toBe(false);
      idleUntil(t, () => {
        expect(offers(t, `${CARD}: as`)).toBe(false);
        return t.state.global.attack === 0;
      });
    });
  scenario('[BA-18/2] he does not untap once, and then it is discarded', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: balrog({
          companies: [
            host(
              'The Under-vaults',
              { card: 'The Balrog', status: 'tapped', on: [{ card: CARD, owner: 'Bob' }] },
              { card: 'Azog', status: 'tapped' },
            ),
          ],
        }),
        Bob,
      },
    });
    idleUntil(t, () => t.state.global.phase > 1);
    resolveChain(t);
    t.expect
      .card('The Balrog', { status: 'tapped' })
      .card('Azog', { status: 'untapped' })
      .card(CARD, { in: 'discard of Bob' });
  });
});
