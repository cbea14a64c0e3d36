import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answer } from '../../testing/render.tsx';
import { renderPiece } from '../../testing/render.tsx';
import { SaleShares } from './sale-shares.tsx';

const answer: Answer = ({ variables }) =>
  Promise.resolve({
    saleShare: {
      __typename: 'SaleShare',
      price: variables['price'],
      teacherShare: variables['price'] - 40_000,
      commission: 30_000,
      taxWithheld: 10_000,
    },
  });
const shownText = () => document.body.textContent?.replaceAll(/\s/g, ' ') ?? '';

test("shows the server's shares of the list and sale prices", async () => {
  await renderPiece(<SaleShares price={200_000} salePrice={150_000} />, { answer, texts: ['studio'] });
  await vi.waitFor(() => {
    expect(shownText()).toContain('Bán ở giá gốc, bạn nhận 160.000 ₫');
    expect(shownText()).toContain('Bán ở giá giảm, bạn nhận 110.000 ₫');
  });
});

test('requests no share for an invalid price and shows none if free', async () => {
  await renderPiece(<SaleShares price={5000} salePrice={5000} />, { texts: ['studio'] });
  expect(screen.queryByText(/bạn nhận/)).toBeNull();
});
