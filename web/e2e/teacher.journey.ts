import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { root } from './artifacts.ts';
import { accessible, inspect } from './looks.ts';
import { bring, newStudent, tokensOf } from './people.ts';
import { hears, lives, visitor } from './visitor.ts';

const TITLE = 'Pha cà phê phin tại nhà';
const VIDEOS = join(root, 'api', 'assets', 'videos');
/** So many words that make some sense, for whoever looks at the screenshots. */
const prose = (words: number) => {
  const text = 'Nước vừa sôi thì để yên một phút rồi mới rót, vì nước quá nóng làm cà phê đắng và gắt.'.split(
    ' ',
  );
  return Array.from({ length: words }, (_, index) => text[index % text.length]).join(' ');
};

describe('a course from its first word to its first buyer', () => {
  const teacher = visitor('desktop', { isStory: true });
  const admin = visitor('desktop', { isStory: true });
  let edit = '';
  let slug = '';

  const button = (name: string | RegExp) =>
    teacher.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  const save = async () => {
    await hears(teacher.page, 'Đã lưu khoá học', () => button('Lưu thay đổi').click());
    await teacher.page.getByRole('region', { name: 'Thay đổi chưa lưu' }).waitFor({ state: 'detached' });
  };
  /** Adds a section or a lesson by the dialog that asks for its name. */
  const add = async (opener: string | RegExp, name: string) => {
    await button(opener).click();
    const dialog = teacher.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: 'Thêm', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await teacher.page.getByText(name, { exact: false }).first().waitFor();
  };
  const lessonsOf = async (section: string) => {
    const rows = teacher.page.getByRole('region', { name: section }).locator('a[id^="item-"]');
    return (await rows.allInnerTexts()).map((text) => text.replace(/^\d+\.\s*/, ''));
  };
  /** Writes the text of a lesson, from the outline and back. */
  const write = async (title: string, text: string) => {
    const { page } = teacher;
    await page.getByRole('link', { name: title }).click();
    const body = page.getByRole('textbox', { name: 'Nội dung bài đọc' });
    await body.click();
    await page.keyboard.insertText(text);
    await button('Lưu bài học').click();
    await page.getByRole('region', { name: 'Thay đổi chưa lưu' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: TITLE }).first().click();
    await page.getByRole('button', { name: 'Thêm chương' }).waitFor();
  };
  const judge = async (item: RegExp, verdict: 'Đạt' | 'Cần sửa') =>
    admin.page
      .getByRole('group', { name: item })
      .getByRole('radio', { name: verdict })
      .check({ force: true });
  const openSubmission = async () => {
    await admin.go('/admin/courses/review');
    await admin.page.getByRole('link', { name: TITLE }).first().click();
    await admin.page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await lives(admin.page);
  };
  const ALL = [/đúng như lời hứa/, /Hình và tiếng/, /Tên, mô tả/, /Giá hợp/, /tư liệu/, /trái luật/];

  test('a student becomes a teacher', async () => {
    const { page } = teacher;
    await bring(teacher, await newStudent('Trần Bảo Châu'));
    await teacher.go('/teacher');
    await page.getByRole('heading', { level: 1, name: 'Dạy trên Sen' }).waitFor();
    await inspect(teacher, 'become-teacher');
    await button('Trở thành giảng viên').click();
    await page.getByText('Bạn viết một dòng giới thiệu nhé').waitFor();
    await page.getByRole('textbox', { name: 'Một dòng giới thiệu' }).fill('Pha chế 12 năm ở Đà Lạt');
    await page.getByRole('textbox', { name: 'Về bạn' }).fill('Mình rang và pha cà phê từ năm 2014.');
    await hears(page, 'Xưởng khoá học của bạn đã mở', () => button('Trở thành giảng viên').click());
    await page.getByText('Mở khoá học đầu tiên của bạn').waitFor();
    await inspect(teacher, 'studio-empty');
  });

  test('begins with a name', async () => {
    const { page } = teacher;
    await page.getByRole('link', { name: 'Tạo khoá học' }).first().click();
    const name = page.getByRole('textbox', { name: 'Tên khoá học' });
    await name.fill('ab');
    await button('Tạo bản nháp').click();
    await page.getByText('Tên cần ít nhất 3 ký tự.').waitFor();
    expect(await name.inputValue()).toBe('ab');
    await inspect(teacher, 'studio-new');
    await name.fill(TITLE);
    await button('Tạo bản nháp').click();
    await page.waitForURL(/\/teacher\/courses\/[^/]+\/edit/);
    edit = new URL(page.url()).pathname;
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  });

  test('fills the form; what is wrong is said and nothing that was typed gets lost', async () => {
    const { page } = teacher;
    await page
      .getByRole('textbox', { name: 'Phụ đề' })
      .fill('Ba loại hạt, một chiếc phin, tách cà phê như ý.');
    await page.getByRole('combobox', { name: 'Danh mục' }).selectOption({ label: 'Ẩm thực' });
    const description = page.getByRole('textbox', { name: 'Mô tả' });
    await description.click();
    await page.keyboard.press('Control+b');
    await page.keyboard.insertText('Cà phê phin');
    await page.keyboard.press('Control+b');
    await page.keyboard.insertText(` không khó. ${prose(60)}`);
    await page.keyboard.press('Enter');
    await button('Danh sách chấm').click();
    await page.keyboard.insertText('Chọn hạt');
    expect(await description.locator('strong').innerText()).toBe('Cà phê phin');
    expect(await description.locator('ul > li').innerText()).toBe('Chọn hạt');
    for (const [list, text] of [
      ['Học viên sẽ làm được gì?', 'Pha một phin cà phê đều tay'],
      ['Cần biết trước điều gì?', 'Không cần biết gì trước'],
      ['Khoá này dành cho ai?', 'Người thích cà phê buổi sáng'],
    ] as const) {
      await button(`Thêm ý vào “${list}”`).click();
      await page.keyboard.insertText(text);
    }
    await page.getByRole('textbox', { name: 'Giá gốc' }).fill('999');
    await button('Lưu thay đổi').click();
    await page.getByText('Giá là 0, hoặc từ 10.000 đến 50.000.000 ₫.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Phụ đề' }).inputValue()).toMatch(/^Ba loại hạt/);
    await inspect(teacher, 'studio-edit-mistake');
    await page.getByRole('textbox', { name: 'Giá gốc' }).fill('299000');
    await save();
    await page.reload();
    await page.getByRole('textbox', { name: 'Phụ đề' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Giá gốc' }).inputValue()).toBe('299.000');
    await description.locator('strong').waitFor();
  });

  test('is asked before leaving what is not saved', async () => {
    const { page } = teacher;
    const subtitle = page.getByRole('textbox', { name: 'Phụ đề' });
    await subtitle.fill('Đang viết dở');
    await page.getByRole('link', { name: 'Khoá học của tôi' }).first().click();
    const question = page.getByRole('dialog', { name: 'Rời trang mà chưa lưu?' });
    await question.waitFor();
    await accessible(page);
    await question.getByRole('button', { name: 'Ở lại' }).click();
    expect(await subtitle.inputValue()).toBe('Đang viết dở');
    await button('Bỏ thay đổi').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bỏ thay đổi' }).click();
    await expect.poll(() => subtitle.inputValue()).toMatch(/^Ba loại hạt/);
  });

  test('uploads a cover', async () => {
    const { page } = teacher;
    const clip = { x: 0, y: 0, width: 960, height: 540 };
    const buffer = await page.screenshot({ type: 'jpeg', clip });
    const file = page.locator('input[type=file][aria-label="Tải ảnh lên"]');
    await file.setInputFiles({ name: 'ghi-chu.txt', mimeType: 'text/plain', buffer: Buffer.from('chữ') });
    await page.getByText(/Tệp này không đúng loại/).waitFor();
    await hears(page, 'Đã đổi ảnh bìa', () =>
      file.setInputFiles({ name: 'bia.jpg', mimeType: 'image/jpeg', buffer }),
    );
    await page.getByText('Ảnh bạn đã tải lên.').waitFor();
    await button('Dùng ảnh Sen vẽ').click();
    await page.getByText('Sen vẽ ảnh này theo tên và danh mục.', { exact: false }).waitFor();
    await inspect(teacher, 'studio-edit');
  });

  test('builds sections and lessons, and moves them by keyboard', async () => {
    const { page } = teacher;
    await page
      .getByRole('link', { name: /^Nội dung/ })
      .first()
      .click();
    await page.getByText('Bắt đầu bằng một chương').waitFor();
    await add('Thêm chương', 'Hạt và nước');
    await add('Thêm chương', 'Pha phin');
    for (const title of ['Chọn hạt', 'Độ xay', 'Nước và nhiệt độ'])
      await add(/^Thêm bài đọc vào chương 1/, title);
    await add(/^Thêm bài đọc vào chương 2/, 'Rót ba lần');
    await add(/^Thêm bài đọc vào chương 2/, 'Bài thừa');
    await add(/^Thêm video vào chương 2/, 'Xem cách rót');
    await button('Chuyển “Độ xay”').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect
      .poll(() => lessonsOf('Chương 1. Hạt và nước'))
      .toEqual(['Độ xay', 'Chọn hạt', 'Nước và nhiệt độ']);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Chuyển “Độ xay”');
    await page
      .getByText('Đã chuyển “Độ xay” đến vị trí 1 trên 3 của chương 1.')
      .waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await inspect(teacher, 'studio-structure-move');
    await page.getByRole('button', { name: 'Xuống cuối' }).filter({ visible: true }).click();
    await expect
      .poll(() => lessonsOf('Chương 1. Hạt và nước'))
      .toEqual(['Chọn hạt', 'Nước và nhiệt độ', 'Độ xay']);
    await button('Thêm việc cho “Bài thừa”').click();
    await page.getByRole('button', { name: 'Xoá bài' }).filter({ visible: true }).click();
    await hears(page, 'Đã xoá “Bài thừa”', () =>
      page.getByRole('dialog').getByRole('button', { name: 'Xoá bài' }).click(),
    );
    await button('Thêm việc cho “Pha phin”').click();
    await page.getByRole('button', { name: 'Xoá chương' }).filter({ visible: true }).click();
    await page.getByText('Chương còn bài nên chưa xoá được.', { exact: false }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Đã hiểu' }).click();
    await page.reload();
    await lives(page);
    expect(await lessonsOf('Chương 2. Pha phin')).toEqual(['Rót ba lần', 'Xem cách rót']);
    await inspect(teacher, 'studio-structure');
  });

  test('writes the lessons', async () => {
    for (const [title, words] of [
      ['Chọn hạt', 6_000],
      ['Nước và nhiệt độ', 40],
      ['Độ xay', 40],
      ['Rót ba lần', 40],
    ] as const)
      await write(title, prose(words));
    const { page } = teacher;
    await button('Thêm việc cho “Rót ba lần”').click();
    await hears(page, '“Rót ba lần” đã mở cho học thử', () =>
      page.getByRole('button', { name: 'Cho học thử' }).filter({ visible: true }).click(),
    );
  });

  test('uploads a video with captions', async () => {
    const { page } = teacher;
    await page.getByRole('link', { name: 'Xem cách rót' }).click();
    await page.getByText('Bài này chưa có video.').waitFor();
    await hears(page, 'Video đã sẵn sàng', () =>
      page.locator('input[type=file][aria-label="Chọn video"]').setInputFiles(join(VIDEOS, 'tho-4-4-6.mp4')),
    );
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.duration))
      .toBeGreaterThan(30);
    await hears(page, 'Đã thêm phụ đề', () =>
      page
        .locator('input[type=file][aria-label="Chọn tệp phụ đề"]')
        .setInputFiles(join(VIDEOS, 'tho-4-4-6.vi.vtt')),
    );
    await expect.poll(() => video.locator('track').count()).toBe(1);
    await inspect(teacher, 'studio-lesson-video');
  });

  test('sees that nothing is missing, and submits', async () => {
    const { page } = teacher;
    await teacher.go(edit);
    await page.getByText('Xong 11 trên 11 mục').waitFor();
    await hears(page, 'Đã gửi Sen duyệt', () => button('Gửi duyệt').click());
    await page.getByText(/Khoá học đang chờ Sen duyệt/).waitFor();
    expect(await page.getByRole('textbox', { name: 'Phụ đề' }).isDisabled()).toBe(true);
    await inspect(teacher, 'studio-pending');
  });

  test('an administrator sends it back with what to mend', async () => {
    const { page } = admin;
    await bring(admin, await tokensOf('admin@sen.test'));
    await openSubmission();
    for (const item of ALL) await judge(item, item.source.includes('mô tả') ? 'Cần sửa' : 'Đạt');
    await page
      .getByRole('textbox', { name: 'Giảng viên cần làm gì?' })
      .fill('Phụ đề nói rõ hơn học được gì.');
    await inspect(admin, 'review-judged');
    await page.getByRole('button', { name: 'Trả lại để sửa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Trả lại để sửa 1 mục' });
    expect(await dialog.getByRole('textbox').inputValue()).toContain('Phụ đề nói rõ hơn');
    await accessible(page);
    await hears(page, 'Đã trả lại cho giảng viên', () =>
      dialog.getByRole('button', { name: 'Trả lại để sửa' }).click(),
    );
    await page.getByRole('heading', { name: 'Kết quả duyệt' }).waitFor();
    await inspect(admin, 'review-sent-back');
  });

  test('the teacher reads it, mends, and submits again', async () => {
    const { page } = teacher;
    await teacher.go('/teacher/courses');
    await page.getByText('1 mục cần sửa').waitFor();
    await inspect(teacher, 'studio-list-one');
    await page.getByRole('link', { name: new RegExp(`^Sửa ngay.*${TITLE}`) }).click();
    await page.getByRole('heading', { name: /Sen đề nghị sửa 1 mục/ }).waitFor();
    await page.getByText('Phụ đề nói rõ hơn học được gì.').first().waitFor();
    await inspect(teacher, 'studio-needs-fixes');
    await page
      .getByRole('textbox', { name: 'Phụ đề' })
      .fill('Sau một tuần bạn tự pha được phin cà phê như ý.');
    await save();
    await hears(page, 'Đã gửi Sen duyệt', () => button('Gửi duyệt').click());
  });

  test('the administrator approves', async () => {
    const { page } = admin;
    await openSubmission();
    await page.getByText('Sau một tuần bạn tự pha được phin cà phê như ý.').waitFor();
    for (const item of ALL) await judge(item, 'Đạt');
    await hears(page, 'Đã duyệt khoá học', () =>
      page.getByRole('button', { name: 'Duyệt khoá học' }).click(),
    );
    await page.getByRole('heading', { name: 'Kết quả duyệt' }).waitFor();
  });

  test('the teacher opens the sale, and everybody finds the course', async () => {
    const { page } = teacher;
    await teacher.go(edit);
    await hears(page, 'Khoá học đã mở bán', () => button('Mở bán').click());
    await inspect(teacher, 'studio-published');
    const preview = page.getByRole('link', { name: 'Xem như người mua' });
    slug = (await preview.getAttribute('href')) ?? '';
    expect(await (await fetch(`${inject('url')}${slug}`)).text()).toContain(TITLE);
    await admin.go('/courses?search=ca%20phe%20phin');
    await admin.page.getByRole('link', { name: TITLE }).first().click();
    await admin.page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await admin.page.getByText('299.000').first().waitFor();
  });

  test('the teacher stops the sale, and it is gone', async () => {
    const { page } = teacher;
    await button('Ngừng bán').click();
    await hears(page, 'Đã ngừng bán', () =>
      page
        .getByRole('dialog', { name: 'Ngừng bán khoá học?' })
        .getByRole('button', { name: 'Ngừng bán' })
        .click(),
    );
    await expect.poll(async () => (await fetch(`${inject('url')}${slug}`)).status).toBe(404);
    await admin.go('/courses?search=ca%20phe%20phin');
    await lives(admin.page);
    expect(await admin.page.getByRole('link', { name: TITLE }).count()).toBe(0);
  });
});

describe('the studio on a phone', () => {
  const teacher = visitor('phone');

  test('shows the courses, the form, the outline and a lesson', async () => {
    const { page } = teacher;
    await bring(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go('/teacher/courses');
    await inspect(teacher, 'studio-list');
    await page.getByRole('button', { name: 'Mở trình đơn' }).click();
    await accessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^Viết tiếp.*TypeScript/ }).click();
    await page.getByRole('heading', { level: 1, name: /TypeScript/ }).waitFor();
    await inspect(teacher, 'studio-edit');
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
    await bring(teacher, await tokensOf('teacher@sen.test'));
    await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
    await teacher.go('/teacher/courses');
    await inspect(teacher, 'studio-list-dark');
    await page.getByRole('link', { name: /^Viết tiếp.*TypeScript/ }).click();
    await page.getByRole('textbox', { name: 'Mô tả' }).waitFor();
    await inspect(teacher, 'studio-edit-dark');
    await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'light'));
    await teacher.go('/teacher/courses');
    await inspect(teacher, 'studio-list');
  });
});
