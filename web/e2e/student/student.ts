import { expect } from 'vitest';
import { sql } from '../database.ts';
import { newEmail } from '../people.ts';
import { type Visitor, visitor, type Width } from '../visitor.ts';

export const COURSE = 'doc-hieu-so-lieu';
export const FIRST = 'Trước khi tin một con số: năm câu hỏi';
export const VIDEO = 'Trục tung bị cắt đánh lừa mắt thế nào';

export const main = ({ page }: Visitor, name: RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true });
export const tokensIn = ({ page }: Visitor) =>
  page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]);

/**
 * As if the student had studied so much of the lesson already; the row is made by opening the lesson, which the
 * page may still be about.
 */
export const studied = (email: string, title: string, seconds: number, watched = '{}') =>
  expect
    .poll(() =>
      sql(
        `update lesson_progress p set done_sec = $3, watched = $4::int4multirange, reported_at = now() - interval '1 minute'
         from enrolment e, person s, lesson l
         where e.id = p.enrolment_id and s.id = e.student_id and l.id = p.lesson_id and s.email = $1 and l.title = $2
         returning p.id`,
        [email, title, seconds, watched],
      ),
    )
    .toHaveLength(1);

export type Student = ReturnType<typeof newcomerAt>;

/** Someone who comes to buy a course and to study it. */
export function newcomerAt(width: Width) {
  const student = visitor(width, { isStory: true });
  const email = newEmail();

  /** The tick of a lesson in the outline, which is a drawer on a phone. */
  const tickOf = async (title: string) => {
    const { page } = student;
    if (width === 'phone') await page.getByRole('button', { name: /^Nội dung \d/ }).click();
    const link = page.getByRole('link').filter({ hasText: title, visible: true });
    const label = await link.getByRole('img').first().getAttribute('aria-label');
    if (width === 'phone') {
      await page.keyboard.press('Escape');
      // As long as it is open, the keys are the drawer's
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    return label;
  };
  return { student, width, email, tickOf };
}
