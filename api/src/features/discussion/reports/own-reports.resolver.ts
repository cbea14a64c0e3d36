import { Args, ArgsType, Ctx, Field, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  createPageType,
  page,
  ReadField,
  ReadQuery,
  type Row,
  rows,
  sql,
} from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { Course } from '../../courses/index.ts';
import { Rating } from '../../learning/index.ts';
import { Comment } from '../comment.entity.ts';
import { ContentCaseState, ContentKind, ContentOutcome } from './content-case.entity.ts';

@ObjectType({ description: 'A report by the viewer, with its decision.' })
export class OwnReport {
  @Field(() => ID, { description: 'Unique report ID. Immutable.' })
  id!: string;
  @Field(() => ContentKind, { description: 'Kind of the reported content: a comment or a rating.' })
  kind!: ContentKind;
  @Field({ description: 'Complaint as written by the viewer.' })
  note!: string;
  @Field(() => DateTime, { description: 'Time at which the viewer submitted the report.' })
  createdAt!: Date;
  @Field(() => ContentCaseState, { description: 'Status of the report: pending, accepted or rejected.' })
  state!: ContentCaseState;
  @Field(() => ContentOutcome, {
    nullable: true,
    description: 'Decision on the content. Null unless the report was accepted.',
  })
  outcome?: ContentOutcome | null;
  @Field(() => String, { nullable: true, description: 'Reason for the decision. Null before the decision.' })
  reason?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the report was decided. Null before the decision.',
  })
  decidedAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Title of the lesson with the reported comment. Null for ratings.',
  })
  lessonTitle?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Title of the course concerned. Null if the content was deleted.',
  })
  courseTitle?: string | null;
}
export const OwnReportPage = createPageType('OwnReportPage', () => OwnReport);

interface ContentColumns {
  readonly targetId: string;
  readonly courseId: string;
}

@ArgsType()
class OwnReportArgs extends PageArgs {
  @Field(() => ContentCaseState, {
    nullable: true,
    description: 'Filter by state of the report. Defaults to all states.',
  })
  state?: ContentCaseState | null;
}

const OWN = 'The query reads only the viewer’s own reports.';

/** Reports as their authors see them: their own text and the decision, but nothing of other people's reports. */
@Resolver(() => OwnReport)
export class OwnReportResolver {
  @Allow('comment:read')
  @ReadQuery(() => OwnReportPage, { description: 'Reports of the viewer, newest first.' })
  myReports(@Args() { state, page: number, limit }: OwnReportArgs, @Ctx() context: Context) {
    return page(
      OwnReport,
      (r) => ({
        ...(state && { where: sql`${r.state} = ${state}` }),
        orderBy: sql`${r.createdAt} desc, ${r.id} desc`,
        page: number,
        limit,
      }),
      {
        from: sql`
          select r.id, r.note, r.created_at as "createdAt", k.kind, k.target_id as "targetId", k.state, k.outcome,
            k.reason, k.decided_at as "decidedAt", l.title as "lessonTitle", c.id as "courseId", c.title as "courseTitle"
          from content_report r join content_case k on k.id = r.case_id
            left join comment m on k.kind = 'COMMENT' and m.id = k.target_id
            left join rating g on k.kind = 'RATING' and g.id = k.target_id
            left join lesson l on l.id = m.lesson_id
            left join course c on c.id = coalesce(l.course_id, g.course_id)
          where r.reporter_id = ${signedIn(context).id}`,
        skipVisibility: OWN,
      },
    );
  }

  @ReadField(() => Comment, {
    nullable: true,
    description: 'Reported comment. Null for ratings, and if it is no longer visible to the viewer.',
  })
  comment(@Root() { kind, targetId }: Row<OwnReport & ContentColumns>) {
    return rows(Comment, (c) => ({ where: sql`${kind} = 'COMMENT' and ${c.id} = ${targetId}` }));
  }

  @ReadField(() => Rating, {
    nullable: true,
    description: 'Reported rating. Null for comments, and while it is not published.',
  })
  rating(@Root() { kind, targetId }: Row<OwnReport & ContentColumns>) {
    return rows(Rating, (r) => ({ where: sql`${kind} = 'RATING' and ${r.id} = ${targetId}` }));
  }

  @ReadField(() => Course, {
    nullable: true,
    description: 'Course concerned. Null if it is not visible to the viewer.',
  })
  course(@Root() { courseId }: Row<OwnReport & ContentColumns>) {
    return rows(Course, (c) => ({ where: sql`${c.id} = ${courseId}` }));
  }
}
