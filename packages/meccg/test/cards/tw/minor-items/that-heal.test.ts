/** The Wizards: minor items that heal: Healing Herbs and Athelas. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../../table.ts';
import { bearing } from '../../positions.ts';

describe('[TW-255] Healing Herbs', () => {
  const herbs = (...others: readonly object[]) => ({
    players: { Ann: { companies: [company('Moria', bearing('Bofur', 'Healing Herbs'), ...others)] }, Bob },
  });
  scenario('heal a wounded companion and are gone', (t) => {
    t.given(herbs({ card: 'Balin', status: 'wounded' }));
    t.player('Ann').does('Healing Herbs: on');
    t.expect
      .card('Balin', { status: 'untapped' })
      .card('Bofur', { status: 'tapped' })
      .card('Healing Herbs', { in: 'discard of Ann' });
  });
  scenario('[ME-CARD-0329] or untap one who is merely tapped', (t) => {
    t.given(herbs({ card: 'Balin', status: 'tapped' }));
    t.player('Ann').does('Healing Herbs: on');
    t.expect.card('Balin', { status: 'untapped' }).card('Bofur', { status: 'tapped' });
  });
  scenario('nobody needs them: nothing is offered', (t) => {
    t.given(herbs({ card: 'Balin' }));
    t.player('Ann').mayChoose.excludes('Healing Herbs: on');
    t.player('Ann').mayNot('Healing Herbs', {
      to: 'its text',
      because: 'nothing to choose a wounded character',
    });
  });
  scenario('not by a tapped bearer', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company(
              'Moria',
              { card: 'Bofur', status: 'tapped', on: ['Healing Herbs'] },
              { card: 'Balin', status: 'wounded' },
            ),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Healing Herbs', { to: 'its text', because: 'its bearer is untapped' });
  });
  scenario('[ME-CARD-0330, ME-BODY-506] come after the body check, not before it', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 20 },
      dice: [1, 1, 6, 6],
      players: {
        Ann: { companies: [company('Moria', bearing('Bofur', 'Healing Herbs'), 'Balin')] },
        Bob,
      },
    });
    t.player('Ann').does('Balin', 'No', 'Pass');
    t.expect.card('Balin', { in: 'out of Ann' }).card('Healing Herbs', { in: 'on of Bofur' });
  });
  scenario(
    '[ME-CARD-4024, ME-BODY-506] heal the wound after a body check that was made all the same',
    (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 2, prowess: 20 },
        // The first strike, its body check, and then the herbs before the second.
        dice: [1, 1, 1, 2],
        players: {
          Ann: { companies: [company('Moria', bearing('Bofur', 'Healing Herbs'), 'Balin', 'Gimli')] },
          Bob,
        },
      });
      t.player('Ann').does('Balin', 'Gimli', 'The strike against Balin', 'No', 'Pass');
      t.expect.table({ roll: 3, stage: 'between strikes' }).card('Balin', { status: 'wounded' });
      t.player('Ann').does('Healing Herbs: on');
      resolveChain(t);
      t.expect.card('Balin', { status: 'untapped' }).card('Healing Herbs', { in: 'discard of Ann' });
    },
  );
});

describe('[TW-255] Healing Herbs, further', () => {
  scenario('nobody of another company', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company('Moria', bearing('Bofur', 'Healing Herbs')),
            company('Moria', { card: 'Balin', status: 'wounded' }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Healing Herbs', { to: 'its text', because: 'nothing to choose' });
  });
  scenario('[ME-COMBAT-506] also before the strikes of an attack are assigned', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 12 },
      players: {
        Ann: {
          companies: [
            company('Moria', bearing('Bofur', 'Healing Herbs'), { card: 'Balin', status: 'wounded' }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Healing Herbs: on');
    t.expect.card('Balin', { status: 'untapped' });
  });
  scenario('[ME-COMBAT-506] but not when another company is attacked', (t) => {
    t.given({
      phase: 'attack',
      company: 'attacked',
      attack: { strikes: 1, prowess: 12 },
      players: {
        Ann: {
          hand: ['Concealment'],
          companies: [
            { ...company('Moria', 'Adrazar'), as: 'attacked' },
            company('Bree', bearing('Bofur', 'Healing Herbs'), { card: 'Balin', status: 'wounded' }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Healing Herbs', { to: 'its text' });
  });
});

describe('[TW-195] Athelas', () => {
  const hurt = { card: 'Elladan', status: 'wounded' };
  const with_ = (bearer: object, ...others: readonly object[]) => ({
    players: { Ann: { companies: [company('Moria', bearer, ...others)] }, Bob },
  });
  scenario('[TW-195/1] a Dúnadan taps to heal a companion, who is tapped then', (t) => {
    t.given(with_(bearing('Beregond', 'Athelas'), hurt));
    t.player('Ann').does('Athelas: on your turn');
    t.expect
      .card('Elladan', { status: 'tapped' })
      .card('Beregond', { status: 'tapped' })
      .card('Athelas', { in: 'discard of Ann' });
  });
  scenario('[TW-195/1 TD-93] with Ioreth, all the wounded around are healed, and tapped', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company('Moria', bearing('Beregond', 'Athelas'), 'Ioreth', hurt, {
              card: 'Elrohir',
              status: 'wounded',
            }),
          ],
        },
        Bob: { companies: [company('Edhellond', 'Anborn')] },
      },
    });
    t.player('Ann').does('Athelas: on your turn', 'Elladan');
    t.expect.card('Elladan', { status: 'tapped' }).card('Elrohir', { status: 'tapped' });
  });
  scenario('[TW-195/1] nobody else can use it', (t) => {
    t.given(with_(bearing('Éomer', 'Athelas'), hurt));
    t.player('Ann').mayNot('Athelas', { to: 'its text', because: 'Dúnadan' });
  });
  scenario('[TW-195/1] not a Dúnadan who is tapped', (t) => {
    t.given(with_({ card: 'Beregond', status: 'tapped', on: ['Athelas'] }, hurt));
    t.player('Ann').mayNot('Athelas', { to: 'its text', because: 'untapped' });
  });
  scenario('[TW-195/1] nor is anyone healed who is merely tapped', (t) => {
    t.given(with_(bearing('Beregond', 'Athelas'), { card: 'Elladan', status: 'tapped' }));
    t.player('Ann').mayNot('Athelas', { to: 'its text', because: 'wounded' });
  });
  scenario('[TW-195/2] Aragorn II rids a companion of a corruption card', (t) => {
    t.given(with_(bearing('Aragorn II', 'Athelas'), bearing('Legolas', 'Lure of Nature', 'Rebel-talk')));
    t.player('Ann').does('Athelas: on your turn, if its bearer is Aragorn II');
    t.expect
      .card('Lure of Nature', { in: 'discard of Ann' })
      .card('Rebel-talk', { in: 'on of Legolas' })
      .card('Aragorn II', { status: 'tapped' })
      .card('Athelas', { in: 'discard of Ann' });
  });
  scenario('[TW-195/2] another Dúnadan does not', (t) => {
    t.given(with_(bearing('Beregond', 'Athelas'), bearing('Legolas', 'Lure of Nature')));
    t.player('Ann').mayNot('Athelas', { to: 'its text', because: 'Aragorn II' });
  });
});
