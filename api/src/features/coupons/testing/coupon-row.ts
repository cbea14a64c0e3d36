import { db } from '../../payments/testing/payments.ts';

let codes = 0;
/** Inserts a coupon. By default it is the platform's and valid for all courses. */
export async function coupon(facts: Record<string, unknown> = {}): Promise<{ id: string; code: string }> {
  const row = {
    code: `MA${String(++codes).padStart(6, '0')}`,
    percent: 20,
    scope: 'ALL',
    starts_at: new Date('2026-01-01'),
    ...facts,
  };
  const names = Object.keys(row);
  const [made] = await db<{ id: string; code: string }>(
    `insert into coupon (${names.join(', ')}) values (${names.map(() => '?').join(', ')}) returning id, code`,
    ...Object.values(row),
  );
  return made!;
}
