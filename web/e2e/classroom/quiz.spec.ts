import { type Account, newStudent, newTeacher } from '../accounts.ts';
import { graphql, sql } from '../app.ts';
import { inspect } from '../axe.ts';
import { enrol, newCourse, publishUnlisted, richText } from '../courses.ts';
import { dialog } from '../parts/dialog.ts';
import { button, press } from '../parts/find.ts';
import { expect, test } from '../test.ts';
import { t, textPattern } from '../texts.ts';

/** Explanation of the first question, which the student reads only after the submission. */
const EXPLANATION = 'Trong một lần vẽ, n không đổi';
const RIGHT = ['Trạng thái của nó đổi', 'Thành phần cha được vẽ lại'];

const choices = (right: readonly string[], wrong: readonly string[]) =>
  [...right, ...wrong].map((text) => ({ text, isRight: right.includes(text) }));
const QUESTIONS = [
  {
    kind: 'SINGLE',
    prompt: 'In ra số nào?',
    body: { choices: choices(['1'], ['2']) },
    explanation: EXPLANATION,
  },
  { kind: 'MULTIPLE', prompt: 'Khi nào vẽ lại?', body: { choices: choices(RIGHT, ['Khi cuộn trang']) } },
  { kind: 'TRUE_FALSE', prompt: 'Effect chạy trước khi vẽ.', body: { isTrue: false } },
  { kind: 'SINGLE', prompt: 'Câu bỏ trống.', body: { choices: choices(['Có'], ['Không']) } },
];

/** Creates a timed quiz in a lesson. Three of its four questions are enough to pass. */
async function createQuiz({ tokens }: Account, courseId: string, lessonId: string): Promise<void> {
  const questionIds: string[] = [];
  for (const { kind, prompt, ...content } of QUESTIONS) {
    const { question } = await graphql<{ question: { id: string } }>(
      'mutation($input: CreateQuestionInput!) { question: createQuestion(input: $input) { id } }',
      { input: { courseId, content: { kind, prompt: richText(prompt), ...content } } },
      tokens.accessToken,
    );
    questionIds.push(question.id);
  }
  await graphql(
    'mutation($input: SaveQuizInput!) { saveQuiz(input: $input) { id } }',
    { input: { lessonId, questionIds, passPercent: 60, timeLimitSec: 900 } },
    tokens.accessToken,
  );
}

test('A student takes a timed quiz and loses nothing when the network fails', { tag: '@phone' }, async ({
  visitor: student,
}) => {
  const { page } = student;
  const teacher = await newTeacher();
  const course = await newCourse(teacher, 'Kiểm tra đúng giờ', [{ title: 'Kiểm tra', kind: 'QUIZ' }]);
  const [lessonId = ''] = course.lessonIds;
  await createQuiz(teacher, course.id, lessonId);
  await publishUnlisted(course.id);
  const account = await newStudent('Lý Thị Thử');
  await enrol(course.slug, account);
  await student.signIn(account);
  const savedNotice = page.getByText(textPattern('quiz:saving.saved')).first();
  const next = () => button(page, t('quiz:steps.next')).first().click();
  const number = (at: number) =>
    page.getByText(t('quiz:question.number', { number: at, total: QUESTIONS.length }));

  await test.step('The URL of the quiz shows its rules and starts no attempt', async () => {
    await student.go(`/learning/${course.slug}?lesson=${lessonId}`);
    await expect(page.getByText(t('quiz:rules.time', { time: '15 phút' }))).toBeVisible();
    await student.go(`/learning/${course.slug}/quiz/${lessonId}`);
    await page.waitForURL(/\?lesson=/);
    await expect(page.getByText(t('quiz:rules.time', { time: '15 phút' }))).toBeVisible();
    const attempts = 'select 1 from quiz_attempt a join person p on p.id = a.student_id where p.email = $1';
    expect(await sql(attempts, [account.email])).toEqual([]);
  });

  await test.step('The student starts the attempt, and the first answer is saved without its explanation', async () => {
    await page.getByText(t('quiz:begin')).click();
    await expect(number(1)).toBeVisible();
    // A restored tab starts no attempt after the end of this one
    await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull();
    await page.getByRole('radio', { name: '1', exact: true }).check();
    await expect(savedNotice).toBeVisible();
    expect(await page.content()).not.toContain(EXPLANATION);
    await inspect(page);
  });

  await test.step('Answers survive a lost connection and a reload', async () => {
    student.allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
    await next();
    const [first, second] = RIGHT.map((name) => page.getByRole('checkbox', { name }));
    await first!.check();
    await expect(savedNotice).toBeVisible();
    await student.context.setOffline(true);
    await second!.check();
    await expect(page.getByText(t('quiz:saving.offline')).first()).toBeVisible();
    await student.context.setOffline(false);
    await expect(savedNotice).toBeVisible({ timeout: 30_000 });
    await page.reload();
    await expect(number(2)).toBeVisible();
    await expect(first!).toBeChecked();
    await expect(second!).toBeChecked();
  });

  await test.step('The submission warns of an open question, and the result explains the answers', async () => {
    await next();
    await page.getByRole('radio', { name: t('quiz:question.false'), exact: true }).check();
    await expect(savedNotice).toBeVisible();
    // On a phone only the last question offers the submission
    await next();
    await button(page, t('quiz:submit')).first().click();
    const confirmation = dialog(page, t('quiz:confirm.title'));
    await expect(button(confirmation, t('quiz:confirm.question', { number: 4 }))).toBeVisible();
    await inspect(page);
    await press(confirmation, t('quiz:submit'));
    await expect(page.getByText(t('quiz:result.passed')).first()).toBeVisible();
    await expect.poll(() => page.content()).toContain(EXPLANATION);
    await inspect(page);
  });
});
