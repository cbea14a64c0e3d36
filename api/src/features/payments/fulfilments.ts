import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/process/services.ts';
import type { Order, OrderKind, OrderLine } from '../orders/index.ts';
import type { PaymentAttempt } from './payment-attempt.entity.ts';

export type FulfilmentBlocker =
  | 'PAID_TWICE'
  | 'COURSE_OWNED'
  | 'NOT_ON_SALE'
  | 'COUPON_USED_UP'
  | 'PACKAGE_CHANGED'
  | 'EXCHANGE_OVER';

export interface OrderPayment {
  /**
   * Gateway that received the money; the sale is posted with it. It differs from `attempt.gateway` if an administrator
   * matched money that arrived through another gateway.
   */
  readonly gateway: string;
  /**
   * The latest attempt, for the receipt only. Undefined if a job created the order and an administrator matched the
   * money to it.
   */
  readonly attempt: PaymentAttempt | undefined;
  /** True if an administrator matched the money to the order, instead of a gateway. */
  readonly isFromSuspense: boolean;
}

/** Fulfilment of one kind of orders, provided by the feature that sells their items. */
export interface Fulfilment {
  readonly kind: OrderKind;
  /**
   * Returns the reason why the order cannot be fulfilled. The order and everything that {@link Fulfilment.fulfil}
   * changes are locked.
   */
  readonly findBlocker: (
    em: EntityManager,
    order: Order,
    lines: readonly OrderLine[],
  ) => Promise<FulfilmentBlocker | undefined>;
  /** Delivers the items to the buyer and posts the sale. Called in the transaction that has paid the order. */
  readonly fulfil: (
    em: EntityManager,
    services: Services,
    order: Order,
    payment: OrderPayment,
    lines: readonly OrderLine[],
  ) => Promise<void>;
}

const all = new Map<string, Fulfilment>();

/** Registers the fulfilments of a feature. Called once for each feature at the start. */
export function addFulfilments(added: readonly Fulfilment[]): void {
  for (const fulfilment of added) {
    const { kind } = fulfilment;
    if (all.has(kind)) throw new Error(`two features fulfil orders of the kind ${kind}`);
    all.set(kind, fulfilment);
  }
}

export function getFulfilment({ kind }: Order): Fulfilment {
  const found = all.get(kind);
  if (!found) throw new Error(`no feature fulfils orders of the kind ${kind}`);
  return found;
}
