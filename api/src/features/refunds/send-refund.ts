import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { isOnHold, OutgoingKind } from '../../platform/http/outgoing-hold.ts';
import type { Services } from '../../platform/process/services.ts';
import { Order, PaymentDoubt, PaymentStatus } from '../orders/index.ts';
import {
  type GatewayPort,
  type GatewayRefundRequest,
  type GatewayRefundStatus,
  getGateways,
  PaymentAttempt,
} from '../payments/index.ts';
import { lockRefund } from './load-refund.ts';
import { recordSystemStep } from './record-step.ts';
import { Refund, RefundStatus, RefundStepKind } from './refund.entity.ts';
import { RefundTransfer } from './refund-transfer.entity.ts';
import { settleTransfer } from './settle-transfer.ts';

/** Seconds for which one process has the exclusive right to call the gateway about a transfer. */
const CLAIM_SECONDS = 30;

/**
 * Processes the next step of an approved refund. The call to the gateway and its reference are stored before it is
 * made. If the process fails in between, the next one queries the refund instead of paying twice. Not called in
 * transactions.
 */
export async function processRefund(services: Services, refundId: string): Promise<void> {
  const transfer = await openTransfer(services, refundId);
  if (transfer?.kind !== 'GATEWAY') return;
  const em = services.orm.em.fork();
  const isStopped = await isOnHold(em, OutgoingKind.MONEY);
  const [claimed] = await runSql<{ before: string }>(
    em,
    sql`update refund_transfer set status = 'SENT', asked_at = now()
     where id = ${transfer.id} and status in ('CREATED', 'SENT') and (status = 'SENT' or not ${isStopped})
       and (asked_at is null or asked_at < now() - make_interval(secs => ${CLAIM_SECONDS}))
     returning old.status as before`,
  );
  if (!claimed) return;
  try {
    const { port, refund } = await toGatewayRequest(em, services, transfer);
    const status = await sendOrQuery(port, refund, claimed.before === 'CREATED', isStopped).catch((err) => {
      services.log.warn(
        { err, refund: refund.reference },
        'unknown outcome of a refund; refunds.check queries it again',
      );
    });
    if (status) await settleTransfer(services, transfer.id, status);
  } catch (error) {
    // The job's next attempt must not mistake this claim for that of another process
    await runSql(
      em,
      sql`update refund_transfer set asked_at = asked_at - make_interval(secs => ${CLAIM_SECONDS}) where id = ${transfer.id}`,
    );
    throw error;
  }
}

/**
 * Requests the refund the first time; later calls query it first.
 * @returns undefined if nothing was requested and the gateway knows no such refund
 */
async function sendOrQuery(
  port: GatewayPort,
  refund: GatewayRefundRequest,
  isFirst: boolean,
  isStopped: boolean,
): Promise<GatewayRefundStatus | undefined> {
  if (isFirst) return port.refund(refund);
  const status = await port.queryRefund(refund);
  if (status.outcome !== 'NOT_FOUND') return status;
  // A restored server may query, but must send nothing
  return isStopped ? undefined : port.refund(refund);
}

/** Returns the refund's open transfer, or creates one. */
async function openTransfer(services: Services, refundId: string): Promise<RefundTransfer | undefined> {
  return services.orm.em.fork().transactional(async (em) => {
    const { refund } = await lockRefund(em, refundId);
    const open = await em.findOne(RefundTransfer, { refund, status: { $in: ['CREATED', 'SENT'] } });
    if (open) return open;
    if (refund.status !== RefundStatus.APPROVED && refund.status !== RefundStatus.FAILED) return undefined;
    const transfer = em.create(RefundTransfer, {
      refund,
      reference: `HT${randomBytes(9).toString('hex').toUpperCase()}`,
      amount: refund.rest,
      ...(await chooseChannel(em, services, refund)),
    });
    refund.send();
    recordSystemStep(em, refund, RefundStepKind.SENT);
    await em.flush();
    return transfer;
  });
}

/** By the gateway of the payment, or by bank transfer if the buyer named an account. */
async function chooseChannel(
  em: EntityManager,
  services: Services,
  { order, bankBin }: Refund,
): Promise<{ kind: 'GATEWAY' | 'BANK'; gateway: string | null }> {
  const { id, paidAt, due, total } = await em.findOneOrFail(Order, order.id);
  const paid = await findPayment(em, { id, paidAt });
  // A gateway returns at most what it received, and another course or a transfer may have paid a part of this order
  const port = getGateways(services).all.find(({ code }) => code === paid?.gateway);
  const isAll = due === total && paid?.amount === total;
  const isByGateway = !bankBin && isAll && port?.refunds === 'GATEWAY';
  return { kind: isByGateway ? 'GATEWAY' : 'BANK', gateway: isByGateway ? port.code : null };
}

/**
 * The payment to refund. A second payment of the same order was returned separately, but a second capture by the same
 * attempt leaves a doubt on the attempt that paid the order.
 */
const findPayment = (
  em: EntityManager,
  { id, paidAt }: Pick<Order, 'id' | 'paidAt'>,
): Promise<PaymentAttempt | null> =>
  em.findOne(
    PaymentAttempt,
    {
      order: id,
      status: PaymentStatus.SUCCEEDED,
      $or: [
        { doubt: null },
        ...(paidAt ? [{ doubt: PaymentDoubt.PAID_TWICE, settledAt: { $lte: paidAt } }] : []),
      ],
    },
    { orderBy: { settledAt: 'asc' } },
  );

async function toGatewayRequest(
  em: EntityManager,
  services: Services,
  transfer: RefundTransfer,
): Promise<{ port: GatewayPort; refund: GatewayRefundRequest }> {
  const { number, order } = await em.findOneOrFail(
    Refund,
    { id: transfer.refund.id },
    { populate: ['order'] },
  );
  const paid = (await findPayment(em, order))!;
  const port = getGateways(services).get(paid.gateway);
  const refund: GatewayRefundRequest = {
    reference: transfer.reference,
    requestedAt: transfer.createdAt,
    paymentReference: paid.reference,
    paymentTransaction: paid.gatewayTransaction ?? null,
    paymentCreatedAt: paid.createdAt,
    paymentAmount: paid.amount,
    amount: transfer.amount,
    isFull: transfer.amount === paid.amount,
    reason: `Hoan tien ${number} don hang ${order.number}`,
    by: 'sen',
    locale: 'vi',
  };
  return { port, refund };
}
