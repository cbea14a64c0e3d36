import { Arg, Args, ArgsType, Ctx, Field, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  all,
  COMMAND_DECIDED,
  derived,
  MaxRows,
  page,
  pageOf,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { RatingAuthor } from '../../accounts/index.ts';
import { Rating } from '../../learning/index.ts';
import { MOST_IN_THREAD, threadOf } from '../appeals/appeal.reads.ts';
import { ThreadComment } from '../appeals/content-appeal.types.ts';
import { Comment } from '../comment.entity.ts';
import { ContentCase, ContentCaseState, ContentKind } from './content-case.entity.ts';
import { DecideContentCaseInput, decideContentCase } from './decide-case.ts';
import {
  MAX_REPORTS,
  ReportCommentInput,
  ReportRatingInput,
  reportComment,
  reportRating,
} from './report-content.ts';
import { waitsAgain } from './waits-again.ts';

const ContentCasePage = pageOf('ContentCasePage', () => ContentCase);
const MODERATORS = 'Only moderators see cases, and what they are about.';

@ObjectType({ description: 'One person’s report of content.' })
export class ContentReport {
  @Field(() => ID, { description: 'Of the report: opaque, never changes.' })
  id!: string;
  @Field({ description: 'What they found wrong with it.' })
  note!: string;
  @Field({ description: 'The whole name of whoever reported it.' })
  reporterName!: string;
  @Field(() => DateTime, { description: 'When they reported it.' })
  createdAt!: Date;
}

@ArgsType()
class ContentCaseArgs extends PageArgs {
  @Field(() => ContentCaseState, {
    nullable: true,
    description: 'Only in this state; ratings that were edited after they were hidden wait again.',
  })
  state?: ContentCaseState | null;
  @Field(() => ContentKind, { nullable: true, description: 'Only what was reported of this kind.' })
  kind?: ContentKind | null;
}

@Resolver(() => ContentCase)
export class ReportResolver {
  @Allow('comment:write')
  @ReadMutation(() => Comment, {
    description:
      'Tells the administrators of a comment. BAD_INPUT: the note. NOT_FOUND. FORBIDDEN: one’s own. CONFLICT: it was removed. POLICY: 30 reports within a day, the most.',
  })
  async reportComment(@Arg('input') input: ReportCommentInput, @Ctx() context: Context) {
    const id = await reportComment(context, input);
    return rows(Comment, (c) => ({ where: sql`${c.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
  }

  @Allow('comment:write')
  @ReadMutation(() => Rating, {
    description:
      'Tells the administrators of a rating. BAD_INPUT: the note. NOT_FOUND: none that the viewer can see. FORBIDDEN: one’s own. POLICY: 30 reports within a day, the most.',
  })
  async reportRating(@Arg('input') input: ReportRatingInput, @Ctx() context: Context) {
    const id = await reportRating(context, input);
    return rows(Rating, (r) => ({ where: sql`${r.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
  }

  @Allow('comment:moderate')
  @ReadQuery(() => ContentCasePage, {
    description: 'What was reported: what waits the oldest first, what was decided the newest first.',
  })
  contentCases(@Args() { state, kind, page: number, limit }: ContentCaseArgs) {
    const isPending = state === ContentCaseState.PENDING;
    return page(ContentCase, (c) => ({
      where: all([
        isPending && sql`(${c.state} = 'PENDING' or ${waitsAgain(c)})`,
        !!state && !isPending && sql`${c.state} = ${state} and not ${waitsAgain(c)}`,
        !!kind && sql`${c.kind} = ${kind}`,
      ]),
      orderBy: isPending ? sql`${c.createdAt}, ${c.id}` : sql`${c.createdAt} desc, ${c.id} desc`,
      page: number,
      limit,
    }));
  }

  @Allow('comment:moderate')
  @ReadQuery(() => ContentCase, { nullable: true, description: 'One case; null when there is none.' })
  contentCase(@Arg('id', () => ID, { description: 'Of the case, as `contentCases` gives it.' }) id: string) {
    return rows(ContentCase, (c) => ({ where: sql`${c.id} = ${uuid(id)}` }));
  }

  @Allow('comment:moderate')
  @ReadMutation(() => ContentCase, {
    description:
      'Decides what was reported: the content is hidden or removed, or stays. BAD_INPUT: the reason. NOT_FOUND. CONFLICT: it was decided before. POLICY: the moderator’s own content, or a comment that would be hidden.',
  })
  async decideContentCase(@Arg('input') input: DecideContentCaseInput, @Ctx() context: Context) {
    const id = await decideContentCase(context, input);
    return rows(ContentCase, (c) => ({ where: sql`${c.id} = ${id}` }));
  }

  @ReadField(() => Boolean, { description: 'Whether it waits for a decision, for the first time or again.' })
  isWaiting(@Root() c: Row<ContentCase>) {
    return sql`(${c.state} = 'PENDING' or ${waitsAgain(c)})`;
  }

  @ReadField(() => Comment, {
    nullable: true,
    description: 'The comment that was reported; absent for others.',
  })
  comment(@Root() { kind, targetId }: Row<ContentCase>) {
    return rows(Comment, (c) => ({ where: sql`${kind} = 'COMMENT' and ${c.id} = ${targetId}` }));
  }

  @ReadField(() => Rating, {
    nullable: true,
    description: 'The rating that was reported; absent for others.',
  })
  rating(@Root() { kind, targetId }: Row<ContentCase>) {
    return rows(Rating, (r) => ({ where: sql`${kind} = 'RATING' and ${r.id} = ${targetId}` }), {
      skipVisibility: MODERATORS,
    });
  }

  @ReadField(() => RatingAuthor, {
    nullable: true,
    description: 'The moderator who decided it; absent before.',
  })
  decidedBy(@Root() { decidedBy }: Row<ContentCase>) {
    return rows(RatingAuthor, (p) => ({ where: sql`${p.id} = ${decidedBy}` }));
  }

  @MaxRows(MAX_REPORTS)
  @ReadField(() => [ContentReport], {
    description: 'What was said against it, the first first; at most 100.',
  })
  reports(@Root() { id }: Row<ContentCase>) {
    return derived(
      ContentReport,
      sql`select r.id, r.note, p.full_name as "reporterName", r.created_at as "createdAt"
        from content_report r join person p on p.id = r.reporter_id where r.case_id = ${id} order by r.created_at, r.id`,
      MODERATORS,
    );
  }

  @MaxRows(MOST_IN_THREAD)
  @ReadField(() => [ThreadComment], {
    description:
      'The reported comment in its thread: its question and the replies nearest to it, at most 9; none for ratings.',
  })
  thread(@Root() { kind, targetId }: Row<ContentCase>) {
    return derived(ThreadComment, threadOf(kind, targetId), MODERATORS);
  }
}
