import { ArrayMaxSize } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, type Listening, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import { all, page, ReadMutation, ReadQuery, rows, sql, uuid } from '../../graphql/read/index.ts';
import { SearchField } from '../../graphql/search-field.ts';
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
import { byUrgency, refundResult, refundsWhere } from './refund.reads.ts';
import { RefundGroup, RefundPage } from './refund.types.ts';
import { RefundAccount, refundAccount } from './refund-account.ts';
import { RequestRefundInput, requestRefund } from './request-refund.ts';
import { AppealRefundInput, appealRefund, cancelRefund } from './withdraw-refund.ts';

@ArgsType()
class RefundArgs extends PageArgs {
  @Field(() => [RefundGroup], { nullable: true, description: 'Only refunds of these groups. Omitted: all.' })
  @ArrayMaxSize(4)
  group?: RefundGroup[] | null;
  @SearchField('Prefix of the refund number or the buyer’s email address, or words of the buyer’s name.')
  search?: string | null;
}

@Resolver(() => Refund)
export class RefundResolver {
  @Allow('refund:read')
  @ReadQuery(() => RefundPage, { description: 'Refunds that the viewer requested, latest first.' })
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
  @ReadQuery(() => RefundPage, { description: 'Refunds of the viewer’s own courses, most urgent first.' })
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
  @ReadQuery(() => RefundPage, { description: 'Refunds of all buyers, most urgent first.' })
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
    description:
      'One refund, for its buyer, its teacher and administrators who decide refunds. Null if not found.',
  })
  refund(@Arg('id', () => ID, { description: 'ID of a refund that the viewer may see.' }) id: string) {
    return rows(Refund, (r) => ({ where: sql`${r.id} = ${uuid(id)}` }));
  }

  @Allow('refund:decide', { viewAs: false })
  @Query(() => RefundAccount, {
    description:
      'Target account of a refund, for the administrator who makes the transfer. The audit log records each access. NOT_FOUND: it is refunded by the original payment method. POLICY: the viewer’s own money. CONFLICT: a file for the bank already contains it.',
  })
  refundAccount(
    @Arg('refundId', () => ID, { description: 'ID of a refund paid by a bank transfer.' })
    refundId: string,
    @Arg('despiteFile', () => Boolean, {
      nullable: true,
      description: 'Must be true if a file for the bank contains the transfer. CONFLICT otherwise.',
    })
    despiteFile: boolean | null,
    @Ctx() context: Context,
  ): Promise<RefundAccount> {
    return refundAccount(context, refundId, despiteFile);
  }

  @Allow('refund:read')
  @Subscription(() => Refund, {
    description:
      'Changes of refunds that the viewer may see: the viewer’s own, those of the viewer’s courses, and all for administrators who decide refunds.',
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
      'Requests a refund of one bought course. BAD_INPUT: the note or the bank account. POLICY: the rule that forbids it. CONFLICT: requested before, or the key belongs to another request. NOT_FOUND: no purchase of the viewer’s.',
  })
  async requestRefund(@Arg('input') input: RequestRefundInput, @Ctx() context: Context) {
    return refundResult(await requestRefund(context, input));
  }

  @Allow('refund:create')
  @ReadMutation(() => Refund, {
    description:
      'Cancels a refund of the viewer. CONFLICT: it is already decided. FORBIDDEN: another user’s refund. NOT_FOUND.',
  })
  async cancelRefund(
    @Arg('refundId', () => ID, { description: 'ID of a refund that the viewer requested.' }) refundId: string,
    @Ctx() context: Context,
  ) {
    return refundResult(await cancelRefund(context, refundId));
  }

  @Allow('refund:create')
  @ReadMutation(() => Refund, {
    description:
      'Appeals against a rejection. BAD_INPUT: the note. POLICY: too late. CONFLICT: it was not rejected, or appealed before. FORBIDDEN: another user’s refund. NOT_FOUND.',
  })
  async appealRefund(@Arg('input') input: AppealRefundInput, @Ctx() context: Context) {
    return refundResult(await appealRefund(context, input));
  }

  @Allow('refund:answer')
  @ReadMutation(() => Refund, {
    description:
      'Approves a refund as the teacher. CONFLICT: it does not await the teacher. FORBIDDEN: another teacher’s course. NOT_FOUND.',
  })
  async agreeToRefund(@Arg('input') input: AgreeToRefundInput, @Ctx() context: Context) {
    return refundResult(await agreeToRefund(context, input));
  }

  @Allow('refund:answer')
  @ReadMutation(() => Refund, {
    description:
      'Rejects a refund as the teacher; the platform then decides. BAD_INPUT: the note. CONFLICT: it does not await the teacher. FORBIDDEN: another teacher’s course. NOT_FOUND.',
  })
  async disagreeWithRefund(@Arg('input') input: DisagreeWithRefundInput, @Ctx() context: Context) {
    return refundResult(await disagreeWithRefund(context, input));
  }

  @Allow('refund:decide')
  @ReadMutation(() => Refund, {
    description:
      'Approves a refund for the platform. A large amount needs two administrators. POLICY: the viewer’s own money, or the viewer gave the first approval. CONFLICT: it does not await the platform. NOT_FOUND.',
  })
  async approveRefund(@Arg('input') input: ApproveRefundInput, @Ctx() context: Context) {
    return refundResult(await approveRefund(context, input));
  }

  @Allow('refund:decide')
  @ReadMutation(() => Refund, {
    description:
      'Rejects a refund for the platform. BAD_INPUT: the note. POLICY: the viewer’s own money. CONFLICT: it does not await the platform. NOT_FOUND.',
  })
  async rejectRefund(@Arg('input') input: RejectRefundInput, @Ctx() context: Context) {
    return refundResult(await rejectRefund(context, input));
  }

  // The input may contain another account
  @Allow('refund:decide', { proof: 'always' })
  @ReadMutation(() => Refund, {
    description:
      'Retries the transfer of a failed refund. BAD_INPUT: the bank account. POLICY: the viewer’s own money. CONFLICT: it has not failed. NOT_FOUND.',
  })
  async retryRefund(@Arg('input') input: RetryRefundInput, @Ctx() context: Context) {
    return refundResult(await retryRefund(context, input));
  }

  @Allow('refund:decide')
  @ReadMutation(() => Refund, {
    description:
      'Confirms that the bank has sent the money of a refund. BAD_INPUT: the transaction. POLICY: the viewer’s own money. CONFLICT: it has no pending transfer, or a file for the bank already contains it. NOT_FOUND.',
  })
  async confirmRefundTransfer(@Arg('input') input: ConfirmRefundTransferInput, @Ctx() context: Context) {
    return refundResult(await confirmRefundTransfer(context, input));
  }
}
