import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/process/services.ts';
import type { Order, OrderKind, OrderLine, PaymentDoubt } from '../orders/index.ts';
import type { PaymentAttempt } from './payment-attempt.entity.ts';

/** Why an order can’t be fulfilled though its money came. */
export type Hindrance =
  | PaymentDoubt.PAID_TWICE
  | PaymentDoubt.COURSE_OWNED
  | PaymentDoubt.NOT_ON_SALE
  | PaymentDoubt.COUPON_USED_UP
  | PaymentDoubt.PACKAGE_CHANGED
  | PaymentDoubt.EXCHANGE_OVER;

/** The money of an order that is paid. */
export interface OrderPayment {
  /** The gateway through which the money came. */
  readonly gateway: string;
  /** The latest attempt. Undefined for an order that a job made, if an administrator matched the money to it. */
  readonly attempt: PaymentAttempt | undefined;
  /** Whether an administrator has matched the money to the order, instead of a gateway. */
  readonly isFromSuspense: boolean;
}

/** How the orders of one kind are fulfilled, by the feature that sells what they are of. */
export interface Fulfilment {
  readonly kind: `${OrderKind}`;
  /** Why the order can’t be fulfilled. The order and everything that {@link Fulfilment.fulfil} changes are locked. */
  readonly findHindrance: (
    em: EntityManager,
    order: Order,
    lines: readonly OrderLine[],
  ) => Promise<Hindrance | undefined>;
  /** Gives the buyer what is paid, and posts the sale. Called in the transaction that has paid the order. */
  readonly fulfil: (
    em: EntityManager,
    services: Services,
    order: Order,
    payment: OrderPayment,
  ) => Promise<void>;
}

const all = new Map<string, Fulfilment>();

/** Called once for each feature, when the features are collected. */
export function addFulfilments(added: readonly Fulfilment[]): void {
  for (const fulfilment of added) all.set(fulfilment.kind, fulfilment);
}

export function fulfilmentOf({ kind }: Order): Fulfilment {
  const found = all.get(kind);
  if (!found) throw new Error(`no feature fulfils orders of the kind ${kind}`);
  return found;
}
