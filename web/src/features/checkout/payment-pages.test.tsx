import { gql } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearTokens, saveTokens } from '../../apollo/session.ts';
import { tokenFor } from '../../apollo/testing.ts';
import { clientFor, renderPiece } from '../../testing/render.tsx';
import { viewerOnly } from '../../testing/viewer.ts';
import { ViewerProvider } from '../accounts/index.ts';
import { Component as VietqrPage } from '../payments/vietqr/vietqr.page.tsx';
import { Component as ResultPage } from './payment-result.page.tsx';

const course = (id: string) => ({ __typename: 'Course', id, slug: id });
const line = (id: string) => ({
  __typename: 'OrderLine',
  id: `line-${id}`,
  title: id,
  amount: 1,
  accessDays: null,
  course: course(id),
});
const PAID = {
  __typename: 'PaymentAttempt',
  id: 'a1',
  reference: 'R1',
  gateway: 'VIETQR',
  status: 'SUCCEEDED',
  amount: 2,
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: '2026-01-01T00:15:00Z',
  payUrl: null,
  failureCode: null,
  doubt: null,
  received: null,
  answerBy: null,
  nextQueryAt: null,
  decidedBy: null,
  order: {
    __typename: 'Order',
    id: 'o1',
    number: 'S1',
    status: 'PAID',
    total: 2,
    credit: 0,
    paidAt: '2026-01-01T00:01:00Z',
    expiresAt: '2026-01-01T00:15:00Z',
    checkAgainAt: null,
    package: null,
    lines: [line('c1'), line('c2')],
    missing: null,
    attempts: [
      {
        __typename: 'PaymentAttempt',
        id: 'a1',
        gateway: 'VIETQR',
        status: 'SUCCEEDED',
        reference: 'R1',
        payUrl: null,
      },
    ],
  },
};

const open = async (at: string, paymentAttempt: unknown) => {
  const me = viewerOnly();
  const client = clientFor((operation) =>
    operation.operationName === 'Me' ? me(operation) : Promise.resolve({ paymentAttempt }),
  );
  const routes = [
    {
      element: (
        <ViewerProvider>
          <Outlet />
        </ViewerProvider>
      ),
      children: [
        { path: 'payment/result', element: <ResultPage /> },
        { path: 'payment/vietqr/:reference', element: <VietqrPage /> },
      ],
    },
  ];
  await renderPiece(null, { at, client, routes, texts: ['billing', 'vietqr'] });
  return client;
};

beforeEach(() => saveTokens({ accessToken: tokenFor('lan', 600), refreshToken: 'r' }));
afterEach(clearTokens);

it.each([
  ['/payment/result?reference=R9', 'Không tìm thấy lượt thanh toán này'],
  ['/payment/vietqr/R9', 'Không tìm thấy lượt chuyển khoản này'],
])('%s: does not poll a missing payment', async (at, title) => {
  const client = await open(at, null);
  await screen.findByRole('heading', { name: title });
  await waitFor(() =>
    expect([...client.getObservableQueries()].map(({ options }) => options.pollInterval ?? 0)).toEqual(
      expect.not.arrayContaining([5_000]),
    ),
  );
});

it('refetches every course of a paid order', async () => {
  const OWNED = gql`query Owned($idOrSlug: String!) { course(idOrSlug: $idOrSlug) { id myEnrolment { id } } }`;
  const ownedQuery = (idOrSlug: string) => ({ query: OWNED, variables: { idOrSlug } });
  const shown = await open('/payment/result?reference=R1', PAID);
  for (const id of ['c1', 'c2'])
    shown.writeQuery({
      ...ownedQuery(id),
      data: { course: { __typename: 'Course', id, myEnrolment: null } },
    });
  await waitFor(() => expect(shown.readQuery(ownedQuery('c2'))).toBeNull());
  expect(shown.readQuery(ownedQuery('c1'))).toBeNull();
});
