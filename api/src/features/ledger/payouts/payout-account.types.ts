import { Field, ID, ObjectType } from 'type-graphql';
import { type Sql, sql } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { BANKS } from './banks.ts';

@ObjectType({ description: 'Bank account that receives payouts. The API never returns its full number.' })
export class PayoutDestination {
  @Field(() => ID, { description: 'Unique account ID. Immutable.' })
  id!: string;
  @Field({ description: 'Common name of the bank.' })
  bank!: string;
  @Field({ description: 'Last four digits of the account number.' })
  lastDigits!: string;
  @Field({ description: 'Name of the account holder, in capitals without accents.' })
  holder!: string;
  @Field(() => DateTime, { description: 'Time at which the account was added.' })
  addedAt!: Date;
  @Field(() => DateTime, {
    description: 'Time from which payouts are possible. In the future during the waiting period.',
  })
  usableFrom!: Date;
}

const NAMES = JSON.stringify(Object.fromEntries(BANKS.map(({ bin, name }) => [bin, name])));

/**
 * Accounts as rows of {@link PayoutDestination}.
 * @param where a condition on `a`
 */
export const destinations = (where: Sql): Sql => sql`
  select a.id, coalesce(${NAMES}::jsonb ->> a.bank_bin, a.bank_bin) as bank, a.last_digits as "lastDigits", a.holder,
    a.added_at as "addedAt", a.usable_from as "usableFrom"
  from payout_account a where ${where}`;
