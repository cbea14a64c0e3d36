import { expect } from '@playwright/test';
import { sql } from '../app.ts';

/** A course of the demo set with 14 lessons. */
export const COURSE = 'doc-hieu-so-lieu';
export const FIRST_LESSON = 'Trước khi tin một con số: năm câu hỏi';
export const VIDEO_LESSON = 'Trục tung bị cắt đánh lừa mắt thế nào';
export const THIRD_LESSON = 'Chọn biểu đồ nào cho câu hỏi nào';

/**
 * Records study time in the database instead of waiting for it. The page creates the row when it opens the lesson, so
 * the row can be missing at first.
 */
export const passTime = (email: string, lesson: string, seconds: number, watched = '{}'): Promise<void> =>
  expect
    .poll(() =>
      sql(
        `update lesson_progress p set done_sec = $3, watched = $4::int4multirange, reported_at = now() - interval '1 minute'
         from enrolment e, person s, lesson l
         where e.id = p.enrolment_id and s.id = e.student_id and l.id = p.lesson_id and s.email = $1 and l.title = $2
         returning p.id`,
        [email, lesson, seconds, watched],
      ),
    )
    .toHaveLength(1);
