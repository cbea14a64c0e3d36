import { expect, test } from 'vitest';
import { accessible, inspect } from '../looks.ts';
import { startSession, tokensOf } from '../people.ts';
import { expectToast } from '../visitor.ts';
import { world } from '../world.ts';
import { type Studio, TITLE } from './studio.ts';

/** How the course is judged and sold. */
export function judging({
  teacher,
  admin,
  addresses,
  button,
  save,
  judge,
  openSubmission,
  ALL,
}: Studio): void {
  test('looks at the page as buyers will see it, and finds back', async () => {
    const { page } = teacher;
    await teacher.go(addresses.edit);
    await page.getByRole('link', { name: 'Xem như người mua' }).click();
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    const banner = page.getByRole('complementary', { name: 'Bản xem trước' });
    await banner.getByText('Bản xem trước: khoá học đang soạn. Người mua không thấy trang này.').waitFor();
    const box = page.getByRole('region', { name: 'Mua khoá học' });
    await box.getByText('299.000').waitFor();
    await expect.poll(() => box.getByRole('button', { name: 'Mua ngay' }).isDisabled()).toBe(true);
    await box.getByText('Nút này chỉ để xem trước.', { exact: false }).waitFor();
    expect(await page.getByText('hiện không bán').count()).toBe(0);
    await inspect(teacher, 'studio-as-buyer');
    // Nobody else is shown it
    expect((await fetch(page.url())).status).toBe(404);
    await banner.getByRole('link', { name: 'Về trang soạn khoá học' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(addresses.edit);
  });

  test('sees that nothing is missing, and submits', async () => {
    const { page } = teacher;
    await teacher.go(addresses.edit);
    await page.getByText('Xong 11 trên 11 mục').waitFor();
    await expectToast(page, 'Đã gửi Sen duyệt', () => button('Gửi duyệt').click());
    await page.getByText(/Khoá học đang chờ Sen duyệt/).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Mô tả ngắn' }).isDisabled()).toBe(true);
    const [description, subtitle] = await Promise.all(
      [
        page.locator('#description .ProseMirror').locator('xpath=ancestor::*[contains(@class,"root")][1]'),
        page.getByRole('textbox', { name: 'Mô tả ngắn' }),
      ].map((field) => field.evaluate((element) => getComputedStyle(element).backgroundColor)),
    );
    expect(description, 'locked fields look alike').toBe(subtitle);
    await inspect(teacher, 'studio-pending');
  });

  test('an administrator sends it back with what to mend', async () => {
    const { page } = admin;
    await startSession(admin, await tokensOf('admin@sen.test'));
    await openSubmission();
    for (const item of ALL) await judge(item, item.source.includes('mô tả') ? 'Cần sửa' : 'Đạt');
    await page
      .getByRole('textbox', { name: 'Giảng viên cần làm gì?' })
      .fill('Mô tả ngắn nói rõ hơn học được gì.');
    // A moment of a video, and a sentence that reviewers often need, go into the checklist
    await page.getByRole('button', { name: /Xem cách rót/ }).click();
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(0);
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 3.4;
    });
    await expectToast(page, 'Đã thêm vào mục “Hình và tiếng đủ rõ”', () =>
      page.getByRole('button', { name: 'Ghi chú tại thời điểm này' }).click(),
    );
    const media = page.getByRole('group', { name: /Hình và tiếng/ });
    await media.getByRole('combobox', { name: /^Câu mẫu/ }).selectOption({ index: 1 });
    const noted = await media.getByRole('textbox').inputValue();
    expect(noted).toMatch(/^Bài \d+ “Xem cách rót”, tại 00:03: \S.{20,}$/);
    await inspect(admin, 'review-judged');
    await page.getByRole('button', { name: 'Trả lại để sửa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Trả lại để sửa 2 mục' });
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toContain('Mô tả ngắn nói rõ hơn');
    await accessible(page);
    await expectToast(page, 'Đã trả lại cho giảng viên', () =>
      dialog.getByRole('button', { name: 'Trả lại để sửa' }).click(),
    );
    await page.getByRole('heading', { name: 'Kết quả duyệt' }).waitFor();
    await inspect(admin, 'review-sent-back');
  });

  test('the teacher reads it, mends, and submits again', async () => {
    const { page } = teacher;
    await teacher.go('/teacher/courses');
    await page.getByText('2 mục cần sửa').waitFor();
    await inspect(teacher, 'studio-list-one');
    await page.getByRole('link', { name: new RegExp(`^Sửa ngay.*${TITLE}`) }).click();
    await page.getByRole('heading', { name: /Sen đề nghị sửa 2 mục/ }).waitFor();
    await page.getByText('Mô tả ngắn nói rõ hơn học được gì.').first().waitFor();
    await page
      .getByText(/“Xem cách rót”, tại 00:03/)
      .first()
      .waitFor();
    await inspect(teacher, 'studio-needs-fixes');
    await page
      .getByRole('textbox', { name: 'Mô tả ngắn' })
      .fill('Sau một tuần bạn tự pha được phin cà phê như ý.');
    await save();
    await expectToast(page, 'Đã gửi Sen duyệt', () => button('Gửi duyệt').click());
  });

  test('the administrator approves', async () => {
    const { page } = admin;
    await openSubmission();
    const changes = page.getByRole('region', { name: 'Khác gì so với lần trước?' });
    await changes.getByText('1 chỗ đổi từ lần Sen trả lời gần nhất').waitFor();
    expect(await changes.getByRole('deletion').allInnerTexts()).toEqual([
      'Ba loại hạt, một chiếc phin, tách cà phê như ý.',
    ]);
    expect(await changes.getByRole('insertion').allInnerTexts()).toEqual([
      'Sau một tuần bạn tự pha được phin cà phê như ý.',
    ]);
    await page
      .getByRole('paragraph')
      .filter({ hasText: /^Sau một tuần bạn tự pha được phin cà phê như ý\.$/ })
      .waitFor();
    const earlier = page.getByRole('region', { name: 'Những lần trước Sen góp ý' });
    await earlier.getByText('Mô tả ngắn nói rõ hơn học được gì.').first().waitFor();
    await inspect(admin, 'review-second');
    for (const item of ALL) await judge(item, 'Đạt');
    await expectToast(page, 'Đã duyệt khoá học', () =>
      page.getByRole('button', { name: 'Duyệt khoá học' }).click(),
    );
    await page.getByRole('heading', { name: 'Kết quả duyệt' }).waitFor();
  });

  test('the teacher opens the sale, and everybody finds the course', async () => {
    const { page } = teacher;
    await teacher.go(addresses.edit);
    await expectToast(page, 'Khoá học đã mở bán', () => button('Mở bán').click());
    await inspect(teacher, 'studio-published');
    const preview = page.getByRole('link', { name: 'Xem như người mua' });
    addresses.slug = (await preview.getAttribute('href')) ?? '';
    // The pages that were rendered before are dropped when the program hears of the change
    await expect.poll(async () => (await fetch(`${world.url}${addresses.slug}`)).text()).toContain(TITLE);
    await admin.go('/courses?search=ca%20phe%20phin');
    await admin.page.getByRole('link', { name: TITLE }).first().click();
    await admin.page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await admin.page.getByText('299.000').first().waitFor();
  });
}
