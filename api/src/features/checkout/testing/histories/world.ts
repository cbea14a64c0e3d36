import { ownApp } from '../../../../testing/app.ts';
import { type Actor, type CourseFacts, type Reply, teacher } from '../../../../testing/factories.ts';
import { helpersFor } from '../../../../testing/helpers.ts';
import { beginInvoicing } from '../../../e-invoices/testing/e-invoices.ts';
import { endCoolingOff, setAccount } from '../../../ledger/payouts/testing/payouts.ts';
import type { PaymentGateway } from '../../../orders/order.enums.ts';

export const app = await ownApp();
export const { ask, db, value } = helpersFor(app);
const { admin, course, student } = helpersFor(app);

export interface Attempt {
  readonly gateway: PaymentGateway;
  readonly reference: string;
  readonly amount: number;
  readonly orderId: string;
}

/** Participants and objects of a history. Sellers, administrators and courses are shared by all histories. */
export interface World {
  readonly sellers: readonly Actor[];
  readonly administrators: readonly Actor[];
  readonly courses: readonly CourseFacts[];
  /** Coupon codes: one that the platform bears, one that a teacher bears. */
  readonly coupons: readonly string[];
  readonly buyers: readonly Actor[];
  readonly attempts: Attempt[];
}

/**
 * An action that may happen at any time and any number of times. A rejected action does not fail the test.
 * @param pick selects one of the rows that it applies to
 * @param other varies the rest: the actor, another row, an outcome
 */
export type Act = (world: World, pick: number, other: number) => Promise<unknown>;

export const one = <T>(rows: readonly T[], pick: number): T | undefined =>
  rows[pick % Math.max(rows.length, 1)];
export const toArrayLiteral = (people: readonly Actor[]): string =>
  `{${people.map(({ id }) => id).join(',')}}`;
export const by = (people: readonly Actor[], id: string): Actor => people.find((each) => each.id === id)!;

let keys = 0;
export const newKey = (): string => `history-${++keys}`;

/** Calls a mutation whose input type is named after it. */
export const call = (who: Actor | undefined, name: string, input: object, fields = 'id'): Promise<Reply> =>
  ask(
    who,
    `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${fields} } }`,
    { input },
  );

/** One teacher with taxes withheld and one company without; both can be paid. */
export async function newWorld(): Promise<Omit<World, 'buyers' | 'attempts'>> {
  const sellers = [await teacher(app), await teacher(app)];
  await db("update teacher_profile set seller_class = 'COMPANY' where person_id = ?", sellers[1]!.id);
  await beginInvoicing(app);
  await db("update service_vat_rate set begins_fee_invoices = true where valid_from < '2025-01-01'");
  for (const seller of sellers) {
    await setAccount(app, seller);
    await endCoolingOff(app, seller);
  }
  const administrators = [await admin(), await admin()];
  await call(administrators[0], 'createPlatformCoupon', { code: 'LICHSUSEN', percent: 20, scope: 'ALL' });
  await call(sellers[0], 'createCoupon', { code: 'LICHSUGV', amount: 50_000 });
  return {
    sellers,
    administrators,
    coupons: ['LICHSUSEN', 'LICHSUGV'],
    courses: [
      await course(sellers[0]!.id, { price: 499_000 }),
      await course(sellers[1]!.id, { price: 10_001, salePrice: 10_000 }),
      await course(sellers[1]!.id, { price: 499_000 }),
    ],
  };
}

export const newBuyers = async (): Promise<Pick<World, 'buyers' | 'attempts'>> => ({
  buyers: [await student(), await student()],
  attempts: [],
});
