import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, type Listening, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import { all, page, ReadMutation, ReadQuery, rows, sql, uuid } from '../../graphql/read/index.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import {
  AgreeToRefundInput,
  agreeToRefund,
  DisagreeWithRefundInput,
  disagreeWithRefund,
} from './answer-refund.ts';
import { ApproveRefundInput, approveRefund, RejectRefundInput, rejectRefund } from './decide-refund.ts';
import {
  ConfirmRefundTransferInput,
  confirmRefundTransfer,
  RetryRefundInput,
  retryRefund,
} from './pay-by-bank.ts';
import { Refund } from './refund.entity.ts';
import { byUrgency, refundAfter, refundsWhere } from './refund.reads.ts';
import { RefundGroup, RefundPage } from './refund.types.ts';
import { RefundAccount, refundAccount } from './refund-account.ts';
import { RequestRefundInput, requestRefund } from './request-refund.ts';
import { AppealRefundInput, appealRefund, cancelRefund } from './withdraw-refund.ts';

@ArgsType()
class RefundArgs extends PageArgs {
  @Field(() => [RefundGroup], { nullable: true, description: 'Those of these groups; left out: all.' })
  @ArrayMaxSize(4)
  group?: RefundGroup[] | null;
  @Field(() => String, {
    nullable: true,
    description: 'Beginning of its number or the buyer’s e-mail address, or words of the buyer’s name.',
  })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;
}

@Resolver(() => Refund)
export class RefundResolver {
  @Allow('refund:read')
  @ReadQuery(() => RefundPage, { description: 'Refunds that the viewer asked for, latest first.' })
  myRefunds(@Args() { page: number, limit }: PageArgs, @Ctx() context: Context) {
    const { id } = signedIn(context);
    return page(Refund, (r) => ({
      where: sql`${r.buyer} = ${id}`,
      orderBy: sql`${r.requestedAt} desc, ${r.id}`,
      page: number,
      limit,
    }));
  }

  @Allow('refund:answer')
  @ReadQuery(() => RefundPage, { description: 'Refunds of the viewer’s own courses, the most urgent first.' })
  refundsOfMyCourses(@Args() { group, search, page: number, limit }: RefundArgs, @Ctx() context: Context) {
    const { id } = signedIn(context);
    return page(Refund, (r) => ({
      where: all([sql`${r.teacher} = ${id}`, refundsWhere(r, group, search)]),
      orderBy: byUrgency(r),
      page: number,
      limit,
    }));
  }

  @Allow('refund:decide')
  @ReadQuery(() => RefundPage, { description: 'Refunds of everyone, the most urgent first.' })
  refunds(@Args() { group, search, page: number, limit }: RefundArgs) {
    return page(Refund, (r) => ({
      where: refundsWhere(r, group, search),
      orderBy: byUrgency(r),
      page: number,
      limit,
    }));
  }

  @Allow('refund:read')
  @ReadQuery(() => Refund, {
    nullable: true,
    description: 'One refund, for its buyer, its teacher and whoever decides for the platform.',
  })
  refund(@Arg('id', () => ID, { description: 'Of a refund that the viewer may see.' }) id: string) {
    return rows(Refund, (r) => ({ where: sql`${r.id} = ${uuid(id)}` }));
  }

  @Allow('refund:decide', { viewAs: false })
  @Query(() => RefundAccount, {
    description:
      'The account that a refund is transferred to, for whoever makes the transfer; the log keeps who looked. NOT_FOUND: it goes back the way it came. POLICY: the viewer’s own money. CONFLICT: a file has told the bank of it already.',
  })
  refundAccount(
    @Arg('refundId', () => ID, { description: 'Of a refund that is paid by a bank transfer.' })
    refundId: string,
    @Arg('despiteFile', () => Boolean, {
      nullable: true,
      description: 'Has to be true of a transfer that is in a file for the bank: CONFLICT otherwise.',
    })
    despiteFile: boolean | null,
    @Ctx() context: Context,
  ): Promise<RefundAccount> {
    return refundAccount(context, refundId, despiteFile);
  }

  @Allow('refund:read')
  @Subscription(() => Refund, {
    description:
      'Each refund that the viewer may see, as it changes: their own, those of their courses, and all for whoever decides for the platform.',
    subscribe: ({ context }: Listening) => {
      const viewer = signedIn(context);
      const key = viewer.may('refund:decide') ? 'staff' : viewer.id;
      return context.services.events.subscribe('refund', key);
    },
  })
  refundChanged(@Root() id: string) {
    return rows(Refund, (r) => ({ where: sql`${r.id} = ${id}::uuid` }));
  }

