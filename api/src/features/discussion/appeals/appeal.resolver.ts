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
import { decisionsAgainst, moderatedAppeals, ownAppeal } from './appeal.reads.ts';
import { APPEAL_DAYS, appealDecision } from './appeal-decision.ts';
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

const OWN = 'The query reads only content that the viewer wrote.';
const MODERATORS = 'The query requires a permission that only moderators have.';

@ArgsType()
class AppealArgs extends PageArgs {
  @Field(() => AppealState, {
    nullable: true,
    description: 'Filter by state of the appeal. Defaults to all states.',
  })
  state?: AppealState | null;
}

@Resolver(() => ModeratedAppeal)
export class AppealResolver {
  @Allow('comment:moderate')
  @ReadQuery(() => ModeratedAppealPage, {
    description:
      'Appeals against decisions of moderators, newest first. With the state WAITING, oldest first.',
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
  @ReadQuery(() => ModeratedAppeal, {
    nullable: true,
    description: 'Appeal by ID. Null if it does not exist.',
  })
  contentAppeal(
    @Arg('id', () => ID, { description: 'ID of the appeal, as returned by `contentAppeals`.' }) id: string,
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
      'Decides an appeal: upholds the first decision or restores the content. BAD_INPUT: the answer is invalid. NOT_FOUND: no such appeal. CONFLICT: the appeal was already decided. POLICY: the viewer made the first decision, or wrote the content.',
  })
  async decideContentAppeal(@Arg('input') input: DecideContentAppealInput, @Ctx() context: Context) {
    const id = await decideAppeal(context, input);
    return derived(
      ModeratedAppeal,
      moderatedAppeals(signedIn(context).id, sql`a.id = ${id}::uuid`),
      MODERATORS,
    );
  }

  @ReadField(() => ContentCase, { description: 'Current case with the reports and the decision.' })
  contentCase(@Root() { caseId }: Row<ModeratedAppeal> & { caseId: Sql }) {
    return rows(ContentCase, (k) => ({ where: sql`${k.id} = ${caseId}` }));
  }
}

@Resolver(() => OwnContentDecision)
export class OwnDecisionResolver {
  @Allow('comment:read')
  @ReadQuery(() => OwnContentDecisionPage, {
    description: 'Decisions of moderators about content of the viewer, newest first.',
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
      'Appeals against a decision, which another moderator then reviews. Possible once and within a limited period. BAD_INPUT: the reason is invalid. NOT_FOUND: no such decision about content of the viewer. CONFLICT: the decision was already appealed, or there is nothing to appeal. POLICY: the period for appeals has ended.',
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
    description: 'The viewer’s appeal with its answer. Null if the viewer did not appeal.',
  })
  appeal(@Root() { id }: Row<OwnContentDecision>) {
    return derived(ContentAppeal, ownAppeal(id), OWN);
  }
}
