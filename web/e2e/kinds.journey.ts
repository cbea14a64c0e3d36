import { describe, expect, test } from 'vitest';
import { inspect } from './looks.ts';
import { startSession, tokensOf } from './people.ts';
import { expectToast, visitor } from './visitor.ts';

describe('a teacher builds', () => {
  const teacher = visitor('desktop', { isStory: true });
  const button = (name: string) => teacher.page.getByRole('button', { name, exact: true });
  let outline = '';

  /** Adds a lesson of a kind to the first section, and opens it. */
  const begin = async (kind: string, title: string) => {
    const { page } = teacher;
    await teacher.go(outline);
    await button('Thêm loại khác vào chương 1').click();
    await page.getByRole('button', { name: kind, exact: true }).filter({ visible: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(title);
    await dialog.getByRole('button', { name: 'Thêm', exact: true }).click();
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  const save = () => expectToast(teacher.page, 'Đã lưu bài học', () => button('Lưu bài học').click());

  test('a lesson of files', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go('/teacher/courses');
    await page.getByRole('link', { name: /^Viết tiếp.*TypeScript/ }).click();
    await page
      .getByRole('link', { name: /^Nội dung/ })
      .first()
      .click();
    await button('Thêm chương').waitFor();
    outline = new URL(page.url()).pathname;
    await begin('Tài liệu', 'Bảng kiểu thường gặp');
    await expectToast(page, 'Đã thêm tệp', () =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'bang-kieu.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from('kiểu,ví dụ\nstring,"Sen"\n'),
        }),
    );
    await page.getByText('bang-kieu.csv').waitFor();
    await inspect(teacher, 'studio-lesson-file');
  });

  test('a live lesson, whose time is asked for in Vietnam’s', async () => {
    const { page } = teacher;
    await begin('Buổi học trực tiếp', 'Hỏi đáp trực tiếp');
    await page.getByRole('textbox', { name: 'Giờ bắt đầu' }).fill('20/12/2027 20:00');
    await page.getByRole('textbox', { name: 'Thời lượng (phút)' }).fill('60');
    await page.getByRole('textbox', { name: 'Địa chỉ vào buổi học' }).fill('http://meet.google.com/abc');
    await button('Lưu bài học').click();
    await page.getByRole('textbox', { name: 'Địa chỉ vào buổi học', disabled: false }).waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Địa chỉ vào buổi học' }).getAttribute('aria-invalid'))
      .toBe('true');
    await page
      .getByRole('textbox', { name: 'Địa chỉ vào buổi học' })
      .fill('https://meet.google.com/abc-defg-hij');
    await save();
    await inspect(teacher, 'studio-lesson-live');
  });

  test('a lesson of another site, of those that are allowed', async () => {
    const { page } = teacher;
    // There is no network to it here
    teacher.expectsNoise(/youtube|ERR_/);
    await begin('Nội dung nhúng', 'Xem thêm');
    const address = page.getByRole('textbox', { name: 'Địa chỉ hoặc mã nhúng' });
    await page.getByRole('textbox', { name: 'Thời lượng (phút)' }).fill('10');
    await address.fill('https://an-trang-la.example/xem');
    await button('Lưu bài học').click();
    await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
    await address.fill('https://www.youtube.com/watch?v=zQnBQ4tB3ZA');
    await save();
  });

  test('a quiz', async () => {
    const { page } = teacher;
    await begin('Bài kiểm tra', 'Kiểm tra nhanh');
    await page.getByRole('link', { name: 'Soạn câu hỏi' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kiểm tra nhanh' }).waitFor();
    const prompt = page.getByRole('textbox', { name: 'Câu hỏi', exact: true });
    await prompt.click();
    await page.keyboard.insertText('Kiểu nào chỉ có hai giá trị?');
    await page.getByRole('textbox', { name: 'Nội dung 1' }).fill('boolean');
    await page.getByRole('textbox', { name: 'Nội dung 2' }).fill('string');
    await page.getByRole('radio', { name: 'Đáp án 1 đúng' }).check();
    await page
      .locator('input[type=file][aria-label="Chọn âm thanh"]')
      .setInputFiles({ name: 'nghe.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3 nghe') });
    await page.getByText('Âm thanh mới được giữ khi bạn lưu câu hỏi.').waitFor();
    await inspect(teacher, 'studio-quiz');
    await button('Thêm vào bài kiểm tra').click();
    await page.getByRole('navigation', { name: 'Câu hỏi' }).getByText('1 câu', { exact: true }).waitFor();
    // What was uploaded is what is played now, by an address of the server
    const heard = page.locator('fieldset').getByLabel('Âm thanh của câu hỏi');
    await expect.poll(() => heard.getAttribute('src')).toMatch(/^\/media\//);
  });

  test('an assignment with its terms', async () => {
    const { page } = teacher;
    await begin('Bài tập', 'Viết một kiểu');
    await page.getByRole('link', { name: 'Soạn bài tập' }).click();
    await page.getByRole('heading', { level: 1, name: /Viết một kiểu/ }).waitFor();
    await page.getByRole('textbox', { name: 'Chấm điều gì' }).fill('Kiểu đúng với mô tả');
    await page.getByRole('textbox', { name: 'Đủ điểm khi' }).fill('Không còn chỗ nào là any.');
    await inspect(teacher, 'studio-assignment');
    await expectToast(page, 'Đã lưu bài tập.', () => button('Lưu bài tập').click());
  });

  test('and the outline tells the kinds apart', async () => {
    const { page } = teacher;
    await teacher.go(outline);
    for (const title of [
      'Bảng kiểu thường gặp',
      'Hỏi đáp trực tiếp',
      'Xem thêm',
      'Kiểm tra nhanh',
      'Viết một kiểu',
    ])
      await page.getByRole('link', { name: title }).waitFor();
    await inspect(teacher, 'studio-structure-kinds');
  });
});
