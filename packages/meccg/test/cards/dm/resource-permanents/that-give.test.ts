/** Dark Minions: resource permanent-events that lie on items, sites and sages. */
import { describe, expect } from 'vitest';
import { Phase } from '../../../../src/state.ts';
import { Bob, company, idleUntil, type Placed, resolveChain, scenario } from '../../../table.ts';

describe('[DM-119] Barrow-blade', () => {
  const found = (at: string, bearer: object, hand: readonly Placed[] = ['Barrow-blade']) => ({
    phase: 'at the site',
    players: { Ann: { hand, companies: [company(at, bearer)] }, Bob },
  });
  const armed = (card: string, status = 'untapped', on: readonly string[] = []) => ({
    card,
    status,
    on: [{ card: 'Dagger of Westernesse', on }],
  });
  scenario('[DM-119/1] the bearer of a Dagger taps for it at Ruins & Lairs', (t) => {
    t.given(found('Amon Hen', armed('Legolas')));
    t.player('Ann').does('Barrow-blade');
    t.expect
      .card('Barrow-blade', { in: 'on of Dagger of Westernesse' })
      .card('Legolas', { status: 'tapped', 'corruption points': 2 });
    t.player('Ann').has({ 'item points': 1 });
  });
  scenario('[DM-119/1] not if he is tapped', (t) => {
    t.given(found('Amon Hen', armed('Legolas', 'tapped')));
    t.player('Ann').mayNot('Barrow-blade', { because: 'untapped' });
  });
  scenario('[DM-119/1] not elsewhere', (t) => {
    t.given(found('Moria', armed('Legolas')));
    t.player('Ann').mayNot('Barrow-blade', { because: 'Ruins & Lairs' });
  });
  scenario('[DM-119/1] not twice with one Dagger', (t) => {
    t.given(
      found('Amon Hen', armed('Legolas', 'untapped', ['Barrow-blade']), [
        { card: 'Barrow-blade', as: 'second' },
      ]),
    );
    t.player('Ann').mayNot('second', { because: 'no other copy' });
  });
  for (const [race, total] of [
    ['Orc', 7],
    ['Undead', 8],
    ['Nazgûl', 8],
  ] as const)
    scenario(
      `[DM-119/2 DM-119/3] Legolas has ${total} against ${race}: the Dagger takes nobody beyond 8`,
      (t) => {
        t.given({
          phase: 'attack',
          attack: { strikes: 1, prowess: 12, race },
          players: {
            Ann: {
              hand: ['Dodge'],
              companies: [company('Moria', armed('Legolas', 'untapped', ['Barrow-blade']))],
            },
            Bob,
          },
        });
        t.expect.value('Legolas', 'prowess', total, { base: 5 });
      },
    );
  for (const [race, total] of [
    ['Orc', 5],
    ['Undead', 7],
  ] as const)
    scenario(`[DM-119/2 DM-119/3] Éomer has ${total} against ${race}`, (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 12, race },
        players: {
          Ann: {
            hand: ['Dodge'],
            companies: [company('Moria', armed('Éomer', 'untapped', ['Barrow-blade']))],
          },
          Bob,
        },
      });
      t.expect.value('Éomer', 'prowess', total, { base: 3 });
    });
  scenario('[DM-119/2] nothing while another weapon is used', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 12, race: 'Orc' },
      players: {
        Ann: {
          hand: ['Dodge'],
          companies: [
            company('Moria', {
              card: 'Éomer',
              on: ['Sting', { card: 'Dagger of Westernesse', on: ['Barrow-blade'] }],
            }),
          ],
        },
        Bob,
      },
    });
    t.expect.value('Éomer', 'prowess', 4);
  });
});

describe('[DM-134] Hall of Fire', () => {
  const weary = { card: 'Elladan', status: 'wounded' };
  scenario('[DM-134/1] played on a Haven where a company is', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Hall of Fire'],
          companies: [company('Rivendell', 'Legolas'), company('Bree', 'Elrohir')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Hall of Fire');
    t.expect.card('Hall of Fire', { in: 'on of Rivendell' });
  });
  scenario('[DM-134/1] not on another site', (t) => {
    t.given({ players: { Ann: { hand: ['Hall of Fire'], companies: [company('Bree', 'Legolas')] }, Bob } });
    t.player('Ann').mayNot('Hall of Fire', { because: 'Haven' });
  });
  const resting = (halls: number, ...who: readonly Placed[]) => ({
    players: {
      Ann: {
        hand: Array.from({ length: halls }, (_x, i) => ({ card: 'Hall of Fire', as: `hall ${i}` })),
        companies: [company('Rivendell', ...who)],
      },
      Bob,
    },
  });
  scenario('[DM-134/2] one of a company there untaps, or heals to tapped', (t) => {
    t.given(resting(1, weary, { card: 'Legolas', status: 'tapped' }));
    t.player('Ann').does('hall 0');
    idleUntil(t, () => t.offered().includes('Yes'));
    t.player('Ann').does('Yes');
    t.player('Ann').mayChoose.exactly('Elladan', 'Legolas');
    t.player('Ann').does('Elladan');
    t.expect.card('Elladan', { status: 'tapped' }).card('Legolas', { status: 'tapped' });
  });
  scenario('[DM-134/2] who is tapped is untapped', (t) => {
    t.given(resting(1, { card: 'Legolas', status: 'tapped' }));
    t.player('Ann').does('hall 0');
    idleUntil(t, () => t.offered().includes('Yes'));
    t.player('Ann').does('Yes');
    t.expect.card('Legolas', { status: 'untapped' });
  });
  scenario('[DM-134/2 ME-CARD-0327] two Halls: two of them', (t) => {
    t.given(resting(2, weary, { card: 'Legolas', status: 'tapped' }));
    t.player('Ann').does('hall 0', 'hall 1');
    idleUntil(t, () => t.offered().includes('Yes'));
    t.player('Ann').does('Yes', 'Elladan');
    idleUntil(t, () => t.offered().includes('Yes'));
    t.player('Ann').does('Yes', 'Legolas');
    t.expect.card('Elladan', { status: 'tapped' }).card('Legolas', { status: 'untapped' });
  });
  for (const [to, offered] of [
    ['Rivendell', true],
    ['Lórien', false],
  ] as const)
    scenario(`[DM-134/2] a company that comes to ${to}: ${offered}`, (t) => {
      t.given({
        players: {
          Ann: {
            hand: ['Hall of Fire'],
            companies: [
              company('Rivendell', 'Arwen'),
              { ...company('Moria', { card: 'Legolas', status: 'tapped' }), movesTo: to },
            ],
          },
          Bob,
        },
      });
      t.player('Ann').does('Hall of Fire');
      let asked = false;
      idleUntil(t, () => {
        asked ||= t.offered().includes('Yes') && t.state.global.phase === Phase.movementHazard;
        return t.state.global.phase === Phase.site || asked;
      });
      expect(asked).toBe(offered);
    });
  scenario('[DM-134/3] discarded with its site', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Hall of Fire'],
          companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Lórien' }],
        },
        Bob,
      },
    });
    t.player('Ann').does('Hall of Fire');
    idleUntil(t, () => t.state.global.phase === Phase.site);
    t.expect.card('Hall of Fire', { in: 'discard of Ann' });
  });
});

