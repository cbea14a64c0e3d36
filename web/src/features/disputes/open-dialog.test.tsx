import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answer } from '../../testing/render.tsx';
import { renderPiece } from '../../testing/render.tsx';
import { OpenDialog } from './open-dialog.tsx';

const ORDER = {
  __typename: 'Order',
  id: 'order-1',
  number: 'S261120-000042',
  lines: [
    { __typename: 'OrderLine', id: 'line-1', title: 'Cà phê', amount: 399_000 },
    { __typename: 'OrderLine', id: 'line-2', title: 'Trà', amount: 299_000 },
    { __typename: 'OrderLine', id: 'line-3', title: 'Nước', amount: 0 },
  ],
  package: null,
  attempts: [
    { __typename: 'PaymentAttempt', id: 'a', status: 'FAILED', reference: 'SENA', transaction: null },
    { __typename: 'PaymentAttempt', id: 'b', status: 'SUCCEEDED', reference: 'SENB', transaction: '77' },
  ],
};
const sent: Record<string, unknown>[] = [];
const answering =
  (order: object): Answer =>
  async ({ operationName, variables }) => {
    if (operationName === 'DisputablePayment')
      return {
        orders: {
          __typename: 'OrderSummaryPage',
          items: [{ __typename: 'OrderSummary', id: 'order-1' }],
          total: 1,
        },
      };
    if (operationName === 'DisputableOrder') return { order };
    sent.push(variables['input']);
    throw new Error('The answer was lost');
  };
const show = (order: object) =>
  renderPiece(<OpenDialog onClose={() => undefined} onDone={() => undefined} />, {
    texts: ['disputes'],
    answer: answering(order),
  });
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Mã thanh toán hoặc mã đơn'), { target: { value } });

it('offers the paid courses and shows their payment', async () => {
  await show(ORDER);
  type('S261120-000042');
  const choice = await screen.findByLabelText('Khoá học bị tra soát trong đơn S261120-000042');
  expect([...choice.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', 'line-1', 'line-2']);
  fireEvent.change(choice, { target: { value: 'line-2' } });
  fireEvent.change(screen.getByLabelText('Mã vụ của cổng'), { target: { value: 'CB-1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ghi nhận tra soát' }));
  await screen.findByText('Chọn hạn gửi bằng chứng.');
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('Hạn gửi bằng chứng'), { target: { value: '31/12/2099' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ghi nhận tra soát' }));
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({ paymentReference: 'SENB', lineId: 'line-2' });
});

it('shows the course if there is only one', async () => {
  await show({ ...ORDER, lines: ORDER.lines.slice(0, 1) });
  type('SENB');
  await screen.findByText(/Đơn S261120-000042: “Cà phê”/);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('shows the package and no choice of order lines', async () => {
  const bought = { __typename: 'OrderedPackage', title: 'Gói PRO', amount: 499_000 };
  await show({ ...ORDER, lines: [], package: bought });
  type('SENB');
  await screen.findByText(/Đơn S261120-000042: Gói PRO/);
  expect(screen.queryByLabelText(/Khoá học bị tra soát/)).toBeNull();
});
