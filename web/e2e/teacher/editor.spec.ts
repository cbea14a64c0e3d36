import type { Locator } from '@playwright/test';
import { newTeacher } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { newCourse, prose } from '../courses.ts';
import { dialog } from '../parts/dialog.ts';
import { append, editor, moveToEnd, paste, takePicture } from '../parts/editor.ts';
import { field, link, press } from '../parts/find.ts';
import { switchTheme } from '../parts/frame.ts';
import { choose } from '../parts/select.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';
import type { Visitor } from '../visitor.ts';
import { saveCourse } from './studio.ts';

/** Opens a text lesson of a new course. */
async function openLesson(teacher: Visitor) {
  const account = await newTeacher();
  const { id, lessonIds } = await newCourse(account, 'Soạn bài', [
    { title: 'Bài đầu', paragraphs: [prose(30)] },
  ]);
  await teacher.signIn(account);
  await teacher.go(`/teacher/courses/${id}/structure/${lessonIds[0]}`);
  const body = editor(teacher.page, t('lessons:lesson.body'));
  await expect(body).toBeVisible();
  return { body, courseId: id };
}

const saveLesson = async ({ page }: Visitor): Promise<void> => {
  await press(page, t('lessons:lesson.save'));
  await expect(page.getByText(t('lessons:lesson.saved'))).toBeVisible();
};

const naturalSize = (picture: Locator) =>
  picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);

test('A teacher pastes text and a picture into a lesson, describes the picture and crops it', {
  tag: '@desktop',
}, async ({ visitor: teacher }) => {
  const { page } = teacher;
  const { body } = await openLesson(teacher);
  const picture = body.getByRole('img', { name: 'Chiếc phin nhôm' });

  await test.step('The editor lists the content that it does not accept', async () => {
    await append(body, 'Trước khi dán.');
    await page.keyboard.press('Enter');
    const table = '<table><tbody><tr><th>Tên</th></tr><tr><td>Phin</td></tr></tbody></table>';
    await paste(page, {
      html: `<h1>Từ Word</h1>${table}<iframe src="https://a.vn"></iframe><img src="https://a.vn/a.png">`,
      text: 'Từ Word',
    });
    const [pictures, videos] = [
      t('lessons:editor.leftOut.pictures', { count: 1 }),
      t('lessons:editor.leftOut.videos', { count: 1 }),
    ];
    const notice = t('lessons:editor.leftOut.text', { what: `${pictures}, ${videos}` });
    await expect(page.getByText(notice)).toBeVisible();
    await expect(body.getByRole('heading', { level: 2, name: 'Từ Word' })).toBeVisible();
    await expect(body.locator('td')).toHaveText(['Phin']);
  });

  await test.step('A picture is saved only with a description', async () => {
    const png = await takePicture(page, 200, 100);
    await moveToEnd(body);
    await paste(page, { png });
    const figure = body.locator('figure');
    await expect(figure.getByText(t('lessons:editor.pictureNoAlt'))).toBeVisible();
    await press(page, t('lessons:lesson.save'));
    await expect(page.getByText(t('lessons:editor.pictureUndescribed'))).toBeVisible();
    await figure.click();
    await press(page, t('lessons:editor.pictureDescribe'));
    await field(page, t('lessons:editor.pictureAlt')).fill('Chiếc phin nhôm');
    await expectAccessible(page);
    await press(page, t('lessons:editor.pictureSave'));
    await saveLesson(teacher);
    await page.reload();
    await expect.poll(() => naturalSize(picture)).toEqual([200, 100]);
  });

  await test.step('A cropped picture keeps its description, and undo restores the original', async () => {
    await body.locator('figure').click();
    await press(page, t('lessons:editor.pictureCrop'));
    const crop = dialog(page, t('common:crop.title'));
    await choose(crop.getByRole('combobox', { name: t('lessons:editor.pictureShape') }), { value: '1:1' });
    await expectAccessible(page);
    await press(crop, t('common:crop.save'));
    await expect.poll(() => naturalSize(picture)).toEqual([100, 100]);
    await press(page, t('lessons:editor.undo'));
    await expect.poll(() => naturalSize(picture)).toEqual([200, 100]);
    await press(page, t('lessons:editor.redo'));
    await saveLesson(teacher);
    await page.reload();
    await expect.poll(() => naturalSize(picture)).toEqual([100, 100]);
  });
});

