import { signIn } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { press } from '../parts/find.ts';
import { choose } from '../parts/select.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t, textStart } from '../texts.ts';

const COURSE = 'TypeScript vững vàng cho người đã biết JavaScript';

test('A teacher uses the drafts, pictures and checks of the assistant', { tag: '@phone' }, async ({
  visitor: teacher,
}) => {
  const chooseCourse = () =>
    choose(teacher.page.getByRole('combobox', { name: t('assistant:course') }), COURSE);

  await test.step('The overview shows the rest of the monthly allowance', async () => {
    const { page } = teacher;
    await teacher.signIn(await signIn('teacher@sen.test'));
    await teacher.go('/teacher/courses');
    await page.getByRole('link', { name: t('assistant:title') }).click();
    await expect(page.getByRole('heading', { name: t('assistant:allowance.title') })).toBeVisible();
    await expect(page.getByText(t('assistant:overview.returned')).first()).toBeVisible();
  });

  await test.step('A draft enters the course only when the teacher accepts it', async () => {
    const { page } = teacher;
    await teacher.go('/teacher/ai/drafts');
    await chooseCourse();
    await press(page, t('assistant:drafts.ask'));
    const now = page.getByRole('region', { name: t('assistant:drafts.now') });
    await expect(now).toBeVisible();
    const words = 'đi từng bước, từ điều bạn đã biết';
    const before = await now.getByText(words).count();
    await expectAccessible(teacher.page);
    await page.getByRole('checkbox').nth(1).uncheck();
    await expectToast(page, t('assistant:drafts.accepted'), () => press(page, t('assistant:drafts.add')));
    await expect(now.getByText(words)).toHaveCount(before + 1);
  });

  await test.step('The teacher uses drawn covers and a drawn picture', async () => {
    const { page } = teacher;
    await teacher.go('/teacher/ai/thumbnail');
    await chooseCourse();
    await page.getByRole('radio', { name: t('assistant:choose', { number: 3 }) }).check({ force: true });
    await expectToast(page, t('assistant:thumbnail.used'), () => press(page, t('assistant:thumbnail.use')));
    await press(page, t('assistant:picture.ask'));
    await expect(page.getByText(t('assistant:picture.simulated'))).toBeVisible();
    await expectAccessible(teacher.page);
    await expectToast(page, t('assistant:thumbnail.used'), () => press(page, t('assistant:picture.use')));
    await teacher.go('/teacher/ai/avatar');
    await page.getByRole('radio', { name: t('assistant:choose', { number: 2 }) }).check({ force: true });
    await expectToast(page, t('assistant:avatar.used'), () => press(page, t('assistant:avatar.use')));
  });

  await test.step('A decision about a marked sentence can be withdrawn', async () => {
    const { page } = teacher;
    await teacher.go('/teacher/ai/moderation');
    await chooseCourse();
    await press(page, t('assistant:moderation.again'));
    await page.getByRole('button', { name: /Mô tả khoá.*Lời hứa kết quả/ }).click();
    await expectAccessible(teacher.page);
    await expectToast(page, t('assistant:moderation.saved'), () =>
      press(page, t('assistant:moderation.keep')),
    );
    await page.getByRole('link', { name: textStart('assistant:moderation.tabDecided') }).click();
    await page.getByRole('button', { name: /Mô tả khoá.*Lời hứa kết quả/ }).click();
    await expect(page.getByText(t('assistant:moderation.keep'), { exact: true }).first()).toBeVisible();
    await expectToast(page, t('assistant:moderation.saved'), () =>
      press(page, t('assistant:moderation.reopen')),
    );
  });

  await test.step('The teacher replaces a marked sentence', async () => {
    const { page } = teacher;
    await teacher.go('/teacher/ai/moderation');
    await chooseCourse();
    await page.getByRole('button', { name: /Bài.*Mời ra ngoài Sen/ }).click();
    await press(page, t('assistant:moderation.mendTo'));
    await expectAccessible(teacher.page);
    await page
      .getByRole('textbox', { name: t('assistant:moderation.newSentence') })
      .fill('Vào nhóm học của lớp trên Sen nhé.');
    await expectToast(page, t('assistant:moderation.mended'), () =>
      press(page, t('assistant:moderation.saveSentence')),
    );
    await page.getByRole('link', { name: textStart('assistant:moderation.tabDecided') }).click();
    await expect(
      page.getByText(t('assistant:moderation.state.MENDED'), { exact: true }).first(),
    ).toBeVisible();
  });
});
