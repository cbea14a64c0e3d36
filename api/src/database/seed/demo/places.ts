import { COURSES, type CourseContent, getShelf, students } from '../content/index.ts';
import { generator } from './insert.ts';
import { joinedDaysAgo } from './people.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Lessons that an active student completes in a day. */
const LESSONS_A_DAY = 1.2;

/** Enrolment of a student in a course. */
export interface Place {
  readonly course: CourseContent;
  readonly email: string;
  readonly at: Date;
  /** Number of completed lessons. */
  readonly done: number;
}

/** Chooses the enrolments. Students who joined just now have none, and everyone studies at their own pace. */
export function choosePlaces(now: Date): Place[] {
  const random = generator(20_261_120);
  const people = students();
  // Some students study a lot, most a little
  const eagerness = people.map(() => 0.15 + random() ** 2);
  return COURSES.flatMap((course) => {
    const { age, students: count } = getShelf(course.slug);
    const lessons = course.sections.reduce((sum, section) => sum + section.lessons.length, 0);
    return people
      .map(({ email }, index) => ({ email, index, rank: random() ** (1 / eagerness[index]!) }))
      .filter(({ index }) => index > 0 && joinedDaysAgo(index) > 0.3)
      .sort((a, b) => b.rank - a.rank)
      .slice(0, count)
      .map(({ email, index }): Place => {
        // Time since both course and student exist. The 0.1 days cover the hour that is subtracted below
        const span = Math.max(0, Math.min(age - 0.1, joinedDaysAgo(index) - 0.1));
        const at = new Date(now.getTime() - Math.floor(random() * span * DAY) - HOUR);
        const pace = random();
        const intended = pace < 0.12 ? 0 : pace > 0.78 ? lessons : Math.ceil(lessons * pace * 0.8);
        const days = (now.getTime() - at.getTime()) / DAY;
        return { course, email, at, done: Math.min(intended, Math.floor(days * LESSONS_A_DAY)) };
      });
  });
}
