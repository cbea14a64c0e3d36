import { useDebouncedValue } from '@mantine/hooks';
import { useDisputableOrderQuery, useDisputablePaymentQuery } from './disputes.gen.ts';

/** From this many letters on, as the server takes them. */
const LEAST = 3;

/**
 * The order of a payment that is typed, by its reference, its transaction at the gateway or the order's number; none as
 * long as that names no order, or several.
 */
export function useDisputedOrder(typed: string) {
  const [asked] = useDebouncedValue(typed.trim(), 300);
  const search = asked.length >= LEAST ? asked : '';
  const { data: found } = useDisputablePaymentQuery({ variables: { search }, skip: !search });
  const id = search && found?.orders.total === 1 ? found.orders.items[0]!.id : '';
  const { data } = useDisputableOrderQuery({ variables: { id }, skip: !id });
  const order = id && data?.order?.id === id ? data.order : null;
  if (!order) return null;
  const paid = order.attempts.filter(({ status }) => status === 'SUCCEEDED');
  const named = paid.find(({ reference, transaction }) => [reference, transaction].includes(asked));
  return {
    number: order.number,
    // What cost nothing was not paid, and is not disputed
    lines: order.lines.filter(({ amount }) => amount > 0),
    package: order.package,
    paymentReference: (named ?? paid[0])?.reference ?? asked,
  };
}

export type DisputedOrder = NonNullable<ReturnType<typeof useDisputedOrder>>;