describe('[DM-163] When You Know More', () => {
  scenario('[DM-163/1] a sage and the site tap for it', (t) => {
    t.given({
      phase: 'at the site',
      players: { Ann: { hand: ['When You Know More'], companies: [company('Amon Hen', 'Elrond')] }, Bob },
    });
    t.player('Ann').does('When You Know More');
    t.expect.card('When You Know More', { in: 'on of Elrond' }).card('Elrond', { status: 'tapped' });
    t.player('Ann').has({ 'miscellaneous points': 1 });
  });
  const trying = (dice: readonly number[], sage: object, ...others: readonly object[]) => ({
    phase: 'at the site',
    dice,
    players: {
      Ann: {
        hand: ['Men of Lebennin', 'A Friend or Three'],
        companies: [company('Pelargir', 'Elladan', ...(others.length === 0 ? [sage] : [])), ...others],
      },
      Bob,
    },
  });
  const wise = (status: string) => ({ card: 'Elrond', status, on: ['When You Know More'] });
  for (const [dice, where] of [
    [[6, 6, 3, 3], 'factions of Ann'],
    [[6, 6, 3, 2], 'discard of Ann'],
  ] as const)
    scenario(`[DM-163/2] he taps for +2, and checks corruption: a roll of ${dice[2] + dice[3]}`, (t) => {
      t.given(trying(dice, wise('untapped')));
      t.player('Ann').does('Men of Lebennin: try', 'Elladan', 'When You Know More');
      resolveChain(t);
      t.player('Ann').does('Roll');
      resolveChain(t);
      t.expect.card('Men of Lebennin', { in: where }).card('Elrond', { status: 'tapped' });
    });
  scenario('[DM-163/2] not when he is tapped', (t) => {
    t.given(trying([1, 1], wise('tapped')));
    t.player('Ann').does('Men of Lebennin: try');
    t.player('Ann').mayNot('When You Know More', { to: 'its text', because: 'untapped' });
    t.player('Ann').does('Pass');
  });
  scenario('[DM-163/2] not from another company', (t) => {
    t.given(trying([1, 1], {}, company('Bree', wise('untapped'))));
    t.player('Ann').does('Men of Lebennin: try');
    t.player('Ann').mayNot('When You Know More', { to: 'its text', because: 'company' });
    t.player('Ann').does('Pass');
  });
});

describe('[DM-156] Saw Further and Deeper', () => {
  const saw = 'Saw Further and Deeper';
  scenario('[DM-156/1] not once the Wizard is revealed', (t) => {
    t.given({ players: { Ann: { hand: [saw], companies: [company('Rivendell', 'Gandalf')] }, Bob } });
    t.player('Ann').mayNot(saw, { because: 'not revealed' });
  });
  scenario('[DM-156/1] not twice for one player', (t) => {
    t.given({
      players: {
        Ann: {
          hand: [{ card: saw, as: 'second' }],
          events: [saw],
          companies: [company('Rivendell', 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('second', { because: 'no other copy' });
  });
  scenario('[DM-156/2] +5 general influence', (t) => {
    t.given({ players: { Ann: { hand: [saw], companies: [company('Rivendell', 'Elladan')] }, Bob } });
    t.player('Ann').does(saw);
    t.player('Ann').has({ 'general influence': 25 });
    t.player('Bob').has({ 'general influence': 20 });
  });
  scenario('[DM-156/3 DM-156/4] the Wizard comes at home only, and then it is discarded', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Pallando'], events: [saw], companies: [company('Rivendell', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').does('Pallando: bring into play');
    t.expect.card('Pallando', { at: 'Grey Havens' }).card(saw, { in: 'discard of Ann' });
  });
  scenario('[DM-156/4] others who come leave it there', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Legolas'], events: [saw], companies: [company('Rivendell', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').does('Legolas: bring into play', 'Join Elladan at Rivendell');
    t.expect.card(saw, { in: 'events of Ann' });
  });
});
