import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, ObjectType } from 'type-graphql';
import { sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { User } from '../accounts/index.ts';
import { EInvoice, EInvoiceStepKind } from './e-invoice.entity.ts';

@Visible<Viewer, EInvoiceStep>(
  (viewer, step) =>
    !!viewer &&
    sql`exists (select 1 from e_invoice i where i.id = ${step.invoice}
      and (${viewer.may('e-invoice:read-any')}::boolean or ${viewer.id} in (i.buyer_id, i.seller_id)))`,
)
@Entity({ tableName: 'e_invoice_step' })
@ObjectType({ description: 'One step in the history of an e-invoice.' })
export class EInvoiceStep {
  [OptionalProps]?: 'at';

  @Field(() => ID, { description: 'Unique step ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => EInvoice)
  invoice!: Rel<EInvoice>;

  @Field(() => EInvoiceStepKind, { description: 'Event that the step records.' })
  @Property({ type: 'text' })
  kind!: EInvoiceStepKind;

  @Field(() => String, {
    nullable: true,
    description: 'Details of the step, for instance a tracking code or an error.',
  })
  @Property({ type: 'text', nullable: true })
  detail?: string | null;

  /** The administrator who took the step; null for jobs. */
  @ManyToOne(() => User, { nullable: true })
  person?: Rel<User> | null;

  @Field(() => DateTime, { description: 'Time of the step.' })
  @Property({ type: 'datetime', defaultRaw: 'clock_timestamp()' })
  at!: Date;
}

/** Records a step in the caller's transaction. */
export function recordStep(
  em: EntityManager,
  invoice: EInvoice,
  kind: EInvoiceStepKind,
  detail: string | null = null,
  personId?: string,
): void {
  em.create(EInvoiceStep, {
    invoice,
    kind,
    detail: detail?.slice(0, 500) ?? null,
    person: personId ? em.getReference(User, personId) : null,
  });
}