  @Allow('refund:create')
  @ReadMutation(() => Refund, {
    description:
      'Asks for the money of one bought course back. BAD_INPUT: the note or the bank account. POLICY: the rule that forbids it. CONFLICT: asked for before, or the key belongs to another request. NOT_FOUND: no purchase of the viewer’s.',
  })
  async requestRefund(@Arg('input') input: RequestRefundInput, @Ctx() context: Context) {
    return refundAfter(await requestRefund(context, input));
  }

  @Allow('refund:create')
  @ReadMutation(() => Refund, {
    description:
      'Calls a refund of the viewer’s off. CONFLICT: it is decided already. FORBIDDEN: another’s. NOT_FOUND.',
  })
  async cancelRefund(
    @Arg('refundId', () => ID, { description: 'Of a refund that the viewer asked for.' }) refundId: string,
    @Ctx() context: Context,
  ) {
    return refundAfter(await cancelRefund(context, refundId));
  }

  @Allow('refund:create')
  @ReadMutation(() => Refund, {
    description:
      'Asks to look at a refusal once more. BAD_INPUT: the note. POLICY: too late. CONFLICT: it was not refused, or appealed before. FORBIDDEN: another’s. NOT_FOUND.',
  })
  async appealRefund(@Arg('input') input: AppealRefundInput, @Ctx() context: Context) {
    return refundAfter(await appealRefund(context, input));
  }

  @Allow('refund:answer')
  @ReadMutation(() => Refund, {
    description:
      'The teacher agrees: the money goes back. CONFLICT: it does not wait for the teacher. FORBIDDEN: another’s course. NOT_FOUND.',
  })
  async agreeToRefund(@Arg('input') input: AgreeToRefundInput, @Ctx() context: Context) {
    return refundAfter(await agreeToRefund(context, input));
  }

  @Allow('refund:answer')
  @ReadMutation(() => Refund, {
    description:
      'The teacher disagrees: the platform decides. BAD_INPUT: the note. CONFLICT: it does not wait for the teacher. FORBIDDEN: another’s course. NOT_FOUND.',
  })
  async disagreeWithRefund(@Arg('input') input: DisagreeWithRefundInput, @Ctx() context: Context) {
    return refundAfter(await disagreeWithRefund(context, input));
  }

  @Allow('refund:decide')
  @ReadMutation(() => Refund, {
    description:
      'Grants a refund for the platform; a large one after a second administrator agreed. POLICY: the viewer’s own money, or their second approval. CONFLICT: it does not wait for the platform. NOT_FOUND.',
  })
  async approveRefund(@Arg('input') input: ApproveRefundInput, @Ctx() context: Context) {
    return refundAfter(await approveRefund(context, input));
  }

  @Allow('refund:decide')
  @ReadMutation(() => Refund, {
    description:
      'Refuses a refund for the platform. BAD_INPUT: the note. POLICY: the viewer’s own money. CONFLICT: it does not wait for the platform. NOT_FOUND.',
  })
  async rejectRefund(@Arg('input') input: RejectRefundInput, @Ctx() context: Context) {
    return refundAfter(await rejectRefund(context, input));
  }

  // The input may contain another account
  @Allow('refund:decide', { proof: 'always' })
  @ReadMutation(() => Refund, {
    description:
      'Has the money of a refund sent again. BAD_INPUT: the bank account. POLICY: the viewer’s own money. CONFLICT: it has not failed. NOT_FOUND.',
  })
  async retryRefund(@Arg('input') input: RetryRefundInput, @Ctx() context: Context) {
    return refundAfter(await retryRefund(context, input));
  }

  @Allow('refund:decide')
  @ReadMutation(() => Refund, {
    description:
      'Says that the bank has sent the money of a refund. BAD_INPUT: the transaction. POLICY: the viewer’s own money. CONFLICT: no transfer of it waits, or a file has told the bank of it already. NOT_FOUND.',
  })
  async confirmRefundTransfer(@Arg('input') input: ConfirmRefundTransferInput, @Ctx() context: Context) {
    return refundAfter(await confirmRefundTransfer(context, input));
  }
}
