import type { EntityManager } from '@mikro-orm/postgresql';
import {
  checkMaterial,
  ModerationRule,
  matchQuotes,
  scanTexts,
  storeMarks,
} from '../../../features/assistant/index.ts';
import { recordAiText } from '../../../features/courses/index.ts';
import { TEACHERS } from '../content/index.ts';
import { courseId, getTeacherId, lessonId } from './ids.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const HOUR = 3_600_000;
const DRAFT = 'typescript-vung-vang';

/** A course on sale, labelled because its teacher applied a draft of the outcomes. */
const LABELLED = 'javascript-hien-dai';

/** A course that is waiting for a reviewer. */
const SUBMITTED = 'tho-va-thien-moi-ngay';
/** A draft, a course in review, and a course on sale whose students write ratings and questions. */
const SCANNED = [DRAFT, SUBMITTED, 'react-19-tu-con-so-0'];

/** First day of the month in Vietnam. */
const toMonth = (at: Date): string =>
  `${new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(at).slice(0, 8)}01`;

/** Seeds the demo teacher's requests, and the findings of the rules and of the simulator in courses. */
export async function seedAssistant(em: EntityManager, now: Date): Promise<void> {
  const teacher = personId(TEACHERS[0]!.email);
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const usual = {
    person_id: teacher,
    course_id: courseId(DRAFT),
    // In the current month, so that used credits are visible
    month: toMonth(now),
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
    {
      ...usual,
      id: stableId('assistant applied outcomes'),
      course_id: courseId(LABELLED),
      month: toMonth(at(40 * 24)),
      kind: 'OUTCOMES',
      lesson_id: null,
      state: 'DONE',
      failure: null,
      texts: [
        'Phân biệt giá trị và tham chiếu',
        'Dùng map, filter, reduce đúng lúc',
        'Chia mã thành mô-đun ES',
      ],
      questions: [],
      created_at: at(40 * 24),
      finished_at: at(40 * 24 - 0.01),
    },
  ]);
  await recordAiText(em, courseId(LABELLED));
  for (const slug of SCANNED) await scanTexts(em, courseId(slug));
  await seedCheck(em, teacher, DRAFT, ['Đây là cách dạy kiểu dễ hiểu nhất Việt Nam.'], at(2.5));
  await seedCheck(
    em,
    getTeacherId('mai'),
    SUBMITTED,
    [
      'Năm giây vào, năm giây ra, không giữ hơi: nhịp dễ giữ lâu nhất.',
      'Tư thế tốt nhất là tư thế bạn quên mất mình đang ngồi.',
    ],
    at(26),
  );
  await decideFindings(em, teacher, at);
}

/** Seeds the simulator's findings in a course, as after a teacher's request, and the notification of the teacher. */
async function seedCheck(
  em: EntityManager,
  personId: string,
  slug: string,
  sentences: readonly string[],
  at: Date,
): Promise<void> {
  const course = courseId(slug);
  const { material, texts } = await checkMaterial(em, course);
  const quoted = sentences.map((quote) => ({
    paragraph: texts.findIndex(({ text }) => text.includes(quote)),
    quote,
    rule: ModerationRule.PROMISE,
  }));
  await storeMarks(em, course, true, matchQuotes(texts, quoted));
  await insertAll(em, 'assistant_request', [
    {
      id: stableId(`assistant check ${slug}`),
      person_id: personId,
      course_id: course,
      lesson_id: null,
      kind: 'CHECK',
      month: toMonth(at),
      is_simulated: true,
      model: 'sen-simulator',
      state: 'DONE',
      failure: null,
      texts: [...sentences],
      questions: [],
      created_at: at,
      finished_at: at,
    },
  ]);
  await em.execute(
    `insert into notification (person_id, kind, params, link, created_at, read_at)
     values (?, 'COURSE_CHECKED', ?::jsonb, ?, ?, ?)`,
    [
      personId,
      JSON.stringify({ course: material.title, marks: sentences.length, outcome: 'MARKED' }),
      `/teacher/ai/moderation?course=${course}`,
      at,
      new Date(at.getTime() + HOUR / 6),
    ],
  );
}

/** Derives times and IDs from the clock, so that every seeding has the same ones. Also seeds teachers' decisions. */
async function decideFindings(
  em: EntityManager,
  teacher: string,
  at: (hours: number) => Date,
): Promise<void> {
  await em.execute('update moderation_scan set scanned_at = ?', [at(1)]);
  await em.execute(
    `update moderation_finding set id = md5(course_id::text || rule || hash || place || part_id)::uuid,
       found_at = ?, seen_at = ?`,
    [at(1), at(1)],
  );
  await em.execute(
    `update moderation_finding set state = 'MISTAKEN', decided_by = ?, decided_at = ?
     where course_id = ? and place = 'REQUIREMENTS'`,
    [teacher, at(0.5), courseId(DRAFT)],
  );
  for (const [part, state] of [
    ['Năm giây vào%', 'KEPT'],
    ['Tư thế tốt nhất%', 'MISTAKEN'],
  ] as const)
    await em.execute(
      `update moderation_finding set state = ?, decided_by = ?, decided_at = ?
       where course_id = ? and sentence like ?`,
      [state, getTeacherId('mai'), at(25), courseId(SUBMITTED), part],
    );
}
