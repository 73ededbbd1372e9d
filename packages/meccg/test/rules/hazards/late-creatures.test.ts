/** Creatures that were declared, and find nobody to attack when they resolve. ME-CHAIN-2002, ME-COMPANY-506 */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

describe('a creature that is declared', () => {
  const onTheWay = (hand: readonly string[], ...dice: readonly number[]) => ({
    phase: 'hazards',
    company: 'riders',
    dice,
    players: {
      Ann: {
        companies: [
          { ...company('Lórien', 'Anborn'), as: 'riders', movesTo: 'Dol Guldur' },
          // So that no general influence is left to keep him.
          company('Rivendell', 'Elrond', 'Glorfindel II'),
        ],
      },
      Bob: { ...Bob, hand: [...hand, 'Orc-guard'] },
    },
  });
  const answered = (t: Parameters<Parameters<typeof scenario>[1]>[0], hazard: string): void => {
    t.player('Bob').does('Orc-guard: attack', 'dark-hold', `${hazard}: as`);
    resolveChain(t);
  };
  scenario('[ME-RETURN-501] does not attack a company that was sent back before', (t) => {
    t.given(onTheWay(['Seized by Terror'], 1, 1));
    answered(t, 'Seized by Terror');
    t.expect.table({ attack: 'none' }).card('Orc-guard', { in: 'discard of Bob' });
  });
  scenario('[ME-RETURN-501] and does where it goes on', (t) => {
    t.given(onTheWay(['Seized by Terror'], 6, 6));
    answered(t, 'Seized by Terror');
    t.expect.table({ 'attack prowess': 8 }).card('Orc-guard', { in: 'attacking' });
  });
  scenario('[ME-COMPANY-506] does not attack a company that nobody is left of', (t) => {
    t.given(onTheWay(['Call of Home'], 1, 1));
    answered(t, 'Call of Home');
    t.expect.card('Anborn', { in: 'hand of Ann' }).card('Orc-guard', { in: 'discard of Bob' });
  });
  scenario('[ME-COMPANY-506] and does while somebody is', (t) => {
    t.given(onTheWay(['Call of Home'], 6, 6));
    answered(t, 'Call of Home');
    t.expect.card('Orc-guard', { in: 'attacking' });
  });
});
