import type { EntityManager } from '@mikro-orm/postgresql';
import { toVietnamDate, VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import type { CourseContent, LessonContent } from '../content/index.ts';
import { seedAchievements } from './achievements.ts';
import { courseId, lessonId } from './ids.ts';
import { gatherStatistics, insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const DAY = 86_400_000;
/** Seconds on screen that complete a text lesson. */
const READING_SECONDS = 30;

/** A sitting at a lesson. The last one of a lesson completes it. */
export interface Sitting {
  readonly lesson: string;
  readonly seconds: number;
  /** End of the sitting. */
  readonly at: Date;
  readonly completes: boolean;
}

/** Sittings of a student in a course, oldest first. */
export interface Study {
  readonly course: CourseContent;
  readonly email: string;
  readonly at: Date;
  readonly sittings: readonly Sitting[];
}

/** Lessons of a course in order, with their IDs. */
export const getLessons = (course: CourseContent): (LessonContent & { readonly id: string })[] =>
  course.sections.flatMap(({ lessons }, s) =>
    lessons.map((lesson, l) => ({ ...lesson, id: lessonId(course.slug, s, l) })),
  );

/** One lesson for each sitting, at an even pace since the enrolment. */
export function evenly(course: CourseContent, at: Date, done: number, now: Date): Sitting[] {
  const pace = Math.min(1, (now.getTime() - at.getTime()) / DAY / (done + 1));
  return getLessons(course)
    .slice(0, done)
    .map(({ id, durationSec }, index) => ({
      lesson: id,
      seconds: durationSec,
      at: new Date(at.getTime() + (index + 1) * pace * 0.97 * DAY),
      completes: true,
    }));
}

/** Expiry of access that was bought for a limited time: the end of its last whole day in Vietnam. */
const getEnd = ({ accessDays }: CourseContent, at: Date): Date | null => {
  if (accessDays == null) return null;
  const bought = Math.floor((at.getTime() + VIETNAM_OFFSET_MS) / DAY);
  return new Date((bought + 1 + accessDays) * DAY - VIETNAM_OFFSET_MS);
};

/** Seeds enrolments with their progress, days of study and achievements. */
export async function seedProgress(em: EntityManager, studies: readonly Study[]): Promise<void> {
  const enrolments: Record<string, unknown>[] = [];
  const progress: Record<string, unknown>[] = [];
  const days: Record<string, unknown>[] = [];
  for (const { course, email, at, sittings } of studies) {
    const enrolment = stableId(`enrolment ${course.slug} ${email}`);
    const lessons = getLessons(course);
    const last = sittings.at(-1);
    const completed = sittings.filter(({ completes }) => completes).length;
    const opened = new Set(sittings.map(({ lesson }) => lesson));
    enrolments.push({
      id: enrolment,
      student_id: personId(email),
      course_id: courseId(course.slug),
      access: 'ACTIVE',
      source: course.price === 0 ? 'FREE' : 'PURCHASE',
      enrolled_at: at,
      expires_at: getEnd(course, at),
      completed_lessons: completed,
      // All lessons of the content are required
      completed_required: completed,
      highest_percentage: Math.floor((100 * opened.size) / lessons.length),
      completed_at: completed === lessons.length ? last!.at : null,
      last_lesson_id: last?.lesson ?? null,
      last_studied_at: last?.at ?? null,
    });
    const byDay = new Map<string, number>();
    for (const { at: moment, seconds } of sittings) {
      const day = toVietnamDate(moment);
      byDay.set(day, (byDay.get(day) ?? 0) + seconds);
    }
    days.push(...[...byDay].map(([day, seconds]) => ({ enrolment_id: enrolment, day, seconds })));
    for (const { id, kind } of lessons) {
      const own = sittings.filter(({ lesson }) => lesson === id);
      const end = own.at(-1);
      if (!end) continue;
      const seconds = own.reduce((sum, sitting) => sum + sitting.seconds, 0);
      const isVideo = kind === 'VIDEO';
      progress.push({
        id: stableId(`progress ${enrolment} ${id}`),
        enrolment_id: enrolment,
        lesson_id: id,
        watched: isVideo ? `{[0,${seconds})}` : '{}',
        done_sec: isVideo ? seconds : READING_SECONDS,
        position_sec: isVideo && !end.completes ? seconds : 0,
        reached_at: new Date(own[0]!.at.getTime() - own[0]!.seconds * 1000),
        reported_at: end.at,
        completed_at: end.completes ? end.at : null,
      });
    }
  }
  await insertAll(em, 'enrolment', enrolments);
  await insertAll(em, 'lesson_progress', progress);
  await insertAll(em, 'study_day', days);
  await gatherStatistics(em);
  await seedAchievements(em);
}

/** Adds a sitting to the study days of an enrolment. */
export async function addStudy(
  em: EntityManager,
  enrolmentId: string,
  { at, seconds }: Pick<Sitting, 'at' | 'seconds'>,
): Promise<void> {
  await em.execute(
    `insert into study_day (enrolment_id, day, seconds) values (?, (?::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date, ?)
     on conflict (enrolment_id, day) do update set seconds = study_day.seconds + excluded.seconds`,
    [enrolmentId, at.toISOString(), seconds],
  );
}
