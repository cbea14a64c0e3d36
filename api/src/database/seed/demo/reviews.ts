import type { EntityManager } from '@mikro-orm/postgresql';
import { REVIEW_WORKING_DAYS, ReviewItem } from '../../../features/review/index.ts';
import { workingDaysAfter } from '../../../platform/i18n/dates.ts';
import { COURSES, type CourseContent, STAFF } from '../content/index.ts';
import { courseId, getTeacherId } from './ids.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';
import { seedSubmitted, storeSubmitted } from './submitted.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** A submission, and its review if there is one. */
interface Submission {
  readonly course: CourseContent;
  /** Days ago. */
  readonly sent: number;
  readonly answer?: Answer;
}
interface Answer {
  /** Days ago. */
  readonly given: number;
  readonly decision: 'SENT_BACK' | 'REJECTED';
  readonly notes: string;
  /** Required changes for each item. The other items passed. A rejected course has no checklist. */
  readonly fixes?: Partial<Record<ReviewItem, string>>;
}

const FIRST_NOTES: Answer = {
  given: 7,
  decision: 'SENT_BACK',
  notes: 'Bài thở bụng rất dễ theo. Bạn nói rõ hơn khoá này dành cho ai, rồi gửi lại nhé.',
  fixes: {
    [ReviewItem.DESCRIPTION]: 'Mô tả chưa nói người mới có theo được không. Thêm một đoạn về đối tượng.',
    [ReviewItem.CONTENT]: 'Nhắc người có bệnh tim hoặc hô hấp hỏi bác sĩ trước khi tập nhịp thở dài.',
  },
};

/** Submissions of courses that are not on sale because of their status, oldest first. */
const ANSWERS: Partial<Record<NonNullable<CourseContent['status']>, Omit<Submission, 'course'>[]>> = {
  PENDING_REVIEW: [{ sent: 9, answer: FIRST_NOTES }, { sent: 1 }],
  NEEDS_FIXES: [
    {
      sent: 6,
      answer: {
        given: 4,
        decision: 'SENT_BACK',
        notes: 'Dàn bài rõ và bài học thử tốt. Bạn bổ sung hai chỗ dưới đây rồi gửi lại nhé.',
        fixes: {
          [ReviewItem.CONTENT]: 'Chương Giỏ hàng mới có hình, chưa có lời giảng.',
          [ReviewItem.DESCRIPTION]: 'Phần thanh toán cần ghi rõ là môi trường thử.',
        },
      },
    },
  ],
  REJECTED: [
    {
      sent: 6,
      answer: {
        given: 4,
        decision: 'REJECTED',
        notes: 'Tên khoá học hứa hẹn thu nhập trong thời hạn cụ thể, trái với quy định nội dung.',
      },
    },
  ],
};

/** A first submission without a reviewer. */
const FREE = 'anh-nghe-thu-cong';

const toSent = ({ slug, status }: CourseContent): readonly Omit<Submission, 'course'>[] =>
  slug === FREE ? [{ sent: 2 }] : ((status && ANSWERS[status]) ?? []);

const SUBMISSIONS: readonly Submission[] = COURSES.flatMap((course) =>
  toSent(course).map((submission) => ({ course, ...submission })),
);

const getChecklist = ({ fixes }: Answer) =>
  fixes === undefined
    ? []
    : Object.values(ReviewItem).map((item) => ({
        item,
        verdict: fixes[item] ? 'FIX' : 'PASS',
        note: fixes[item] ?? null,
      }));

const reviewId = ({ course, sent }: Pick<Submission, 'course' | 'sent'>): string =>
  stableId(`review ${course.slug} ${sent}`);

/** Reviewers of the courses in turn. */
const getReviewer = (index: number): string => personId(STAFF[0]!.people[index % 3]!.email);

