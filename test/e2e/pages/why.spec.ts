/** "Why?" in a real browser: asked of a Steward of a style at the table, and again in the replay. */
import { expect, type Page } from '@playwright/test';
import { begin, byPassing, concede, fitsTheScreen, isAccessible, playOn, test } from '../table.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

test('a Steward is asked why he chose so: at the table what one may know, in the replay all of it', async ({
  page,
}) => {
  await begin(page, 'lotr-tcg', 'Steward the Hunter');
  const why = page.getByRole('button', { name: /^Why\? Steward the Hunter/ });
  for (let n = 0; n < 40 && (await why.count()) === 0; n++) await playOn([page], byPassing, { most: 1 });
  // His bid comes first, and is not played on in thought.
  await playOn([page], byPassing, { most: 6 });
  await expect(why.first()).toBeAttached();
  await page.screenshot({ path: test.info().outputPath('table.png') });
  // What just happened carries the question, and so does the log.
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Why\?/ })
      .last()
      .click();
  } else {
    const asked = page
      .getByRole('region', { name: 'Log' })
      .getByRole('button', { name: /^Why\?/ })
      .last();
    await asked.focus();
    await page.keyboard.press('Enter');
  }
  const dialog = page.getByRole('dialog', { name: 'Why did Steward the Hunter do this?' });
  await expect(dialog).toContainText(/From what you see, his chance to win was \d+ % before it/);
  await expect(dialog).toContainText('Nothing that he holds is in this answer');
  await fitsTheScreen(page);
  await isAccessible(page);
  await page.screenshot({ path: test.info().outputPath('why.png') });
  await page.keyboard.press('Escape');
  if (isPhone(page)) await page.keyboard.press('Escape');
  await concede(page);
  await page.getByRole('link', { name: 'See the replay' }).click();
  await page.waitForURL(/\/replay\//);
  const ask = page.getByRole('region', { name: 'Replay' }).getByRole('button', { name: 'Why?' });
  // At the beginning nobody has chosen anything; his bid, and who goes first, are not played on in thought.
  await expect(ask).toBeDisabled();
  const on = page.getByRole('button', { name: 'One step on' });
  for (let at = 1, his = 0; at < 60 && his < 4; at++) {
    await on.click();
    await expect(page.getByRole('region', { name: 'Replay' })).toContainText(new RegExp(`^.*${at} of `));
    await page.waitForTimeout(150);
    if (await ask.isEnabled()) his++;
  }
  await ask.click();
  await expect(dialog).toContainText(/From what he saw, his chance to win was \d+ % before it/);
  await expect(dialog).toContainText('What Loremaster makes of it');
  await fitsTheScreen(page);
  await isAccessible(page);
  await page.screenshot({ path: test.info().outputPath('replay.png') });
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
});
