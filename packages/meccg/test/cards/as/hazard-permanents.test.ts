/** Against the Shadow: hazard permanent-events. */
import { describe } from 'vitest';
import { fight } from '../../fights.ts';
import { Bob, company, going, resolveChain, scenario } from '../../table.ts';

scenario('[AS-24] Alone and Unadvised: not on someone in a company of four', (t) => {
  t.given(going(['Alone and Unadvised', 'Orc-guard'], ['Elladan', 'Elrohir', 'Haldir', 'Orophin']));
  t.player('Bob').mayNot('Alone and Unadvised', { because: 'in a company of 3 or fewer' });
});

scenario(
  '[AS-24 ME-CARD-0029] Alone and Unadvised: every check of his gets the number of his company',
  (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Bree', { card: 'Elladan', on: ['Alone and Unadvised'] }, 'Elrohir')] },
        Bob,
      },
    });
    t.expect.card('Elladan', { 'corruption check': 2, 'corruption points': 4 });
  },
);

scenario('[AS-24] Alone and Unadvised: goes when the company has four', (t) => {
  t.given({
    players: {
      Ann: {
        hand: ['Haldir'],
        companies: [
          company('Rivendell', { card: 'Elladan', on: ['Alone and Unadvised'] }, 'Elrohir', 'Balin'),
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('Haldir: bring into play', 'Join', 'Done');
  resolveChain(t);
  t.expect.card('Alone and Unadvised', { in: 'discard of Ann' });
});

describe('One Foe to Breed a War', () => {
  const hurt = (card: string, on: readonly string[] = []) => ({ card, status: 'wounded', on });
  scenario('[AS-32/1] One Foe to Breed a War: on a wounded character', (t) => {
    t.given(going(['One Foe to Breed a War', 'Orc-guard'], [hurt('Elladan'), 'Elrohir', hurt('Gandalf')]));
    t.player('Bob').does('One Foe to Breed a War: as');
    resolveChain(t);
    t.expect.card('One Foe to Breed a War', { in: 'on of Elladan' });
  });
  scenario('[AS-32/1] One Foe to Breed a War: not where nobody is', (t) => {
    t.given(going(['One Foe to Breed a War', 'Orc-guard'], ['Elladan', hurt('Gandalf')]));
    t.player('Bob').mayNot('One Foe to Breed a War', { because: 'wounded' });
  });
  scenario('[AS-32/1] One Foe to Breed a War: not twice on one', (t) => {
    t.given(
      going(
        [{ card: 'One Foe to Breed a War', as: 'second' }, 'Orc-guard'],
        [hurt('Elladan', ['One Foe to Breed a War'])],
      ),
    );
    t.player('Bob').mayNot('second', { because: 'no other copy' });
  });
  const resting = (phase: string) => ({
    phase,
    players: {
      Ann: {
        hand: ['Halfling Strength'],
        companies: [company('Rivendell', hurt('Sam Gamgee', ['One Foe to Breed a War']), hurt('Elladan'))],
      },
      Bob,
    },
  });
  scenario('[AS-32/2] One Foe to Breed a War: goes instead of his wound, in the untap phase', (t) => {
    t.given(resting('untap'));
    t.expect
      .card('One Foe to Breed a War', { in: 'discard of Ann' })
      .card('Sam Gamgee', { status: 'wounded' })
      .card('Elladan', { status: 'tapped' });
  });
  scenario('[AS-32/2] One Foe to Breed a War: or when a card would heal him', (t) => {
    t.given(resting('organization'));
    t.player('Ann').does('Halfling Strength: in your organization phase');
    resolveChain(t);
    t.expect
      .card('One Foe to Breed a War', { in: 'discard of Ann' })
      .card('Sam Gamgee', { status: 'wounded' });
  });
  const struck = (strikes: number | 'each', more: object = {}) => ({
    phase: 'attack',
    attack: { strikes, prowess: 9, race: 'Orc' },
    players: {
      Ann: { companies: [company('Moria', hurt('Elladan', ['One Foe to Breed a War']), 'Elrohir')], ...more },
      Bob,
    },
  });
  scenario('[AS-32/3] One Foe to Breed a War: the attacker gives him the first strike', (t) => {
    t.given(struck(1));
    t.player('Bob').mayChoose.exactly('Elladan', 'Pass');
    t.player('Bob').does('Elladan');
    t.expect.table({ strike: 'Elladan' });
  });
  scenario('[AS-32/3] One Foe to Breed a War: or leaves it to the defender', (t) => {
    t.given(struck(1));
    t.player('Bob').does('Pass');
    t.player('Ann').mayChoose.includes('Elrohir');
  });
  scenario('[AS-32/3] One Foe to Breed a War: only the first', (t) => {
    t.given(struck(2));
    t.player('Bob').does('Elladan');
    t.player('Ann').mayChoose.exactly('Elrohir', 'Pass');
  });
  scenario('[AS-32/3] One Foe to Breed a War: nothing to ask where each is struck', (t) => {
    t.given(struck('each'));
    t.player('Ann').mayChoose.includes('The strike against Elladan', 'The strike against Elrohir');
  });
  scenario(
    '[AS-32] [ME-ONGUARD-2006] One Foe to Breed a War: revealed on guard when something is played',
    (t) => {
      const onGuard = [{ card: 'One Foe to Breed a War', owner: 'Bob', controller: 'Bob' }];
      t.given({
        phase: 'at the site',
        players: {
          Ann: {
            hand: ['Glamdring'],
            companies: [{ ...company('Moria', hurt('Elladan'), 'Haldir'), onGuard }],
          },
          Bob,
        },
      });
      t.player('Ann').does('Glamdring: play');
      t.player('Bob').does('One Foe to Breed a War: reveal');
      resolveChain(t);
      t.expect.card('One Foe to Breed a War', { in: 'on of Elladan' });
    },
  );
});

describe('[AS-30] Full of Froth and Rage', () => {
  for (const [race, prowess, goes] of [
    ['Spider', 7, true],
    ['Animal', 7, true],
    ['Wolf', 5, false],
  ] as const)
    scenario(`[AS-30/2 AS-30/3] Full of Froth and Rage: ${race}, a prowess of ${prowess}`, (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 5, race },
        dice: [6, 6],
        players: {
          Ann: { hand: ['Escape'], companies: [company('Moria', 'Elrond')] },
          Bob: { ...Bob, events: ['Full of Froth and Rage'] },
        },
      });
      t.expect.table({ 'attack strikes': 1, 'attack prowess': prowess });
      fight(t);
      t.expect.card('Full of Froth and Rage', { in: goes ? 'discard of Bob' : 'events of Bob' });
    });
  scenario('[AS-30/3] Full of Froth and Rage: stays while it is not defeated', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 12, race: 'Spider' },
      dice: [3, 4],
      players: {
        Ann: { companies: [company('Moria', 'Elrond')] },
        Bob: { ...Bob, events: ['Full of Froth and Rage'] },
      },
    });
    fight(t);
    t.expect.card('Full of Froth and Rage', { in: 'events of Bob' });
  });
});
