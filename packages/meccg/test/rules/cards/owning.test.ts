/** Who may play what: sides, minds, races, what is specific to somebody, and Wizards whom another has declared. ME-DECK-014, ME-SPEC, ME-FW, ME-BAL, ME-SETUP-004, 005 */
import { describe } from 'vitest';
import { inOrganization, lastingEvent, modifier, ofYou } from '../../../src/cards/words/index.ts';
import { OrcsWho, orcsFollow } from '../../../src/rules/cards/owning.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

// Tarcil.
borrow('LE-42');
invent('Fallen Saruman', 'WH-9');
invent(
  'Bad Company of Men',
  'WH-63',
  lastingEvent(inOrganization),
  modifier({ attribute: orcsFollow, of: ofYou, by: OrcsWho.all }),
);
invent('Robes of Saruman', 'WH-118', lastingEvent(inOrganization));
invent('Demon’s Order', 'BA-70', lastingEvent(inOrganization));
invent('Minions’ Plan', 'LE-188', lastingEvent(inOrganization));
invent('Heroes’ Plan', 'TW-243', lastingEvent(inOrganization));

const at = {
  wizard: ['Rivendell', 'Haldir'],
  ringwraith: ['Dol Guldur', 'Ostisen'],
  'fallen-wizard': ['The White Towers', 'Haldir'],
  balrog: ['Moria', 'Orc Veteran'],
} as const;
const given = (side: keyof typeof at, hand: readonly string[], more: object = {}, other: object = {}) => ({
  players: {
    Ann: { side, hand, companies: [company(at[side][0], at[side][1])], ...more },
    Bob: { ...Bob, ...other },
  },
});

describe('characters', () => {
  for (const [side, card, rule] of [
    ['wizard', 'Luitprand', 'ME-CHAR-503'],
    ['ringwraith', 'Elladan', 'ME-CHAR-503'],
    ['balrog', 'Luitprand', 'ME-BAL-004'],
    ['balrog', 'Lieutenant of Morgul', 'ME-BAL-005'],
    ['balrog', 'Gisulf', 'ME-AGENT-008'],
    ['wizard', 'Gisulf', 'ME-AGENT-008'],
    ['fallen-wizard', 'Tarcil', 'ME-FW-012'],
    ['fallen-wizard', 'Orc Tracker', 'ME-FW-501'],
    ['ringwraith', 'Bûthrakaur', 'ME-SPEC-001'],
  ] as const)
    scenario(`[${rule}] ${card} is not played by a ${side} player`, (t) => {
      t.given(given(side, [card]));
      t.player('Ann').mayNot(card, { to: 'bringIn', rule });
    });
  for (const [side, card, rule] of [
    ['ringwraith', 'Luitprand', 'ME-CHAR-503'],
    ['balrog', 'Orc Tracker', 'ME-BAL-004'],
    ['balrog', 'Bûthrakaur', 'ME-BAL-005'],
    ['fallen-wizard', 'Asternak', 'ME-FW-012'],
    ['fallen-wizard', 'Elladan', 'ME-FW-012'],
  ] as const)
    scenario(`[${rule}] ${card} is played by a ${side} player`, (t) => {
      t.given(given(side, [card]));
      t.player('Ann').mayChoose.includes(`${card}: bring into play`);
    });
  scenario('[ME-FW-501 ME-SETUP-012] a card lets a fallen-wizard play Orcs', (t) => {
    t.given(given('fallen-wizard', ['Orc Tracker'], { events: ['Bad Company of Men'] }));
    t.player('Ann').mayChoose.includes('Orc Tracker: bring into play');
  });
});

describe('events', () => {
  for (const [side, card] of [
    ['wizard', 'Minions’ Plan'],
    ['ringwraith', 'Heroes’ Plan'],
    ['balrog', 'Heroes’ Plan'],
    ['ringwraith', 'Bad Company of Men'],
  ] as const)
    scenario(`[ME-DECK-014 ME-ALIGN-003] ${card} is not played by a ${side} player`, (t) => {
      t.given(given(side, [card]));
      t.player('Ann').mayNot(card, { rule: 'ME-DECK-014' });
    });
  for (const [side, card] of [
    ['wizard', 'Heroes’ Plan'],
    ['ringwraith', 'Minions’ Plan'],
    ['balrog', 'Minions’ Plan'],
    ['fallen-wizard', 'Minions’ Plan'],
    ['fallen-wizard', 'Heroes’ Plan'],
    ['fallen-wizard', 'Bad Company of Men'],
  ] as const)
    scenario(`[ME-ALIGN-005 ME-DECK-014] ${card} is played by a ${side} player`, (t) => {
      t.given(given(side, [card]));
      t.player('Ann').mayChoose.includes(card);
    });
});

