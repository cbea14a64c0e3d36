import { Arg, Args, ArgsType, Ctx, Field, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  COMMAND_DECIDED,
  page,
  ReadMutation,
  ReadQuery,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { ChangeRosterInput, changeRoster, previewRoster } from './change-roster.ts';
import { RosterChange, RosterChangePage, RosterLine, RosterLinePage, RosterPreview } from './roster.types.ts';

@ArgsType()
class RosterPreviewArgs {
  @Field(() => ID, { description: 'ID of a course that the viewer owns.' })
  courseId!: string;
  @Field({ description: 'Email addresses, one in each line of a list or a CSV file. At most 1,000 lines.' })
  @AtMost(300_000)
  addresses!: string;
}

@ArgsType()
class RosterChangeArgs extends PageArgs {
  @Field(() => ID, { description: 'ID of a course that the viewer owns.' })
  courseId!: string;
}

@ArgsType()
class RosterLineArgs extends PageArgs {
  @Field(() => ID, { description: 'ID of a list for a course that the viewer owns.' })
  changeId!: string;
}

const OWNED = 'The query reads only lists for courses that the viewer owns.';

const changes = (where: Sql): Sql => sql`
  select r.id, r.kind, r.reason, p.full_name as "authorName", r.created_at as "createdAt", r.ended_at as "endedAt",
    n.lines as "lineCount", n.worked as "workedCount", n.done as "doneCount"
  from roster_change r join course c on c.id = r.course_id join person p on p.id = r.author_id
  cross join lateral (select count(*)::int as lines, count(*) filter (where l.outcome <> 'WAITING')::int as worked,
    count(*) filter (where l.outcome = 'DONE')::int as done from roster_line l where l.change_id = r.id) n
  where ${where}`;

const lines = (changeId: string | null, viewer: Viewer): Sql => sql`
  select l.line, l.email, p.full_name as "fullName", l.outcome
  from roster_line l join roster_change r on r.id = l.change_id join course c on c.id = r.course_id
  left join enrolment e on e.id = l.enrolment_id left join person p on p.id = e.student_id
  where l.change_id = ${changeId} and c.teacher_id = ${viewer.id}`;

/** Lists by which the owner of a course enrols students, or ends enrolments that the owner granted. */
@Resolver()
export class RosterResolver {
  @Allow('enrolment:grant')
  @Query(() => RosterPreview, {
    description:
      'Parses a list of email addresses without changing or revealing anything about the people. NOT_FOUND, FORBIDDEN: no course that the viewer owns. BAD_INPUT: the list has no email address, or too many lines.',
  })
  rosterPreview(
    @Args() { courseId, addresses }: RosterPreviewArgs,
    @Ctx() context: Context,
  ): Promise<RosterPreview> {
    return previewRoster(context, courseId, addresses);
  }

  @Allow('enrolment:grant')
  @ReadMutation(() => RosterChange, {
    description:
      'Enrols the students on a list in a course, or ends enrolments that a teacher granted, and notifies each student of the reason. A background job processes the list. BAD_INPUT: the list or the reason is invalid. NOT_FOUND, FORBIDDEN: no course that the viewer owns. CONFLICT: the course is not on sale, an earlier list is being processed, or the key was used for another request. POLICY: too many free enrolments in 30 days.',
  })
  async changeRoster(@Arg('input') input: ChangeRosterInput, @Ctx() context: Context) {
    const id = await changeRoster(context, input);
    return rows(RosterChange, () => ({}), {
      from: changes(sql`r.id = ${id}`),
      skipVisibility: COMMAND_DECIDED,
    });
  }

  @Allow('enrolment:grant')
  @ReadQuery(() => RosterChangePage, {
    description: 'Lists processed for a course, newest first. Empty if the viewer does not own the course.',
  })
  rosterChanges(@Args() { courseId, page: number, limit }: RosterChangeArgs, @Ctx() context: Context) {
    const viewer = signedIn(context);
    return page(
      RosterChange,
      (each) => ({ orderBy: sql`${each.createdAt} desc, ${each.id} desc`, page: number, limit }),
      {
        from: changes(sql`r.course_id = ${uuid(courseId)} and c.teacher_id = ${viewer.id}`),
        skipVisibility: OWNED,
      },
    );
  }

  @Allow('enrolment:grant')
  @ReadQuery(() => RosterLinePage, {
    description:
      'Result of each line of a list, lines without effect first. Empty if the viewer does not own the course.',
  })
  rosterLines(@Args() { changeId, page: number, limit }: RosterLineArgs, @Ctx() context: Context) {
    return page(
      RosterLine,
      (each) => ({ orderBy: sql`${each.outcome} = 'DONE', ${each.line}`, page: number, limit }),
      { from: lines(uuid(changeId), signedIn(context)), skipVisibility: OWNED },
    );
  }
}
