import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../artifacts.ts';
import { inspect } from '../looks.ts';
import { expectToast, focused, waitUntilReady } from '../visitor.ts';
import { prose, type Studio } from './studio.ts';

const VIDEOS = join(root, 'api', 'assets', 'videos');

/** What the course teaches: its sections and lessons. */
export function teaching({ teacher, button, add, lessonsOf, write }: Studio): void {
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
    await button('Chuyển “Độ xay”').press('Alt+ArrowUp');
    await expect
      .poll(() => lessonsOf('Chương 1. Hạt và nước'))
      .toEqual(['Độ xay', 'Chọn hạt', 'Nước và nhiệt độ']);
    await page
      .getByText('Đã chuyển “Độ xay” đến vị trí 1 trên 3 của chương 1.')
      .waitFor({ state: 'attached' });
    await focused(button('Chuyển “Độ xay”'));
    await page.keyboard.press('Enter');
    await inspect(teacher, 'studio-structure-move');
    await page.getByRole('button', { name: 'Xuống cuối' }).filter({ visible: true }).click();
    await expect
      .poll(() => lessonsOf('Chương 1. Hạt và nước'))
      .toEqual(['Chọn hạt', 'Nước và nhiệt độ', 'Độ xay']);
    await button('Thao tác khác với “Bài thừa”').click();
    await page.getByRole('button', { name: 'Xoá bài' }).filter({ visible: true }).click();
    await expectToast(page, 'Đã xoá “Bài thừa”', () =>
      page.getByRole('dialog').getByRole('button', { name: 'Xoá bài' }).click(),
    );
    await button('Thao tác khác với “Pha phin”').click();
    await page.getByRole('button', { name: 'Xoá chương' }).filter({ visible: true }).click();
    await page.getByText('Chương còn bài nên chưa xoá được.', { exact: false }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Đã hiểu' }).click();
    await page.reload();
    await waitUntilReady(page);
    await expect.poll(() => lessonsOf('Chương 2. Pha phin')).toEqual(['Rót ba lần', 'Xem cách rót']);
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
    await button('Thao tác khác với “Rót ba lần”').click();
    await expectToast(page, '“Rót ba lần” đã mở cho học thử', () =>
      page.getByRole('button', { name: 'Cho học thử' }).filter({ visible: true }).click(),
    );
  });

  test('uploads a video with captions', async () => {
    const { page } = teacher;
    await page.getByRole('link', { name: 'Xem cách rót' }).click();
    await page.getByText('Bài này chưa có video.').waitFor();
    await expectToast(page, 'Video đã sẵn sàng', () =>
      page.locator('input[type=file][aria-label="Chọn video"]').setInputFiles(join(VIDEOS, 'tho-4-4-6.mp4')),
    );
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.duration))
      .toBeGreaterThan(30);
    await button('Chọn tệp phụ đề: Tiếng Việt').click();
    await page
      .locator('input[type=file][aria-label="Tệp phụ đề"]')
      .setInputFiles(join(VIDEOS, 'tho-4-4-6.vi.vtt'));
    await page.getByText(/^Đọc được \d+ câu/).waitFor();
    await inspect(teacher, 'studio-captions-import');
    await expectToast(page, 'Đã thêm phụ đề', () =>
      page.getByRole('button', { name: /^Nhập \d+ câu$/ }).click(),
    );
    await expect.poll(() => video.locator('track').count()).toBe(1);
    await inspect(teacher, 'studio-lesson-video');
  });
}
