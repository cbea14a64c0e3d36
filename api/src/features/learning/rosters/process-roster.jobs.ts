import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql, sql } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/process/services.ts';
import { Course, CourseStatus, isTaughtCourse } from '../../courses/index.ts';
import { notify } from '../../support/index.ts';
import { enrolStudent } from '../enrol-student.ts';
import { type EnrolmentAccess, EnrolmentSource } from '../enrolment.entity.ts';
import { ACCESS } from '../enrolment.reads.ts';
import { endEnrolment, isOwned } from '../enrolment-access.ts';
import { invite } from '../invitations/invite.ts';
import { RosterKind, RosterOutcome } from './roster.types.ts';

/** Lines in one transaction, which locks the course. */
const LINES_AT_ONCE = 50;
/** Days until the addresses of a list are deleted. Until then its result can be looked up. */
const ADDRESS_DAYS = 90;

/** Processes the lines of a list. Each line stores its outcome, so that a retry continues after the last attempt. */
export const processRoster = defineJob({
  name: 'learning.work-on-roster',
  payload: z.object({ changeId: z.uuid() }),
  async handle(services, { changeId }, attempt) {
    const work = (em: EntityManager) => processNextLines(em, services, changeId);
    try {
      while (await services.orm.em.fork().transactional(work));
    } catch (error) {
      // An unfinished list would block all further lists of the course
      if (attempt?.isLast) await services.orm.em.fork().transactional((em) => finishRoster(em, changeId));
      throw error;
    }
  },
});

/**
 * Deletes the addresses of old lists and invitations, and ends abandoned lists, which would block further lists of
 * their courses.
 */
export const sweepRosters = defineJob({
  name: 'learning.sweep-rosters',
  payload: z.object({}),
  schedule: '25 3 * * *',
  async handle({ orm }) {
    await runSql(
      orm.em.fork(),
      sql`update roster_line l set email = null from roster_change c where c.id = l.change_id
        and c.created_at < now() - make_interval(days => ${ADDRESS_DAYS}) and l.email is not null`,
      'roster.sweep',
    );
    await runSql(
      orm.em.fork(),
      sql`delete from course_invitation
        where coalesce(accepted_at, withdrawn_at, expires_at) < now() - make_interval(days => ${ADDRESS_DAYS})`,
      'invitation.sweep',
    );
    const stuck = await runSql<{ id: string }>(
      orm.em.fork(),
      sql`select id from roster_change where ended_at is null and created_at < now() - interval '1 day' order by id`,
      'roster.stuck',
    );
    for (const { id } of stuck) await orm.em.fork().transactional((em) => finishRoster(em, id));
  },
});

interface Roster {
  readonly kind: RosterKind;
  readonly reason: string;
  readonly course_id: string;
  readonly author_id: string;
}

/** A line with its student and their enrolment in the course. */
interface Line {
  readonly line: number;
  readonly email: string | null;
  readonly student: string | null;
  readonly teaches: boolean;
  readonly access: EnrolmentAccess | null;
  readonly source: EnrolmentSource | null;
}

/** @returns true if lines remain */
async function processNextLines(em: EntityManager, services: Services, changeId: string): Promise<boolean> {
  const [roster] = await runSql<Roster>(
    em,
    sql`select kind, reason, course_id, author_id from roster_change where id = ${changeId} and ended_at is null`,
    'roster.find',
  );
  if (!roster) return false;
  const course = await em.findOneOrFail(
    Course,
    { id: roster.course_id },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const lines = mayContinue(course, roster) ? await loadNextLines(em, changeId, roster) : [];
  if (!lines.length) {
    await finishRoster(em, changeId);
    return false;
  }
  const accessDays = course.accessDays ?? null;
  const done: string[] = [];
  for (const line of lines) {
    const outcome = roster.kind === RosterKind.ENROL ? decideEnrolment(line) : decideEnd(line);
    if (outcome === RosterOutcome.DONE) {
      done.push(line.student!);
      if (roster.kind === RosterKind.END) await endEnrolment(em, line.student!, course.id);
      else await enrolStudent(em, line.student!, course.id, { source: EnrolmentSource.TEACHER, accessDays });
    }
    if (outcome === RosterOutcome.INVITED) await invite(em, services, course, line.email!, roster.author_id);
    await storeOutcome(em, changeId, line, outcome, course.id);
  }
  await notifyStudents(em, services, course, roster, done);
  return true;
}

/** Checks again what may have changed since the list was sent: the owner of the course, and whether it is on sale. */
const mayContinue = (course: Course, { kind, author_id }: Roster): boolean =>
  course.teacher.id === author_id && (kind === RosterKind.END || course.status === CourseStatus.PUBLISHED);

/** In the order of the list. An address matches only an account that has verified it. */
function loadNextLines(em: EntityManager, changeId: string, { course_id }: Roster): Promise<Line[]> {
  return runSql<Line>(
    em,
    sql`with next as (
        select l.line, l.email, l.enrolment_id from roster_line l
        where l.change_id = ${changeId} and l.outcome = 'WAITING' order by l.line limit ${LINES_AT_ONCE} for update)
      select n.line, n.email, p.id as student, ${ACCESS} as access, e.source,
        p.id is not null and ${isTaughtCourse({ id: sql`p.id` }, sql`${course_id}::uuid`)} as teaches
      from next n left join enrolment o on o.id = n.enrolment_id
      left join person p on p.is_active and case when n.enrolment_id is null
        then p.email = n.email and p.email_verified_at is not null else p.id = o.student_id end
      left join enrolment e on e.student_id = p.id and e.course_id = ${course_id} order by n.line`,
    'roster.next',
  );
}

function decideEnrolment({ student, teaches, access }: Line): RosterOutcome {
  if (!student) return RosterOutcome.INVITED;
  if (teaches) return RosterOutcome.TEACHES;
  return isOwned(access ?? undefined) ? RosterOutcome.HOLDS : RosterOutcome.DONE;
}

/**
 * The outcome does not distinguish a person without an enrolment from an address without an account. Lists that end
 * enrolments have no limit and notify nobody without an enrolment, so they could be used to look up accounts.
 */
function decideEnd({ access, source }: Line): RosterOutcome {
  if (!isOwned(access ?? undefined)) return RosterOutcome.NO_PLACE;
  return source === EnrolmentSource.TEACHER ? RosterOutcome.DONE : RosterOutcome.OTHERWISE_GIVEN;
}

const storeOutcome = (
  em: EntityManager,
  changeId: string,
  { line, student }: Line,
  outcome: RosterOutcome,
  courseId: string,
) =>
  runSql(
    em,
    sql`update roster_line set outcome = ${outcome}, enrolment_id = coalesce(enrolment_id,
        (select id from enrolment where student_id = ${student}::uuid and course_id = ${courseId}))
      where change_id = ${changeId} and line = ${line}`,
    'roster.outcome',
  );

const finishRoster = (em: EntityManager, changeId: string) =>
  runSql(
    em,
    sql`with rest as (
        update roster_line set outcome = 'STOPPED' where change_id = ${changeId} and outcome = 'WAITING')
      update roster_change set ended_at = now() where id = ${changeId} and ended_at is null`,
    'roster.end',
  );

async function notifyStudents(
  em: EntityManager,
  services: Services,
  { id, title }: Course,
  { kind, reason }: Roster,
  students: readonly string[],
): Promise<void> {
  if (!students.length) return;
  await notify(em, services, students, {
    kind: kind === RosterKind.ENROL ? 'PLACE_GIVEN' : 'PLACE_TAKEN',
    params: { course: title, reason },
    link: `/learning/${id}`,
  });
}