/** Reviewer of a submission. A resubmission goes to the reviewer of the previous submission. */
function getHolder(index: number): string | null {
  const { course } = SUBMISSIONS[index]!;
  const decided = SUBMISSIONS.findLastIndex(
    (each, at) => at <= index && each.course === course && each.answer,
  );
  return decided < 0 ? null : getReviewer(decided);
}

/** Seeds submissions and reviews, and the log entries about them and about the publication of courses. */
export async function seedReviews(em: EntityManager, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  await insertAll(
    em,
    'course_review',
    SUBMISSIONS.map(({ course, sent, answer }, index) => ({
      id: reviewId({ course, sent }),
      course_id: courseId(course.slug),
      submitted_by_id: getTeacherId(course.teacher),
      submitted_at: before(sent),
      due_at: workingDaysAfter(before(sent), REVIEW_WORKING_DAYS.default),
      decision: answer?.decision ?? 'PENDING',
      decided_at: answer ? before(answer.given) : null,
      reviewer_id: answer ? getReviewer(index) : null,
      assignee_id: getHolder(index),
      checklist: answer ? getChecklist(answer) : [],
      notes: answer?.notes ?? null,
    })),
  );
  for (const course of COURSES.filter(({ status }) => status === 'PENDING_REVIEW')) {
    const [first, second] = SUBMISSIONS.filter((each) => each.course === course).map(reviewId);
    if (first && second) await seedSubmitted(em, first, second);
    else if (first) await storeSubmitted(em, first);
  }
  await insertAll(em, 'audit_log', [
    ...submissionLines(before),
    ...publicationEntries(await publishedBySlug(em)),
  ]);
}

const line = (
  at: Date,
  actor: string,
  action: string,
  slug: string,
  states: [before: string, after: string],
  reason: string | null = null,
) => ({
  id: stableId(`audit ${action} ${slug} ${at.getTime()}`),
  at,
  actor_id: actor,
  action,
  target_type: 'course',
  target_id: courseId(slug),
  before: states[0],
  after: states[1],
  reason,
  origin: 'seed',
});

function submissionLines(before: (days: number) => Date) {
  return SUBMISSIONS.flatMap(({ course: { slug, teacher }, sent, answer }, index) => {
    const after = answer?.decision === 'REJECTED' ? 'REJECTED' : 'NEEDS_FIXES';
    const action = answer?.decision === 'REJECTED' ? 'course.rejected' : 'course.sent-back';
    const isFirst = !SUBMISSIONS.slice(0, index).some((earlier) => earlier.course.slug === slug);
    return [
      line(before(sent), getTeacherId(teacher), 'course.submit', slug, [
        isFirst ? 'DRAFT' : 'NEEDS_FIXES',
        'PENDING_REVIEW',
      ]),
      ...(answer
        ? [
            line(
              before(answer.given),
              getReviewer(index),
              action,
              slug,
              ['PENDING_REVIEW', after],
              answer.notes,
            ),
          ]
        : []),
    ];
  });
}

/** Reads the dates from the table, because the prepared set moves them by whole days. */
async function publishedBySlug(em: EntityManager): Promise<ReadonlyMap<string, Date>> {
  const rows = await em.execute<{ slug: string; at: string }[]>(
    'select slug, published_at::text as at from course where published_at is not null',
  );
  return new Map(rows.map(({ slug, at }) => [slug, new Date(at)]));
}

/** The approval is some hours before the publication by the teacher. */
function publicationEntries(published: ReadonlyMap<string, Date>) {
  return COURSES.filter(({ status }) => (status ?? 'PUBLISHED') === 'PUBLISHED').flatMap(
    ({ slug, teacher }, index) => {
      const at = published.get(slug)!;
      return [
        line(new Date(at.getTime() - 5 * HOUR), getReviewer(index), 'course.approved', slug, [
          'PENDING_REVIEW',
          'APPROVED',
        ]),
        line(at, getTeacherId(teacher), 'course.publish', slug, ['APPROVED', 'PUBLISHED']),
      ];
    },
  );
}
