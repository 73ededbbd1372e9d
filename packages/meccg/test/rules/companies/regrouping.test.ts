/** The block of changes to companies: who is placed where, once each, and what is not offered. ME-ORG-003, ME-SPLIT */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';

const organizing = (...companies: readonly object[]) => ({ players: { Ann: { companies }, Bob } });
const led = (card: string, leader: string) => ({ card, leader });

describe('what is offered', () => {
  scenario('[ME-ORG-003] it begins with the first of a company', (t) => {
    t.given(organizing(company('Rivendell', 'Elladan', 'Elrohir')));
    t.player('Ann').mayNot('Elrohir', {
      to: 'regroup',
      because: 'the first of a company',
      rule: 'ME-ORG-003',
    });
    t.player('Ann').mayChoose.includes('Elladan: regroup');
  });
  scenario('[ME-ORG-003 ME-SPLIT-507] not for one who is alone, with nobody to join or to lead him', (t) => {
    t.given(organizing(company('Rivendell', 'Elladan'), company('Bree', 'Haldir', 'Orophin')));
    t.player('Ann').mayNot('Elladan', { to: 'regroup', because: 'nobody in this company' });
    t.player('Ann').mayChoose.includes('Haldir: regroup');
  });
  scenario('[ME-SPLIT-507] but where another company stands, he joins it', (t) => {
    t.given(organizing(company('Bree', 'Elladan'), company('Bree', 'Haldir')));
    t.player('Ann').does('Elladan: regroup', 'Elladan');
    t.expect.card('Elladan', { in: 'company of company 2' });
  });
  scenario('[ME-INFL-512 ME-SPLIT-507] a follower leaves his leader before he leaves the company', (t) => {
    t.given(
      organizing(company('Rivendell', 'Elrond', led('Haldir', 'Elrond')), company('Rivendell', 'Elladan')),
    );
    t.player('Ann').does('Elrond: regroup', 'Haldir');
    t.expect.card('Haldir', { leader: 'none', in: 'company of company 1' });
  });
  scenario('[ME-INFL-511] nobody is offered the leader whom he has', (t) => {
    t.given(organizing(company('Rivendell', 'Elrond', led('Haldir', 'Elrond'), 'Théoden')));
    t.player('Ann').does('Elrond: regroup', 'Haldir');
    t.player('Ann').mayChoose.exactly('Stand under general influence', 'Follow Théoden');
  });
});

describe('how often', () => {
  scenario('[ME-ORG-003] each is placed once in the block', (t) => {
    t.given(organizing(company('Rivendell', 'Elladan', 'Elrohir', 'Haldir')));
    t.player('Ann').does('Elladan: regroup', 'Haldir');
    t.player('Ann').mayChoose.exactly(
      'Done',
      'Elladan',
      'Elladan: discard',
      'Elrohir',
      'Elrohir: discard',
      'Haldir: discard',
    );
  });
  scenario('[ME-ORG-004] and there is one block in a phase', (t) => {
    t.given(organizing(company('Rivendell', 'Elladan', 'Elrohir', 'Haldir')));
    t.player('Ann').does('Elladan: regroup', 'Haldir', 'Done');
    t.player('Ann')
      .mayNot('Elladan', { to: 'regroup', because: 'once in an organization phase', rule: 'ME-ORG-004' })
      .mayNot('Haldir', { to: 'discard', because: 'once in an organization phase' });
  });
});

describe('forming a company', () => {
  const singles = ['Elladan', 'Elrohir', 'Bofur', 'Anborn', 'Peath', 'Beretar', 'Balin'];
  scenario('[ME-SPLIT-500] while there is room for one', (t) => {
    t.given(
      organizing(
        company('Rivendell', 'Haldir', 'Orophin'),
        ...singles.slice(0, 6).map((one) => company('Bree', one)),
      ),
    );
    t.player('Ann').does('Haldir: regroup', 'Orophin');
    t.expect.card('Orophin', { in: 'company of company 8' });
  });
  scenario('[ME-SPLIT-500] eight companies are as many as there can be', (t) => {
    t.given(
      organizing(company('Rivendell', 'Haldir', 'Orophin'), ...singles.map((one) => company('Bree', one))),
    );
    t.player('Ann').mayNot('Haldir', { to: 'regroup', because: 'nobody in this company' });
  });
  scenario('[ME-INFL-512] a leader takes his followers along, and nobody else’s', (t) => {
    t.given(
      organizing(
        company(
          'Rivendell',
          'Elrond',
          led('Haldir', 'Elrond'),
          'Théoden',
          led('Orophin', 'Théoden'),
          'Elladan',
        ),
      ),
    );
    t.player('Ann').does('Elrond: regroup', 'Elrond');
    t.expect
      .card('Elrond', { in: 'company of company 2' })
      .card('Haldir', { in: 'company of company 2' })
      .card('Orophin', { in: 'company of company 1' })
      .card('Elladan', { in: 'company of company 1' });
  });
});

scenario('[ME-INFL-517 ME-INFL-518] whoever is placed is controlled from then on', (t) => {
  t.given(organizing(company('Rivendell', 'Elrond', { card: 'Haldir', uncontrolled: true })));
  t.player('Ann').has({ 'general influence used': 10 });
  t.player('Ann').does('Elrond: regroup', 'Haldir', 'Form a company of his own');
  t.expect.card('Haldir', { uncontrolled: false, in: 'company of company 2' });
  t.player('Ann').has({ 'general influence used': 13 });
});
