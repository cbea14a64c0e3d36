import type { Page } from '@playwright/test';
import { newStudent } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { dialog } from '../parts/dialog.ts';
import { link, press, title } from '../parts/find.ts';
import { isPhone } from '../parts/frame.ts';
import { chooseDoubleSpeed, playbackRate, video } from '../parts/video.ts';
import { buyCourse, openFirstLesson } from '../purchases.ts';
import { expect, test } from '../test.ts';
import { t, textPattern } from '../texts.ts';
import { waitUntilReady } from '../visitor.ts';
import { COURSE, FIRST_LESSON, passTime, THIRD_LESSON, VIDEO_LESSON } from './course.ts';

/** State of a lesson in the outline, which is a drawer on a phone. */
async function stateInOutline(page: Page, lesson: string): Promise<string | null> {
  if (isPhone(page)) await press(page, textPattern('learning:player.openOutline'));
  const row = page.getByRole('link').filter({ hasText: lesson, visible: true });
  const state = await row.getByRole('img').first().getAttribute('aria-label');
  if (isPhone(page)) {
    await page.keyboard.press('Escape');
    // An open drawer receives the keys
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  return state;
}

const nextLesson = (page: Page) => link(page, t('learning:player.next')).first();

test('A student reads, watches and moves through the lessons', { tag: '@phone' }, async ({ visitor }) => {
  const { page } = visitor;
  const student = await newStudent();
  await visitor.signIn(student);
  await buyCourse(visitor, COURSE);
  await openFirstLesson(page);

  await test.step('A text lesson is complete after its time', async () => {
    await expect(title(page, FIRST_LESSON)).toBeVisible();
    await passTime(student.email, FIRST_LESSON, 28);
    await page.reload();
    await expect(page.getByText(t('learning:why.done'))).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => stateInOutline(page, FIRST_LESSON)).toBe(t('learning:player.done'));
  });

  await test.step('A video resumes at the second at which the student stopped', async () => {
    await nextLesson(page).click();
    await expect(title(page, VIDEO_LESSON)).toBeVisible();
    const position = () => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect(video(page)).toBeVisible();
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(1);
    await chooseDoubleSpeed(page);
    await page.keyboard.press('k');
    await expect.poll(position, { timeout: 30_000 }).toBeGreaterThan(5);
    const report = page.waitForResponse(
      (response) =>
        response.url().endsWith('/graphql') && /RecordProgress/.test(response.request().postData() ?? ''),
    );
    await page.keyboard.press('k');
    await report;
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    const stopped = await position();
    const end = String(Math.ceil(stopped)).padStart(2, '0');
    const watched = page.getByRole('img', {
      name: t('learning:why.ranges', { ranges: `00:00 đến 00:${end}` }),
      exact: true,
    });
    await expect(watched).toBeVisible();
    await expectAccessible(page);
    expect(await position()).toBe(stopped);
    await page.reload();
    await expect(video(page)).toBeVisible();
    await expect.poll(position).toBe(Math.floor(stopped));
    await expect(watched).toBeVisible();
    await expect.poll(() => stateInOutline(page, VIDEO_LESSON)).toBe(t('learning:player.doing'));
  });

  await test.step('The player plays only the missing range, at the stored speed, and completes the video', async () => {
    await passTime(student.email, VIDEO_LESSON, 25, '{[0,25)}');
    await page.reload();
    await expect(video(page)).toBeVisible();
    await expect(page.getByRole('img', { name: /^Đã xem: 00:00 đến 00:25/ })).toBeVisible();
    await expect.poll(() => playbackRate(page)).toBe(2);
    const missing = page.getByRole('button', { name: t('learning:why.playMissing') });
    await missing.click();
    // A machine that stalls for seconds skips part of the range. The student plays what is missing then.
    const isDone = async () => {
      const hasStopped = await video(page).evaluate((element: HTMLVideoElement) => element.paused);
      if (hasStopped && (await missing.isVisible()))
        await missing.click({ timeout: 1000 }).catch(() => undefined);
      return page.getByText(t('learning:why.done')).isVisible();
    };
    await expect.poll(isDone, { timeout: 30_000, intervals: [500] }).toBe(true);
    await expect.poll(() => stateInOutline(page, VIDEO_LESSON)).toBe(t('learning:player.done'));
  });

  await test.step('Buttons and shortcuts move between lessons, and the focus follows', async () => {
    const expectLesson = async (lesson: string) => {
      await expect(title(page, lesson)).toBeVisible();
      await waitUntilReady(page);
      // An effect after the paint of the lesson registers the shortcuts, before the browser is idle
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    };
    await page.keyboard.press('Shift+P');
    await expectLesson(FIRST_LESSON);
    await expect(title(page, FIRST_LESSON)).toBeFocused();
    await page.keyboard.press('Shift+N');
    await expectLesson(VIDEO_LESSON);
    await nextLesson(page).click();
    await expectLesson(THIRD_LESSON);
    await page.goBack();
    await expectLesson(VIDEO_LESSON);
    await page.keyboard.press('?');
    const shortcuts = dialog(page, t('learning:player.shortcuts'));
    await expect(shortcuts).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(shortcuts).toBeHidden();
  });

  const progress = page.getByText(
    t('learning:mine.progress', {
      lessons: t('common:count.lessonsDone', { done: 2, count: 9 }),
      percent: 22,
    }),
  );
  await test.step('The list of enrolled courses shows the course with its progress', async () => {
    await visitor.go('/learning');
    await expect(progress).toBeVisible();
    await visitor.go('/dashboard/courses?status=COMPLETED');
    await expect(page.getByText(t('learning:mine.filterTitle'))).toBeVisible();
    await press(page, t('learning:mine.filterAction'));
    await expect(progress).toBeVisible();
    await visitor.go('/');
    const name = textPattern('home:home.continueTitle');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('The student cannot buy the course a second time', async () => {
    await visitor.go(`/courses/${COURSE}`);
    await expect(link(page, t('learning:mine.continue')).first()).toBeVisible();
    await expect(page.getByRole('link', { name: t('catalog:detail.buy') })).toHaveCount(0);
    await expectAccessible(page);
    await visitor.go(`/checkout/${COURSE}`);
    await expect(page.getByRole('heading', { name: t('billing:checkout.ownedTitle') })).toBeVisible();
    await expect(page.getByRole('button', { name: textPattern('billing:checkout.pay') })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('A student enrols in a free course without a payment', { tag: '@desktop' }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.signIn(await newStudent());
  await visitor.go('/courses/chup-anh-dien-thoai');
  await press(page, t('catalog:detail.enrol'));
  await link(page, t('learning:mine.start')).first().click();
  await expect(page).toHaveURL(/\/learning\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Empty screens explain their purpose to a new student', { tag: '@desktop' }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.signIn(await newStudent());
  await visitor.go('/learning');
  await expect(page.getByText(t('learning:mine.emptyTitle'))).toBeVisible();
  await expectAccessible(page);
  await visitor.go(`/learning/${COURSE}`);
  await expect(title(page, t('learning:player.notEnrolledTitle'))).toBeVisible();
  await expectAccessible(page);
});
