/** The laboratory in a real browser: a deck is chosen, its games are played, wait and go on, and what they say is told. */
import { expect } from '@playwright/test';
import { fitsTheScreen, isAccessible, test } from './table.ts';

test('a deck in the laboratory: some opponents, paused, gone on with, told and saved', async ({ page }) => {
  await page.goto('/decks?game=lotr-tcg');
  await page.getByRole('link', { name: 'To the laboratory' }).click();
  await page.getByLabel('Deck', { exact: true }).selectOption({ label: 'FotR Gandalf' });

  await page.getByText(/^Against all \d+ printed decks$/).click();
  await page.getByRole('button', { name: 'None' }).click();
  await expect(page.getByRole('button', { name: 'Play the games' })).toBeDisabled();
  await expect(page.getByText('Choose at least one deck that it plays against.')).toBeVisible();
  await page.getByLabel('FotR Aragorn', { exact: true }).check();
  await page.getByLabel('MoM Gimli', { exact: true }).check();
  await page.getByLabel('Games', { exact: true }).selectOption('1000');
  await page.getByRole('button', { name: 'Play the games' }).click();

  // What is known so far is told while more is played; a pause holds it.
  const findings = page.getByRole('region', { name: 'What the games say' });
  await expect(findings.getByRole('row', { name: /^FotR Aragorn/ })).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  const told = page.getByText(/^\d+ of 1000 games, waiting$/);
  await expect(told).toBeVisible();
  // What was on its way when it was told to wait may still come.
  await page.waitForTimeout(500);
  const at = await told.textContent();
  await page.waitForTimeout(500);
  expect(await told.textContent()).toBe(at);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(/^\d+ of 1000 games$/)).not.toHaveText(`${at}`.replace(', waiting', ''));
  await page.getByRole('button', { name: 'End it here' }).click();

  await expect(
    findings.getByText(/^Won \d+ of \d+(, \d+ drawn)?: \d+ to \d+ % of the points\.$/),
  ).toBeVisible();
  await expect(findings.getByRole('row', { name: /^MoM Gimli/ })).toBeVisible();
  await expect(findings.getByRole('table', { name: 'At the end, on average' })).toBeVisible();
  const cards = findings.getByRole('table', { name: /^Cards/ });
  expect(await cards.getByRole('row').count()).toBeGreaterThan(20);
  await isAccessible(page);
  await fitsTheScreen(page);

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the cards as CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('westmarch-fotr-gandalf.csv');
});

test('a deck that cannot be played says why, and an address may be anything', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/laboratory?game=nothing&deck=no-such-deck');
  await page.getByRole('button', { name: 'Play the games' }).click();
  await expect(page.getByRole('alert')).toContainText('It cannot be played');
  for (const library of ['decks', 'cards']) {
    await page.goto(`/${library}?game=nothing`);
    await expect(page.getByRole('button', { name: 'Middle-earth CCG', pressed: true })).toBeVisible();
  }
  await page.goto('/laboratory?deck=deck:aaaaaaaaaaaa');
  await expect(page.getByRole('alert')).toBeVisible();
});
