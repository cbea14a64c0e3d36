import { Arg, Ctx, ID, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import {
  COMMAND_DECIDED,
  derived,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  raw,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { isTaughtCourse } from '../courses/index.ts';
import { Assignment, AssignmentBrief, MAX_RUBRIC_ROWS } from './assignment.entity.ts';
import { AssignmentStanding, SubmissionStatus } from './assignment.enums.ts';
import { AssignmentExtension, ExtensionRequest, RubricRow } from './assignment.types.ts';
import { SaveAssignmentInput, saveAssignment } from './save-assignment.ts';
import { AssignmentSubmission, MAX_SUBMISSIONS } from './submission.entity.ts';
import { rubricRows } from './submission.reads.ts';

const MINE = 'Rows of the viewer’s own, as the statement says.';

/** A column of the view of deadlines for the viewer. */
const mine = ({ id }: Row<Assignment>, { viewer }: Context, column: string): Sql =>
  sql`(select d.${raw(column)} from assignment_deadline d
    where d.assignment_id = ${id} and d.student_id = ${viewer?.id ?? null}::uuid)`;

@Resolver(() => Assignment)
export class AssignmentResolver {
  @Public('study:read', 'course:read-own', 'course:read-any')
  @ReadQuery(() => Assignment, {
    nullable: true,
    description: 'An assignment of a course that the viewer may know of; null for any other.',
  })
  assignment(@Arg('id', () => ID, { description: 'Of the assignment, as its lesson gives it.' }) id: string) {
    return rows(Assignment, (each) => ({ where: sql`${each.id} = ${uuid(id)}` }));
  }

  @Public('study:read', 'course:read-own', 'course:read-any')
  @ReadQuery(() => Assignment, {
    nullable: true,
    description:
      'The assignment of a lesson; null before it was saved, and where the viewer may not know of it.',
  })
  assignmentOfLesson(
    @Arg('lessonId', () => ID, { description: 'Of a lesson of kind ASSIGNMENT.' }) lessonId: string,
  ) {
    return rows(Assignment, (each) => ({ where: sql`${each.lesson} = ${uuid(lessonId)}` }));
  }

  @Allow('course:update')
  @ReadMutation(() => Assignment, {
    description:
      'Makes the assignment of a lesson, or replaces it; work that was begun keeps its rubric and terms. BAD_INPUT: times, points or levels do not fit each other. NOT_FOUND, FORBIDDEN: no lesson that the viewer may edit. CONFLICT: another edit was faster, the lesson is of another kind, or its course can not be edited.',
  })
  async saveAssignment(@Arg('input') input: SaveAssignmentInput, @Ctx() context: Context) {
    const id = await saveAssignment(context, input);
    return rows(Assignment, (each) => ({ where: sql`${each.id} = ${id}` }), {
      skipVisibility: COMMAND_DECIDED,
    });
  }

  @ReadField(() => AssignmentBrief, {
    nullable: true,
    description: 'What it asks for; absent to whoever may not read its lesson now.',
  })
  brief(@Root() { id }: Row<Assignment>) {
    return rows(AssignmentBrief, (each) => ({ where: sql`${each.id} = ${id}` }));
  }

  @ReadField(() => DateTime, { description: 'The server’s clock at this answer, to count down from.' })
  serverTime(@Root() _: Row<Assignment>) {
    return sql`clock_timestamp()`;
  }

  @ReadField(() => AssignmentStanding, { description: 'What the viewer has to do with it.' })
  myStanding(@Root() { course, lesson }: Row<Assignment>, @Ctx() { viewer }: Context) {
    if (!viewer) return sql`'OUTSIDE'::text`;
    return sql`coalesce((select case when e.access <> 'ACTIVE' then 'ENDED' when exists (
          select 1 from opened_lesson o where o.lesson_id = ${lesson} and o.student_id = ${viewer.id}) then 'STUDYING'
        else 'LOCKED' end from study_standing e where e.course_id = ${course} and e.student_id = ${viewer.id}),
      case when ${isTaughtCourse(viewer, course)} then 'TEACHING' else 'OUTSIDE' end)`;
  }

  @ReadField(() => SubmissionStatus, { description: 'What became of the viewer’s work.' })
  myStatus(@Root() assignment: Row<Assignment>, @Ctx() context: Context) {
    return sql`coalesce(${mine(assignment, context, 'status')}, 'NOT_SUBMITTED')`;
  }

  @ReadField(() => DateTime, {
    nullable: true,
    description:
      'After it, the viewer’s work is late: with their extension, and what was returned. Absent: never.',
  })
  myDueAt(@Root() assignment: Row<Assignment>, @Ctx() context: Context) {
    return mine(assignment, context, 'due_at');
  }

  @ReadField(() => DateTime, {
    nullable: true,
    description: 'After it, nothing is taken of the viewer, by the late policy too. Absent: never.',
  })
  myClosesAt(@Root() assignment: Row<Assignment>, @Ctx() context: Context) {
    return mine(assignment, context, 'closes_at');
  }

  @ReadField(() => Boolean, { description: 'Whether the viewer may begin or go on, deadlines aside.' })
  hasAttempt(@Root() assignment: Row<Assignment>, @Ctx() context: Context) {
    return sql`coalesce(${mine(assignment, context, 'has_attempt')}, false)`;
  }

  @ReadField(() => AssignmentExtension, { nullable: true, description: 'More time that the viewer has.' })
  myExtension(@Root() { id }: Row<Assignment>, @Ctx() { viewer }: Context) {
    return derived(
      AssignmentExtension,
      sql`select x.due_at as "dueAt", x.cut_off_at as "cutOffAt", x.reason from assignment_extension x
        where x.assignment_id = ${id} and x.student_id = ${viewer?.id ?? null}::uuid`,
      MINE,
    );
  }

  @ReadField(() => ExtensionRequest, {
    nullable: true,
    description: 'The viewer’s newest request for more time.',
  })
  myRequest(@Root() { id }: Row<Assignment>, @Ctx() { viewer }: Context) {
    return derived(
      ExtensionRequest,
      sql`select r.student_id as "studentId", p.full_name as "studentName", r.reason, r.status,
          r.requested_at as "requestedAt", r.answer
        from extension_request r join person p on p.id = r.student_id
        where r.assignment_id = ${id} and r.student_id = ${viewer?.id ?? null}::uuid
        order by r.requested_at desc limit 1`,
      MINE,
    );
  }

  @MaxRows(MAX_SUBMISSIONS)
  @ReadField(() => [AssignmentSubmission], { description: 'The viewer’s own work, the newest first.' })
  mySubmissions(@Root() { id }: Row<Assignment>) {
    return rows(AssignmentSubmission, (each) => ({
      where: sql`${each.assignment} = ${id}`,
      orderBy: sql`${each.number} desc`,
      limit: MAX_SUBMISSIONS,
    }));
  }
}

@Resolver(() => AssignmentBrief)
export class AssignmentBriefResolver {
  @MaxRows(MAX_RUBRIC_ROWS)
  @ReadField(() => [RubricRow], { description: 'What is looked at, in order, as it is now.' })
  rubric(@Root() { rubric }: Row<AssignmentBrief>) {
    return rubricRows(rubric);
  }
}
