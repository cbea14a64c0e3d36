import { expect, test } from 'vitest';
import { account } from '../accounts.ts';
import { exchangePaid } from './exchange.ts';
import { packageSold } from './package.ts';
import { salePaid } from './sale.ts';

const parts = { commission: 20, vatWithheld: 5, pitWithheld: 2, teacherShare: 73 };
const line = { lineId: 'l', teacherId: 't', amount: 100, promotion: 0, ...parts };
const sale = { orderId: 'o', lines: [line] };
const sold = { subscriptionId: 's', orderId: 'o', amount: 110, vatBp: 1000 };

test.each([
  ['sale', (more: Paid) => salePaid({ ...sale, ...more })],
  ['exchange', (more: Paid) => exchangePaid({ ...sale, credit: 40, ...more })],
  ['package', (more: Paid) => packageSold({ ...sold, ...more })],
])('matched money pays a %s from the suspense account, for any gateway', (_, post) => {
  const accounts = (more: Paid) => post(more).entries.map((entry) => entry.account);
  const matched = post({ gateway: 'VIETQR', isFromSuspense: true });
  expect(matched).toEqual(post({ gateway: 'VNPAY', isFromSuspense: true }));
  expect(matched.entries.map((entry) => entry.account)).toContain(account.suspense);
  expect(accounts({ gateway: 'VIETQR' })).toContain(account.gateway('VIETQR'));
  expect(accounts({ gateway: 'VIETQR' })).not.toContain(account.suspense);
});

interface Paid {
  readonly gateway: string;
  readonly isFromSuspense?: boolean;
}
