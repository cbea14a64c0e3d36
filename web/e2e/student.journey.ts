import { describe, expect, test } from 'vitest';
import { sql } from './database.ts';
import { accessible, fits, inspect } from './looks.ts';
import { newEmail, newStudent, PASSWORD, startSession } from './people.ts';
import { expectToast, type Visitor, visitor, WIDTHS, waitUntilReady } from './visitor.ts';
import { expectDoubleSpeed, watchAtDoubleSpeed } from './watching.ts';

const COURSE = 'doc-hieu-so-lieu';
const FIRST = 'Trước khi tin một con số: năm câu hỏi';
const VIDEO = 'Trục tung bị cắt đánh lừa mắt thế nào';

const main = ({ page }: Visitor, name: RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true });
const tokensIn = ({ page }: Visitor) =>
  page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]);

/** On the gateway's page: what the buyer does there. */
async function decide({ page }: Visitor, decision: string) {
  await page.getByRole('heading', { level: 1, name: 'VNPAY mô phỏng' }).waitFor();
  await accessible(page);
  await fits(page);
  await page.getByRole('button', { name: decision, exact: true }).click();
  await page.waitForURL(/\/payment\/result/);
}

/**
 * As if the student had studied so much of the lesson already; the row is made by opening the lesson, which the
 * page may still be about.
 */
const studied = (email: string, title: string, seconds: number, watched = '{}') =>
  expect
    .poll(() =>
      sql(
        `update lesson_progress p set done_sec = $3, watched = $4::int4multirange, reported_at = now() - interval '1 minute'
         from enrolment e, person s, lesson l
         where e.id = p.enrolment_id and s.id = e.student_id and l.id = p.lesson_id and s.email = $1 and l.title = $2
         returning p.id`,
        [email, title, seconds, watched],
      ),
    )
    .toHaveLength(1);

