import { app } from '../app.ts';
import { expect, test } from '../test.ts';
import { t, textPattern } from '../texts.ts';

test('An integrator copies an example for this server', { tag: '@desktop' }, async ({ visitor }) => {
  const { page, context } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.go('/developers');
  const start = page.getByRole('region', { name: t('developers:sections.start.title') });
  await start.getByRole('tab', { name: 'curl' }).press('ArrowRight');
  await expect(start.getByRole('tabpanel')).toContainText('await fetch(');
  await start.getByRole('button', { name: t('common:code.copy') }).click();
  await expect(start.getByRole('button', { name: t('common:code.copied') })).toBeVisible();
  const clipboardText = await page.evaluate(() => navigator.clipboard.readText());
  expect(clipboardText).toContain(`fetch('${app.url}/graphql'`);
  expect(clipboardText).not.toContain('sen.example');
  const contents = page.getByRole('navigation', { name: t('developers:contents') });
  const section = t('developers:sections.webhooks.title');
  await contents.getByRole('link', { name: section }).click();
  await expect(contents.locator('[aria-current="location"]')).toHaveText([section]);
});

test('An integrator finds an error reason by its name and clears the search', { tag: '@desktop' }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.go('/developers');
  await page.getByRole('link', { name: textPattern('developers:errors.all') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('developers:reasons.title') })).toBeVisible();
  const reasons = page.getByRole('term');
  await expect(reasons.first()).toBeVisible();
  const all = await reasons.count();
  const search = page.getByRole('searchbox', { name: t('developers:reasons.search') });
  await search.fill('stale_version');
  await expect(reasons).toHaveText(['STALE_VERSION']);
  await search.fill('khong co ly do nao nhu vay');
  await page.getByRole('button', { name: t('developers:reasons.clear') }).click();
  await expect(reasons).toHaveCount(all);
});
