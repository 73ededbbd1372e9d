/** The Lidless Eye: resource short-events of magic, and of those who serve the Nine. */
import { describe, expect } from 'vitest';
import { Bob, idleUntil, offers, resolveChain, rowOf, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

describe('[LE-162] Akhôrahil Unleashed', () => {
  const calling = (who: readonly (string | object)[]) => ({
    players: {
      Ann: minion('Dol Guldur', who, {
        hand: ['Akhôrahil Unleashed'],
        deck: ['Words of Menace and Deceit', 'Black Mace'],
        discard: ['The Tormented Earth', 'High Helm'],
      }),
      Bob,
    },
  });
  scenario('finds a card of magic in play deck or discard pile', (t) => {
    t.given(calling(['Akhôrahil the Ringwraith']));
    t.player('Ann').does('Akhôrahil Unleashed: on');
    resolveChain(t);
    t.player('Ann').does('Yes');
    expect([...t.offered()].sort()).toEqual(['The Tormented Earth', 'Words of Menace and Deceit']);
    t.player('Ann').does('Words of Menace and Deceit');
    t.player('Ann').has({ hand: ['Words of Menace and Deceit'], deck: ['Black Mace'], discard: 3 });
  });
  scenario('the play deck that was looked through is shuffled', (t) => {
    const { players } = calling(['Akhôrahil the Ringwraith']);
    const deck = ['High Helm', 'Black Mace', 'Cram', 'Foul-smelling Paste', 'Words of Menace and Deceit'];
    t.given({ players: { ...players, Ann: { ...players.Ann, deck } } });
    t.player('Ann').does('Akhôrahil Unleashed: on');
    resolveChain(t);
    expect(t.state.card.knownTo[rowOf(t.state, 'Cram')]).not.toBe(0);
    t.player('Ann').does('No');
    // Once it is shuffled nobody knows which card is which.
    const known = ['Black Mace', 'Cram', 'Foul-smelling Paste'].map(
      (name) => t.state.card.knownTo[rowOf(t.state, name)],
    );
    expect(known).toEqual([0, 0, 0]);
  });
  scenario('not for another Ringwraith', (t) => {
    t.given(calling(['Ren the Ringwraith']));
    t.player('Ann').mayNot('Akhôrahil Unleashed', { because: 'nothing to choose' });
  });
  scenario('nor as a follower', (t) => {
    t.given(calling(['Ren the Ringwraith', 'Akhôrahil the Ringwraith']));
    t.player('Ann').mayNot('Akhôrahil Unleashed', { because: 'nothing to choose' });
  });
});

describe('[LE-178] Crooked Promptings', () => {
  const trying = (roll: readonly number[], who: readonly (string | object)[]) => ({
    phase: 'at the site',
    turn: 5,
    dice: roll,
    players: { Ann: minion('Moria', who, { hand: ['Orcs of Moria', 'Crooked Promptings'] }), Bob },
  });
  for (const [roll, where] of [
    [[4, 4], 'factions'],
    [[3, 4], 'discard'],
  ] as const)
    scenario(`[LE-178/1] +3 to an attempt beside a diplomat: ${roll[0] + roll[1]}`, (t) => {
      t.given(trying(roll, ['Lagduf', { card: 'Layos', status: 'tapped' }]));
      t.player('Ann').does('Orcs of Moria: try', 'Crooked Promptings: when your character makes');
      resolveChain(t);
      t.expect.card('Orcs of Moria', { in: `${where} of Ann` });
    });
  scenario('[LE-178/1] not without one', (t) => {
    t.given(trying([6, 6], ['Lagduf', { card: 'Muzgash', status: 'tapped' }]));
    t.player('Ann').does('Orcs of Moria: try');
    t.expect.card('Crooked Promptings', { in: 'hand of Ann' });
  });
  const checking = (...others: readonly string[]) => ({
    phase: 'corruption check',
    check: { character: 'Dôgrib' },
    // Three points of corruption, a modifier of −1: 3 + 2 − 1 is more.
    dice: [1, 2],
    players: {
      Ann: minion('Moria', [bearing('Dôgrib', 'Black Mace'), ...others], { hand: ['Crooked Promptings'] }),
      Bob,
    },
  });
  scenario('[LE-178/2] or +2 to a corruption check', (t) => {
    t.given(checking('Layos'));
    t.player('Ann').does('Crooked Promptings: when your character is about', 'Roll');
    t.expect.card('Dôgrib', { status: 'untapped' });
  });
  scenario('[LE-178/2] not without a diplomat', (t) => {
    t.given(checking('Ostisen'));
    t.player('Ann').mayChoose.excludes('Crooked Promptings');
    t.player('Ann').does('Roll');
    t.expect.card('Dôgrib', { status: 'tapped' });
  });
});

describe('[LE-223] The Ring Leaves Its Mark', () => {
  const marked = (who: object | string, more: object, dice: readonly number[] = []) => ({
    dice,
    players: {
      Ann: minion('Dol Guldur', [who], { hand: ['The Ring Leaves Its Mark'], deck: ['Black Mace'], ...more }),
      Bob,
    },
  });
  const play = 'The Ring Leaves Its Mark: on';
  for (const [card, pile] of [
    ['Black Rider', 'discard'],
    ['Fell Rider', 'sideboard'],
    ['Heralded Lord', 'discard'],
  ] as const)
    scenario(`[LE-223/1] ${card} from the ${pile} into the play deck`, (t) => {
      t.given(marked('Layos', { [pile]: [card, 'High Helm'] }));
      t.player('Ann').does(play);
      resolveChain(t);
      t.player('Ann').has({ deck: 2 });
      t.expect.card('High Helm', { in: `${pile} of Ann` });
    });
  scenario('[LE-223/1] nothing else', (t) => {
    t.given(marked('Layos', { discard: ['High Helm'] }));
    t.player('Ann').mayNot('The Ring Leaves Its Mark', { because: 'nothing to choose' });
  });
  for (const [roll, status] of [
    [[3, 4], 'untapped'],
    [[3, 3], 'tapped'],
  ] as const)
    scenario(`[LE-223/2] a roll of ${roll[0] + roll[1]} leaves the Ringwraith ${status}`, (t) => {
      t.given(marked({ card: 'Ren the Ringwraith', status: 'tapped' }, {}, roll));
      t.player('Ann').does(play);
      resolveChain(t);
      t.expect.card('Ren the Ringwraith', { status });
    });
  scenario('[LE-223/2] not one who is untapped', (t) => {
    t.given(marked('Ren the Ringwraith', {}));
    t.player('Ann').mayNot('The Ring Leaves Its Mark', { because: 'nothing to choose' });
  });
});

describe('[LE-258] Words of Menace and Deceit', () => {
  const speaking = (who: readonly (string | object)[], dice: readonly number[] = []) => ({
    dice,
    players: {
      Ann: minion('Dol Guldur', who, {
        hand: [
          'Words of Menace and Deceit',
          { card: 'Words of Menace and Deceit', as: 'second' },
          'Strange Rations',
        ],
      }),
      Bob,
    },
  });
  const play = 'Words of Menace and Deceit: on';
  scenario('+5 direct influence this turn; he checks corruption at −4', (t) => {
    // 6 − 4 against 2 points: a minion taps.
    t.given(speaking([bearing('Belegorn', 'High Helm')], [3, 3]));
    t.player('Ann').does(play);
    resolveChain(t);
    t.expect.value('Belegorn', 'direct influence', 9).card('Belegorn', { status: 'tapped' });
    expect(offers(t, play)).toBe(false);
    idleUntil(t, () => t.state.global.active === 2);
    t.expect.value('Belegorn', 'direct influence', 4);
  });
  scenario('a Ringwraith makes no check', (t) => {
    t.given(speaking(['Indûr the Ringwraith']));
    t.player('Ann').does(play);
    resolveChain(t);
    t.expect.value('Indûr the Ringwraith', 'direct influence', 10);
  });
  scenario('nobody who has no spirit-magic', (t) => {
    t.given(speaking(['Hador', 'Ciryaher']));
    t.player('Ann').mayNot('second', { because: 'nothing to choose' });
  });
});
