import { join } from 'node:path';
import type { Account } from '../accounts.ts';
import { root } from '../artifacts.ts';
import { inspect } from '../axe.ts';
import { prose, writeLesson } from '../courses.ts';
import { dialog } from '../parts/dialog.ts';
import { editor, write } from '../parts/editor.ts';
import { fileInput } from '../parts/file.ts';
import { button, link, press } from '../parts/find.ts';
import { chooseInMenu } from '../parts/menu.ts';
import { expectToast } from '../parts/toast.ts';
import { video } from '../parts/video.ts';
import { expect, test } from '../test.ts';
import { t, textPattern, textStart } from '../texts.ts';
import { type Visitor, waitUntilReady } from '../visitor.ts';
import { addToOutline, getSaveBar, lessonsIn } from './studio.ts';

const VIDEOS = join(root, 'api', 'assets', 'videos');
export const VIDEO_LESSON = 'Xem cách rót';

const sectionName = (number: number, title: string) => t('lessons:outline.section', { number, title });
const addTo = (kind: 'TEXT' | 'VIDEO', number: number) => t(`lessons:outline.addTo.${kind}`, { number });
const moreMenu = (title: string) => t('lessons:outline.more', { title });

/** Builds the outline of the course and its lessons. */
export async function writeLessons(teacher: Visitor, account: Account): Promise<void> {
  const { page } = teacher;
  const first = sectionName(1, 'Hạt và nước');

  await test.step('The teacher adds sections and lessons', async () => {
    await link(page, textStart('studio:tabs.content')).click();
    await expect(page.getByText(t('lessons:outline.emptyTitle'))).toBeVisible();
    await addToOutline(teacher, t('lessons:outline.addSection'), 'Hạt và nước');
    await addToOutline(teacher, t('lessons:outline.addSection'), 'Pha phin');
    for (const title of ['Chọn hạt', 'Độ xay', 'Nước và nhiệt độ'])
      await addToOutline(teacher, addTo('TEXT', 1), title);
    for (const title of ['Rót ba lần', 'Bài thừa']) await addToOutline(teacher, addTo('TEXT', 2), title);
    await addToOutline(teacher, addTo('VIDEO', 2), VIDEO_LESSON);
  });

  await test.step('The keyboard and a dialog move lessons', async () => {
    const handle = button(page, t('lessons:outline.move', { title: 'Độ xay' }));
    await handle.press('Alt+ArrowUp');
    await expect(lessonsIn(teacher, first)).toHaveText([/Độ xay/, /Chọn hạt/, /Nước và nhiệt độ/]);
    const moved = t('lessons:outline.moved', { title: 'Độ xay', place: 1, all: 3, section: 1 });
    await expect(page.getByText(moved)).toBeAttached();
    await expect(handle).toBeFocused();
    await page.keyboard.press('Enter');
    await inspect(page);
    await press(page, t('workspace:move.last'));
    await expect(lessonsIn(teacher, first)).toHaveText([/Chọn hạt/, /Nước và nhiệt độ/, /Độ xay/]);
  });

  await test.step('A lesson is deleted after a confirmation, and a section only if it is empty', async () => {
    await chooseInMenu(page, moreMenu('Bài thừa'), t('lessons:outline.deleteLesson'));
    await expectToast(page, t('lessons:outline.deleted', { title: 'Bài thừa' }), () =>
      press(page.getByRole('dialog'), t('lessons:outline.deleteLesson')),
    );
    await chooseInMenu(page, moreMenu('Pha phin'), t('lessons:outline.deleteSection'));
    await expect(page.getByText(t('lessons:outline.sectionHasLessons'))).toBeVisible();
    await press(page.getByRole('dialog'), t('lessons:outline.understood'));
    await page.reload();
    await waitUntilReady(page);
    await expect(lessonsIn(teacher, sectionName(2, 'Pha phin'))).toHaveText([/Rót ba lần/, /Xem cách rót/]);
  });

  await test.step('The teacher writes a lesson and opens it as a preview', async () => {
    const paths = await page
      .locator('a[id^="item-"]')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map((each) => new URL(each.href).pathname));
    // Only one lesson is written in the form, as a test of it
    for (const [index, wordCount] of [6000, 40, 40].entries())
      await writeLesson(account, paths[index]?.split('/').at(-1) ?? '', [prose(wordCount)]);
    await page.getByRole('link', { name: 'Rót ba lần' }).click();
    const body = editor(page, t('lessons:lesson.body'));
    await write(body, prose(40));
    await press(page, t('lessons:lesson.save'));
    await expect(getSaveBar(teacher)).toBeHidden();
    await page.goBack();
    await expect(button(page, t('lessons:outline.addSection'))).toBeVisible();
    await press(page, moreMenu('Rót ba lần'));
    await press(page, t('lessons:outline.allowPreview'));
    await expect(page.getByText(t('lessons:outline.previewOn', { title: 'Rót ba lần' }))).toBeAttached();
  });

  await test.step('The teacher uploads a video and captions', async () => {
    await page.getByRole('link', { name: VIDEO_LESSON }).click();
    await expect(page.getByText(t('lessons:lesson.noVideo'))).toBeVisible();
    await expectToast(page, t('lessons:lesson.videoDone'), () =>
      fileInput(page, t('lessons:lesson.chooseVideo')).setInputFiles(join(VIDEOS, 'tho-4-4-6.mp4')),
    );
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.duration))
      .toBeGreaterThan(30);
    const language = t('lessons:lesson.captionLanguage.VI');
    await press(page, t('lessons:lesson.chooseCaptions', { language }));
    const preview = dialog(page, t('fileImport:captions.title', { language }));
    await fileInput(page, t('fileImport:captions.file')).setInputFiles(join(VIDEOS, 'tho-4-4-6.vi.vtt'));
    await expect(preview.getByText(textStart('fileImport:captions.sum'))).toBeVisible();
    await inspect(page);
    await expectToast(page, t('lessons:lesson.captionsDone', { language }), () =>
      press(preview, textPattern('fileImport:captions.take')),
    );
    await expect(video(page).locator('track')).toHaveCount(1);
  });
}
