/** The page: what stands on it for whole and for empty figures, and that nothing read from a file becomes HTML. */
import { expect, test } from 'vitest';
import { html } from '../src/html.ts';
import { renderPage } from '../src/page.ts';
import type { Status } from '../src/status.ts';

const whole: Status = {
  project: 'Westmarch',
  games: [
    {
      game: 'meccg',
      name: 'A Game',
      publisher: 'A Publisher',
      cards: { total: 2000, implemented: 1500, partial: 300, missing: 200 },
      rules: { total: 1000, cited: 900, excused: 40, deferred: 10 },
    },
  ],
  benchmarks: [
    { group: 'kernel', name: 'copy', value: 0.41, unit: 'µs', floor: 1, better: 'lower', holds: true },
    { group: '', name: 'play', value: 4e5, unit: 'decisions/s', floor: 5e5, better: 'higher', holds: false },
  ],
};

test('shows every figure', () => {
  const page = renderPage(whole);
  for (const figure of ['1,500', '300', '200', '2,000', '900', '40', '10', '1,000']) {
    expect(page).toContain(`<dd>${figure}</dd>`);
  }
  expect(page).toContain('at most 1 µs');
  expect(page).toContain('at least 500,000 decisions/s');
  expect(page).toMatch(/class="holds">holds/);
  expect(page).toMatch(/class="missed">missed/);
});

test('the parts of a bar begin where the last one ended', () => {
  const page = renderPage(whole);
  expect(page).toContain('<rect class="done" x="0.000%" width="75.000%"');
  expect(page).toContain('<rect class="half" x="75.000%" width="15.000%"');
});

test('says what is absent, and why', () => {
  const absent = { absent: 'It does not exist yet.' };
  const games = whole.games.map((game) => ({ ...game, cards: absent, rules: absent }));
  const page = renderPage({ ...whole, games, benchmarks: absent });
  expect(page.match(/It does not exist yet\./g)).toHaveLength(3);
  expect(page).not.toContain('<dd>');
});

test('a figure that is not known is a dash, not a zero', () => {
  const games = whole.games.map((game) => ({
    ...game,
    rules: { total: 9, cited: null, excused: 0, deferred: 0 },
  }));
  const page = renderPage({ ...whole, games });
  expect(page).toContain('<dt>proved by a test</dt><dd>–</dd>');
  expect(page).toContain('have not been counted');
});

test('a project without cards draws an empty bar', () => {
  const cards = { total: 0, implemented: 0, partial: 0, missing: 0 };
  expect(renderPage({ ...whole, games: whole.games.map((game) => ({ ...game, cards })) })).not.toContain(
    'NaN',
  );
});

test('what comes from a file is escaped', () => {
  const name = `<script>alert("x")</script> & 'more'`;
  const benchmarks = [
    { group: name, name, value: 1, unit: name, floor: 1, better: 'lower', holds: true },
  ] as const;
  const page = renderPage({ ...whole, benchmarks });
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;more&#39;');
});

test('HTML inside HTML is not escaped twice', () => {
  expect(html`<ul>${['a', '<b>'].map((item) => html`<li>${item}</li>`)}</ul>`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
  );
});
