import { describe, expect, test } from 'vitest';
import { sql } from './database.ts';
import { inspect } from './looks.ts';
import { startSession, tokensOf } from './people.ts';
import { downloads, expectToast, undoAfter, visitor } from './visitor.ts';

const lessonOf = async (course: string, title: string): Promise<string> => {
  const [lesson] = (await sql(
    'select l.id from lesson l join course c on c.id = l.course_id where c.slug = $1 and l.title = $2',
    [course, title],
  )) as { id: string }[];
  return `/learning/${course}?lesson=${lesson!.id}`;
};
const film = () => lessonOf('python-cho-nguoi-moi', 'Biến là nhãn dán, không phải cái hộp');
const reading = () => lessonOf('react-19-tu-con-so-0', 'React giải quyết chuyện gì?');

describe.each(['desktop', 'phone'] as const)('a student’s own notes and bookmarks on a %s', (width) => {
  const student = visitor(width, { isStory: true });
  /** Both widths share one student. */
  const [second, at] = width === 'desktop' ? [360, '06:00'] : [600, '10:00'];
  const main = () => student.page.getByRole('main');

  test('a second of a video is marked, and stands on its time line and in its list', async () => {
    const { page } = student;
    await startSession(student, await tokensOf('student@sen.test'));
    await student.go(await film());
    const points = page.getByRole('toolbar', { name: 'Ghi chú, dấu trang và câu hỏi trong video' });
    await points.getByRole('button', { name: '02:30; Dấu trang: Hình vẽ nhãn và hộp' }).click();
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime)))
      .toBe(150);
    await page.locator('video').evaluate((video: HTMLVideoElement, time) => {
      video.currentTime = time;
    }, second);
    await page.getByRole('button', { name: 'Đánh dấu giây này (B)', pressed: false }).waitFor();
    await expectToast(page, `Đã đánh dấu ${at}`, () => page.keyboard.press('b'));
    await page.getByRole('button', { name: 'Đánh dấu giây này (B)', pressed: true }).waitFor();
    await page.getByRole('tab', { name: 'Ghi chú' }).click();
    await main().getByRole('button', { name: at, exact: true }).waitFor();
    await inspect(student, 'video-points');
  });

  test('the mark goes again, with a way back', async () => {
    const { page } = student;
    const row = main().getByRole('listitem').filter({ hasText: at });
    await row.getByRole('button', { name: 'Bỏ' }).click();
    await undoAfter(page, () => row.waitFor({ state: 'detached' }));
    await row.waitFor();
    await row.getByRole('button', { name: 'Bỏ' }).click();
    await row.waitFor({ state: 'detached' });
  });

  test('a note is written at a paragraph, and found again there', async () => {
    const { page } = student;
    const words = `Dữ liệu đổi thì giao diện đổi (${width})`;
    await student.go(await reading());
    await page.getByRole('button', { name: 'Ghi chú hoặc hỏi về đoạn 5' }).click();
    await inspect(student, 'text-paragraph');
    await page.getByRole('group', { name: 'Đoạn 5' }).getByRole('button', { name: 'Ghi chú' }).click();
    await page.getByRole('textbox', { name: 'Ghi chú của bạn' }).fill(words);
    await page.getByRole('button', { name: 'Lưu ghi chú' }).click();
    await main().getByRole('listitem').filter({ hasText: words }).waitFor();
    await student.go('/dashboard/search?search=giao+dien+doi');
    await page.getByRole('link', { name: words }).click();
    await expect.poll(() => page.locator('[data-found]').textContent()).toContain('Hàm trên không hề nói');
  });

  test('both stand in the notebook over all courses', async () => {
    const { page } = student;
    await student.go('/dashboard/notebook');
    await page.getByText(`Dữ liệu đổi thì giao diện đổi (${width})`).waitFor();
    await inspect(student, 'notebook');
    await page.getByRole('link', { name: 'Dấu trang' }).click();
    await page.getByText('Hình vẽ nhãn và hộp').waitFor();
    await inspect(student, 'notebook-bookmarks');
    const [course] = (await sql("select id from course where slug = 'python-cho-nguoi-moi'", [])) as {
      id: string;
    }[];
    await page.getByRole('combobox', { name: 'Khoá học' }).selectOption(course!.id);
    const words = await downloads(page, () =>
      page.getByRole('button', { name: 'Tải sổ tay của khoá này' }).click(),
    );
    expect(words).toMatch(/\n- \[02:30\]\(http\S+&t=150\) \*Dấu trang\* Hình vẽ nhãn và hộp\n/);
    expect(words).not.toContain('React giải quyết chuyện gì?');
  });
});
