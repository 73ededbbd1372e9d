/**
 * `node scripts/walk-through.mjs`: a newcomer's first hour with each game, photographed step by step: the door to
 * learning, the guided first game from its first word to its last, and the first choices of the game that follows.
 *
 * Writes docs/first-games.md and its pictures. What stands beside a picture is what the page itself said.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { main, Problem, root } from './ensure.mjs';
import { inStudio, SIZES } from './studio.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ file: string, said: string, chose: string }} Picture */

const GAMES = [
  { id: 'meccg', title: 'Middle-earth CCG', lesson: 'meccg-first-game' },
  { id: 'lotr-tcg', title: 'The Lord of the Rings TCG', lesson: 'lotr-tcg-first-game' },
];
/** Choices of one's own after the lesson, as a hint proposes them. */
const AFTERWARDS = 6;
const FOLDER = 'docs/pictures/first-games';

/** What the lesson says now, and what it asks for. @param {Page} page */
const told = (page) =>
  page.getByRole('region', { name: 'Lesson' }).evaluate((lesson) => ({
    title: lesson.querySelector('h1')?.textContent ?? '',
    said: [...lesson.querySelectorAll('[aria-live] p')].map((p) => p.textContent).join(' '),
    choice: lesson.querySelector('[aria-live] strong')?.textContent ?? '',
  }));

/** Presses an option as a newcomer would: by its words. @param {Page} page @param {string} words */
async function choose(page, words) {
  const bar = page.locator('#decision');
  const option = bar.getByRole('button', { name: words }).first();
  const toggle = bar.getByRole('button', { name: /options?/ });
  await option.or(toggle).first().waitFor();
  if (!(await option.isVisible())) await toggle.click();
  await option.click();
  // What is decided as a whole is confirmed.
  await sleep(150);
  const confirm = bar.locator('[data-confirm]:enabled');
  if (await confirm.isVisible()) await confirm.click();
}

/** The next step, or another decision. @param {Page} page @param {string} before */
async function changed(page, before) {
  for (let tries = 0; tries < 200; tries++) {
    await sleep(50);
    if ((await standing(page)) !== before) return;
  }
  throw new Problem(`Nothing happened after "${before}".`);
}
/** @param {Page} page */
const standing = async (page) =>
  `${(await told(page)).title} ${await page.locator('#decision').innerText()}`.replaceAll('\n', ' ');

/** One game from the door to the first free choices. @param {Page} page @param {(typeof GAMES)[number]} game @param {number} width */
async function film(page, game, width) {
  /** @type {Picture[]} */
  const pictures = [];
  /** @param {string} said @param {string} chose */
  const shoot = async (said, chose) => {
    const file = `${game.id}-${width}-${String(pictures.length + 1).padStart(2, '0')}.jpg`;
    await sleep(400);
    await page.screenshot({ path: join(root, FOLDER, file), type: 'jpeg', quality: 55 });
    pictures.push({ file, said, chose });
    console.log(`${FOLDER}/${file}`);
  };
  await page.goto('/learn', { waitUntil: 'networkidle' });
  await shoot('Learn: a first game, puzzles, and the words of both games.', '');
  await page.goto(`/learn/first/${game.lesson}`, { waitUntil: 'networkidle' });
  const lesson = page.getByRole('region', { name: 'Lesson' });
  for (let made = 0; made < 60; made++) {
    await page.locator('#decision').waitFor();
    const next = lesson.getByRole('button', { name: 'Next' });
    let said = '';
    while ((await next.count()) > 0) {
      said = `${said} ${(await told(page)).said}`;
      await next.click();
    }
    const now = await told(page);
    if (now.title.startsWith('Your')) break;
    await shoot(`${said} ${now.said}`.trim(), now.choice);
    const before = await standing(page);
    await choose(page, now.choice);
    await changed(page, before);
  }
  for (let made = 0; made < AFTERWARDS; made++) {
    await page.locator('[data-turn="yours"][data-waits="false"]').first().waitFor();
    await lesson.locator('strong').waitFor();
    const now = await told(page);
    await shoot(made === 0 ? now.said : 'On one\u2019s own, with a hint.', now.choice);
    const before = await standing(page);
    await choose(page, now.choice);
    await changed(page, before);
  }
  return pictures;
}

/** @param {string} title @param {readonly Picture[][]} sizes */
const chapter = (title, [desk = [], phone = []]) => `## ${title}

${desk
  .map(({ file, said, chose }, i) => {
    const small = phone[i];
    const beside =
      small === undefined
        ? ''
        : ` <img src="pictures/first-games/${small.file}" width="180" alt="The same on a phone.">`;
    const choice = chose === '' ? '' : ` *Choose ${chose}.*`;
    return `${i + 1}. ${said}${said.includes(`Choose ${chose}`) ? '' : choice}\n\n   <img src="pictures/first-games/${file}" width="660" alt="Step ${i + 1} on a desk.">${beside}`;
  })
  .join('\n\n')}
`;

await main(async () => {
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  mkdirSync(join(root, FOLDER), { recursive: true });
  /** @type {string[]} */
  const chapters = [];
  await inStudio(async (pageOf) => {
    for (const game of GAMES) {
      const sizes = [];
      for (const size of SIZES) {
        const page = await pageOf(size);
        sizes.push(await film(page, game, size.width));
        await page.context().close();
      }
      chapters.push(chapter(game.title, sizes));
    }
  });
  writeFileSync(
    join(root, 'docs/first-games.md'),
    `# The first games\n\nA newcomer with each game, as \`node scripts/walk-through.mjs\` photographs it: the guided first game, and the first choices after it.\n\n${chapters.join('\n')}`,
  );
  return 0;
});