describe.each(WIDTHS)('a student (%s)', (width) => {
  const student = visitor(width, { isStory: true });
  const email = newEmail();

  /** The tick of a lesson in the outline, which is a drawer on a phone. */
  const tickOf = async (title: string) => {
    const { page } = student;
    if (width === 'phone') await page.getByRole('button', { name: /^Nội dung \d/ }).click();
    const link = page.getByRole('link').filter({ hasText: title, visible: true });
    const label = await link.getByRole('img').first().getAttribute('aria-label');
    if (width === 'phone') {
      await page.keyboard.press('Escape');
      // As long as it is open, the keys are the drawer's
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    return label;
  };

  test('registers on the way to the checkout; mistakes are shown beside what was typed', async () => {
    const { page } = student;
    await student.go(`/courses/${COURSE}`);
    await page.getByRole('link', { name: 'Đăng nhập để mua' }).filter({ visible: true }).first().click();
    await page.getByRole('heading', { name: 'Đăng nhập để tiếp tục' }).waitFor();
    await inspect(student, 'checkout-guest');
    await page.getByRole('link', { name: 'Tạo tài khoản' }).click();
    await page.waitForURL(/\/register\?next=/);
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await field('Họ và tên').fill('Nguyễn Thị Hạnh');
    await field('Email').fill('hanh-tai-vidu');
    await field('Mật khẩu').fill('ngan');
    await main(student, /^Tạo tài khoản$/).click();
    await page.getByText('Email cần có dạng ten@vidu.com').waitFor();
    await page.getByText('Mật khẩu cần ít nhất 8 ký tự').waitFor();
    expect(await field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(await field('Họ và tên').inputValue()).toBe('Nguyễn Thị Hạnh');
    expect(await field('Email').inputValue()).toBe('hanh-tai-vidu');
    await inspect(student, 'register-mistakes');
    await field('Email').fill(email);
    await field('Mật khẩu').fill('password123');
    // The server's word, as soon as the field is left
    await field('Email').focus();
    await page.getByText('Mật khẩu này quá phổ biến').waitFor();
    await expect.poll(() => field('Mật khẩu').getAttribute('aria-invalid')).toBe('true');
    expect(await field('Email').inputValue()).toBe(email);
    await field('Mật khẩu').fill(PASSWORD);
    await expectToast(page, 'Đăng ký thành công', () => main(student, /^Tạo tài khoản$/).click());
    await page.waitForURL(/\/checkout\//);
    await main(student, /^Thanh toán 459/).waitFor();
    expect((await tokensIn(student)).every(Boolean)).toBe(true);
  });

  test('stops at the gateway, and comes back to an order that waits', async () => {
    const { page } = student;
    await inspect(student, 'checkout');
    await main(student, /^Thanh toán 459/).click();
    await decide(student, 'Huỷ giao dịch');
    await page.getByRole('heading', { level: 1, name: 'Bạn đã dừng thanh toán' }).waitFor();
    await inspect(student, 'payment-cancelled');
    await page.getByRole('link', { name: 'Thanh toán lại' }).click();
    await main(student, /^Thanh toán 459/).waitFor();
  });

  test('hears what is wrong when the bank refuses', async () => {
    const { page } = student;
    await main(student, /^Thanh toán 459/).click();
    await decide(student, 'Tài khoản không đủ số dư');
    await page.getByRole('heading', { level: 1, name: 'Thanh toán không thành công' }).waitFor();
    await page.getByText('Tài khoản không đủ số dư.').waitFor();
    await inspect(student, 'payment-failed');
    await page.getByRole('link', { name: 'Thanh toán lại' }).click();
  });

  test('pays; the course opens also when the notice of the gateway gets lost', async () => {
    const { page } = student;
    await main(student, /^Thanh toán 459/).click();
    await decide(student, 'Thanh toán, nhưng thông báo bị thất lạc');
    await page.getByRole('heading', { level: 1, name: 'Đang chờ cổng thanh toán xác nhận' }).waitFor();
    await inspect(student, 'payment-waiting');
    await main(student, /^Kiểm tra lại$/).click();
    await page.getByRole('heading', { level: 1, name: 'Khoá học là của bạn rồi' }).waitFor();
    await inspect(student, 'payment-success');
    await page.getByRole('link', { name: 'Học bài đầu tiên' }).click();
    await page.getByRole('heading', { level: 1, name: FIRST }).waitFor();
  });

  test('reads a lesson to its end', async () => {
    const { page } = student;
    await page.getByText(/Bài đọc hoàn thành sau 30 giây/).waitFor();
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
    await page.keyboard.press('p');
    await at(FIRST);
    // Whoever can't see the change hears it
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.keyboard.press('n');
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

  test('finds the course and its progress among their own', async () => {
    const { page } = student;
    await student.go('/learning');
    await page.getByText('2/9 bài · 22%').waitFor();
    await inspect(student, 'learning');
    await student.go('/dashboard/courses?status=COMPLETED');
    await page.getByText('Không có khoá nào hợp điều kiện này').waitFor();
    await inspect(student, 'dashboard-nothing');
    await page.getByRole('button', { name: 'Xem tất cả' }).click();
    await page.getByText('2/9 bài · 22%').waitFor();
    await inspect(student, 'dashboard');
    await student.go('/');
    await page.getByRole('heading', { name: /^Học tiếp nhé/ }).waitFor();
    await inspect(student, 'home-student');
  });

  test('is not sold the same course again', async () => {
    const { page } = student;
    await student.go(`/courses/${COURSE}`);
    await page.getByRole('link', { name: 'Học tiếp' }).filter({ visible: true }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Mua ngay' }).count()).toBe(0);
    await inspect(student, 'detail-owned');
    await student.go(`/checkout/${COURSE}`);
    await page.getByRole('heading', { name: 'Bạn đã có khoá học này' }).waitFor();
    expect(await page.getByRole('button', { name: /^Thanh toán/ }).count()).toBe(0);
    await accessible(page);
  });

  test('takes a free course without any gateway', async () => {
    const { page } = student;
    await student.go('/courses/chup-anh-dien-thoai');
    await main(student, /^Vào học miễn phí$/)
      .first()
      .click();
    const start = page.getByRole('link', { name: 'Bắt đầu học' }).filter({ visible: true }).first();
    await start.waitFor();
    await inspect(student, 'detail-enrolled');
    await start.click();
    await page.waitForURL(/\/learning\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitUntilReady(page);
  });

  test('signs out, and nothing of them stays behind', async () => {
    const { page } = student;
    await student.go('/');
    if (width === 'desktop') await page.getByRole('button', { name: 'Tài khoản: Nguyễn Thị Hạnh' }).click();
    else await page.getByRole('button', { name: 'Mở trình đơn' }).click();
    await accessible(page);
    await expectToast(page, 'Đăng xuất thành công', () =>
      page.getByRole('button', { name: 'Đăng xuất' }).filter({ visible: true }).click(),
    );
    await expect.poll(() => tokensIn(student)).toEqual([null, null]);
    await page.getByRole('heading', { name: /^Học tiếp nhé/ }).waitFor({ state: 'detached' });
    await student.go('/learning');
    await page.waitForURL(/\/login\?next=%2Flearning/);
  });

  test('signs in again: a wrong password is told, the right one leads back', async () => {
    const { page } = student;
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await field('Email').fill(email);
    await field('Mật khẩu').fill('sai-mat-khau');
    await main(student, /^Đăng nhập$/).click();
    await page.getByRole('alert').first().waitFor();
    expect(await field('Email').inputValue()).toBe(email);
    await inspect(student, 'login-mistake');
    await field('Mật khẩu').fill(PASSWORD);
    await expectToast(page, 'Đăng nhập thành công', () => field('Mật khẩu').press('Enter'));
    await page.waitForURL(/\/learning$/);
    await page.getByText('2/9 bài · 22%').waitFor();
  });
});

describe('a newcomer', () => {
  const newcomer = visitor('desktop');

  test('is told what their empty pages are for', async () => {
    await startSession(newcomer, await newStudent());
    await newcomer.go('/learning');
    await newcomer.page.getByText('Bạn chưa có khoá học nào').waitFor();
    await inspect(newcomer, 'learning-empty');
    await newcomer.go(`/learning/${COURSE}`);
    await newcomer.page.getByRole('heading', { level: 1, name: 'Bạn chưa có khoá học này' }).waitFor();
    await inspect(newcomer, 'player-not-enrolled');
  });
});
