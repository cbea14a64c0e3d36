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
    'What a month in Vietnam has come to for a teacher, as the ledger had it when the month was over. What was booked for an earlier month after that is in the next one.',
})
export class TeacherInvoice {
  @Field(() => ID, { description: 'Of the invoice: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Property({ type: 'uuid' })
  teacherId!: string;

  @Field(() => CalendarDate, { description: 'First day of the month, in Vietnam.' })
  @Property({ type: 'date' })
  month!: string;

  /** Sequence number from 1 within its month, without gaps. */
  @Property({ type: 'integer' })
  sequence!: number;

  @Field({ description: 'For people to quote, for instance BK-1026-0007; without gaps within a month.' })
  @Property({ type: 'text' })
  number!: string;

  @Field(() => DateTime, { description: 'When it was made, after the month was over.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  madeAt!: Date;

  @Field(() => Int, { description: 'How many courses were sold, those given back included.' })
  @Property({ type: 'integer' })
  sales!: number;

  @Field(() => Vnd, { description: 'What they were sold for, in đồng.' })
  @Property({ type: new BigIntType('number') })
  gross!: number;

  @Field(() => Vnd, { description: 'Of `gross`: the platform’s share, in đồng.' })
  @Property({ type: new BigIntType('number') })
  commission!: number;

  @Field(() => Vnd, { description: 'Of `gross`: value added tax that was withheld, in đồng.' })
  @Property({ type: new BigIntType('number') })
  vatWithheld!: number;

  @Field(() => Vnd, { description: 'Of `gross`: personal income tax that was withheld, in đồng.' })
  @Property({ type: new BigIntType('number') })
  pitWithheld!: number;

  @Field(() => Vnd, { description: 'Of `gross`: what the sales earned the teacher, in đồng.' })
  @Property({ type: new BigIntType('number') })
  share!: number;

  @Field(() => Vnd, { description: 'What was given back of the prices of sales, in đồng.' })
  @Property({ type: new BigIntType('number') })
  refunded!: number;

  @Field(() => Vnd, { description: 'Of `refunded`: the platform’s share that was given back, in đồng.' })
  @Property({ type: new BigIntType('number') })
  commissionBack!: number;

  @Field(() => Vnd, { description: 'Of `refunded`: value added tax that was given back, in đồng.' })
  @Property({ type: new BigIntType('number') })
  vatBack!: number;

  @Field(() => Vnd, { description: 'Of `refunded`: personal income tax that was given back, in đồng.' })
  @Property({ type: new BigIntType('number') })
  pitBack!: number;

  @Field(() => Vnd, { description: 'Of `refunded`: what the teacher gave back, in đồng.' })
  @Property({ type: new BigIntType('number') })
  shareBack!: number;

  @Field(() => Vnd, { description: 'Of `shareBack`: what the teacher had no longer and owes, in đồng.' })
  @Property({ type: new BigIntType('number') })
  owedBack!: number;

  @Field(() => Vnd, { description: 'What became available because its hold was over, in đồng.' })
  @Property({ type: new BigIntType('number') })
  released!: number;

  @Field(() => Vnd, { description: 'What was taken from earnings for what the teacher owed, in đồng.' })
  @Property({ type: new BigIntType('number') })
  netted!: number;

  @Field(() => Vnd, { description: 'What the teacher owed and the platform gave up, in đồng.' })
  @Property({ type: new BigIntType('number') })
  writtenOff!: number;

  @Field(() => Vnd, { description: 'Payouts that reached the teacher’s bank, in đồng.' })
  @Property({ type: new BigIntType('number') })
  paidOut!: number;

  @Field(() => Vnd, {
    description: 'What the platform held for the teacher before: held, available and in payout, in đồng.',
  })
  @Property({ type: new BigIntType('number') })
  opening!: number;

  @Field(() => Vnd, {
    description:
      'What the platform held afterwards, in đồng: `opening` + `share` − (`shareBack` − `owedBack`) − `netted` − `paidOut`.',
  })
  @Property({ type: new BigIntType('number') })
  closing!: number;

  @Field(() => Vnd, { description: 'What the teacher owed the platform before, in đồng.' })
  @Property({ type: new BigIntType('number') })
  openingOwed!: number;

  @Field(() => Vnd, {
    description:
      'What the teacher owed afterwards, in đồng: `openingOwed` + `owedBack` − `netted` − `writtenOff`.',
  })
  @Property({ type: new BigIntType('number') })
  closingOwed!: number;
}
