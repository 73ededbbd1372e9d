/** The Wizards: Swordmaster. */
import { borrow } from '../../../invented.ts';
import { Bob, company, scenario } from '../../../table.ts';

borrow('TW-140'); // Denethor II, a warrior and sage

const swordmaster = 'Swordmaster';
scenario('[TW-498/1] a sage and the site tap for it', (t) => {
  t.given({
    phase: 'at the site',
    players: { Ann: { hand: [swordmaster], companies: [company('Amon Hen', 'Arwen')] }, Bob },
  });
  t.player('Ann').does(swordmaster);
  t.expect.card(swordmaster, { in: 'on of Arwen' }).card('Arwen', { status: 'tapped', 'site tapped': true });
  t.player('Ann').has({ 'miscellaneous points': 1 });
});
scenario('[TW-498/1] not twice on one', (t) => {
  t.given({
    phase: 'at the site',
    players: {
      Ann: {
        hand: [{ card: swordmaster, as: 'second' }],
        companies: [company('Amon Hen', { card: 'Arwen', on: [swordmaster] })],
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('second', { because: 'sage' });
});
const armed = (who: string, ...on: readonly string[]) => ({
  phase: 'attack',
  attack: { strikes: 1, prowess: 12, race: 'Troll' },
  players: { Ann: { hand: ['Dodge'], companies: [company('Moria', { card: who, on })] }, Bob },
});
scenario('[TW-498/2] the sage is a warrior', (t) => {
  t.given(armed('Arwen', swordmaster, 'Sword of Gondolin'));
  t.expect.value('Arwen', 'prowess', 4, { by: { 'Sword of Gondolin': 2 } });
});
scenario('[TW-498/2] and was none before', (t) => {
  t.given(armed('Arwen', 'Sword of Gondolin'));
  t.expect.value('Arwen', 'prowess', 2);
});
// Beretar and Arwen: who was a warrior anyway uses both.
scenario('[TW-498/3] who is a warrior anyway uses two weapons', (t) => {
  t.given(armed('Celeborn', swordmaster, 'Sting', 'Dagger of Westernesse'));
  t.expect.value('Celeborn', 'prowess', 8, { base: 6 });
});
scenario('[TW-498/3] one without it', (t) => {
  t.given(armed('Celeborn', 'Sting', 'Dagger of Westernesse'));
  t.expect.value('Celeborn', 'prowess', 7);
});
scenario('[TW-498/3] one only if he is a warrior by it', (t) => {
  t.given(armed('Arwen', swordmaster, 'Sting', 'Dagger of Westernesse'));
  t.expect.value('Arwen', 'prowess', 3);
});
scenario('[TW-498/3] never three', (t) => {
  t.given(armed('Denethor II', swordmaster, 'Sting', 'Dagger of Westernesse', 'Black Arrow', 'Glamdring'));
  t.expect.value('Denethor II', 'prowess', 5, { base: 3 });
});
for (const [order, prowess, body] of [
  [['Sting', 'Dagger of Westernesse', 'Shield of Iron-bound Ash'], 8, 9],
  [['Sting', 'Shield of Iron-bound Ash', 'Dagger of Westernesse'], 7, 9],
] as const)
  scenario(`[TW-498/3] two weapons or a shield: ${order.join(', ')}`, (t) => {
    t.given(armed('Celeborn', swordmaster, ...order));
    t.expect.value('Celeborn', 'prowess', prowess).value('Celeborn', 'body', body);
  });
scenario('[TW-498/3] with two weapons a shield gives nothing', (t) => {
  t.given(armed('Denethor II', swordmaster, 'Sting', 'Dagger of Westernesse', 'Shield of Iron-bound Ash'));
  t.expect.value('Denethor II', 'body', 6);
});
scenario('[TW-498/3] with one it does', (t) => {
  t.given(armed('Denethor II', swordmaster, 'Sting', 'Shield of Iron-bound Ash', 'Dagger of Westernesse'));
  t.expect.value('Denethor II', 'body', 7).value('Denethor II', 'prowess', 4);
});
scenario('[TW-498/3] what is neither weapon nor shield is used beside two weapons', (t) => {
  t.given(armed('Denethor II', swordmaster, 'Sting', 'Dagger of Westernesse', 'Hauberk of Bright Mail'));
  t.expect.value('Denethor II', 'body', 8).value('Denethor II', 'prowess', 5);
});
