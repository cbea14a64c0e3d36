import { newStudent } from '../accounts.ts';
import { expectAccessible, inspect } from '../axe.ts';
import { prose } from '../courses.ts';
import { dialog } from '../parts/dialog.ts';
import { editor } from '../parts/editor.ts';
import { fileInput } from '../parts/file.ts';
import { field, link, press, title } from '../parts/find.ts';
import { choose } from '../parts/select.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';
import type { Visitor } from '../visitor.ts';
import { SUBTITLE, saveCourse, subtitle, TITLE } from './studio.ts';

const POINTS = [
  [t('studio:form.outcomes'), 'Pha một phin cà phê đều tay'],
  [t('studio:form.requirements'), 'Không cần biết gì trước'],
  [t('studio:form.audience'), 'Người thích cà phê buổi sáng'],
] as const;

/** Registers a person who becomes a teacher, creates a course and fills in its form. */
export async function writeCourse(teacher: Visitor) {
  const { page } = teacher;
  const account = await newStudent('Trần Bảo Châu');
  await teacher.signIn(account);
  const price = field(page, t('studio:form.price'));

  await test.step('A student becomes a teacher', async () => {
    await teacher.go('/teacher');
    await expect(title(page, t('common:nav.teach'))).toBeVisible();
    await inspect(page);
    await press(page, t('common:footer.becomeTeacher'));
    await expect(page.getByText(t('accounts:rule.headline'))).toBeVisible();
    await field(page, t('accounts:become.headline')).fill('Pha chế 12 năm ở Đà Lạt');
    await expectToast(page, t('accounts:become.done'), () => press(page, t('common:footer.becomeTeacher')));
    await expect(page.getByText(t('studio:list.emptyTitle'))).toBeVisible();
  });

  await test.step('A course starts with its title, which has a minimum length', async () => {
    await link(page, t('studio:path.go.name')).click();
    const name = field(page, t('studio:new.name'));
    await name.fill('ab');
    await press(page, t('studio:new.submit'));
    await expect(page.getByText(t('studio:new.tooShort', { minLength: 3 }))).toBeVisible();
    await expect(name).toHaveValue('ab');
    await name.fill(TITLE);
    await press(page, t('studio:new.submit'));
    await expect(title(page, TITLE)).toBeVisible();
  });
  const editPath = new URL(page.url()).pathname;
  expect(editPath).toMatch(/^\/teacher\/courses\/[^/]+\/edit$/);

  await test.step('The form shows an error and preserves the input', async () => {
    await subtitle(teacher).fill(SUBTITLE);
    await choose(page.getByRole('combobox', { name: t('studio:form.category') }), 'Ẩm thực');
    const description = editor(page, t('studio:form.description'));
    const bold = page.getByRole('button', { name: t('lessons:editor.bold') });
    await description.click();
    await expect(description).toBeFocused();
    await page.keyboard.press('Control+b');
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.insertText('Cà phê phin');
    await page.keyboard.press('Control+b');
    await expect(bold).not.toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.insertText(` không khó. ${prose(60)}`);
    await page.keyboard.press('Enter');
    await press(page, t('lessons:editor.bulletList'));
    await expect(description.locator('ul > li')).toBeVisible();
    await expect(description).toBeFocused();
    await page.keyboard.insertText('Chọn hạt');
    await expect(description.locator('strong')).toHaveText('Cà phê phin');
    await expect(description.locator('ul > li')).toHaveText('Chọn hạt');
    for (const [list, text] of POINTS) {
      await press(page, t('studio:form.addTo', { list }));
      const point = page.getByRole('group', { name: list }).getByRole('textbox').last();
      await expect(point).toBeFocused();
      await page.keyboard.insertText(text);
      await expect(point).toHaveValue(text);
    }
    await price.fill('999');
    await press(page, t('studio:save.submit'));
    const rule = t('studio:form.rule.price', { minimum: '10.000 ₫', maximum: '50.000.000 ₫' });
    await expect(page.getByText(rule)).toBeVisible();
    await expect(subtitle(teacher)).toHaveValue(SUBTITLE);
    await inspect(page);
    await price.fill('299000');
    await saveCourse(teacher);
    await page.reload();
    await expect(subtitle(teacher)).toBeVisible();
    await expect(price).toHaveValue('299.000');
    await expect(description.locator('strong')).toBeVisible();
  });

  await test.step('The page asks for confirmation before unsaved changes are left', async () => {
    await subtitle(teacher).fill('Đang viết dở');
    await link(page, t('studio:courses')).first().click();
    const question = dialog(page, t('common:unsaved.title'));
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await press(question, t('common:unsaved.stay'));
    await expect(question).toBeHidden();
    await expect(subtitle(teacher)).toHaveValue('Đang viết dở');
    await press(page, t('studio:save.discard'));
    await press(dialog(page, t('studio:save.discardTitle')), t('studio:save.discard'));
    await expect(subtitle(teacher)).toHaveValue(SUBTITLE);
  });

  await test.step('The teacher uploads, crops and replaces a cover', async () => {
    const clip = { x: 0, y: 0, width: 960, height: 540 };
    const buffer = await page.screenshot({ type: 'jpeg', clip });
    const file = fileInput(page, t('studio:cover.upload'));
    await file.setInputFiles({ name: 'ghi-chu.txt', mimeType: 'text/plain', buffer: Buffer.from('chữ') });
    await expect(page.getByText(t('studio:cover.notAPicture'))).toBeVisible();
    await file.setInputFiles({ name: 'bia.jpg', mimeType: 'image/jpeg', buffer });
    const crop = dialog(page, t('common:crop.title'));
    await crop.getByRole('slider').fill('2');
    await crop.getByRole('group', { name: t('common:crop.window') }).press('ArrowRight');
    await expectAccessible(page);
    await expectToast(page, t('studio:cover.changed'), () => press(crop, t('common:crop.save')));
    await expect(page.getByText(t('studio:cover.own'))).toBeVisible();
    await page.getByRole('radio', { name: t('studio:cover.look', { number: 2 }) }).click();
    await expect(page.getByRole('img', { name: t('studio:cover.alt') })).toHaveAttribute('src', /variant=1/);
    await expect(page.getByText(t('studio:cover.generated'))).toBeVisible();
  });
  return { account, editPath };
}
