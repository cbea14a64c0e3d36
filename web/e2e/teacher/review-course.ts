import { signIn } from '../accounts.ts';
import { app } from '../app.ts';
import { expectAccessible, inspect } from '../axe.ts';
import { dialog } from '../parts/dialog.ts';
import { button, field, link, press, title } from '../parts/find.ts';
import { choose } from '../parts/select.ts';
import { expectToast } from '../parts/toast.ts';
import { video } from '../parts/video.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';
import { type Visitor, waitUntilReady } from '../visitor.ts';
import {
  approve,
  completeChecklist,
  openSubmission,
  SUBTITLE,
  saveCourse,
  submit,
  subtitle,
  TITLE,
} from './studio.ts';
import { VIDEO_LESSON } from './write-lessons.ts';

const NEW_SUBTITLE = 'Sau một tuần bạn tự pha được phin cà phê như ý.';
const NOTE = 'Mô tả ngắn nói rõ hơn học được gì.';

/** Submits the course, which an administrator returns once and then approves, and publishes it. */
export async function reviewCourse(teacher: Visitor, admin: Visitor, editPath: string): Promise<string> {
  const { page } = teacher;

  await test.step('Only the teacher can open the preview of the course page', async () => {
    await teacher.go(editPath);
    await link(page, t('studio:preview')).click();
    await expect(title(page, TITLE)).toBeVisible();
    const banner = page.getByRole('complementary', { name: t('studio:asBuyer.label') });
    await expect(banner).toContainText(t('studio:asBuyer.state.DRAFT'));
    await expect(banner).toContainText(t('studio:asBuyer.unseen'));
    const box = page.getByRole('region', { name: t('catalog:detail.buyBox') });
    await expect(box.getByText('299.000')).toBeVisible();
    await expect(box.getByRole('button', { name: t('catalog:detail.buy') })).toBeDisabled();
    await expect(box.getByText(t('studio:asBuyer.inert'))).toBeVisible();
    await expect(page.getByText(t('catalog:detail.notForSale'))).toHaveCount(0);
    await inspect(page);
    expect((await fetch(page.url())).status).toBe(404);
    await link(banner, t('studio:asBuyer.back')).click();
    await page.waitForURL(`**${editPath}`);
  });

  await test.step('The teacher submits the complete course, and its form is locked', async () => {
    await expect(page.getByText(t('studio:ready.sub', { done: 11, all: 11 }))).toBeVisible();
    await submit(teacher);
    await expect(page.getByText(t('studio:locked.PENDING_REVIEW'))).toBeVisible();
    await expect(subtitle(teacher)).toBeDisabled();
    const [description, other] = await Promise.all(
      [
        page.locator('#description .ProseMirror').locator('xpath=ancestor::*[contains(@class,"root")][1]'),
        subtitle(teacher),
      ].map((each) => each.evaluate((element) => getComputedStyle(element).backgroundColor)),
    );
    expect(description, 'locked fields have the same background').toBe(other);
  });

  await test.step('An administrator returns the course with notes', async () => {
    const { page } = admin;
    await admin.signIn(await signIn('admin@sen.test'));
    await openSubmission(admin);
    await completeChecklist(admin, 'DESCRIPTION');
    await field(page, t('review:note')).fill(NOTE);
    await page.getByRole('button', { name: VIDEO_LESSON }).click();
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(0);
    await video(page).evaluate((element: HTMLVideoElement) => {
      element.currentTime = 3.4;
    });
    const item = t('review:item.MEDIA');
    await expectToast(page, t('review:noteTaken', { item }), () => press(page, t('review:noteTime')));
    const media = page.getByRole('group', { name: item });
    await choose(media.getByRole('combobox'), { index: 1 });
    // The time in the video, and a sample sentence after it
    await expect(media.getByRole('textbox')).toHaveValue(/^Bài \d+ “Xem cách rót”, tại 00:03: \S.{20,}$/);
    await press(page, t('review:sendBack'));
    const confirmation = dialog(page, t('review:sendBackTitle', { count: 2 }));
    await expect(confirmation.getByRole('textbox')).toHaveValue(new RegExp(NOTE));
    await expectAccessible(page);
    await expectToast(page, t('review:sentBack'), () => press(confirmation, t('review:sendBack')));
    await expect(page.getByRole('heading', { name: t('review:result') })).toBeVisible();
  });

  await test.step('The teacher reads the notes, fixes the course and submits it again', async () => {
    await teacher.go('/teacher/courses');
    await expect(page.getByText(t('studio:list.fixes', { count: 2 }))).toBeVisible();
    await page.getByRole('link', { name: new RegExp(`^${t('studio:list.fix')}.*${TITLE}`) }).click();
    await expect(
      page.getByRole('heading', { name: t('studio:review.sentBack', { count: 2 }) }),
    ).toBeVisible();
    await expect(page.getByText(NOTE).first()).toBeVisible();
    await expect(page.getByText(/“Xem cách rót”, tại 00:03/).first()).toBeVisible();
    await inspect(page);
    await subtitle(teacher).fill(NEW_SUBTITLE);
    await saveCourse(teacher);
    await submit(teacher);
  });

  await test.step('The administrator compares the versions and approves the course', async () => {
    const { page } = admin;
    await openSubmission(admin);
    const changes = page.getByRole('region', { name: t('review:changes.title') });
    await expect(changes.getByText(t('review:changes.sub', { count: 1 }))).toBeVisible();
    await expect(changes.getByRole('deletion')).toHaveText([SUBTITLE]);
    await expect(changes.getByRole('insertion')).toHaveText([NEW_SUBTITLE]);
    const earlier = page.getByRole('region', { name: t('review:earlier.title') });
    await expect(earlier.getByText(NOTE).first()).toBeVisible();
    await inspect(page);
    await approve(admin);
    await expect(page.getByRole('heading', { name: t('review:result') })).toBeVisible();
  });

  return test.step('The teacher starts the sale, and the course appears in the catalogue', async () => {
    await teacher.go(editPath);
    await press(page, t('studio:act.PUBLISH'));
    const live = dialog(page, t('studio:live.title', { course: TITLE }));
    await expect(live.getByRole('textbox', { name: t('studio:live.send') })).toHaveValue(/https?:/);
    await inspect(page);
    await page.keyboard.press('Escape');
    const salePath = (await link(page, t('studio:preview')).getAttribute('href')) ?? '';
    // The app drops the rendered pages after it receives the notification of the change
    await expect.poll(async () => (await fetch(`${app.url}${salePath}`)).text()).toContain(TITLE);
    await admin.go('/courses?search=ca%20phe%20phin');
    await waitUntilReady(admin.page);
    await admin.page.getByRole('link', { name: TITLE }).first().click();
    await expect(title(admin.page, TITLE)).toBeVisible();
    await expect(admin.page.getByText('299.000').first()).toBeVisible();
    await expect(button(page, t('studio:act.UNPUBLISH'))).toBeVisible();
    return salePath;
  });
}
