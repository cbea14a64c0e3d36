import { Field, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../../graphql/scalars.ts';
import { SettlementFault, SettlementGateway, SettlementKind } from './settlement.enums.ts';

@ObjectType({ description: 'A file of what a gateway paid out, and what became of its lines.' })
export class SettlementFile {
  @Field(() => ID, { description: 'Of the file: opaque, never changes.' })
  id!: string;
  @Field(() => SettlementGateway, { description: 'Whose payments the file pays out.' })
  gateway!: SettlementGateway;
  @Field(() => DateTime, { description: 'When it was imported for the first time.' })
  importedAt!: Date;
  @Field({ description: 'Full name of who imported it.' })
  importedBy!: string;
  @Field({ description: 'Whether it could be read; one that could not has no lines.' })
  isRead!: boolean;
  @Field(() => Int, { description: 'Its lines that no file before had.' })
  lines!: number;
  @Field(() => Int, { description: 'Of them those that fit and are in the ledger.' })
  booked!: number;
  @Field(() => Int, { description: 'Of them those that differ and wait for a person.' })
  differing!: number;
  @Field(() => Vnd, { description: 'What its booked payments came to before fees, in đồng.' })
  gross!: number;
  @Field(() => Vnd, { description: 'What was taken off for refunds and disputes, in đồng.' })
  deducted!: number;
  @Field(() => Vnd, { description: 'What the gateway kept as its fee, in đồng.' })
  fees!: number;
}
export const SettlementFilePage = pageOf('SettlementFilePage', () => SettlementFile);

@ObjectType({ description: 'Where a gateway’s settlement and the platform’s books differ.' })
export class SettlementDifference {
  @Field(() => ID, { description: 'Of the line, or of the payment that is missing.' })
  id!: string;
  @Field(() => SettlementFault, { description: 'How settlement and books differ.' })
  fault!: SettlementFault;
  @Field(() => SettlementGateway, { description: 'The gateway whose settlement it is.' })
  gateway!: SettlementGateway;
  @Field(() => SettlementKind, { description: 'What the line is about.' })
  kind!: SettlementKind;
  @Field({ description: 'Our name of the payment or refund.' })
  reference!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The gateway’s own name; absent where it has not said.',
  })
  transaction?: string | null;
  @Field(() => Vnd, {
    nullable: true,
    description: 'What the gateway settled, in đồng; absent where it has settled nothing.',
  })
  amount?: number | null;
  @Field(() => Vnd, {
    nullable: true,
    description: 'What the platform knows of, in đồng; absent where it knows of nothing.',
  })
  expected?: number | null;
  @Field(() => ID, {
    nullable: true,
    description: 'Of the order that it is for; absent where none is known.',
  })
  orderId?: string | null;
  @Field(() => String, { nullable: true, description: 'Number of that order; absent where none is known.' })
  orderNumber?: string | null;
  @Field(() => DateTime, { description: 'When it was settled, or paid where it was not settled.' })
  at!: Date;
}
export const SettlementDifferencePage = pageOf('SettlementDifferencePage', () => SettlementDifference);

@ObjectType({ description: 'A difference that has left the desk.' })
export class ResolvedDifference {
  @Field(() => ID, { description: 'Of the difference that was looked into.' })
  differenceId!: string;
}
