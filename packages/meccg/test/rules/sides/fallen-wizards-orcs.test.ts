/** What Orcs and Trolls of a fallen-wizard may not do with hero resources. ME-FW-506..510 */
import { describe } from 'vitest';
import { facingStrike, noTap, shortEvent } from '../../../src/cards/words/index.ts';
import { fallen, TOWERS } from '../../fallen-wizards.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

borrow('LE-33');

invent('Foul Trick', 'LE-171', shortEvent({ when: facingStrike, effect: noTap }));

describe('hero resources', () => {
  const struck = (who: string, hand: readonly string[]) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 8 },
    players: { Ann: { ...fallen, hand, companies: [company('TW-413', who)] }, Bob },
  });
  scenario('[ME-FW-507] are of no use to an Orc who is struck', (t) => {
    t.given(struck('Orc Veteran', ['Dodge', 'Foul Trick']));
    t.player('Ann').does('Orc Veteran', 'No').mayChoose.includes('Foul Trick: ');
    t.player('Ann').mayNot('Dodge', { because: 'Orcs and Trolls', rule: 'ME-FW-507' });
  });
  scenario('[ME-FW-507] but to a Man', (t) => {
    t.given(struck('Layos', ['Dodge']));
    t.player('Ann').does('Layos', 'No');
    t.player('Ann').mayChoose.includes('Dodge: ');
  });
  const attacked = (...names: readonly string[]) => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 8 },
    players: { Ann: { ...fallen, hand: ['Concealment'], companies: [company('TW-413', ...names)] }, Bob },
  });
  scenario('[ME-FW-509] need another scout than an Orc', (t) => {
    t.given(attacked('Orc Sniffler', 'Layos'));
    t.player('Ann').mayNot('Concealment', { because: 'nothing to choose' });
  });
  scenario('[ME-FW-509] and any other will do', (t) => {
    t.given(attacked('Orc Sniffler', 'Bilbo'));
    t.player('Ann').mayChoose.includes('Concealment: ');
  });
  scenario('[ME-FW-509] the Orcs of others are no concern of it', (t) => {
    const { players, ...rest } = attacked('Orc Sniffler', 'Layos');
    t.given({ ...rest, players: { ...players, Ann: { ...players.Ann, side: 'wizard' } } });
    t.player('Ann').mayChoose.includes('Concealment: ');
  });
  const four = (fourth: string) => ({
    players: {
      Ann: {
        ...fallen,
        hand: ['Fellowship'],
        companies: [company(TOWERS, 'Layos', 'Haldir', 'Elladan', fourth)],
      },
      Bob,
    },
  });
  scenario('[ME-FW-506] lie on no company with an Orc', (t) => {
    t.given(four('Orc Veteran'));
    t.player('Ann').mayNot('Fellowship', { because: 'nothing to choose' });
  });
  scenario('[ME-FW-506 ME-ALIGN-008 ME-FW-2007] and on any other at a Wizardhaven', (t) => {
    t.given(four('Gimli'));
    t.player('Ann').mayChoose.includes('Fellowship: ');
  });
});
