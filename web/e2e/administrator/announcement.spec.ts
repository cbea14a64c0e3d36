import en from '../../src/i18n/en/common.ts';
import { newStudent, signIn } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { press } from '../parts/find.ts';
import { chooseInMenu } from '../parts/menu.ts';
import { choose } from '../parts/select.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t, textPattern, textStart } from '../texts.ts';
import type { Visitor } from '../visitor.ts';
import { PHONE } from '../widths.ts';

test('An administrator announces a maintenance, and a student reads and closes it', {
  tag: '@desktop',
}, async ({ visitor: admin, openVisitor }) => {
  const student = await openVisitor(PHONE);
  const vietnamese = `Bảo trì đêm nay, lần ${Date.now()}`;
  const english = `Maintenance tonight, number ${Date.now()}`;
  const row = admin.page.getByRole('listitem').filter({ hasText: vietnamese });
  const readCount = async () => {
    await admin.go('/admin/announcements');
    const [, count = ''] = /([\d.]+) \/ [\d.]+ đã đọc/.exec(await row.innerText()) ?? [];
    return Number(count.replaceAll('.', ''));
  };
  const banner = ({ page }: Visitor, title: string) =>
    page
      .locator('section')
      .filter({ has: page.getByText(title) })
      .last();
  await admin.signIn(await signIn('admin@sen.test'));
  await student.signIn(await newStudent());

  await test.step('The form shows errors, a preview and the number of recipients', async () => {
    const { page } = admin;
    const getField = (name: RegExp) => page.getByRole('textbox', { name });
    await admin.go('/admin/announcements');
    await press(page, t('announcements:form.send'));
    await expect(page.getByText(t('announcements:form.short')).first()).toBeVisible();
    await expectAccessible(page);
    await getField(textStart('announcements:form.titleVi')).fill(vietnamese);
    await getField(textStart('announcements:form.textVi')).fill('Từ 0:00 đến 2:00 Sen tạm nghỉ.');
    await getField(textStart('announcements:form.titleEn')).fill(english);
    await getField(textStart('announcements:form.textEn')).fill('Sen rests from midnight to 2 am.');
    const select = (name: string) => page.getByRole('combobox', { name });
    await choose(select(t('announcements:form.kind')), t('announcements:kind.MAINTENANCE'));
    const reach = page.getByText(textPattern('announcements:reach'));
    // Students are the audience unless another one is chosen
    const students = await reach.innerText();
    await choose(select(t('announcements:form.audience')), t('announcements:audience.EVERYONE'));
    await expect(reach).not.toHaveText(students);
    await choose(select(t('announcements:form.audience')), t('announcements:audience.STUDENTS'));
    await expect(reach).toHaveText(students);
    const preview = page.getByRole('region', { name: t('announcements:preview.title') });
    await expect(preview.getByText(vietnamese)).toBeVisible();
    await expect(preview.getByText(english)).toBeVisible();
    await expectToast(page, t('announcements:saved'), () => press(page, t('announcements:form.send')));
    await expect(row.getByText(t('announcements:state.running'))).toBeVisible();
    // The administrator is not a student
    const ownBanner = page.getByRole('region', { name: t('workspace:announcements') });
    await expect(ownBanner.getByText(vietnamese)).toHaveCount(0);
  });

  await test.step('The student reads it in the chosen language and closes it permanently', async () => {
    const before = await readCount();
    const { page } = student;
    await student.go('/dashboard');
    await expect(banner(student, vietnamese)).toBeVisible();
    await expectAccessible(page);
    await expect.poll(readCount).toBe(before + 1);
    await page.evaluate(() => localStorage.setItem('sen.language', 'en'));
    await page.reload();
    await expect(banner(student, english)).toBeVisible();
    await expect(page.getByText(vietnamese)).toHaveCount(0);
    await press(page, `${en.close}: ${english}`);
    await expect(page.getByText(english)).toBeHidden();
    await student.go('/dashboard/support');
    await expect(page.getByText(english)).toHaveCount(0);
    await expect.poll(readCount).toBe(before + 1);
    await expect(row).toContainText(/1 đã đóng/);
  });

  await test.step('The administrator ends it', async () => {
    const { page } = admin;
    await expectToast(page, t('announcements:ended'), () =>
      chooseInMenu(row, t('announcements:more', { title: vietnamese }), t('announcements:end')),
    );
    await expect(row.getByText(t('announcements:state.ended'))).toBeVisible();
  });
});
