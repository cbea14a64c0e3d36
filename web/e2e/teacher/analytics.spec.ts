import { signIn } from '../accounts.ts';
import { press, title } from '../parts/find.ts';
import { choose } from '../parts/select.ts';
import { expect, test } from '../test.ts';
import { t, textPattern } from '../texts.ts';

const query = (url: string, name: string) => new URL(url).searchParams.get(name);

test('A teacher reads how the courses do and which students need help', { tag: '@desktop' }, async ({
  visitor: teacher,
}) => {
  const { page } = teacher;
  await teacher.signIn(await signIn('teacher@sen.test'));
  const region = (name: string) => page.getByRole('region', { name });

  await test.step('The list of courses starts with the pending work of the teacher', async () => {
    await teacher.go('/teacher/courses');
    await expect(region(t('analytics:desk.title'))).toBeVisible();
    await expect(region(t('analytics:desk.howItGoes')).getByText(t('analytics:desk.net'))).toBeVisible();
  });

  await test.step('A chart answers the keyboard, has a table and another period', async () => {
    await teacher.go('/teacher/analytics');
    const money = region(t('analytics:money.overTime'));
    const reading = money.getByRole('status').last();
    const latest = await reading.innerText();
    await money.locator('[role=img][tabindex]').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(reading).not.toHaveText(latest);
    await press(money, t('workspace:chart.asTable'));
    await expect(money.getByRole('columnheader', { name: t('analytics:money.net') })).toBeVisible();
    await choose(page.getByRole('combobox', { name: t('analytics:period') }), { value: '365' });
    await expect(page.getByText(t('analytics:byWeek')).first()).toBeVisible();
  });

  await test.step('A course shows where students stop and what to fix first', async () => {
    await teacher.go('/teacher/analytics/courses');
    await page
      .getByRole('link', { name: /^React 19/ })
      .first()
      .click();
    await expect(title(page, /^React 19/)).toBeVisible();
    await expect(region(t('analytics:lessons.title'))).toBeVisible();
    await expect(page.getByRole('list', { name: t('analytics:funnel.buying') })).toBeVisible();
    await expect(region(t('analytics:repair.title'))).toBeVisible();
  });

  await test.step('The list of students at risk filters by reason', async () => {
    await teacher.go('/teacher/analytics/students');
    await press(page, t('analytics:risk.reason.NOT_BEGUN'));
    await expect.poll(() => query(page.url(), 'reason')).toBe('NOT_BEGUN');
    await page
      .getByRole('button', { name: textPattern('analytics:risk.writeTo') })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: t('classroom:message.titleLabel') })).toHaveValue(
      t('classroom:template.NOT_BEGUN.title'),
    );
    await page.keyboard.press('Escape');
  });

  await test.step('The list of all students is filtered, exports selected rows and links to their course', async () => {
    await teacher.go('/teacher/student-management');
    await expect(title(page, t('analytics:management.title'))).toBeVisible();
    await page.getByRole('checkbox', { name: t('workspace:table.selectPage') }).check({ force: true });
    await expect(page.getByText(textPattern('analytics:management.selected'))).toBeVisible();
    await choose(page.getByRole('combobox', { name: t('analytics:management.risk') }), { value: 'STOPPED' });
    await expect.poll(() => query(page.url(), 'risk')).toBe('STOPPED');
    await expect(page.getByText(textPattern('analytics:risk.why.STOPPED')).first()).toBeVisible();
    const download = page.waitForEvent('download');
    await press(page, t('analytics:management.exportChosen'));
    expect((await download).suggestedFilename()).toMatch(/^hoc-vien-.*\.csv$/);
    await page.getByRole('row').getByRole('link').first().click();
    await page.waitForURL(/\/teacher\/courses\/[^/]+\/students\?search=/);
  });

  await test.step('A course of another teacher has no numbers', async () => {
    await teacher.go('/teacher/analytics/course/00000000-0000-4000-8000-000000000000');
    await expect(page.getByText(t('analytics:missingTitle'))).toBeVisible();
  });
});
