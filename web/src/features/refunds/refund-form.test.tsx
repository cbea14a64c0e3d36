import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientFor, renderPiece } from '../../testing/render.tsx';
import { RefundForm } from './refund-form.tsx';
import type { RightCardFragment } from './refunds.gen.ts';

const RIGHT: RightCardFragment = {
  __typename: 'RefundRight',
  id: 'line-1',
  courseId: 'course-1',
  title: 'Cà phê',
  orderNumber: 'S261120-000042',
  amount: 399_000,
  paidAt: '2026-11-20T10:00:00.000Z',
  gateway: 'MOMO',
  needsBankAccount: false,
  exchangeUntil: null,
  deadline: '2026-11-27T10:00:00.000Z',
  days: 7,
  percent: 10,
  mostPercent: 30,
  lessonsLeft: 2,
};

const press = () => fireEvent.click(screen.getByRole('button', { name: /^Yêu cầu hoàn/ }));

it('requires a reason before sending', async () => {
  await renderPiece(<RefundForm right={RIGHT} />, { texts: ['refunds'] });
  press();
  await screen.findByText('Chọn một lý do.');
});

it('retries with the same key and shows a server error at its field', async () => {
  const sent: { idempotencyKey: string; reason: string; bankAccount: unknown }[] = [];
  const client = clientFor(async ({ variables }) => {
    sent.push(variables.input);
    throw new Error('The answer was lost');
  });
  await renderPiece(<RefundForm right={RIGHT} />, { client, texts: ['refunds'] });
  fireEvent.click(screen.getByRole('radio', { name: 'Mua nhầm khoá học' }));
  press();
  await screen.findByRole('alert');
  press();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]).toMatchObject({ reason: 'BOUGHT_BY_MISTAKE', bankAccount: null });
  expect(sent[1]!.idempotencyKey).toBe(sent[0]!.idempotencyKey);
});

it('asks for a bank account if the gateway cannot refund', async () => {
  const sent: { bankAccount: unknown }[] = [];
  const client = clientFor(async ({ operationName, variables }) => {
    if (operationName === 'Banks')
      return { banks: [{ __typename: 'Bank', bin: '970436', name: 'Vietcombank' }] };
    sent.push(variables.input);
    throw new Error('The answer was lost');
  });
  await renderPiece(<RefundForm right={{ ...RIGHT, gateway: 'VIETQR', needsBankAccount: true }} />, {
    client,
    texts: ['refunds'],
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Mua nhầm khoá học' }));
  await screen.findByRole('option', { name: 'Vietcombank' });
  fireEvent.change(screen.getByLabelText('Ngân hàng'), { target: { value: '970436' } });
  fireEvent.change(screen.getByLabelText('Số tài khoản'), { target: { value: '0071000123456' } });
  fireEvent.change(screen.getByLabelText('Tên chủ tài khoản'), { target: { value: 'NGUYEN THI HANH' } });
  press();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]!.bankAccount).toEqual({
    bin: '970436',
    number: '0071000123456',
    holder: 'NGUYEN THI HANH',
  });
});
