/** The Balrog: Show Things Unbidden. */
import { expect } from 'vitest';
import { Bob, company, type Placed, scenario } from '../../../table.ts';

const unbidden = 'Show Things Unbidden';
const gazing = (at: string, status: string, hand: readonly Placed[]) => ({
  players: {
    Ann: { hand: [unbidden], companies: [company(at, { card: 'Galadriel', status }, 'Haldir')] },
    Bob: { ...Bob, hand },
  },
});
const foes = ['Orc-raiders', 'Cave-drake', 'Giant', 'Hobgoblins'];
scenario('[BA-32] he chooses three hazards, which go back into his play deck', (t) => {
  t.given(gazing('Lórien', 'untapped', [...foes, 'Cram', 'Doors of Night']));
  t.player('Ann').does(unbidden);
  t.player('Bob').mayChoose.excludes('Cram', 'Doors of Night');
  t.player('Bob').does('Orc-raiders', 'Cave-drake', 'Giant');
  t.player('Bob').has({ hand: 3, deck: 3 });
  t.expect.card('Hobgoblins', { in: 'hand of Bob' }).card('Galadriel', { status: 'tapped' });
});
scenario('[BA-32] of fewer, all go back, and his hand is seen', (t) => {
  t.given(gazing('Lórien', 'untapped', ['Orc-raiders', 'Giant', 'Cram', 'Doors of Night']));
  t.player('Ann').does(unbidden);
  t.player('Bob').has({ hand: 2, deck: 2 });
  expect((t.state.card.knownTo[t.who.card('Cram')] & 2) !== 0).toBe(true);
  t.expect.card('Doors of Night', { in: 'hand of Bob' });
});
scenario('[BA-32] not while Galadriel is tapped', (t) => {
  t.given(gazing('Lórien', 'tapped', foes));
  t.player('Ann').mayNot(unbidden, { because: 'Galadriel at Lórien' });
});
scenario('[BA-32] nor elsewhere', (t) => {
  t.given(gazing('Rivendell', 'untapped', foes));
  t.player('Ann').mayNot(unbidden, { because: 'Galadriel at Lórien' });
});
