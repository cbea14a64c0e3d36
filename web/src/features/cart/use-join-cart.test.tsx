import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearTokens, saveTokens } from '../../apollo/session.ts';
import { tokenFor } from '../../apollo/testing.ts';
import { renderPiece } from '../../testing/render.tsx';
import { ViewerProvider } from '../accounts/index.ts';
import { addToGuestCart, emptyGuestCart, guestCart } from './guest-cart.ts';
import { useJoinCart } from './use-join-cart.ts';

afterEach(() => {
  clearTokens();
  emptyGuestCart();
});

const Screen = () => <p>{useJoinCart()} passed over</p>;
const line = (courseId: string) => ({
  __typename: 'CartLine',
  ...{ courseId, title: 'Trà', state: 'BUYABLE', addedAt: null, priceSeen: null, course: null },
  ...{ listPrice: 99_000, price: 99_000, couponDiscount: 0, amount: 99_000, accessDays: null },
});
const cart = (...courseIds: string[]) => ({
  __typename: 'Cart',
  ...{ lines: courseIds.map(line), coupon: null, pricedAt: '2026-11-23T00:00:00Z' },
  ...{ listTotal: 198_000, saleDiscount: 0, couponDiscount: 0, total: 198_000 },
});

it('reports how many guest courses were not added after sign-in', async () => {
  saveTokens({ accessToken: tokenFor('buyer', 3600), refreshToken: null });
  for (const id of ['owned', 'new', 'gone']) addToGuestCart(id);
  const requests: unknown[] = [];
  await renderPiece(
    <ViewerProvider>
      <Screen />
    </ViewerProvider>,
    {
      answer: async ({ operationName, variables }) => {
        if (operationName !== 'JoinCart') return { me: null };
        requests.push(variables['input']);
        return { joinCart: cart('new', 'before') };
      },
    },
  );
  await screen.findByText('2 passed over');
  expect(requests).toEqual([{ courseIds: ['gone', 'new', 'owned'] }]);
  expect(guestCart()).toEqual([]);
});
