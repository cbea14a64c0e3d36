import { describe, expect, test } from 'vitest';
import { inspect, setColorScheme } from './looks.ts';
import { startSession, tokensOf } from './people.ts';
import { expectToast, visitor } from './visitor.ts';

const COURSE = { label: 'TypeScript vững vàng cho người đã biết JavaScript' };

describe.each([
  ['phone', 'dark'],
  ['desktop', 'light'],
] as const)('a teacher and the assistant (%s, %s)', (width, scheme) => {
  const teacher = visitor(width, { isStory: true });
  const choose = () => teacher.page.getByRole('combobox', { name: 'Khoá học' }).selectOption(COURSE);

  test('finds it from the courses, and sees what is left of the month', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await setColorScheme(teacher, scheme);
    await teacher.go('/teacher/courses');
    await page.getByRole('link', { name: 'Trợ lý AI' }).click();
    await page.getByRole('heading', { name: 'Lượt tháng này' }).waitFor();
    await page.getByText('Đã trả lại lượt').first().waitFor();
    await inspect(teacher, `assistant-overview-${scheme}`);
  });

  test('takes a piece of a draft into the course, and nothing by itself', async () => {
    const { page } = teacher;
    await teacher.go('/teacher/ai/drafts');
    await choose();
    await page.getByRole('button', { name: 'Nhờ viết, 1 lượt' }).click();
    const now = page.getByRole('region', { name: 'Đang có trong khoá' });
    await now.waitFor();
    const words = `đi từng bước, từ điều bạn đã biết`;
    const before = await now.getByText(words).count();
    await inspect(teacher, `assistant-draft-${scheme}`);
    await page.getByRole('checkbox').nth(1).uncheck();
    await expectToast(page, 'Đã đưa vào khoá.', () =>
      page.getByRole('button', { name: 'Thêm vào sau nội dung đang có' }).click(),
    );
    await expect.poll(() => now.getByText(words).count()).toBe(before + 1);
  });

  test('uses a cover and a picture that Sen drew, and a cover that the provider drew', async () => {
    const { page } = teacher;
    await teacher.go('/teacher/ai/thumbnail');
    await choose();
    await page.getByRole('radio', { name: 'Chọn bản 3' }).check({ force: true });
    await inspect(teacher, `assistant-cover-${scheme}`);
    await expectToast(page, 'Đã đổi ảnh bìa.', () =>
      page.getByRole('button', { name: 'Dùng làm ảnh bìa' }).click(),
    );
    await page.getByRole('button', { name: 'Nhờ AI vẽ, 1 lượt' }).click();
    await page.getByText('Do bộ mô phỏng vẽ').waitFor();
    await inspect(teacher, `assistant-picture-${scheme}`);
    await expectToast(page, 'Đã đổi ảnh bìa.', () =>
      page.getByRole('button', { name: 'Dùng ảnh AI vẽ làm bìa' }).click(),
    );
    await teacher.go('/teacher/ai/avatar');
    await page.getByRole('radio', { name: 'Chọn bản 2' }).check({ force: true });
    await inspect(teacher, `assistant-avatar-${scheme}`);
    await expectToast(page, 'Đã đổi ảnh đại diện.', () =>
      page.getByRole('button', { name: 'Dùng làm ảnh đại diện' }).click(),
    );
  });

  test('decides about a sentence that was marked, and takes it back', async () => {
    const { page } = teacher;
    await teacher.go('/teacher/ai/moderation');
    await choose();
    await page.getByRole('button', { name: 'Quét lại' }).click();
    await page.getByRole('button', { name: /Mô tả khoá.*Lời hứa kết quả/ }).click();
    await inspect(teacher, `assistant-moderation-${scheme}`);
    await expectToast(page, 'Đã ghi quyết định.', () =>
      page.getByRole('button', { name: 'Giữ nguyên' }).click(),
    );
    await page.getByRole('link', { name: /^Đã quyết/ }).click();
    await page.getByRole('button', { name: /Mô tả khoá.*Lời hứa kết quả/ }).click();
    await page.getByText('Giữ nguyên', { exact: true }).first().waitFor();
    await expectToast(page, 'Đã ghi quyết định.', () =>
      page.getByRole('button', { name: 'Xem xét lại' }).click(),
    );
  });

  test('puts another sentence in place of a marked one', async () => {
    const { page } = teacher;
    await teacher.go('/teacher/ai/moderation');
    await choose();
    await page.getByRole('button', { name: /Bài.*Mời ra ngoài Sen/ }).click();
    await page.getByRole('button', { name: 'Sửa thành…' }).click();
    await inspect(teacher, `assistant-mend-${scheme}`);
    // Another invitation, so that the next teacher finds one as well
    await page
      .getByRole('textbox', { name: 'Câu mới' })
      .fill(`Vào nhóm Zalo ${width === 'phone' ? 'Một' : 'Hai'} của thầy nhé.`);
    await expectToast(page, 'Đã thay câu trong khoá.', () =>
      page.getByRole('button', { name: 'Lưu câu mới' }).click(),
    );
    await page.getByRole('link', { name: /^Đã quyết/ }).click();
    await page.getByText('Đã sửa', { exact: true }).first().waitFor();
  });
});
