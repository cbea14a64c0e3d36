import { describe, expect, test } from 'vitest';
import { getCode, teacher } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { app, begin, db } from '../payments/testing/payments.ts';

const { ask, course, student } = helpersFor(app);

const QUERY =
  'query($price: Vnd!) { saleShare(price: $price) { price teacherShare commission taxWithheld } }';

describe('the preview of a teacher’s share', () => {
  test('equals the share that an order freezes', async () => {
    const owner = await teacher(app);
    const { id } = await course(owner.id, { price: 499_001 });
    const { order } = await begin(await student(), id);
    const [line] = await db<{ teacher_share: string; commission: string; tax: string }>(
      'select teacher_share, commission, vat_withheld + pit_withheld as tax from order_line where order_id = ?',
      order.id,
    );
    const { saleShare } = (await ask(owner, QUERY, { price: 499_001 })).data;
    expect(saleShare).toEqual({
      price: 499_001,
      teacherShare: Number(line!.teacher_share),
      commission: Number(line!.commission),
      taxWithheld: Number(line!.tax),
    });
  });

  test('depends on the seller class and requires a valid price', async () => {
    const company = await teacher(app);
    await db("update teacher_profile set seller_class = 'COMPANY' where person_id = ?", company.id);
    expect((await ask(company, QUERY, { price: 100_000 })).data.saleShare).toEqual({
      price: 100_000,
      teacherShare: 70_000,
      commission: 30_000,
      taxWithheld: 0,
    });
    for (const price of [-1, 9_999, 50_000_001])
      expect(getCode(await ask(company, QUERY, { price }))).toBe('BAD_INPUT');
  });
});
