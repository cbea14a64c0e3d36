import { Arg, Args, ArgsType, Ctx, Field, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  all,
  createPageType,
  derived,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { RatingAuthor } from '../../accounts/index.ts';
import { Rating } from '../../learning/index.ts';
import { MAX_IN_THREAD, threadSql } from '../appeals/appeal.reads.ts';
import { ThreadComment } from '../appeals/content-appeal.types.ts';
import { Comment } from '../comment.entity.ts';
import { awaitsReview, ContentCase, ContentCaseState, ContentKind } from './content-case.entity.ts';
import { DecideContentCaseInput, decideContentCase } from './decide-case.ts';
import {
  MAX_REPORTS,
  ReportCommentInput,
  ReportRatingInput,
  reportComment,
  reportRating,
} from './report-content.ts';

const ContentCasePage = createPageType('ContentCasePage', () => ContentCase);
const MODERATORS = 'Only moderators see cases and the reported content.';

@ObjectType({ description: 'A report by one person about a piece of content.' })
export class ContentReport {
  @Field(() => ID, { description: 'Unique report ID. Immutable.' })
  id!: string;
  @Field({ description: 'Complaint as written by the reporter.' })
  note!: string;
  @Field({ description: 'Full name of the reporter.' })
  reporterName!: string;
  @Field(() => DateTime, { description: 'Time at which the report was submitted.' })
  createdAt!: Date;
}

@ArgsType()
class ContentCaseArgs extends PageArgs {
  @Field(() => ContentCaseState, {
    nullable: true,
    description: 'Filter by state. Ratings that were edited after they were hidden are pending again.',
  })
  state?: ContentCaseState | null;
  @Field(() => ContentKind, {
    nullable: true,
    description: 'Filter by kind of content. Defaults to all kinds.',
  })
  kind?: ContentKind | null;
}

@Resolver(() => ContentCase)
export class ReportResolver {
  @Allow('comment:write')
  @ReadMutation(() => Comment, {
    description:
      'Reports a comment to moderators. BAD_INPUT: the note is invalid. NOT_FOUND: no such comment. FORBIDDEN: the comment is the viewer’s own. CONFLICT: the comment was removed. POLICY: the viewer has submitted 30 reports within a day, the maximum.',
  })
  async reportComment(@Arg('input') input: ReportCommentInput, @Ctx() context: Context) {
    return resultRow(Comment, await reportComment(context, input));
  }

  @Allow('comment:write')
  @ReadMutation(() => Rating, {
    description:
      'Reports a rating to moderators. BAD_INPUT: the note is invalid. NOT_FOUND: no rating that is visible to the viewer. FORBIDDEN: the rating is the viewer’s own. POLICY: the viewer has submitted 30 reports within a day, the maximum.',
  })
  async reportRating(@Arg('input') input: ReportRatingInput, @Ctx() context: Context) {
    return resultRow(Rating, await reportRating(context, input));
  }

  @Allow('comment:moderate')
  @ReadQuery(() => ContentCasePage, {
    description: 'Moderation cases, newest first. With the state PENDING, oldest first.',
  })
  contentCases(@Args() { state, kind, page: number, limit }: ContentCaseArgs) {
    const isPending = state === ContentCaseState.PENDING;
    return page(ContentCase, (c) => ({
      where: all([
        isPending && sql`(${c.state} = 'PENDING' or ${awaitsReview(c)})`,
        !!state && !isPending && sql`${c.state} = ${state} and not ${awaitsReview(c)}`,
        !!kind && sql`${c.kind} = ${kind}`,
      ]),
      orderBy: isPending ? sql`${c.createdAt}, ${c.id}` : sql`${c.createdAt} desc, ${c.id} desc`,
      page: number,
      limit,
    }));
  }

  @Allow('comment:moderate')
  @ReadQuery(() => ContentCase, {
    nullable: true,
    description: 'Moderation case by ID. Null if it does not exist.',
  })
  contentCase(
    @Arg('id', () => ID, { description: 'ID of the case, as returned by `contentCases`.' }) id: string,
  ) {
    return rows(ContentCase, (c) => ({ where: sql`${c.id} = ${uuid(id)}` }));
  }

  @Allow('comment:moderate')
  @ReadMutation(() => ContentCase, {
    description:
      'Decides a moderation case: hides, removes or retains the content. BAD_INPUT: the reason is invalid. NOT_FOUND: no such case. CONFLICT: the case was already decided. POLICY: the moderator wrote the content, or the outcome would hide a comment.',
  })
  async decideContentCase(@Arg('input') input: DecideContentCaseInput, @Ctx() context: Context) {
    const id = await decideContentCase(context, input);
    return rows(ContentCase, (c) => ({ where: sql`${c.id} = ${id}` }));
  }

  @ReadField(() => Boolean, {
    description: 'True if the case awaits a decision, for the first time or again.',
  })
  isWaiting(@Root() c: Row<ContentCase>) {
    return sql`(${c.state} = 'PENDING' or ${awaitsReview(c)})`;
  }

  @ReadField(() => Comment, {
    nullable: true,
    description: 'Reported comment. Null for other kinds of content.',
  })
  comment(@Root() { kind, targetId }: Row<ContentCase>) {
    return rows(Comment, (c) => ({ where: sql`${kind} = 'COMMENT' and ${c.id} = ${targetId}` }));
  }

  @ReadField(() => Rating, {
    nullable: true,
    description: 'Reported rating. Null for other kinds of content.',
  })
  rating(@Root() { kind, targetId }: Row<ContentCase>) {
    return rows(Rating, (r) => ({ where: sql`${kind} = 'RATING' and ${r.id} = ${targetId}` }), {
      skipVisibility: MODERATORS,
    });
  }

  @ReadField(() => RatingAuthor, {
    nullable: true,
    description: 'Moderator who decided the case. Null before the decision.',
  })
  decidedBy(@Root() { decidedBy }: Row<ContentCase>) {
    return rows(RatingAuthor, (p) => ({ where: sql`${p.id} = ${decidedBy}` }));
  }

  @MaxRows(MAX_REPORTS)
  @ReadField(() => [ContentReport], { description: 'Reports of the content, oldest first. At most 100.' })
  reports(@Root() { id }: Row<ContentCase>) {
    return derived(
      ContentReport,
      sql`select r.id, r.note, p.full_name as "reporterName", r.created_at as "createdAt"
        from content_report r join person p on p.id = r.reporter_id where r.case_id = ${id} order by r.created_at, r.id`,
      MODERATORS,
    );
  }

  @MaxRows(MAX_IN_THREAD)
  @ReadField(() => [ThreadComment], {
    description:
      'Thread of the reported comment: its question and the nearest replies, at most 9. Empty for ratings.',
  })
  thread(@Root() { kind, targetId }: Row<ContentCase>) {
    return derived(ThreadComment, threadSql(kind, targetId), MODERATORS);
  }
}
