import { describe, expect, test } from 'vitest';
import { Role } from '../../../platform/access/permissions.ts';
import { getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { SUSPENSE_FOUR_EYES_FROM } from '../settings.ts';
import {
  app,
  begin,
  checkout,
  db,
  deliver,
  enrolments,
  getStatus,
  postings,
  seller,
  signedNotification,
  value,
} from '../testing/payments.ts';
import {
  assertBalanced,
  beginTransfer,
  changeItem,
  decideTransfer,
  findItems,
  match,
  returnItem,
  suspense,
} from '../testing/suspended.ts';

const { ask, course, member, student } = helpersFor(app);

describe('an unmatched payment', () => {
  const getShort = async () => {
    const one = await beginTransfer();
    await decideTransfer(one, 'pay-other-amount');
    return { ...one, item: (await findItems(one.order.id))[0]! };
  };

  test('below the price does not enrol the buyer until the rest arrives; the excess stays unmatched', async () => {
    const admin = await member(Role.ADMIN);
    const one = await getShort();
    const boughtBy = (id: string) => db('update orders set buyer_id = ? where id = ?', id, one.order.id);
    await boughtBy(admin.id);
    expect(getReason(await match(admin, one.item.id, one.order.id))).toBe('OWN_ORDER');
    await boughtBy(one.buyer.id);
    expect((await match(admin, one.item.id, one.order.id)).data.matchSuspense).toMatchObject({
      state: 'MATCHED',
    });
    expect(await getStatus(one.order.id)).toBe('NEEDS_CHECK');
    expect(await enrolments(one.buyer, one.facts)).toHaveLength(0);
    const WAITING = '{ suspenseTotals { count } suspenseItems(filter: { isWaiting: true }) { total } }';
    const { suspenseTotals, suspenseItems } = (await ask(admin, WAITING)).data as Record<
      string,
      { count: number; total: number }
    >;
    expect(suspenseTotals!.count).toBe(suspenseItems!.total);
    await assertBalanced();
    // 7,000 ₫ more without a reference: 1,000 are missing
    const text = `date,reference,amount,content\n2026-11-22 14:02:37,FT-REST-${one.transfer.content},7000,them`;
    await ask(
      admin,
      'mutation($input: ImportIncomingTransfersInput!) { importIncomingTransfers(input: $input) { rows } }',
      { input: { text } },
    );
    const restId = await value<string>(
      'select id from suspense_item where transaction = ?',
      `FT-REST-${one.transfer.content}`,
    );
    await match(admin, restId, one.order.id);
    expect(await getStatus(one.order.id)).toBe('PAID');
    expect(await enrolments(one.buyer, one.facts)).toHaveLength(1);
    expect(
      (await findItems(one.order.id)).map(({ state, amount }) => [state, Number(amount)]).sort(),
    ).toEqual([
      ['MATCHED', 1_000],
      ['MATCHED', 499_000],
      ['OPEN', 6_000],
    ]);
    expect(getReason(await match(admin, one.item.id, one.order.id))).toBe('ORDER_NOT_WAITING');
    await assertBalanced();
  });

  test('is owed to its sender until the return transfer, and the buyer may buy again', async () => {
    const admin = await member(Role.ADMIN);
    const one = await getShort();
    const input = { itemId: one.item.id, reason: 'Chuyển thiếu', idempotencyKey: `same-key-${one.item.id}` };
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => changeItem(admin, 'returnSuspense', input)),
    );
    expect(replies.map(({ data }) => (data.returnSuspense as { state: string }).state)).toEqual(
      Array(4).fill('RETURNING'),
    );
    expect(await getStatus(one.order.id)).toBe('REFUNDED');
    expect((await postings(one.order.id)).map(({ kind }) => kind)).toEqual([
      'SUSPENSE_RECEIVED',
      'SUSPENSE_RETURNED',
    ]);
    expect(getReason(await returnItem(admin, one.item.id))).toBe('SUSPENSE_DECIDED');
    const confirmed = await changeItem(admin, 'confirmSuspenseReturn', {
      itemId: one.item.id,
      bankReference: 'FT9988',
    });
    expect(confirmed.data.confirmSuspenseReturn).toMatchObject({ state: 'RETURNED' });
    expect((await postings(one.order.id)).map(({ kind }) => kind)).toContain('REFUND_PAID');
    expect((await checkout(one.buyer, one.facts.id, undefined, 'VIETQR')).errors).toBeUndefined();
    await assertBalanced();
  });

  test('over the limit requires two different administrators, and the second confirms the same decision', async () => {
    const [first, second] = [await member(Role.ADMIN), await member(Role.ADMIN)];
    const one = await beginTransfer(2_500_000);
    await decideTransfer(one, 'pay-other-amount');
    const [item] = await findItems(one.order.id);
    const proposed = await returnItem(first, item!.id);
    expect(proposed.data.returnSuspense).toMatchObject({ state: 'OPEN', proposedByName: expect.any(String) });
    expect(getReason(await returnItem(first, item!.id))).toBe('SECOND_PERSON_NEEDED');
    expect(await getStatus(one.order.id)).toBe('NEEDS_CHECK');
    expect((await returnItem(second, item!.id)).data.returnSuspense).toMatchObject({ state: 'RETURNING' });
    await assertBalanced();
  });

  test('requires two administrators even if the limit is raised later', async () => {
    const [first, second] = [await member(Role.ADMIN), await member(Role.ADMIN)];
    const one = await beginTransfer(2_500_000);
    await decideTransfer(one, 'pay-other-amount');
    const [item] = await findItems(one.order.id);
    setSetting(app, SUSPENSE_FOUR_EYES_FROM, 1_000_000_000);
    expect((await returnItem(first, item!.id)).data.returnSuspense).toMatchObject({ state: 'OPEN' });
    expect(getReason(await returnItem(first, item!.id))).toBe('SECOND_PERSON_NEEDED');
    expect((await returnItem(second, item!.id)).data.returnSuspense).toMatchObject({ state: 'RETURNING' });
  });

  test('is either matched or returned by simultaneous decisions', async () => {
    const admins = [await member(Role.ADMIN), await member(Role.ADMIN)];
    const [one, target] = [await getShort(), await beginTransfer(499_000)];
    const replies = await Promise.all([
      match(admins[0]!, one.item.id, target.order.id),
      returnItem(admins[1]!, one.item.id),
      match(admins[1]!, one.item.id, target.order.id),
      returnItem(admins[0]!, one.item.id),
    ]);
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
    const isPaid = (await getStatus(target.order.id)) === 'PAID';
    expect(await enrolments(target.buyer, target.facts)).toHaveLength(isPaid ? 1 : 0);
    await assertBalanced();
  });

  test('is recorded for a second payment by another gateway and cannot be matched to an owned course', async () => {
    const admin = await member(Role.ADMIN);
    const [buyer, facts] = [await student(), await course(seller.id)];
    const first = await begin(buyer, facts.id);
    await db("update payment_attempt set status = 'EXPIRED' where id = ?", first.payment!.id);
    const second = await begin(buyer, facts.id);
    await deliver(signedNotification(second.payment!));
    await deliver(signedNotification(first.payment!));
    const [item] = await findItems(first.order.id);
    expect(item).toMatchObject({ reason: 'PAID_TWICE', amount: '500000' });
    expect(getReason(await match(admin, item!.id, first.order.id))).toBe('ORDER_NOT_WAITING');
    await returnItem(admin, item!.id);
    expect(await getStatus(first.order.id)).toBe('PAID');
    const [attempt] = await db('select doubt from payment_attempt where id = ?', first.payment!.id);
    expect(attempt).toEqual({ doubt: null });
    await assertBalanced();
  });

  test('is listed for administrators only, with its likeliest orders first', async () => {
    const admin = await member(Role.ADMIN);
    const one = await getShort();
    await db(
      'update suspense_item set payer = upper(plain((select full_name from person where id = ?))) where id = ?',
      one.buyer.id,
      one.item.id,
    );
    const QUERY = `query($id: ID!) { suspenseCandidates(itemId: $id) { orderId number total matched signals score }
      suspenseItem(id: $id) { amount reason content payer needsSecondPerson }
      suspenseTotals { count amount } suspenseItems(filter: { isWaiting: true }) { total items { id } } }`;
    const { data } = await ask(admin, QUERY, { id: one.item.id });
    const [best] = data.suspenseCandidates as { orderId: string; signals: string[]; score: number }[];
    expect(best).toMatchObject({
      orderId: one.order.id,
      signals: expect.arrayContaining(['REFERENCE', 'NAME', 'TIME']),
    });
    expect(data.suspenseItem).toMatchObject({
      amount: 499_000,
      reason: 'WRONG_AMOUNT',
      needsSecondPerson: false,
    });
    expect((data.suspenseTotals as { amount: number }).amount).toBe(Number((await suspense()).rows));
    expect(getReason(await ask(one.buyer, 'query { suspenseTotals { count } }', {}))).toBe('NOT_PERMITTED');
    const FIND =
      'query($id: ID!, $search: String) { suspenseCandidates(itemId: $id, search: $search) { orderId } }';
    const found = (await ask(admin, FIND, { id: one.item.id, search: one.buyer.email })).data;
    expect(found.suspenseCandidates).toEqual([{ orderId: one.order.id }]);
  });
});
