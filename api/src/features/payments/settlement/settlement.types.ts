import { Field, ID, Int, ObjectType } from 'type-graphql';
import { createPageType } from '../../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../../graphql/scalars.ts';
import { SettlementFault, SettlementGateway, SettlementKind } from './settlement.enums.ts';

@ObjectType({ description: 'An imported settlement file of a gateway with its results.' })
export class SettlementFile {
  @Field(() => ID, { description: 'Unique settlement file ID. Immutable.' })
  id!: string;
  @Field(() => SettlementGateway, { description: 'Gateway that issued the file.' })
  gateway!: SettlementGateway;
  @Field(() => DateTime, { description: 'Time of the first import of the file.' })
  importedAt!: Date;
  @Field({ description: 'Full name of the administrator who imported it.' })
  importedBy!: string;
  @Field({ description: 'True if the file could be parsed; otherwise it has no lines.' })
  isRead!: boolean;
  @Field(() => Int, { description: 'Number of lines that no earlier file contained.' })
  lines!: number;
  @Field(() => Int, { description: 'Number of matching lines, booked in the ledger.' })
  booked!: number;
  @Field(() => Int, { description: 'Number of unresolved differing lines.' })
  differing!: number;
  @Field(() => Vnd, { description: 'Total of its booked payments before fees, in đồng.' })
  gross!: number;
  @Field(() => Vnd, { description: 'Total deducted for refunds and disputes, in đồng.' })
  deducted!: number;
  @Field(() => Vnd, { description: 'Total fees of the gateway, in đồng.' })
  fees!: number;
}
export const SettlementFilePage = createPageType('SettlementFilePage', () => SettlementFile);

@ObjectType({ description: 'A difference between a gateway’s settlement and the platform’s records.' })
export class SettlementDifference {
  @Field(() => ID, { description: 'ID of the line, or of the missing payment.' })
  id!: string;
  @Field(() => SettlementFault, { description: 'Kind of difference found.' })
  fault!: SettlementFault;
  @Field(() => SettlementGateway, { description: 'Gateway that issued the settlement.' })
  gateway!: SettlementGateway;
  @Field(() => SettlementKind, { description: 'Kind of the settlement line.' })
  kind!: SettlementKind;
  @Field({ description: 'The platform’s reference of the payment or refund.' })
  reference!: string;
  @Field(() => String, { nullable: true, description: 'The gateway’s own transaction ID. Null if unknown.' })
  transaction?: string | null;
  @Field(() => Vnd, { nullable: true, description: 'Settled amount in đồng. Null if nothing was settled.' })
  amount?: number | null;
  @Field(() => Vnd, { nullable: true, description: 'Recorded amount in đồng. Null if nothing is recorded.' })
  expected?: number | null;
  @Field(() => ID, { nullable: true, description: 'ID of the related order. Null if unknown.' })
  orderId?: string | null;
  @Field(() => String, { nullable: true, description: 'Number of the related order. Null if unknown.' })
  orderNumber?: string | null;
  @Field(() => DateTime, { description: 'Time of the settlement, or of the payment if it was not settled.' })
  at!: Date;
}
export const SettlementDifferencePage = createPageType(
  'SettlementDifferencePage',
  () => SettlementDifference,
);

@ObjectType({ description: 'A resolved difference, removed from the list.' })
export class ResolvedDifference {
  @Field(() => ID, { description: 'ID of the settlement difference.' })
  differenceId!: string;
}
