import { Field, ID, ObjectType } from 'type-graphql';
import { type Sql, sql } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { BANKS } from './banks.ts';

@ObjectType({ description: 'A bank account that earnings are paid to; its number is never answered.' })
export class PayoutDestination {
  @Field(() => ID, { description: 'Of the account: opaque, never changes.' })
  id!: string;
  @Field({ description: 'The name that people know the bank by.' })
  bank!: string;
  @Field({ description: 'The last four digits of the account’s number.' })
  lastDigits!: string;
  @Field({ description: 'Who holds it, in capitals without accents.' })
  holder!: string;
  @Field(() => DateTime, { description: 'When it was entered.' })
  addedAt!: Date;
  @Field(() => DateTime, { description: 'From when it is paid to; later than now while it cools down.' })
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
