import type { EntityManager } from '@mikro-orm/postgresql';
import { ValidateIf } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { raw, runSql, sql } from '../../../platform/db/index.ts';
import { conflict, forbidden, notFound, policy } from '../../../platform/errors/errors.ts';
import { Between } from '../../../platform/input/between.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { User } from '../../accounts/index.ts';
import { Course, isTaughtCourse } from '../../courses/index.ts';
import { notify } from '../../support/index.ts';
import { Enrolment, EnrolmentAccess } from '../enrolment.entity.ts';
import { ACCESS, PERCENTAGE } from '../enrolment.reads.ts';
import { RATING_STUDY_MINUTES } from '../settings.ts';
import { studiedSeconds } from '../study-summary.reads.ts';
import { lockRatedCourse } from './lock-rating.ts';
import { MAX_RATING_EDITS, Rating } from './rating.entity.ts';

@InputType({ description: 'Input for rating a course or editing the viewer’s rating.' })
export class RateCourseInput {
  @Field(() => ID, { description: 'ID of a course that the viewer may study.' })
  courseId!: string;
  @Field(() => Int, { description: 'Number of stars from 1 (worst) to 5.' })
  @Between(1, 5, 'validation.between')
  stars!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Review text, 10 to 2,000 characters. Omit to submit stars only.',
  })
  @ValidateIf((_, text) => text !== '')
  @TrimmedLength(10, 2000, { message: 'learning.ratingText' })
  text?: string | null;
}

interface EnrolmentFacts {
  readonly enrolment: string;
  readonly access: EnrolmentAccess;
  readonly studied: number;
  readonly percentage: number;
  readonly version: number;
  readonly title: string;
  readonly teacher: string;
  readonly teaches: boolean;
}

/**
 * Rates a course, or edits the viewer's rating. There is one for each enrolment, after some study. Earlier versions
 * are stored. Locks the course first, because a trigger updates its score, then the enrolment, then the rating, in
 * the same order as refunds do.
 */
export function rateCourse(context: Context, input: RateCourseInput): Promise<string> {
  const viewer = signedIn(context);
  const content = { stars: input.stars, text: input.text?.trim() || null };
  return context.em.transactional(async (em) => {
    const facts = await lockRatingFacts(em, viewer, input.courseId);
    assertMayRate(facts, context.services.settings.get(RATING_STUDY_MINUTES));
    const { enrolment, percentage, version: courseVersion } = facts;
    const known = await em.findOne(Rating, { enrolment });
    if (known) {
      await storeVersion(em, known, content);
      em.assign(known, { ...content, percentage, courseVersion });
      return known.id;
    }
    const rating = em.create(Rating, {
      ...content,
      percentage,
      courseVersion,
      course: em.getReference(Course, input.courseId),
      author: em.getReference(User, viewer.id),
      enrolment: em.getReference(Enrolment, enrolment),
    } as never);
    await em.flush();
    await notify(em, context.services, facts.teacher, {
      kind: 'RATING_RECEIVED',
      params: { course: facts.title, stars: content.stars },
      link: '/teacher/course-reviews',
    });
    return rating.id;
  });
}

/** @throws NOT_FOUND if the viewer was never enrolled */
async function lockRatingFacts(em: EntityManager, viewer: Viewer, courseId: string): Promise<EnrolmentFacts> {
  if (!isUuid(courseId)) throw notFound();
  await lockRatedCourse(em, courseId);
  await runSql(
    em,
    sql`select id from enrolment where student_id = ${viewer.id} and course_id = ${courseId} for update`,
    'rating.place',
  );
  const [facts] = await runSql<EnrolmentFacts>(
    em,
    sql`select e.id as enrolment, ${ACCESS} as access, ${studiedSeconds(raw('e.id'))} as studied,
        ${PERCENTAGE} as percentage, c.version, c.title,
        c.teacher_id as teacher, ${isTaughtCourse(viewer, raw('c.id'))} as teaches
      from enrolment e join course c on c.id = e.course_id
      where e.student_id = ${viewer.id} and e.course_id = ${courseId}`,
    'rating.standing',
  );
  if (!facts) throw notFound();
  return facts;
}

/**
 * @throws FORBIDDEN for the viewer's own course
 * @throws CONFLICT if access has ended
 * @throws POLICY before enough study
 */
function assertMayRate({ teaches, access, studied }: EnrolmentFacts, minMinutes: number): void {
  if (teaches) throw forbidden('RATES_OWN_COURSE');
  if (access !== EnrolmentAccess.ACTIVE) throw conflict('ACCESS_ENDED', { state: access });
  if (studied < minMinutes * 60)
    throw policy('STUDY_BEFORE_RATING', { least: minMinutes, value: Math.floor(studied / 60) });
}

/**
 * @throws POLICY after too many edits
 * @throws CONFLICT if moderators removed it
 */
async function storeVersion(
  em: EntityManager,
  rating: Rating,
  { stars, text }: { stars: number; text: string | null },
): Promise<void> {
  rating.setStatusAfterEdit();
  if (rating.stars === stars && (rating.text ?? null) === text) return;
  const [versions] = await runSql<{ n: number }>(
    em,
    sql`select count(*)::int as n from rating_version where rating_id = ${rating.id}`,
  );
  if (versions!.n >= MAX_RATING_EDITS) throw policy('RATING_EDITED_OFTEN', { limit: MAX_RATING_EDITS });
  await runSql(
    em,
    sql`insert into rating_version (rating_id, stars, text, percentage, course_version, written_at)
      select id, stars, text, percentage, course_version, coalesce(updated_at, created_at) from rating where id = ${rating.id}`,
  );
  rating.updatedAt = new Date();
}
