import { conflict } from '../../platform/errors/errors.ts';
import { type Order, OrderStatus } from '../orders/index.ts';

/**
 * The buyer may cancel an order that awaits its payment, but not one whose payment is being checked.
 * @throws CONFLICT, ORDER_NOT_WAITING
 */
export function assertMayCancel({ status }: Order): void {
  if (status !== OrderStatus.PENDING) throw conflict('ORDER_NOT_WAITING', { state: status });
}
