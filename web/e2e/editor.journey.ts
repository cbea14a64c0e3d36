import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { root } from './artifacts.ts';
import { accessible, inspect } from './looks.ts';
import { startSession, tokensOf } from './people.ts';
import { focused, type Visitor, visitor } from './visitor.ts';

const body = ({ page }: Visitor) => page.getByRole('textbox', { name: 'Nội dung bài đọc' });

/** Goes to a reading lesson of the demo teacher’s draft. */
const openLesson = async (teacher: Visitor) => {
  const { page } = teacher;
  await teacher.go('/teacher/courses');
  await page.getByRole('link', { name: /^Viết tiếp.*TypeScript/ }).click();
  await page.getByRole('heading', { level: 1, name: /TypeScript/ }).waitFor();
  await page
    .getByRole('link', { name: /^Nội dung/ })
    .first()
    .click();
  await page.getByRole('link', { name: /Thu hẹp kiểu/ }).click();
  await body(teacher).waitFor();
};

/** Types at the end of the lesson, also below a picture; a click in its middle may select one. */
const write = async (teacher: Visitor, words: string) => {
  const { page } = teacher;
  await body(teacher).focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+End');
      return body(teacher).evaluate((editor) =>
        editor.lastElementChild?.contains(getSelection()?.anchorNode ?? null),
      );
    })
    .toBe(true);
  await page.keyboard.insertText(words);
};

describe('a draft that nobody saved', () => {
  const desktop = visitor('desktop', { isStory: true });
  const phone = visitor('phone', { isStory: true });
  const kept = ({ page }: Visitor) => page.getByText(/Đã lưu nháp lúc/);

  test('is kept on the server a moment after typing stops', async () => {
    const tokens = await tokensOf('teacher@sen.test');
    await startSession(desktop, tokens);
    await startSession(phone, tokens);
    await openLesson(desktop);
    await write(desktop, ' Gõ ở máy bàn.');
    await kept(desktop).waitFor();
  });

  test('and the line that is typed stays above the bar that saves', async () => {
    const { page } = desktop;
    for (let line = 0; line < 25; line++) await page.keyboard.press('Enter');
    await page.keyboard.insertText('Dòng cuối.');
    const [last, bar] = await Promise.all(
      [body(desktop).locator('p').last(), page.getByRole('region', { name: 'Thay đổi chưa lưu' })].map(
        (each) => each.boundingBox(),
      ),
    );
    expect(last!.y + last!.height).toBeLessThanOrEqual(bar!.y);
    await expect.poll(() => kept(desktop).count()).toBe(1);
  });

  test('is offered on another device, which goes on with it', async () => {
    const { page } = phone;
    await openLesson(phone);
    await page.getByRole('alert').filter({ hasText: 'Bạn có bản nháp chưa lưu' }).waitFor();
    expect(await body(phone).innerText()).not.toContain('Gõ ở máy bàn');
    await accessible(page);
    await page.getByRole('button', { name: 'Dùng bản nháp' }).click();
    await expect.poll(() => body(phone).innerText()).toContain('Gõ ở máy bàn.');
    await write(phone, ' Gõ tiếp trên điện thoại.');
    await kept(phone).waitFor();
  });

  test('is never overwritten by the first device without a word', async () => {
    const { page } = desktop;
    await write(desktop, ' Máy bàn lại gõ.');
    await page.getByRole('alert').filter({ hasText: 'Một bản nháp khác' }).waitFor();
    await accessible(page);
    await page.getByRole('button', { name: 'Dùng bản kia' }).click();
    await expect.poll(() => body(desktop).innerText()).toContain('Gõ tiếp trên điện thoại.');
  });

  test('waits for the network, and goes with the save', async () => {
    const { page, context } = desktop;
    desktop.expectsNoise(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
    await context.setOffline(true);
    await write(desktop, ' Lúc mất mạng.');
    await page.getByText('Chưa lưu được nháp: mất mạng, Sen sẽ thử lại').waitFor();
    await context.setOffline(false);
    await kept(desktop).waitFor();
    await page.getByRole('button', { name: 'Lưu bài học' }).click();
    await page.getByText('Đã lưu bài học').waitFor();
    await openLesson(phone);
    await expect.poll(() => body(phone).innerText()).toContain('Lúc mất mạng.');
    expect(await phone.page.getByText('Bạn có bản nháp chưa lưu').count()).toBe(0);
  });
});

/** What the clipboard holds, pasted where the cursor is. */
const paste = ({ page }: Visitor, given: { html?: string; text?: string; png?: string }) =>
  page.evaluate(({ html, text, png }) => {
    const data = new DataTransfer();
    if (html) data.setData('text/html', html);
    if (text) data.setData('text/plain', text);
    if (png) {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], 'phin.png', { type: 'image/png' }));
    }
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, given);

