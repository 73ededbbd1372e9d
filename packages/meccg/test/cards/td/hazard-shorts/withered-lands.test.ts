/** The Dragons: hazard short-events, Withered Lands. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../../table.ts';

describe('[TD-85] Withered Lands', () => {
  const moving = (to: string, events: readonly string[], hand: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: { hand: ['Escape'], companies: [{ ...company('Lórien', 'Elladan'), movesTo: to, by: 'starter' }] },
      Bob: { ...Bob, hand, events },
    },
  });
  const night = ['Doors of Night'];
  for (const [id, to, type] of [
    ['TD-85/1', 'Dol Guldur', 'Wilderness'],
    ['TD-85/2', 'Dead Marshes', 'Shadow-land'],
    ['TD-85/3', 'Dol Guldur', 'Border-land'],
  ] as const)
    scenario(`[${id}] a ${type} on the way to ${to} is two Wildernesses`, (t) => {
      t.given(moving(to, night, ['Withered Lands', 'Giant']));
      t.player('Bob').mayNot('Giant', { to: 'attack', because: 'keyed' });
      t.player('Bob').does(
        `Withered Lands: as a hazard, if Doors of Night is in play and its site path has a ${type}`,
      );
      resolveChain(t);
      t.player('Bob').mayChoose.includes('Giant: attack');
    });
  scenario('[TD-85/1] not without Doors of Night', (t) => {
    t.given(moving('Dol Guldur', [], ['Withered Lands', 'Orc-guard']));
    t.player('Bob').mayNot('Withered Lands', { because: 'Doors of Night' });
  });
  scenario('[TD-85/2] not without a Shadow-land', (t) => {
    t.given(moving('Dol Guldur', night, ['Withered Lands', 'Orc-guard']));
    t.player('Bob').mayChoose.excludes(
      'Withered Lands: as a hazard, if Doors of Night is in play and its site path has a Shadow-land',
    );
  });
  scenario('[TD-85/1] [ME-CARD-0846] with Morgul Night the result stays two Wildernesses', (t) => {
    t.given(moving('Dead Marshes', ['Doors of Night', 'Morgul Night'], ['Withered Lands', 'Giant']));
    t.expect.table({ 'site path': 'shadow-land, dark-domain, dark-domain' });
    t.player('Bob').does('Withered Lands: as');
    resolveChain(t);
    t.expect.table({ 'site path': 'wilderness, dark-domain, dark-domain' });
    t.player('Bob').mayChoose.includes('Giant: attack');
  });
});
