/** The Balrog: hazard long-events. */
import { describe } from 'vitest';
import { borrow } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

describe('[BA-25] The Sun Shone Fiercely', () => {
  borrow('LE-21');
  const sunny = (at: string, who: string, events: readonly string[] = []) => ({
    phase: 'site',
    players: {
      Ann: { companies: [company(at, who)] },
      Bob: { ...Bob, events: ['The Sun Shone Fiercely', ...events] },
    },
  });
  for (const [who, at, night, prowess] of [
    ['Gimli', 'Moria', ['Doors of Night'], 4],
    ['Gimli', 'Moria', [], 3],
    ['Gimli', 'The Under-grottos', [], 5],
    ['Elladan', 'Moria', [], 5],
    ['Lieutenant of Dol Guldur', 'Moria', [], 5],
    ['Gorbag', 'Moria', ['Doors of Night'], 5],
  ] as const)
    scenario(`[BA-25/2 BA-25/3] ${who} at ${at}, ${night.length} Doors of Night: ${prowess}`, (t) => {
      t.given(sunny(at, who, night));
      t.expect.value(who, 'prowess', prowess);
    });
  for (const [from, to, prowess] of [
    ['Moria', 'The Under-gates', 5],
    ['The Under-grottos', 'Goblin-gate', 5],
    ['Rivendell', 'Moria', 3],
  ] as const)
    scenario(`[BA-25/3] moving from ${from} to ${to}: ${prowess}`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: { companies: [{ ...company(from, 'Gimli'), movesTo: to }] },
          Bob: { ...Bob, hand: ['Orc-guard'], events: ['The Sun Shone Fiercely'] },
        },
      });
      t.expect.value('Gimli', 'prowess', prowess);
    });
});