describe('what is pasted into a lesson', () => {
  const teacher = visitor('desktop', { isStory: true });

  test('keeps headings and tables, and says what was left out', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await openLesson(teacher);
    await write(teacher, 'Trước khi dán.');
    await page.keyboard.press('Enter');
    const table = '<table><tbody><tr><th>Tên</th></tr><tr><td>Phin</td></tr></tbody></table>';
    await paste(teacher, {
      html: `<h1>Từ Word</h1>${table}<iframe src="https://a.vn"></iframe><img src="https://a.vn/a.png">`,
      text: 'Từ Word',
    });
    await page.getByText('Đã bỏ: 1 ảnh không tải được, 1 video hoặc nội dung nhúng.').waitFor();
    await body(teacher).getByRole('heading', { level: 2, name: 'Từ Word' }).waitFor();
    expect(await body(teacher).locator('td').allInnerTexts()).toEqual(['Phin']);
    await accessible(page);
  });

  test('a picture is uploaded, has to be described, and is shown when the lesson opens again', async () => {
    const { page } = teacher;
    const png = (await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } })).toString('base64');
    await body(teacher).locator('td').click();
    await page.keyboard.press('Control+End');
    await paste(teacher, { png });
    const picture = body(teacher).locator('figure');
    await picture.getByText('Chưa có mô tả').waitFor();
    const save = page.getByRole('button', { name: 'Lưu bài học' });
    await save.click();
    await page.getByText(/Có ảnh chưa được mô tả/).waitFor();
    await picture.click();
    await page.getByRole('button', { name: 'Mô tả ảnh' }).click();
    await page.getByRole('textbox', { name: 'Ảnh cho thấy gì?' }).fill('Chiếc phin nhôm');
    await accessible(page);
    await page.getByRole('button', { name: 'Lưu mô tả' }).click();
    await save.click();
    await page.getByText('Đã lưu bài học').waitFor();
    await page.reload();
    const shown = body(teacher).getByRole('img', { name: 'Chiếc phin nhôm' });
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(200);
  });

  test('a picture is cropped where it stands, keeps its description, and may be undone', async () => {
    const { page } = teacher;
    const picture = body(teacher).getByRole('img', { name: 'Chiếc phin nhôm' });
    const size = () =>
      picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);
    await body(teacher).locator('figure').click();
    await page.getByRole('button', { name: 'Cắt ảnh' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chọn phần hiện ra' });
    await dialog.getByRole('combobox', { name: 'Khung hình' }).selectOption('1:1');
    await accessible(page);
    await dialog.getByRole('button', { name: 'Dùng ảnh này' }).click();
    await expect.poll(size).toEqual([100, 100]);
    await page.getByRole('button', { name: 'Hoàn tác (Ctrl+Z)' }).click();
    await expect.poll(size).toEqual([200, 100]);
    await page.getByRole('button', { name: 'Làm lại (Ctrl+Shift+Z)' }).click();
    await page.getByRole('button', { name: 'Lưu bài học' }).click();
    await page.getByText('Đã lưu bài học').waitFor();
    await page.reload();
    await expect.poll(size).toEqual([100, 100]);
  });
});

