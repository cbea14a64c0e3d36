import { useDebouncedValue } from '../../ui/use-debounced.ts';
import { useDisputableOrderQuery, useDisputablePaymentQuery } from './disputes.gen.ts';

/** The server's minimum length of a search. */
const MIN_LENGTH = 3;

/**
 * The order of a payment, found by its reference, its transaction at the gateway or the order number; undefined if
 * none or several match.
 */
export function useDisputedOrder(typed: string) {
  const debounced = useDebouncedValue(typed.trim(), 300);
  const search = debounced.length >= MIN_LENGTH ? debounced : '';
  const { data: found } = useDisputablePaymentQuery({ variables: { search }, skip: !search });
  const id = search && found?.orders.total === 1 ? found.orders.items[0]!.id : '';
  const { data } = useDisputableOrderQuery({ variables: { id }, skip: !id });
  const order = id && data?.order?.id === id ? data.order : null;
  if (!order) return null;
  const paid = order.attempts.filter(({ status }) => status === 'SUCCEEDED');
  const named = paid.find(({ reference, transaction }) => [reference, transaction].includes(debounced));
  return {
    number: order.number,
    // Free lines were not paid, so they cannot be disputed
    lines: order.lines.filter(({ amount }) => amount > 0),
    package: order.package,
    paymentReference: (named ?? paid[0])?.reference ?? debounced,
  };
}

export type DisputedOrder = NonNullable<ReturnType<typeof useDisputedOrder>>;