describe('what is specific to somebody', () => {
  scenario('[ME-SPEC-001] is played by whoever says he is that one, wherever the avatar is', (t) => {
    t.given(given('fallen-wizard', ['Robes of Saruman'], { declared: 'Saruman', deck: ['Fallen Saruman'] }));
    t.player('Ann').mayChoose.includes('Robes of Saruman');
  });
  scenario('[ME-SPEC-001] and by no other', (t) => {
    t.given(given('fallen-wizard', ['Robes of Saruman'], { declared: 'Alatar' }));
    t.player('Ann').mayNot('Robes of Saruman', { rule: 'ME-SPEC-001' });
  });
  scenario('[ME-FW-006 ME-FW-4002] nor by one who has lost him', (t) => {
    t.given({
      ...given('fallen-wizard', ['Robes of Saruman'], { declared: 'Saruman', avatarLost: true }),
      avatarLoss: 'minus5',
    });
    t.player('Ann').mayNot('Robes of Saruman', { rule: 'ME-SPEC-001' });
  });
  scenario('[ME-SPEC-002 ME-BAL-4015] a Balrog player needs no Balrog in play', (t) => {
    t.given(given('balrog', ['Demon’s Order'], { deck: ['The Balrog'] }));
    t.player('Ann').mayChoose.includes('Demon’s Order');
  });
  scenario('[ME-BAL-008] no other minion plays it', (t) => {
    t.given(given('ringwraith', ['Demon’s Order']));
    t.player('Ann').mayNot('Demon’s Order', { rule: 'ME-SPEC-001' });
  });
  scenario('[ME-SPEC-003 ME-BAL-4030] nor does another’s Balrog in play forbid it', (t) => {
    const other = { side: 'balrog', companies: [company('The Under-gates', 'The Balrog')] };
    t.given(given('balrog', ['Demon’s Order'], {}, other));
    t.player('Ann').mayChoose.includes('Demon’s Order');
  });
});

describe('Wizards whom another has declared', () => {
  const fallen = { side: 'fallen-wizard', companies: [company('The White Towers', 'Bofur')] };
  scenario('[ME-SETUP-004] are not played', (t) => {
    t.given(given('wizard', ['Saruman'], {}, { ...fallen, declared: 'Saruman' }));
    t.player('Ann').mayNot('Saruman', { to: 'bringIn', rule: 'ME-SETUP-004' });
  });
  scenario('[ME-SETUP-004] but others are', (t) => {
    t.given(given('wizard', ['Saruman'], {}, { ...fallen, declared: 'Alatar' }));
    t.player('Ann').mayChoose.includes('Saruman: bring into play');
  });
  const alatar = { declared: 'Alatar', side: 'fallen-wizard' };
  scenario('[ME-SETUP-005] two may be the same Fallen-wizard', (t) => {
    t.given(
      given(
        'fallen-wizard',
        ['Fallen Saruman'],
        { declared: 'Saruman', companies: [company('Isengard', 'Haldir')] },
        { ...fallen, ...alatar, declared: 'Saruman' },
      ),
    );
    t.player('Ann').mayChoose.includes('Fallen Saruman: bring into play');
  });
  scenario('[ME-SETUP-005] until one has come', (t) => {
    const there = {
      ...alatar,
      declared: 'Saruman',
      companies: [company('The White Towers', 'Fallen Saruman')],
    };
    t.given(
      given(
        'fallen-wizard',
        ['Fallen Saruman'],
        { declared: 'Saruman', companies: [company('Isengard', 'Haldir')] },
        there,
      ),
    );
    t.player('Ann').mayNot('Fallen Saruman #1', { to: 'bringIn', rule: 'ME-UNIQ-006' });
  });
  const gates = [company('The Under-gates', 'Orc Veteran')];
  scenario('[ME-SETUP-005 ME-BAL-4009] so may two be Balrog players', (t) => {
    t.given(
      given(
        'balrog',
        ['The Balrog'],
        { companies: gates },
        { side: 'balrog', companies: [company('Moria', 'Orc Tracker')] },
      ),
    );
    t.player('Ann').mayChoose.includes('The Balrog: bring into play');
  });
  scenario('[ME-SETUP-005 ME-BAL-4009] until he has come', (t) => {
    const there = { side: 'balrog', companies: [company('Moria', 'The Balrog')] };
    t.given(given('balrog', ['The Balrog'], { companies: gates }, there));
    t.player('Ann').mayNot('The Balrog #1', { to: 'bringIn', rule: 'ME-UNIQ-006' });
  });
});
