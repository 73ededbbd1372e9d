/** The Lidless Eye: resource short-events of magic, and of those who serve the Nine. */
import { describe, expect } from 'vitest';
import { Bob, company, idleUntil, resolveChain, scenario } from '../../table.ts';
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
    expect(t.offered().some((text) => text.startsWith(play))).toBe(false);
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

describe('[LE-179] Deeper Shadow', () => {
  const moving = (
    hand: readonly (string | object)[],
    {
      who = ['Ciryaher'],
      dice = [],
      stays = false,
    }: { who?: readonly (string | object)[]; dice?: readonly number[]; stays?: boolean } = {},
  ) => ({
    phase: 'hazards',
    dice,
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Deeper Shadow'],
        companies: [
          {
            ...company(stays ? 'Dimrill Dale' : 'Dol Guldur', ...who),
            ...(stays ? {} : { movesTo: 'Dimrill Dale', by: 'starter' }),
          },
        ],
      },
      Bob: { ...Bob, hand },
    },
  });
  type Asked = { offered(): readonly string[] };
  const way = (t: Asked, which: RegExp): string => t.offered().find((text) => which.test(text)) ?? '';
  const darkens = (t: Parameters<Parameters<typeof scenario>[1]>[0], which: RegExp): void => {
    t.player('Ann').does(way(t, which));
    resolveChain(t);
    if (t.offered().includes('Roll')) t.player('Ann').does('Roll');
  };
  const [site, region, limit] = [/Deeper.*treat that site/, /Deeper.*treat one/, /Deeper.*hazard limit/];
  /** Over the Redhorn Gate, a Wilderness. */
  const nearby = (dice: readonly number[]) => ({
    phase: 'hazards',
    dice,
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Deeper Shadow'],
        companies: [{ ...company('Moria', 'Ciryaher'), movesTo: 'Dimrill Dale', by: ['Redhorn Gate'] }],
      },
      Bob: { ...Bob, hand: ['Orc-watch', 'Wargs'] },
    },
  });
  scenario('[LE-179/1, ME-CARD-0144] a Ruins & Lairs becomes a Shadow-hold', (t) => {
    t.given(nearby([6, 6]));
    darkens(t, site);
    t.expect.card('Deeper Shadow', { in: 'discard of Ann' });
    t.player('Bob').mayChoose.includes('Orc-watch: attack');
  });
  scenario('[LE-179/1] without it nothing is keyed to one', (t) => {
    t.given(nearby([]));
    t.player('Ann').does('Pass');
    t.player('Bob').mayNot('Orc-watch', { because: 'keyed' });
    t.player('Bob').mayChoose.includes('Wargs: attack');
  });
  scenario('[LE-179/2] of two Wildernesses one becomes a Shadow-land', (t) => {
    t.given(moving(['Hobgoblins', 'Wargs'], { dice: [6, 6] }));
    t.expect.table({ 'site path': 'dark-domain, shadow-land, wilderness, wilderness' });
    darkens(t, region);
    t.expect.table({ 'site path': 'dark-domain, shadow-land, shadow-land, wilderness' });
    t.player('Bob').mayNot('Hobgoblins', { because: 'keyed' });
    t.player('Bob').mayChoose.includes('Wargs: attack');
  });
  scenario('[LE-179/3] the hazard limit is one less', (t) => {
    t.given(moving(['Wargs'], { dice: [6, 6] }));
    t.expect.table({ hazardLimit: 2 });
    darkens(t, limit);
    t.expect.table({ hazardLimit: 1 });
  });
  scenario('[LE-179/3, ME-CARD-0145] a hazard that is beyond it now comes to nothing', (t) => {
    t.given(moving(['Rebel-talk', 'Minions Stir'], { dice: [6, 6] }));
    t.player('Ann').does('Pass');
    t.player('Bob').does('Rebel-talk: as');
    resolveChain(t);
    t.expect.card('Rebel-talk', { in: 'on of Ciryaher' });
    t.player('Ann').does('Pass');
    t.player('Bob').does('Minions Stir: as');
    darkens(t, limit);
    resolveChain(t);
    t.expect.card('Minions Stir', { in: 'discard of Bob' });
  });
  scenario('[LE-179/3, ME-CARD-0145] and a card on guard goes back to hand', (t) => {
    t.given(moving(['Rebel-talk', 'Orc-guard'], { dice: [6, 6] }));
    t.player('Ann').does('Pass');
    t.player('Bob').does('Rebel-talk: as');
    resolveChain(t);
    t.player('Ann').does('Pass');
    t.player('Bob').does('Orc-guard: place on guard');
    darkens(t, limit);
    t.expect.card('Orc-guard', { in: 'hand of Bob' });
  });
  for (const [dice, status] of [
    [[2, 3], 'tapped'],
    [[3, 3], 'untapped'],
  ] as const)
    scenario(`[LE-179/3] he checks corruption at −3: ${dice[0] + dice[1]}`, (t) => {
      t.given(moving(['Wargs'], { who: [bearing('Ciryaher', 'High Helm')], dice }));
      darkens(t, limit);
      t.expect.card('Ciryaher', { status });
    });
  scenario('[LE-179/3] a Ringwraith does not', (t) => {
    t.given({
      ...moving(['Wargs']),
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Deeper Shadow'],
          events: [{ card: 'Black Rider', company: 'riders' }],
          companies: [
            {
              ...company('Dol Guldur', 'Ren the Ringwraith'),
              as: 'riders',
              movesTo: 'Dimrill Dale',
              by: 'starter',
            },
          ],
        },
        Bob: { ...Bob, hand: ['Wargs'] },
      },
    });
    darkens(t, limit);
    t.expect.table({ hazardLimit: 1 });
  });
  scenario('[LE-179/1, LE-179/3, ME-CARD-0146] not by one who does not move', (t) => {
    t.given(moving(['Wargs'], { stays: true }));
    t.player('Ann').mayNot('Deeper Shadow', { because: 'nothing to choose' });
  });
  scenario('[LE-179/1] nor by one without such magic', (t) => {
    t.given(moving(['Wargs'], { who: ['Belegorn'] }));
    t.player('Ann').mayNot('Deeper Shadow', { because: 'nothing to choose' });
  });
  scenario('[LE-179/1, ME-CARD-0147] a Ruins & Lairs of the Under-deeps, too', (t) => {
    t.given({
      phase: 'hazards',
      dice: [6, 6],
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Deeper Shadow'],
          companies: [{ ...company('Goblin-gate', 'Ciryaher'), movesTo: 'The Under-grottos' }],
        },
        Bob: { ...Bob, hand: ['Orc-watch'] },
      },
    });
    darkens(t, site);
    t.player('Bob').mayChoose.includes('Orc-watch: attack');
  });
  scenario('[LE-179/2] not where the path has no Wilderness', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Deeper Shadow'],
          companies: [{ ...company('Dol Guldur', 'Ciryaher'), movesTo: 'Bandit Lair', by: 'starter' }],
        },
        Bob: { ...Bob, hand: ['Wargs'] },
      },
    });
    expect(way(t, region)).toBe('');
    expect(way(t, site)).not.toBe('');
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
    idleUntil(t, () => t.offered().some((text) => text.startsWith('Weigh')));
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
