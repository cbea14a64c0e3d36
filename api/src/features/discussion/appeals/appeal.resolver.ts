import { Arg, Args, ArgsType, Ctx, Field, ID, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  derived,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { ContentCase } from '../reports/content-case.entity.ts';
import { APPEAL_DAYS } from '../settings.ts';
import { decisionsAgainst, moderatedAppeals, ownAppeal } from './appeal.reads.ts';
import { appealDecision } from './appeal-decision.ts';
import {
  AppealContentDecisionInput,
  AppealState,
  ContentAppeal,
  DecideContentAppealInput,
  ModeratedAppeal,
  ModeratedAppealPage,
  OwnContentDecision,
  OwnContentDecisionPage,
} from './content-appeal.types.ts';
import { decideAppeal } from './decide-appeal.ts';

const OWN = 'Only content that the viewer wrote is looked at.';
const MODERATORS = 'Only moderators see appeals of others.';

@ArgsType()
class AppealArgs extends PageArgs {
  @Field(() => AppealState, { nullable: true, description: 'Only appeals in this state.' })
  state?: AppealState | null;
}

@Resolver(() => ModeratedAppeal)
export class AppealResolver {
  @Allow('comment:moderate')
  @ReadQuery(() => ModeratedAppealPage, {
    description:
      'Appeals against what moderators decided: what waits the oldest first, others the newest first.',
  })
  contentAppeals(@Args() { state, page: number, limit }: AppealArgs, @Ctx() context: Context) {
    return page(
      ModeratedAppeal,
      (a) => ({
        ...(state && { where: sql`${a.state} = ${state}` }),
        orderBy:
          state === AppealState.WAITING
            ? sql`${a.createdAt}, ${a.id}`
            : sql`${a.createdAt} desc, ${a.id} desc`,
        page: number,
        limit,
      }),
      { from: moderatedAppeals(signedIn(context).id, sql`true`), skipVisibility: MODERATORS },
    );
  }

  @Allow('comment:moderate')
  @ReadQuery(() => ModeratedAppeal, { nullable: true, description: 'One appeal; null when there is none.' })
  contentAppeal(
    @Arg('id', () => ID, { description: 'Of the appeal, as `contentAppeals` gives it.' }) id: string,
    @Ctx() context: Context,
  ) {
    return derived(
      ModeratedAppeal,
      moderatedAppeals(signedIn(context).id, sql`a.id = ${uuid(id)}`),
      MODERATORS,
    );
  }

  @Allow('comment:moderate')
  @ReadMutation(() => ModeratedAppeal, {
    description:
      'Decides an appeal: the first decision stands, or the content is back. BAD_INPUT: the answer. NOT_FOUND. CONFLICT: it was decided before. POLICY: the viewer decided first, or wrote the content.',
  })
  async decideContentAppeal(@Arg('input') input: DecideContentAppealInput, @Ctx() context: Context) {
    const id = await decideAppeal(context, input);
    return derived(
      ModeratedAppeal,
      moderatedAppeals(signedIn(context).id, sql`a.id = ${id}::uuid`),
      MODERATORS,
    );
  }

  @ReadField(() => ContentCase, { description: 'What was reported and decided, as it is now.' })
  contentCase(@Root() { caseId }: Row<ModeratedAppeal> & { caseId: Sql }) {
    return rows(ContentCase, (k) => ({ where: sql`${k.id} = ${caseId}` }));
  }
}

/** Decisions against the viewer's content, and the viewer's appeals. */
@Resolver(() => OwnContentDecision)
export class OwnDecisionResolver {
  @Allow('comment:read')
  @ReadQuery(() => OwnContentDecisionPage, {
    description: 'What moderators decided about what the viewer wrote, the latest first.',
  })
  myContentDecisions(@Args() { page: number, limit }: PageArgs, @Ctx() context: Context) {
    return page(
      OwnContentDecision,
      (k) => ({ orderBy: sql`${k.decidedAt} desc, ${k.id} desc`, page: number, limit }),
      {
        from: decisionsAgainst(signedIn(context).id, context.services.settings.get(APPEAL_DAYS)),
        skipVisibility: OWN,
      },
    );
  }

  @Allow('comment:write')
  @ReadMutation(() => OwnContentDecision, {
    description:
      'Asks for another moderator to look, once and within some days. BAD_INPUT: the reason. NOT_FOUND: not one’s own. CONFLICT: there is an appeal, or nothing to appeal against. POLICY: the days are over.',
  })
  async appealContentDecision(@Arg('input') input: AppealContentDecisionInput, @Ctx() context: Context) {
    const id = await appealDecision(context, input);
    const days = context.services.settings.get(APPEAL_DAYS);
    return derived(
      OwnContentDecision,
      sql`select * from (${decisionsAgainst(signedIn(context).id, days)}) own where own.id = ${id}::uuid`,
      OWN,
    );
  }

  @ReadField(() => ContentAppeal, {
    nullable: true,
    description: 'What the viewer said to it, and the answer; absent without an appeal.',
  })
  appeal(@Root() { id }: Row<OwnContentDecision>) {
    return derived(ContentAppeal, ownAppeal(id), OWN);
  }
}
