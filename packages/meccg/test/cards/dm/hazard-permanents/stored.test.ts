/** Dark Minions: a hazard that takes back what was stored. */
import { describe } from 'vitest';
import { Bob, company, going, idleUntil, offers, resolveChain, scenario } from '../../../table.ts';
import { twins } from '../../positions.ts';

const CARD = 'Neither so Ancient Nor so Potent';
describe(`[DM-73] ${CARD}`, () => {
  scenario('[ME-CARD-0495] a stored item goes back to the hand, and 2 item points come for it', (t) => {
    t.given(
      going([CARD, 'Orc-guard'], twins, { hand: ['Cram'], points: ['Glamdring', 'Reforging', 'Wargs'] }),
    );
    t.player('Ann').has({ 'item points': 2 });
    t.player('Bob').does(`${CARD}: as`);
    resolveChain(t);
    t.expect.card('Glamdring', { in: 'hand of Ann' }).card(CARD, { in: 'points of Ann' });
    t.player('Ann').has({ 'item points': 2, 'kill points': 1 });
  });
  scenario('not where nothing is stored, and nothing of his own', (t) => {
    t.given(going([CARD, 'Orc-guard'], twins, { points: ['Wargs'] }, { points: ['Glamdring'] }));
    t.player('Bob').mayNot(CARD, { because: 'nothing to choose a stored item' });
  });
  scenario('what was stored with it is discarded', (t) => {
    const stone = { card: 'Palantír of Orthanc', on: ['Align Palantír'] };
    t.given({
      dice: [6, 6],
      players: {
        Ann: { companies: [company('Rivendell', { card: 'Aragorn II', on: [stone] })] },
        Bob: { ...Bob, hand: [CARD, 'Orc-guard'] },
      },
    });
    t.player('Ann').does('Palantír of Orthanc: store');
    t.expect
      .card('Palantír of Orthanc', { in: 'points of Ann' })
      .card('Align Palantír', { in: 'points of Ann' });
    idleUntil(t, () => offers(t, `${CARD}: as`));
    t.player('Bob').does(`${CARD}: as`);
    resolveChain(t);
    t.expect
      .card('Palantír of Orthanc', { in: 'hand of Ann' })
      .card('Align Palantír', { in: 'discard of Ann' });
  });
});
