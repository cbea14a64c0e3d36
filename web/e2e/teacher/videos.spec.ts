import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newTeacher } from '../accounts.ts';
import { root } from '../artifacts.ts';
import { expectAccessible } from '../axe.ts';
import { newCourse, SECTION } from '../courses.ts';
import { dropFiles } from '../parts/file.ts';
import { button, press } from '../parts/find.ts';
import { chooseInMenu } from '../parts/menu.ts';
import { expect, test } from '../test.ts';
import { t, textPattern } from '../texts.ts';
import { lessonsIn } from './studio.ts';

const VIDEO = readFileSync(join(root, 'api', 'assets', 'videos', 'chon-bieu-do.mp4'));
const file = (name: string, buffer = VIDEO, mimeType = 'video/mp4') => ({ name, mimeType, buffer });

test('A teacher uploads several videos at once', { tag: '@desktop' }, async ({ visitor: teacher }) => {
  const { page } = teacher;
  const account = await newTeacher();
  const course = await newCourse(account, 'Quay sẵn', []);
  await teacher.signIn(account);
  await teacher.go(`/teacher/courses/${course.id}/structure`);
  const name = t('lessons:outline.section', { number: 1, title: SECTION });
  const section = page.getByRole('region', { name });
  const lessons = lessonsIn(teacher, name);
  const withVideo = section.getByText(/^Video · \d+:\d+/);

  await test.step('Each video creates a lesson, and the page lists the rejected files', async () => {
    await section
      .locator('input[type=file][multiple]')
      .setInputFiles([
        file('10. Kết thúc.mp4'),
        file('ghi chú.txt', Buffer.from('chữ'), 'text/plain'),
        file('02 Bắt đầu.mp4'),
        file('03 Hỏng.mp4', Buffer.from('không phải video')),
      ]);
    await expect(lessons).toHaveText([/Bắt đầu/, /Hỏng/, /Kết thúc/]);
    await expect(section.getByText(t('uploads:upload.refused', { count: 1 }))).toBeVisible();
    await expect(section.getByText(`ghi chú.txt: ${t('uploads:upload.fault.type')}`)).toBeVisible();
    await expect(section.getByText(t('uploads:upload.failed', { name: '03 Hỏng.mp4' }))).toBeVisible();
    await expect(withVideo).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('The teacher drops a video on the section', async () => {
    await dropFiles(section, ['11. Thả vào.mp4'], VIDEO);
    await expect(lessons).toHaveText([/Bắt đầu/, /Hỏng/, /Kết thúc/, /Thả vào/]);
    await expect(withVideo).toHaveCount(3);
  });

  await test.step('A copy is placed after its lesson, shares its video and can be deleted separately', async () => {
    await expect(page.getByText(textPattern('studio:saveState.saved'))).toBeVisible();
    const more = (title: string) => t('lessons:outline.more', { title });
    await chooseInMenu(page, more('Thả vào'), t('lessons:outline.duplicate'));
    const copy = section.getByRole('link', { name: 'Thả vào (bản sao)' });
    await expect(copy).toBeFocused();
    await expect(withVideo).toHaveCount(4);
    await chooseInMenu(page, more('Thả vào (bản sao)'), t('lessons:outline.deleteLesson'));
    await press(page.getByRole('dialog'), t('lessons:outline.deleteLesson'));
    await expect(copy).toBeHidden();
    await expect(withVideo).toHaveCount(3);
  });

  await test.step('A lesson takes one of two videos and offers a lesson for the other', async () => {
    await section.getByRole('link', { name: /Hỏng/ }).click();
    await expect(page.getByText(t('lessons:lesson.noVideo'))).toBeVisible();
    await press(page, t('uploads:upload.dismiss'));
    await dropFiles(button(page, t('lessons:lesson.chooseVideo')), ['Một.mp4', 'Hai.mp4'], VIDEO);
    const offer = t('lessons:lesson.moreFiles', { name: 'Hai.mp4', count: 1, others: '“Một.mp4”' });
    await expect(page.getByText(offer)).toBeVisible();
    await expect(page.getByText(t('lessons:lesson.videoDone'))).toBeVisible();
    await expectAccessible(page);
    await press(page, t('lessons:lesson.moreLessons', { count: 1 }));
    await expect(page.getByText(t('lessons:lesson.moreMade', { count: 1 }))).toBeVisible();
    await page.goBack();
    await expect(lessons).toHaveText([/Bắt đầu/, /Hỏng/, /Kết thúc/, /Thả vào/, /Một/]);
    await expect(withVideo).toHaveCount(5);
  });
});
