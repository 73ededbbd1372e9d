/** The Lidless Eye: magic against others: Poisonous Despair and A Malady Without Healing. */
import { describe } from 'vitest';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../../table.ts';
import { minion } from '../../minions.ts';
import { bearing } from '../../positions.ts';

describe('[LE-219] Poisonous Despair', () => {
  /** Bob influences something of Ann's in his own site phase. */
  const trying = (
    who: readonly (string | object)[],
    {
      bob = [],
      more = {},
      dice = [],
    }: { bob?: readonly string[]; more?: object; dice?: readonly number[] } = {},
  ) => ({
    phase: 'at the site',
    active: 'Bob',
    turn: 5,
    dice,
    players: {
      Ann: minion('Edoras', who, { hand: ['Poisonous Despair'], ...more }),
      Bob: { hand: [...bob, 'Smoke Rings'], discard: ['Cram'], companies: [company('Edoras', 'Théoden')] },
    },
  });
  const tries = "Théoden: influence an opponent's card";
  const plays = 'Poisonous Despair: when';
  scenario('cancels an attempt against a character of his company; he checks corruption at −3', (t) => {
    // 5 − 3 against 2 points: a minion taps.
    t.given(trying(['Dôgrib', bearing('Belegorn', 'High Helm')], { dice: [2, 3] }));
    t.player('Bob').does(tries, 'Dôgrib');
    t.player('Ann').does(plays);
    resolveChain(t);
    t.player('Ann').does('Roll');
    t.expect.card('Dôgrib', { at: 'Edoras' }).card('Belegorn', { status: 'tapped' });
  });
  scenario('and one more on the dice is enough', (t) => {
    t.given(trying(['Dôgrib', bearing('Belegorn', 'High Helm')], { dice: [3, 3] }));
    t.player('Bob').does(tries, 'Dôgrib');
    t.player('Ann').does(plays);
    resolveChain(t);
    t.player('Ann').does('Roll');
    t.expect.card('Belegorn', { status: 'untapped' });
  });
  scenario('or against an item there', (t) => {
    t.given(trying([bearing('Dôgrib', 'High Helm'), 'Belegorn'], { bob: ['High Helm'], dice: [6, 6] }));
    t.player('Bob').does(tries, 'High Helm');
    t.player('Ann').does(plays);
    resolveChain(t);
    t.player('Ann').does('Roll');
    t.expect.card('High Helm #1', { in: 'on of Dôgrib' });
  });
  scenario('a Ringwraith makes no check', (t) => {
    t.given(trying(['Dôgrib', 'Adûnaphel the Ringwraith']));
    t.player('Bob').does(tries);
    t.player('Ann').does(plays);
    resolveChain(t);
    t.expect.card('Dôgrib', { at: 'Edoras' });
  });
  const far = (who: string) => ({
    companies: [company('Edoras', 'Dôgrib'), company('Dol Guldur', who)],
    factions: [{ card: 'Orcs of Moria', wonAt: 'Edoras' }],
  });
  scenario('he protects any faction as well, wherever he is', (t) => {
    t.given(trying([], { more: far('Adûnaphel the Ringwraith') }));
    t.player('Bob').does(tries, 'Orcs of Moria');
    t.player('Ann').does(plays);
    resolveChain(t);
    t.expect.card('Orcs of Moria', { in: 'factions of Ann' });
  });
  scenario('but nobody of another company', (t) => {
    t.given(trying([], { more: far('Adûnaphel the Ringwraith'), dice: [6, 6, 1, 1] }));
    t.player('Bob').does(tries, 'Dôgrib');
    t.player('Ann').mayNot('Poisonous Despair', { because: 'nothing to choose' });
    resolveChain(t);
  });
  for (const [why, who] of [
    ['no Ringwraith protects a faction', 'Belegorn'],
    ['nor one without such magic', 'Ren the Ringwraith'],
  ])
    scenario(`who is ${why}`, (t) => {
      t.given(trying([], { more: far(who), dice: [6, 6, 1, 1] }));
      t.player('Bob').does(tries, 'Orcs of Moria');
      t.player('Ann').mayNot('Poisonous Despair', { because: 'nothing to choose' });
      resolveChain(t);
    });
  scenario('not without anybody who uses such magic', (t) => {
    t.given(trying(['Dôgrib', 'Ciryaher'], { dice: [6, 6, 1, 1] }));
    t.player('Bob').does(tries, 'Dôgrib');
    t.player('Ann').mayNot('Poisonous Despair', { because: 'nothing to choose' });
    resolveChain(t);
  });
  scenario('nor against one’s own attempt', (t) => {
    t.given({
      phase: 'at the site',
      company: 'envoys',
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Orcs of Moria', 'Poisonous Despair', 'Gifts as Given of Old'],
          companies: [
            { ...company('Moria', 'Lagduf'), as: 'envoys' },
            company('Dol Guldur', 'Adûnaphel the Ringwraith'),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Orcs of Moria: try');
    t.player('Ann').mayNot('Poisonous Despair', { because: 'opponent' });
  });
});

describe('[LE-159] A Malady Without Healing', () => {
  const card = 'A Malady Without Healing';
  const sick = (who: readonly (string | object)[], bob: object, dice: readonly number[] = []) => ({
    phase: 'at the site',
    turn: 5,
    dice,
    players: {
      Ann: minion('Moria', who, { hand: [card, 'Weigh All Things to a Nicety'], discard: ['High Helm'] }),
      Bob: bob,
    },
  });
  const settle = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    resolveChain(t);
    idleUntil(t, () => offers(t, 'Weigh'));
  };
  const heroes = (...who: readonly (string | object)[]) => ({
    hand: ['New Friendship'],
    companies: [company('Moria', ...who)],
  });
  // Frodo has a body of 9 and is worth 2 points. Whoever uses it bears nothing, so that his own check is easy.
  scenario(
    '[ME-CARD-2005 ME-CARD-2007 ME-CARD-2008] a hero checks corruption, then his body, and is a kill',
    (t) => {
      // 2 − 1 + 4 is more than nothing; 10 is more than a body of 9.
      t.given(sick(['Ciryaher'], heroes('Frodo'), [1, 1, 4, 6, 6, 6]));
      t.player('Ann').does(`${card}: in`, 'Frodo');
      settle(t);
      t.expect.card('Frodo', { in: 'out of Bob' });
      t.player('Ann').has({ 'kill points': 2 });
    },
  );
  for (const [status, roll, where] of [
    ['untapped', [4, 5], 'company'],
    ['tapped', [4, 5], 'out'],
    ['tapped', [4, 4], 'company'],
  ] as const)
    scenario(`[ME-CARD-2007] the body check has +1 if he is tapped: ${status}, ${roll[0] + roll[1]}`, (t) => {
      t.given(sick(['Ciryaher'], heroes({ card: 'Frodo', status }), [6, 6, ...roll, 6, 6]));
      t.player('Ann').does(`${card}: in`, 'Frodo');
      settle(t);
      if (where === 'out') t.expect.card('Frodo', { in: 'out of Bob' });
      else t.expect.card('Frodo', { at: 'Moria' });
    });
  scenario(
    '[ME-CARD-2007 ME-CARD-2008] eliminated by corruption he makes no body check, and is a kill all the same',
    (t) => {
      t.given(
        sick(
          ['Ciryaher'],
          heroes(bearing('Beretar', 'Glamdring', 'Sting', 'The Mithril-coat')),
          [1, 1, 6, 6],
        ),
      );
      t.player('Ann').does(`${card}: in`, 'Beretar');
      settle(t);
      t.expect.card('Beretar', { in: 'out of Bob' });
      t.player('Ann').has({ 'kill points': 2 });
    },
  );
  scenario('[ME-CARD-2006] his player plays no resources on the check', (t) => {
    t.given(sick(['Ciryaher'], heroes('Elrond', 'Haldir'), [6, 6, 1, 1, 6, 6]));
    t.player('Ann').does(`${card}: in`, 'Haldir');
    resolveChain(t);
    // Elrond could tap for him; but New Friendship waits for Bob's own turn.
    t.player('Bob').mayChoose.exactly('Tap Elrond for +1', 'Roll');
    t.player('Bob').does('Roll');
  });
  for (const [dice, status] of [
    [[3, 4], 'tapped'],
    [[4, 4], 'untapped'],
  ] as const)
    scenario(`[ME-CARD-2009] who uses it checks at −5: ${dice[0] + dice[1]}`, (t) => {
      t.given(sick([bearing('Ciryaher', 'High Helm')], heroes('Frodo'), [6, 6, 1, 1, ...dice]));
      t.player('Ann').does(`${card}: in`, 'Frodo');
      settle(t);
      t.expect.card('Ciryaher', { status });
    });
  scenario('[ME-CARD-2009] a Ringwraith does not', (t) => {
    t.given(sick(['Ren the Ringwraith'], heroes('Frodo'), [6, 6, 1, 1]));
    t.player('Ann').does(`${card}: in`);
    settle(t);
    t.expect.card('Frodo', { at: 'Moria' });
  });
  scenario('[ME-CARD-2008] a minion of an opponent is no kill', (t) => {
    t.given(
      sick(['Ciryaher'], { side: 'ringwraith', companies: [company('Moria', 'Layos')] }, [6, 6, 4, 5, 6, 6]),
    );
    t.player('Ann').does(`${card}: in`, 'Layos');
    settle(t);
    t.expect.card('Layos', { in: 'out of Bob' });
    t.player('Ann').has({ 'kill points': 0 });
  });
  scenario('[ME-CARD-2008] nor is a hero of one’s own', (t) => {
    t.given({
      ...sick([], Bob, [6, 6, 4, 6, 6, 6]),
      players: {
        Ann: {
          side: 'fallen-wizard',
          hand: [card, 'Weigh All Things to a Nicety'],
          discard: ['High Helm'],
          companies: [company('Moria', 'Ciryaher', 'Frodo')],
        },
        Bob,
      },
    });
    t.player('Ann').does(`${card}: in`, 'Frodo');
    settle(t);
    t.expect.card('Frodo', { in: 'out of Ann' });
    t.player('Ann').has({ 'kill points': 0 });
  });
  scenario('one’s own character is no kill', (t) => {
    t.given(sick(['Ciryaher', 'Dôgrib'], Bob, [6, 6, 4, 5, 6, 6]));
    t.player('Ann').does(`${card}: in`, 'Dôgrib');
    settle(t);
    t.expect.card('Dôgrib', { in: 'out of Ann' });
    t.player('Ann').has({ 'kill points': 0 });
  });
  scenario('[ME-CARD-2005] neither Wizards nor Ringwraiths, and nobody elsewhere', (t) => {
    t.given(
      sick(['Ren the Ringwraith'], { companies: [company('Moria', 'Saruman'), company('Bree', 'Frodo')] }),
    );
    t.player('Ann').mayNot(card, { because: 'nothing to choose' });
  });
  scenario('[ME-CARD-2005] nor where nobody uses such magic', (t) => {
    t.given(sick(['Belegorn'], heroes('Frodo')));
    t.player('Ann').mayNot(card, { because: 'nothing to choose' });
  });
});
