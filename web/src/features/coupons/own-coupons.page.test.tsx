import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { Component as OwnCoupons } from './own-coupons.page.tsx';

const open = (couponLimit: number | null) =>
  renderPiece(<OwnCoupons />, {
    texts: ['coupons', 'workspace'],
    answer: async ({ operationName }) =>
      operationName === 'CouponLimit'
        ? { courseQuota: { __typename: 'CourseQuota', couponLimit, packageCode: 'FREE' } }
        : { myCoupons: { __typename: 'CouponPage', items: [], total: 0, page: 1, limit: 20 } },
  });
const create = () => screen.queryAllByRole('button', { name: 'Tạo mã giảm giá' });

it('explains a package without coupons instead of offering the form', async () => {
  await open(0);
  const link = await screen.findByRole('link', { name: 'Xem các gói' });
  expect(link.getAttribute('href')).toBe('/teacher/advanced/packages');
  await screen.findByText('Chưa có mã giảm giá nào');
  expect(create()).toEqual([]);
});

it('offers the form with a limit above zero', async () => {
  await open(5);
  await screen.findByText('Chưa có mã giảm giá nào');
  expect(create()).toHaveLength(2);
});