test('A teacher writes a formula and sees it typeset', { tag: '@desktop' }, async ({ visitor: teacher }) => {
  const { page } = teacher;
  const { body } = await openLesson(teacher);
  const formula = dialog(page, t('lessons:editor.formulaTitle'));
  const source = field(formula, t('lessons:editor.formulaSource'));
  const open = async () => {
    await press(page, t('lessons:editor.formula'));
    await expect(source).toBeVisible();
  };

  await test.step('The dialog points at the mistake and keeps the input', async () => {
    await append(body, ' Diện tích là ');
    await expect(body).toContainText('Diện tích là');
    await open();
    await source.fill('\\pi r^');
    await expect(formula.getByText(t('lessons:editor.formulaWrong', { at: 6 }))).toBeVisible();
    await expect(formula.locator('mark')).toHaveText('^');
    await expectAccessible(page);
    await press(formula, t('lessons:editor.formulaSeek'));
    await page.keyboard.insertText('^2');
    await page.keyboard.press('Escape');
    await open();
    await expect(source).toHaveValue('\\pi r^2');
    const preview = formula.getByRole('region', { name: t('lessons:editor.formulaPreview') });
    await expect(preview.locator('math')).toBeAttached();
    await press(formula, t('lessons:editor.formulaInsert'));
    await expect(body.locator('annotation')).toHaveText(['\\pi r^2']);
    await page.keyboard.insertText('.');
    const paragraph = body.locator('p', { has: page.locator('[data-formula]') });
    await expect(paragraph).toContainText(/Diện tích là [\s\S]*2\s*\./);
  });

  await test.step('A click opens the formula, which can become a block and remains MathML', async () => {
    await body.locator('[data-formula]').click();
    await expect(source).toHaveValue('\\pi r^2');
    await source.fill('S = \\pi r^2');
    await formula.getByRole('checkbox', { name: t('lessons:editor.formulaBlock') }).check();
    await press(formula, t('lessons:editor.formulaSave'));
    await expect(body.locator('annotation')).toHaveText(['S = \\pi r^2']);
    await saveLesson(teacher);
    await page.reload();
    await expect(body.locator('div[data-formula] math')).toBeAttached();
    await expect(body.locator('annotation')).toHaveText(['S = \\pi r^2']);
    await expectAccessible(page);
  });
});

test('The description of a course shows its picture to buyers', { tag: '@desktop' }, async ({
  visitor: teacher,
}) => {
  const { page } = teacher;
  const { courseId } = await openLesson(teacher);
  await teacher.go(`/teacher/courses/${courseId}/edit`);
  const description = editor(page, t('studio:form.description'));
  const png = await takePicture(page, 160, 90);
  await append(description, prose(20));
  await paste(page, { png });
  const figure = description.locator('figure');
  await expect(figure.getByText(t('lessons:editor.pictureNoAlt'))).toBeVisible();
  await press(page, t('studio:save.submit'));
  await expect(page.getByText(t('studio:form.rule.undescribed'))).toBeVisible();
  await figure.click();
  await press(page, t('lessons:editor.pictureDescribe'));
  await field(page, t('lessons:editor.pictureAlt')).fill('Trang chủ của Sen');
  await press(page, t('lessons:editor.pictureSave'));
  await saveCourse(teacher);
  await link(page, t('studio:preview')).click();
  await expect(page.getByRole('complementary', { name: t('studio:asBuyer.label') })).toBeVisible();
  const picture = page.getByRole('img', { name: 'Trang chủ của Sen' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => naturalSize(picture)).toEqual([160, 90]);
  await expect(picture).toHaveAttribute('loading', 'lazy');
  // The drill has no preview of a draft
  await switchTheme(page, 'dark');
  await expectAccessible(page);
});
