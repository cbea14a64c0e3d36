import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import { COURSES, type CourseContent, students } from '../content/index.ts';
import { getLessons, type Sitting, type Study } from './progress.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Weeks since the demo student began to study. */
const WEEKS = 9;
/** Longest sittings in seconds. They differ from evening to evening. */
const MAX_SITTING_LENGTH = [18, 40, 25, 50].map((minutes) => minutes * 60);
/** Exponent above 1, so that the first sittings at a lesson are the shortest. */
const PROGRESS_EXPONENT = 1.3;
/** Number of consecutive days of study up to today. */
const STREAK = 8;

/** The demo student's courses by enrolment date, with the number of completed lessons. The last has just begun. */
const COURSES_TAKEN: readonly (readonly [slug: string, done: number])[] = [
  ['tieng-anh-cong-so', Number.POSITIVE_INFINITY],
  ['python-cho-nguoi-moi', 17],
  ['react-19-tu-con-so-0', 5],
  ['doc-hieu-so-lieu', 2],
];

/** Studies of the demo student in nine weeks: one course completed, some in progress, one just begun. */
export function demoStudies(now: Date): Study[] {
  const studies = COURSES_TAKEN.map(([slug, done]) => {
    const course = COURSES.find((candidate) => candidate.slug === slug)!;
    return { course, parts: getParts(course, done) };
  });
  const all = studies.flatMap(({ course, parts }) => parts.map((part) => ({ course, ...part })));
  const days = daysStudied(all.length);
  const timed = all.map((part, index) => ({ ...part, at: sittingEnd(now, days[index]!) }));
  return studies.map(({ course }) => {
    const sittings: Sitting[] = timed.filter((part) => part.course === course);
    const first = sittings[0]!;
    const at = new Date(first.at.getTime() - first.seconds * 1000 - 25 * MINUTE);
    return { course, email: students()[0]!.email, at, sittings };
  });
}

/** Sittings at the first lessons of a course. */
function getParts(course: CourseContent, done: number): Omit<Sitting, 'at'>[] {
  return getLessons(course)
    .slice(0, done)
    .flatMap(({ id, durationSec }, index) => {
      const count = Math.ceil(durationSec / MAX_SITTING_LENGTH[index % MAX_SITTING_LENGTH.length]!);
      const until = (n: number) => Math.floor(durationSec * (n / count) ** PROGRESS_EXPONENT);
      return Array.from({ length: count }, (_, n) => ({
        lesson: id,
        seconds: until(n + 1) - until(n),
        completes: n === count - 1,
      }));
    });
}

/** Day of each sitting as days ago. Some days of each week are skipped, but none of the recent ones. */
function daysStudied(sittings: number): number[] {
  const earlier = sittings - STREAK;
  const span = WEEKS * 7 - STREAK - 1;
  return Array.from({ length: sittings }, (_, n) =>
    n < earlier ? WEEKS * 7 - 1 - Math.floor(((n + ((n * 7) % 5) / 6) * span) / earlier) : sittings - 1 - n,
  );
}

/** Sittings end after eight in the evening in Vietnam. Today's sitting ended some minutes ago. */
function sittingEnd(now: Date, daysAgo: number): Date {
  if (daysAgo === 0) return new Date(now.getTime() - 6 * MINUTE);
  const today = Math.floor((now.getTime() + VIETNAM_OFFSET_MS) / DAY) * DAY - VIETNAM_OFFSET_MS;
  return new Date(today - daysAgo * DAY + (20 * 60 + 25 + ((daysAgo * 13) % 50)) * MINUTE);
}
