import type { EntityManager } from '@mikro-orm/postgresql';
import { scanTexts } from '../../../features/assistant/index.ts';
import { TEACHERS } from '../content/index.ts';
import { courseId, lessonId } from './ids.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const HOUR = 3_600_000;
const DRAFT = 'typescript-vung-vang';

/** What the demo teacher asked the assistant for, and what the rules marked in a draft of theirs. */
export async function seedAssistant(em: EntityManager, now: Date): Promise<void> {
  const teacher = personId(TEACHERS[0]!.email);
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR);
  // Of this month, so that credits are seen to be used
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(now);
  const usual = {
    person_id: teacher,
    course_id: courseId(DRAFT),
    month: `${day.slice(0, 8)}01`,
    is_simulated: true,
    model: 'sen-simulator',
  };
  await insertAll(em, 'assistant_request', [
    {
      ...usual,
      id: stableId('assistant description'),
      kind: 'DESCRIPTION',
      lesson_id: null,
      state: 'DONE',
      failure: null,
      texts: [
        'TypeScript không chỉ bắt lỗi chính tả. Khoá này đi từ thu hẹp kiểu đến hợp có nhãn, mỗi bài một đoạn mã bạn sửa được ngay.',
        'Dành cho người đã làm được một dự án nhỏ bằng JavaScript và muốn đọc thông báo lỗi dài mà không hoảng.',
      ],
      questions: [],
      created_at: at(5),
      finished_at: at(4.99),
    },
    {
      ...usual,
      id: stableId('assistant questions'),
      kind: 'QUESTIONS',
      lesson_id: lessonId(DRAFT, 0, 0),
      state: 'DONE',
      failure: null,
      texts: [],
      questions: [
        {
          prompt: 'Sau câu hỏi typeof value === "number", trong nhánh ấy value có kiểu gì?',
          choices: ['string | number', 'number', 'unknown', 'any'],
          right: [1],
          explanation: 'Trình biên dịch thu hẹp kiểu theo câu hỏi, nên trong nhánh ấy value là số.',
        },
        {
          prompt: 'Ép kiểu bằng as khác thu hẹp kiểu ở chỗ nào?',
          choices: [
            'Trình biên dịch không kiểm tra, lỗi chờ đến lúc chạy',
            'Chương trình chạy chậm hơn',
            'Chỉ dùng được với chuỗi',
          ],
          right: [0],
          explanation: 'Ép kiểu bảo trình biên dịch im lặng; thu hẹp kiểu thì để nó tự suy luận.',
        },
      ],
      created_at: at(3),
      finished_at: at(2.99),
    },
    {
      ...usual,
      id: stableId('assistant outcomes'),
      kind: 'OUTCOMES',
      lesson_id: null,
      state: 'FAILED',
      failure: 'BUSY',
      texts: [],
      questions: [],
      created_at: at(2),
      finished_at: at(1.99),
    },
  ]);
  await scanTexts(em, courseId(DRAFT));
  // As if it had been done by the clock of the seeding, so that each gives the same
  await em.execute('update moderation_scan set scanned_at = ? where course_id = ?', [at(1), courseId(DRAFT)]);
  await em.execute(
    `update moderation_finding set id = md5(course_id::text || rule || hash || place || part_id)::uuid, found_at = ?,
       seen_at = ?, state = case when place = 'REQUIREMENTS' then 'MISTAKEN' else state end,
       decided_by = case when place = 'REQUIREMENTS' then ?::uuid end,
       decided_at = case when place = 'REQUIREMENTS' then ?::timestamptz end
     where course_id = ?`,
    [at(1), at(1), teacher, at(0.5), courseId(DRAFT)],
  );
}