describe('a formula', () => {
  const teacher = visitor('desktop', { isStory: true });
  const dialog = () => teacher.page.getByRole('dialog', { name: 'Công thức' });
  const source = () => dialog().getByRole('textbox', { name: 'Mã LaTeX' });
  const sources = () => body(teacher).locator('annotation').allTextContents();
  const ask = async () => {
    await teacher.page.getByRole('button', { name: 'Công thức', exact: true }).click();
    await source().waitFor();
  };

  test('is shown while it is typed, and what cannot be read is pointed at and kept', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await openLesson(teacher);
    await write(teacher, ' Diện tích là ');
    await expect.poll(() => body(teacher).innerText()).toContain('Diện tích là');
    await ask();
    await source().fill('\\pi r^');
    await dialog().getByText('Chưa đọc được công thức, ở ký tự thứ 6:').waitFor();
    expect(await dialog().locator('mark').textContent()).toBe('^');
    await accessible(page);
    await dialog().getByRole('button', { name: 'Đến chỗ lỗi' }).click();
    await page.keyboard.insertText('^2');
    await page.keyboard.press('Escape');
    await ask();
    expect(await source().inputValue()).toBe('\\pi r^2');
    await dialog().getByRole('region', { name: 'Xem trước công thức' }).locator('math').waitFor({
      state: 'attached',
    });
    await accessible(page);
    await dialog().getByRole('button', { name: 'Chèn công thức' }).click();
    await expect.poll(sources).toEqual(['\\pi r^2']);
    await page.keyboard.insertText('.');
    const written = body(teacher).locator('p', { has: page.locator('[data-formula]') });
    expect(await written.innerText()).toMatch(/Diện tích là [\s\S]*2\s*\./);
  });

  test('opens by a click, moves to its own line, and is read as MathML by learners', async () => {
    const { page } = teacher;
    await body(teacher).locator('[data-formula]').click();
    expect(await source().inputValue()).toBe('\\pi r^2');
    await source().fill('S = \\pi r^2');
    await dialog().getByRole('checkbox', { name: 'Đặt trên dòng riêng' }).check();
    await dialog().getByRole('button', { name: 'Lưu công thức' }).click();
    await expect.poll(sources).toEqual(['S = \\pi r^2']);
    await page.getByRole('button', { name: 'Lưu bài học' }).click();
    await page.getByText('Đã lưu bài học').waitFor();
    await page.reload();
    await body(teacher).locator('div[data-formula] math').waitFor({ state: 'attached' });
    expect(await sources()).toEqual(['S = \\pi r^2']);
    await accessible(page);
  });
});

describe('a picture in the description of a course', () => {
  const teacher = visitor('desktop', { isStory: true });

  test('has to be described, and stands on the page that buyers see', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await openLesson(teacher);
    await teacher.go(page.url().replace(/structure\/.*$/, 'edit'));
    const description = page.getByRole('textbox', { name: 'Mô tả', exact: true });
    await description.click();
    await page.keyboard.press('Control+End');
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 160, height: 90 } });
    await paste(teacher, { png: png.toString('base64') });
    const picture = description.locator('figure');
    await picture.getByText('Chưa có mô tả').waitFor();
    const save = page.getByRole('button', { name: 'Lưu thay đổi' });
    await save.click();
    await page.getByText(/Có ảnh chưa được mô tả/).waitFor();
    await picture.click();
    await page.getByRole('button', { name: 'Mô tả ảnh' }).click();
    await page.getByRole('textbox', { name: 'Ảnh cho thấy gì?' }).fill('Trang chủ của Sen');
    await page.getByRole('button', { name: 'Lưu mô tả' }).click();
    await save.click();
    await page.getByText('Đã lưu khoá học').waitFor();
    await page.getByText(/^Đã lưu lúc \d\d:\d\d$/).waitFor();
    await accessible(page);
    await page.getByRole('link', { name: 'Xem như người mua' }).click();
    await page.getByRole('complementary', { name: 'Bản xem trước' }).waitFor();
    const shown = page.getByRole('img', { name: 'Trang chủ của Sen' });
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(160);
    expect(await shown.getAttribute('loading')).toBe('lazy');
    await accessible(page);
  });
});

const VIDEO = readFileSync(join(root, 'api', 'assets', 'videos', 'tho-4-4-6.mp4'));
const file = (name: string, buffer = VIDEO, mimeType = 'video/mp4') => ({ name, mimeType, buffer });

/** Lets go of files above an element, as a file manager would. */
const drop = async ({ page }: Visitor, target: Locator, names: readonly string[]) => {
  const data = await page.evaluateHandle(
    ([all, content]) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      for (const name of all) transfer.items.add(new File([bytes], name, { type: 'video/mp4' }));
      return transfer;
    },
    [names, VIDEO.toString('base64')] as const,
  );
  for (const event of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(event, { dataTransfer: data });
};

