import { t, textPattern, textStart } from '../texts.ts';
import { describe, expect, test } from 'vitest';
import { inspect, setColorScheme } from './looks.ts';
import { newStudent, startSession, tokensOf } from './people.ts';
import { expectToast, type Visitor, visitor } from './visitor.ts';

const sections = { vi: t('tickets:thread.support', { name: 'Thông báo' }), en: 'Announcements from Sen' } as const;

describe.each([
  ['phone', 'light'],
  ['phone', 'dark'],
  ['desktop', 'light'],
  ['desktop', 'dark'],
] as const)('an announcement for students (%s, %s)', (width, scheme) => {
  const admin = visitor(width, { isStory: true });
  const student = visitor(width, { isStory: true });
  const vi = `Bảo trì đêm nay, ${width} ${scheme}`;
  const en = `Maintenance tonight, ${width} ${scheme}`;
  const list = () => admin.page.getByRole('listitem').filter({ hasText: vi });
  const readCount = async () => {
    await admin.go('/admin/announcements');
    const [, read] = /([\d.]+) \/ [\d.]+ đã đọc/.exec(await list().innerText())!;
    return Number(read!.replaceAll('.', ''));
  };
  const banner = ({ page }: Visitor, title: string) =>
    page
      .locator('section')
      .filter({ has: page.getByText(title) })
      .last();

  await test.step('is written, with its look and how many it reaches', async () => {
    const { page } = admin;
    await admin.signIn(await signIn('admin@sen.test'));
    await setColorScheme(admin, scheme);
    await admin.go('/admin/announcements');
    await page.getByRole('button', { name: t('announcements:form.send') }).click();
    await expect(page.getByText(t('announcements:form.short')).first()).toBeVisible();
    await inspect(admin.page); // AXE announcements-mistakes-${scheme}
    await page.getByRole('textbox', { name: textStart('announcements:form.titleVi') }).fill(vi);
    await page.getByRole('textbox', { name: textStart('announcements:form.textVi') }).fill('Từ 0:00 đến 2:00 Sen tạm nghỉ.');
    await page.getByRole('textbox', { name: textStart('announcements:form.titleEn') }).fill(en);
    await page.getByRole('textbox', { name: textStart('announcements:form.textEn') }).fill('Sen rests from midnight to 2 am.');
    await page.getByRole('combobox', { name: t('announcements:form.kind') }).selectOption({ label: t('announcements:kind.MAINTENANCE') });
    const reach = page.getByText(textPattern('announcements:reach'));
    await expect(reach).toBeVisible();
    const everyone = await reach.innerText();
    await page.getByRole('combobox', { name: t('announcements:form.audience') }).selectOption({ label: t('announcements:audience.STUDENTS') });
    await expect(reach).not.toHaveText(everyone);
    const preview = page.getByRole('region', { name: t('announcements:preview.title') });
    await expect(preview.getByText(vi)).toBeVisible();
    await expect(preview.getByText(en)).toBeVisible();
    await inspect(admin.page); // AXE announcements-form-${scheme}
    await expectToast(page, t('announcements:saved'), () =>
      page.getByRole('button', { name: t('announcements:form.send') }).click(),
    );
    await expect(list().getByText(t('announcements:state.running'))).toBeVisible();
    // Whoever wrote it is no student
    await expect(page.getByRole('region', { name: sections.vi }).getByText(vi)).toHaveCount(0);
  });

  await test.step('is read in the student’s own language, and stays away once put away', async () => {
    const before = await readCount();
    const { page } = student;
    await student.signIn(await newStudent());
    await setColorScheme(student, scheme);
    await student.go('/dashboard');
    await expect(banner(student, vi)).toBeVisible();
    await inspect(student.page); // AXE banner-${scheme}
    await expect.poll(readCount).toBe(before + 1);
    await page.evaluate(() => localStorage.setItem('sen.language', 'en'));
    await page.reload();
    await expect(banner(student, en)).toBeVisible();
    await expect(page.getByText(vi)).toHaveCount(0);
    await page.getByRole('button', { name: `Close: ${en}` }).click();
    await expect(page.getByText(en)).toBeHidden();
    await student.go('/dashboard/support');
    await expect(page.getByText(en)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(readCount).toBe(before + 1);
    await expect(page.getByText(en)).toHaveCount(0);
    await expect(list()).toContainText(/1 đã đóng/);
  });

  await test.step('is ended', async () => {
    const { page } = admin;
    await list()
      .getByRole('button', { name: t('announcements:more', { title: vi }) })
      .click();
    await expectToast(page, t('announcements:ended'), () =>
      page.getByRole('button', { name: t('announcements:end') }).click(),
    );
    await expect(list().getByText(t('announcements:state.ended'))).toBeVisible();
  });
});
