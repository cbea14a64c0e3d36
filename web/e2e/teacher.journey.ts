import { describe, test } from 'vitest';
import { accessible, inspect } from './looks.ts';
import { startSession, tokensOf } from './people.ts';
import { judging } from './teacher/judging.ts';
import { revising } from './teacher/revising.ts';
import { studio } from './teacher/studio.ts';
import { teaching } from './teacher/teaching.ts';
import { writing } from './teacher/writing.ts';
import { visitor } from './visitor.ts';

describe('a course from its first word to its first buyer', () => {
  const story = studio();
  writing(story);
  teaching(story);
  judging(story);
  revising(story);
});

describe('the studio on a phone', () => {
  const teacher = visitor('phone');

  test('shows the courses, the form, the outline and a lesson', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go('/teacher/courses');
    await inspect(teacher, 'studio-list');
    await page.getByRole('button', { name: 'Mở trình đơn' }).click();
    await accessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^Viết tiếp.*TypeScript/ }).click();
    await page.getByRole('heading', { level: 1, name: /TypeScript/ }).waitFor();
    await inspect(teacher, 'studio-edit');
    await page.getByRole('link', { name: 'Xem như người mua' }).click();
    const back = page.getByRole('link', { name: 'Về trang soạn khoá học' });
    await back.waitFor();
    await inspect(teacher, 'studio-as-buyer');
    await back.click();
    await page
      .getByRole('link', { name: /^Nội dung/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Thêm chương' }).waitFor();
    await inspect(teacher, 'studio-structure');
    await page.getByRole('link', { name: /Thu hẹp kiểu/ }).click();
    await page.getByRole('textbox', { name: 'Nội dung bài đọc' }).waitFor();
    await inspect(teacher, 'studio-lesson');
  });
});

describe('the studio in the dark', () => {
  const teacher = visitor('desktop');

  test('can be read as well', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
    await teacher.go('/teacher/courses');
    await inspect(teacher, 'studio-list-dark');
    await page.getByRole('link', { name: /^Viết tiếp.*TypeScript/ }).click();
    await page.getByRole('textbox', { name: 'Mô tả', exact: true }).waitFor();
    await inspect(teacher, 'studio-edit-dark');
    await page.getByRole('link', { name: 'Xem như người mua' }).click();
    await page.getByRole('link', { name: 'Về trang soạn khoá học' }).waitFor();
    await inspect(teacher, 'studio-as-buyer-dark');
    await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'light'));
    await teacher.go('/teacher/courses');
    await inspect(teacher, 'studio-list');
  });
});