describe('several videos at once', () => {
  const teacher = visitor('desktop', { isStory: true });
  const section = () => teacher.page.getByRole('region', { name: /Chương \d+\. Quay sẵn/ });
  const lessons = async () =>
    (await section().locator('a[id^="item-"]').allInnerTexts()).map((text) => text.replace(/^\d+\.\s*/, ''));
  const withVideo = () => section().getByText(/^Video · \d+:\d+/);

  test('make a lesson each, in the order of their numbers; what is no video is named', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await openLesson(teacher);
    await page.goto(page.url().replace(/\/[^/]+$/, ''));
    await page.getByRole('button', { name: 'Thêm chương' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Quay sẵn');
    await page.getByRole('dialog').getByRole('button', { name: 'Thêm', exact: true }).click();
    await section().waitFor();
    await section()
      .locator('input[type=file][multiple]')
      .setInputFiles([
        file('10. Kết thúc.mp4'),
        file('ghi chú.txt', Buffer.from('chữ'), 'text/plain'),
        file('02 Bắt đầu.mp4'),
        file('03 Hỏng.mp4', Buffer.from('không phải video')),
      ]);
    await expect.poll(lessons).toEqual(['Bắt đầu', 'Hỏng', 'Kết thúc']);
    await section().getByText('1 tệp chưa được nhận').waitFor();
    await section().getByText('ghi chú.txt: Không phải video MP4 hoặc MOV.').waitFor();
    await section().getByText('Chưa tải được “03 Hỏng.mp4”').waitFor();
    await expect.poll(() => withVideo().count()).toBe(2);
    await accessible(page);
    await inspect(teacher, 'studio-structure-videos');
  });

  test('may be dropped on the section', async () => {
    await drop(teacher, section(), ['12. Thả sau.mp4', '11. Thả trước.mp4']);
    await expect.poll(lessons).toEqual(['Bắt đầu', 'Hỏng', 'Kết thúc', 'Thả trước', 'Thả sau']);
    await expect.poll(() => withVideo().count()).toBe(4);
  });

  test('a lesson is duplicated beside its original, and both play', async () => {
    const { page } = teacher;
    await page.getByText(/^Đã lưu lúc \d\d:\d\d$/).waitFor();
    await page.getByRole('button', { name: 'Thao tác khác với “Thả sau”' }).click();
    await page.getByRole('button', { name: 'Nhân bản' }).filter({ visible: true }).click();
    const copy = section().getByRole('link', { name: 'Thả sau (bản sao)' });
    await focused(copy);
    await expect.poll(() => withVideo().count()).toBe(5);
    await accessible(page);
    await page.getByRole('button', { name: 'Thao tác khác với “Thả sau (bản sao)”' }).click();
    await page.getByRole('button', { name: 'Xoá bài' }).filter({ visible: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xoá bài' }).click();
    await copy.waitFor({ state: 'detached' });
    expect(await withVideo().count()).toBe(4);
  });

  test('that are given to one lesson: the first is its own, the others are offered lessons', async () => {
    const { page } = teacher;
    await section().getByRole('link', { name: /Hỏng/ }).click();
    await page.getByText('Bài này chưa có video.').waitFor();
    await page.getByRole('button', { name: 'Bỏ qua' }).click();
    await drop(teacher, page.getByRole('button', { name: 'Chọn video' }), ['Một.mp4', 'Hai.mp4']);
    await page.getByText('Bài này nhận một video: “Hai.mp4”. Còn 1 video chưa dùng: “Một.mp4”.').waitFor();
    await page.getByText('Video đã sẵn sàng').waitFor();
    await accessible(page);
    await page.getByRole('button', { name: 'Tạo 1 bài mới trong chương này' }).click();
    await page.getByText('Đã thêm 1 bài vào cuối chương.', { exact: false }).waitFor();
    await page.goBack();
    await expect.poll(lessons).toEqual(['Bắt đầu', 'Hỏng', 'Kết thúc', 'Thả trước', 'Thả sau', 'Một']);
    await expect.poll(() => withVideo().count()).toBe(6);
  });
});
