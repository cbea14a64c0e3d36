import { signIn } from '../accounts.ts';
import { expectAccessible, inspect } from '../axe.ts';
import { link, press, title } from '../parts/find.ts';
import { choose } from '../parts/select.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';

const PENDING = /Thở và thiền/;

test('An administrator examines a submitted course and rejects it', { tag: '@desktop' }, async ({
  visitor,
}) => {
  const { page } = visitor;
  const pending = page.getByRole('link', { name: PENDING }).first();
  await visitor.signIn(await signIn('admin@sen.test'));

  await test.step('The queue can be searched, and decided submissions have their own list', async () => {
    await visitor.go('/admin/courses/review');
    await expect(pending).toBeVisible();
    const search = page.getByRole('searchbox', { name: t('review:search') });
    await search.fill('khong co khoa nao ten nay');
    await search.press('Enter');
    await expect(page.getByText(t('review:filterTitle'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(t('review:filterTitle'))).toBeVisible();
    await press(page, t('review:clear'));
    await expect(pending).toBeVisible();
    await link(page, t('review:decision.WITHDRAWN')).click();
    await expect(page.getByText(t('review:emptyDecided'))).toBeVisible();
    await expectAccessible(page);
    await link(page, t('review:backToQueue')).click();
  });

  await test.step('Every lesson can be read or played', async () => {
    await pending.click();
    await expect(title(page, PENDING)).toBeVisible();
    const rows = page.getByRole('region', { name: t('review:outline') }).locator('ol > li:has(> button)');
    await expect(rows).toHaveCount(8);
    for (const row of await rows.all()) {
      await row.getByRole('button').first().click();
      const video = row.locator('video');
      const isPlayable = async () =>
        (await video.count()) > 0 &&
        (await video.evaluate((element: HTMLVideoElement) => element.readyState)) > 0;
      await expect.poll(async () => (await isPlayable()) || (await row.innerText()).length > 200).toBe(true);
    }
    await inspect(page);
  });

  await test.step('The reviewer is named, and an administrator can take the submission', async () => {
    const card = page.getByRole('region', { name: t('review:holder.title') });
    const reviewer = card.getByRole('combobox', { name: t('review:holder.title') });
    await choose(reviewer, 'Phan Thu Hà');
    await expect(card.getByText('Phan Thu Hà đang duyệt.')).toBeVisible();
    await choose(reviewer, t('review:holder.none'));
    const take = card.getByRole('button', { name: t('review:holder.take') });
    await take.click();
    await expect(take).toBeHidden();
    await expect(reviewer.locator('option:checked')).toHaveText(
      t('review:holder.me', { name: 'Lê Minh Quân' }),
    );
  });

  await test.step('An approval needs a result for every item, and a rejection needs a reason', async () => {
    await expect(page.getByText(t('review:leftToJudge', { count: 6 }))).toBeVisible();
    await expect(page.getByRole('button', { name: t('review:approve') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press(page, t('review:reject'));
    const dialog = page.getByRole('dialog', { name: t('review:rejectTitle') });
    const reason = dialog.getByRole('textbox', { name: t('review:rejectReason') });
    await reason.fill('Sai');
    await press(dialog, t('review:rejectConfirm'));
    await expect(dialog.getByText(t('review:tooShort', { minLength: 10 }))).toBeVisible();
    await expect(reason).toHaveValue('Sai');
    await expectAccessible(page);
    const rejection = 'Khoá học hứa chữa bệnh, trái quy định của Sen.';
    await reason.fill(rejection);
    await expectToast(page, t('review:rejected'), () => press(dialog, t('review:rejectConfirm')));
    await expect(page.getByRole('heading', { name: t('review:result') })).toBeVisible();
    await expect(page.getByText(rejection)).toBeVisible();
    await visitor.go('/admin/courses/review?decision=REJECTED');
    await expect(pending).toBeVisible();
  });
});
