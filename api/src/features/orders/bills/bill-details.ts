import type { EntityManager } from '@mikro-orm/postgresql';
import { Matches } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { runSql, sql } from '../../../platform/db/index.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import type { Order } from '../order.entity.ts';

/** Ten digits of a company, thirteen of a branch, or the twelve of a personal identity card. */
const TAX_CODE = /^(\d{10}(-\d{3})?|\d{12})$/;

@InputType({ description: 'Recipient of a bill.' })
export class BillDetailsInput {
  @Field({ description: 'Name of the person or company, 2 to 200 characters.' })
  @TrimmedLength(2, 200, { message: 'billing.billName' })
  name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Tax code: 10 digits, 10 and 3 digits for a branch, or the 12 digits of a personal number.',
  })
  @Matches(TAX_CODE, { message: 'billing.taxCode' })
  taxCode?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Postal address, at most 300 characters. Required with a tax code.',
  })
  @AtMost(300)
  address?: string | null;
}

@ObjectType({ description: 'Recipient of the viewer’s bills, as entered last.' })
export class BillDetails {
  @Field({ description: 'Name of the person or company.' })
  name!: string;
  @Field(() => String, { nullable: true, description: 'Tax code or personal number.' })
  taxCode?: string | null;
  @Field(() => String, { nullable: true, description: 'Street, ward and city, as entered.' })
  address?: string | null;
}

/** Copies the details to an order and stores them for the buyer’s next order. */
export async function storeBillDetails(
  em: EntityManager,
  order: Order,
  { name, taxCode, address }: BillDetailsInput,
): Promise<void> {
  order.billName = name.trim().normalize('NFC');
  order.billTaxCode = taxCode || null;
  order.billAddress = address?.trim().normalize('NFC') || null;
  if (order.billTaxCode && !order.billAddress) throw badInput('billTo.address', 'billing.addressNeeded');
  await em.flush();
  await runSql(
    em,
    sql`insert into bill_details (person_id, name, tax_code, address)
      values (${order.buyer.id}, ${order.billName}, ${order.billTaxCode}, ${order.billAddress})
      on conflict (person_id) do update set name = excluded.name, tax_code = excluded.tax_code,
        address = excluded.address, updated_at = now()`,
    'billing.rememberBill',
  );
}
