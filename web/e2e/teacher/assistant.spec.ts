import { newTeacher } from '../accounts.ts';
import { graphql } from '../app.ts';
import { inspect } from '../axe.ts';
import { newCourse, richText } from '../courses.ts';
import { button, field, link, press } from '../parts/find.ts';
import { choose } from '../parts/select.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t, textStart } from '../texts.ts';

const COURSE = 'Kiểu an toàn từng bước';
const PROMISE = 'Học xong là có việc lương 30 triệu.';
const INVITATION = 'Vào nhóm Zalo của thầy để nhận thêm bài tập nhé.';

test('A teacher uses the assistant for a text, pictures and the check of the content', {
  tag: '@desktop',
}, async ({ visitor: teacher }) => {
  const { page } = teacher;
  const account = await newTeacher();
  const course = await newCourse(account, COURSE, [{ title: 'Bài đầu', paragraphs: [INVITATION] }]);
  const { created } = await graphql<{ created: { version: number } }>(
    'query($id: String!) { created: course(idOrSlug: $id) { version } }',
    { id: course.id },
    account.tokens.accessToken,
  );
  await graphql(
    'mutation($input: UpdateCourseInput!) { updateCourse(input: $input) { id } }',
    {
      input: { courseId: course.id, expectedVersion: created.version, description: richText(PROMISE) },
    },
    account.tokens.accessToken,
  );
  await teacher.signIn(account);
  const chooseCourse = () => choose(page.getByRole('combobox', { name: t('assistant:course') }), COURSE);

  await test.step('The list of courses links to the assistant, which shows the remaining credits', async () => {
    await teacher.go('/teacher/courses');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('assistant:title'), exact: true })
      .click();
    await expect(page.getByRole('heading', { name: t('assistant:allowance.title') })).toBeVisible();
  });

  await test.step('A draft changes the course only after the teacher accepts a part of it', async () => {
    await teacher.go('/teacher/ai/drafts');
    await chooseCourse();
    await press(page, t('assistant:drafts.ask'));
    const current = page.getByRole('region', { name: t('assistant:drafts.now') });
    await expect(current).toBeVisible();
    const written = current.getByText('đi từng bước, từ điều bạn đã biết');
    await expect(page.getByRole('checkbox').nth(1)).toBeVisible();
    await expect(written).toHaveCount(0);
    await inspect(page);
    await page.getByRole('checkbox').nth(1).uncheck();
    await expectToast(page, t('assistant:drafts.accepted'), () => press(page, t('assistant:drafts.add')));
    await expect(written).toHaveCount(1);
  });

  await test.step('The teacher uses a cover and an avatar that Sen drew, and a cover that the provider drew', async () => {
    await teacher.go('/teacher/ai/thumbnail');
    await chooseCourse();
    await page.getByRole('radio', { name: t('assistant:choose', { number: 3 }) }).check({ force: true });
    await expectToast(page, t('assistant:thumbnail.used'), () => press(page, t('assistant:thumbnail.use')));
    await press(page, t('assistant:picture.ask'));
    await expect(page.getByText(t('assistant:picture.simulated'))).toBeVisible();
    await inspect(page);
    await expectToast(page, t('assistant:thumbnail.used'), () => press(page, t('assistant:picture.use')));
    await teacher.go('/teacher/ai/avatar');
    await page.getByRole('radio', { name: t('assistant:choose', { number: 2 }) }).check({ force: true });
    await expectToast(page, t('assistant:avatar.used'), () => press(page, t('assistant:avatar.use')));
  });

  const marked = (place: string, rule: string) =>
    page.getByRole('button', { name: new RegExp(`${place}.*${rule}`) });
  const promise = marked(t('assistant:moderation.place.DESCRIPTION'), t('assistant:moderation.rule.PROMISE'));
  const decide = (name: string) =>
    expectToast(page, t('assistant:moderation.saved'), () => press(page, name));

  await test.step('The teacher decides about a marked sentence and reopens the decision', async () => {
    await teacher.go('/teacher/ai/moderation');
    await chooseCourse();
    await press(page, t('assistant:moderation.scan'));
    await promise.click();
    await inspect(page);
    await decide(t('assistant:moderation.keep'));
    await link(page, textStart('assistant:moderation.tabDecided')).click();
    await promise.click();
    await expect(page.getByText(t('assistant:moderation.state.KEPT'), { exact: true }).first()).toBeVisible();
    await decide(t('assistant:moderation.reopen'));
  });

  await test.step('The teacher replaces a marked sentence', async () => {
    await teacher.go('/teacher/ai/moderation');
    await chooseCourse();
    const place = t('assistant:moderation.place.LESSON', { lesson: 'Bài đầu' });
    await marked(place, t('assistant:moderation.rule.CONTACT')).click();
    await press(page, t('assistant:moderation.mendTo'));
    await inspect(page);
    await field(page, t('assistant:moderation.newSentence')).fill('Bài tập thêm có ở cuối bài.');
    await expectToast(page, t('assistant:moderation.mended'), () =>
      press(page, t('assistant:moderation.saveSentence')),
    );
    await link(page, textStart('assistant:moderation.tabDecided')).click();
    await expect(
      page.getByText(t('assistant:moderation.state.MENDED'), { exact: true }).first(),
    ).toBeVisible();
    await expect(button(page, t('assistant:moderation.again'))).toBeVisible();
  });
});
