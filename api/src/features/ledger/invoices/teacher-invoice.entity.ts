import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Row, sql, Visible } from '../../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';

const isOwn = (viewer: Viewer | undefined, invoice: Row<TeacherInvoice>) =>
  !!viewer && sql`${invoice.teacherId} = ${viewer.id}`;

/** A job creates invoices in one statement, and the table makes them immutable. So the entity has no methods. */
@Visible<Viewer, TeacherInvoice>(isOwn)
@Entity({ tableName: 'teacher_invoice' })
@ObjectType({
  description:
    'Monthly invoice of a teacher, from the ledger at the end of the month in Vietnam time. Later postings to an earlier month appear in the next invoice.',
})
export class TeacherInvoice {
  @Field(() => ID, { description: 'Unique invoice ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Property({ type: 'uuid' })
  teacherId!: string;

  @Field(() => CalendarDate, { description: 'First day of the month, in Vietnam time.' })
  @Property({ type: 'date' })
  month!: string;

  /** Sequence number from 1 within its month, without gaps. */
  @Property({ type: 'integer' })
  sequence!: number;

  @Field({
    description: 'Invoice number for display, for instance BK-1026-0007. Consecutive within a month.',
  })
  @Property({ type: 'text' })
  number!: string;

  @Field(() => DateTime, {
    description: 'Time at which the invoice was created, after the end of the month.',
  })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  madeAt!: Date;

  @Field(() => Int, { description: 'Number of sold courses, including refunded ones.' })
  @Property({ type: 'integer' })
  sales!: number;

  @Field(() => Vnd, { description: 'Total price of the sales, in đồng.' })
  @Property({ type: new BigIntType('number') })
  gross!: number;

  @Field(() => Vnd, { description: 'Part of `gross` in đồng: the platform’s share.' })
  @Property({ type: new BigIntType('number') })
  commission!: number;

  @Field(() => Vnd, { description: 'Part of `gross` in đồng: value added tax withheld.' })
  @Property({ type: new BigIntType('number') })
  vatWithheld!: number;

  @Field(() => Vnd, { description: 'Part of `gross` in đồng: personal income tax withheld.' })
  @Property({ type: new BigIntType('number') })
  pitWithheld!: number;

  @Field(() => Vnd, { description: 'Part of `gross` in đồng: the teacher’s share.' })
  @Property({ type: new BigIntType('number') })
  share!: number;

  @Field(() => Vnd, { description: 'Refunded prices of sales, in đồng.' })
  @Property({ type: new BigIntType('number') })
  refunded!: number;

  @Field(() => Vnd, { description: 'Part of `refunded` in đồng: reversal of the platform’s share.' })
  @Property({ type: new BigIntType('number') })
  commissionBack!: number;

  @Field(() => Vnd, { description: 'Part of `refunded` in đồng: reversal of value added tax.' })
  @Property({ type: new BigIntType('number') })
  vatBack!: number;

  @Field(() => Vnd, { description: 'Part of `refunded` in đồng: reversal of personal income tax.' })
  @Property({ type: new BigIntType('number') })
  pitBack!: number;

  @Field(() => Vnd, { description: 'Part of `refunded` in đồng: reversal of the teacher’s share.' })
  @Property({ type: new BigIntType('number') })
  shareBack!: number;

  @Field(() => Vnd, {
    description: 'Part of `shareBack` that exceeded the teacher’s balance and is now owed, in đồng.',
  })
  @Property({ type: new BigIntType('number') })
  owedBack!: number;

  @Field(() => Vnd, { description: 'Amount that became available because its hold ended, in đồng.' })
  @Property({ type: new BigIntType('number') })
  released!: number;

  @Field(() => Vnd, { description: 'Amount deducted from earnings to settle the teacher’s debt, in đồng.' })
  @Property({ type: new BigIntType('number') })
  netted!: number;

  @Field(() => Vnd, { description: 'Debt of the teacher that the platform wrote off, in đồng.' })
  @Property({ type: new BigIntType('number') })
  writtenOff!: number;

  @Field(() => Vnd, { description: 'Payouts that reached the teacher’s bank, in đồng.' })
  @Property({ type: new BigIntType('number') })
  paidOut!: number;

  @Field(() => Vnd, {
    description: 'Opening balance held for the teacher in đồng: on hold, available and in payout.',
  })
  @Property({ type: new BigIntType('number') })
  opening!: number;

  @Field(() => Vnd, {
    description:
      'Closing balance held for the teacher in đồng: `opening` + `share` − (`shareBack` − `owedBack`) − `netted` − `paidOut`.',
  })
  @Property({ type: new BigIntType('number') })
  closing!: number;

  @Field(() => Vnd, { description: 'Opening debt of the teacher to the platform, in đồng.' })
  @Property({ type: new BigIntType('number') })
  openingOwed!: number;

  @Field(() => Vnd, {
    description: 'Closing debt of the teacher in đồng: `openingOwed` + `owedBack` − `netted` − `writtenOff`.',
  })
  @Property({ type: new BigIntType('number') })
  closingOwed!: number;
}
