import { newStudent } from '../accounts.ts';
import { graphql, sql } from '../app.ts';
import { inspect } from '../axe.ts';
import { enrol } from '../courses.ts';
import { button, field, link, press } from '../parts/find.ts';
import { choose } from '../parts/select.ts';
import { expectToast, undoAfter } from '../parts/toast.ts';
import { video } from '../parts/video.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';
import { readDownload } from '../visitor.ts';

const VIDEO_COURSE = 'python-cho-nguoi-moi';
const TEXT_COURSE = 'react-19-tu-con-so-0';
const READING = 'React giải quyết chuyện gì?';
const BOOKMARK = 'Hình vẽ nhãn và hộp';
const NOTE = 'Dữ liệu đổi thì giao diện đổi';

const findLesson = async (slug: string, title: string): Promise<{ id: string; course: string }> => {
  const [lesson] = await sql<{ id: string; course: string }>(
    'select l.id, c.id as course from lesson l join course c on c.id = l.course_id where c.slug = $1 and l.title = $2',
    [slug, title],
  );
  return lesson!;
};

test('A student bookmarks a video, writes a note and finds both in the notebook', {
  tag: '@phone',
}, async ({ visitor: student }) => {
  const { page } = student;
  const account = await newStudent();
  await enrol(VIDEO_COURSE, account);
  await enrol(TEXT_COURSE, account);
  const film = await findLesson(VIDEO_COURSE, 'Biến là nhãn dán, không phải cái hộp');
  const reading = await findLesson(TEXT_COURSE, READING);
  const { accessToken } = account.tokens;
  await graphql('mutation($id: ID!) { openLesson(lessonId: $id) { id } }', { id: film.id }, accessToken);
  await graphql(
    'mutation($input: CreateBookmarkInput!) { createBookmark(input: $input) { id } }',
    { input: { lessonId: film.id, atSec: 150, label: BOOKMARK } },
    accessToken,
  );
  await student.signIn(account);
  const main = page.getByRole('main');

  await test.step('A bookmark on the seek bar seeks, and the key B bookmarks the current second', async () => {
    await student.go(`/learning/${VIDEO_COURSE}?lesson=${film.id}`);
    const points = page.getByRole('toolbar', { name: t('video:points') });
    await press(points, `02:30; ${t('video:point.BOOKMARK', { text: BOOKMARK })}`);
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => Math.floor(element.currentTime)))
      .toBe(150);
    await video(page).evaluate((element: HTMLVideoElement) => {
      element.currentTime = 360;
    });
    const mark = (pressed: boolean) => page.getByRole('button', { name: t('notebook:markSecond'), pressed });
    await expect(mark(false)).toBeVisible();
    await expectToast(page, t('notebook:markedAt', { at: '06:00' }), () => page.keyboard.press('b'));
    await expect(mark(true)).toBeVisible();
    await page.getByRole('tab', { name: t('notes:title') }).click();
    await expect(button(main, '06:00')).toBeVisible();
    await inspect(page);
  });

  await test.step('The student deletes the bookmark and undoes that', async () => {
    const row = main.getByRole('listitem').filter({ hasText: '06:00' });
    await press(row, t('notebook:remove'));
    await undoAfter(page, t('notebook:undo'), () => expect(row).toBeHidden());
    await expect(row).toBeVisible();
    await press(row, t('notebook:remove'));
    await expect(row).toBeHidden();
  });

  await test.step('A search finds the note at its paragraph', async () => {
    await student.go(`/learning/${TEXT_COURSE}?lesson=${reading.id}`);
    await press(page, t('notebook:paragraphActs', { number: 5 }));
    await inspect(page);
    const paragraph = page.getByRole('group', { name: t('notebook:paragraph', { number: 5 }) });
    await press(paragraph, t('notes:title'));
    await field(page, t('notes:label')).fill(NOTE);
    await press(page, t('notes:save'));
    await expect(main.getByRole('listitem').filter({ hasText: NOTE })).toBeVisible();
    await student.go('/dashboard/search?search=giao+dien+doi');
    await page.getByRole('link', { name: NOTE }).click();
    await expect(page.locator('[data-found]')).toContainText('Hàm trên không hề nói');
  });

  await test.step('The notebook has both, and the file of one course has only its own', async () => {
    await student.go('/dashboard/notebook');
    await expect(page.getByText(NOTE)).toBeVisible();
    await link(page, t('notebook:bookmarks')).click();
    await expect(page.getByText(BOOKMARK)).toBeVisible();
    await inspect(page);
    await choose(page.getByRole('combobox', { name: t('notebook:course') }), { value: film.course });
    const file = await readDownload(page, () => press(page, t('notebook:file.takeCourse')));
    expect(file).toMatch(/\n- \[02:30\]\(http\S+&t=150\) \*Dấu trang\* Hình vẽ nhãn và hộp\n/);
    expect(file).not.toContain(READING);
  });
});
