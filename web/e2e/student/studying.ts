import { expect, test } from 'vitest';
import { accessible, inspect } from '../looks.ts';
import { waitUntilReady } from '../visitor.ts';
import { expectDoubleSpeed, watchAtDoubleSpeed } from '../watching.ts';
import { FIRST, type Student, studied, VIDEO } from './student.ts';

/** The player: to read, to watch, to go from lesson to lesson. */
export function studying({ student, email, tickOf }: Student): void {
  test('reads a lesson to its end', async () => {
    const { page } = student;
    await page.getByText(/Bài hoàn thành sau 30 giây/).waitFor();
    await inspect(student, 'player-text');
    await studied(email, FIRST, 28);
    await page.reload();
    await page.getByText('Bạn đã xong bài này').waitFor({ timeout: 30_000 });
    await expect.poll(() => tickOf(FIRST)).toBe('Đã xong');
  });

  test('watches a video, and resumes at the second where they stopped', async () => {
    const { page } = student;
    await page.getByRole('link', { name: 'Bài sau' }).filter({ visible: true }).first().click();
    await page.getByRole('heading', { level: 1, name: VIDEO }).waitFor();
    const video = page.locator('video');
    const at = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
    await video.waitFor();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(1);
    await watchAtDoubleSpeed(page);
    await page.keyboard.press('k');
    await expect.poll(at, { timeout: 30_000 }).toBeGreaterThan(5);
    const report = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/graphql') && /RecordProgress/.test(answer.request().postData() ?? ''),
    );
    await page.keyboard.press('k');
    await report;
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    const stopped = await at();
    // To the second where it stopped, wherever that was: a slow machine is late at the key
    const watched = `Đã xem: 00:00 đến 00:${String(Math.ceil(stopped)).padStart(2, '0')}`;
    await page.getByRole('img', { name: watched, exact: true }).waitFor();
    await inspect(student, 'player-video');
    expect(await at()).toBe(stopped);
    await page.reload();
    await video.waitFor();
    await expect.poll(at).toBe(Math.floor(stopped));
    await page.getByRole('img', { name: watched, exact: true }).waitFor();
    await expect.poll(() => tickOf(VIDEO)).toBe('Đang học');
  });

  test('plays only what is missing, and the video is done', async () => {
    const { page } = student;
    await studied(email, VIDEO, 25, '{[0,25)}');
    await page.reload();
    await page.locator('video').waitFor();
    await page.getByRole('img', { name: /^Đã xem: 00:00 đến 00:25/ }).waitFor();
    await expectDoubleSpeed(page);
    const missing = page.getByRole('button', { name: 'Xem phần còn thiếu' });
    await missing.click();
    // A machine that stands still for seconds has not shown them: what is missing then is played again
    const isDone = async () => {
      const hasStopped = await page.locator('video').evaluate((element: HTMLVideoElement) => element.paused);
      if (hasStopped && (await missing.isVisible()))
        await missing.click({ timeout: 1000 }).catch(() => undefined);
      return page.getByText('Bạn đã xong bài này').isVisible();
    };
    await expect.poll(isDone, { timeout: 30_000, interval: 500 }).toBe(true);
    await expect.poll(() => tickOf(VIDEO)).toBe('Đã xong');
  });

  test('moves through the lessons by buttons and by keys', async () => {
    const { page } = student;
    const at = async (name: string) => {
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await waitUntilReady(page);
      // The keys are taken up anew after the lesson has been painted
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    };
    await page.keyboard.press('Shift+P');
    await at(FIRST);
    // Whoever can't see the change hears it
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.keyboard.press('Shift+N');
    await at(VIDEO);
    await page.getByRole('link', { name: 'Bài sau' }).filter({ visible: true }).first().click();
    await at('Chọn biểu đồ nào cho câu hỏi nào');
    await page.goBack();
    await at(VIDEO);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Phím tắt' }).waitFor();
    await accessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Phím tắt' }).waitFor({ state: 'hidden' });
  });
}
