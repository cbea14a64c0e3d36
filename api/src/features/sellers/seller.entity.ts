import { Collection, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { type Sql, sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { SellerClass, User } from '../accounts/index.ts';
import { Media } from '../media/index.ts';

export const SellerStatus = defineEnum('SellerStatus', 'State of the verification of a seller.', {
  UNVERIFIED:
    'The seller class, tax code or residency was changed after the submission. The teacher must submit again.',
  PENDING: 'Submitted; waits for an administrator.',
  VERIFIED: 'An administrator has verified the identity.',
  REJECTED: 'An administrator has rejected it, with a reason.',
});
export type SellerStatus = keyof typeof SellerStatus;

export const SellerPaperKind = defineEnum('SellerPaperKind', 'Kind of the paper that proves an identity.', {
  CITIZEN_IDENTITY: 'Identity card of a citizen of Vietnam.',
  BUSINESS_REGISTRATION: 'Certificate of business registration.',
});
export type SellerPaperKind = keyof typeof SellerPaperKind;

/** A submission is valid only for the seller class, tax code and residency with which it was made. */
export const sellerStatusSql = (
  s: Record<'status' | 'person' | 'sellerClass' | 'taxCode' | 'isResident', Sql>,
): Sql =>
  sql`case when ${s.status} <> 'REJECTED' and not exists (select 1 from teacher_profile t where t.person_id = ${s.person}
      and t.seller_class = ${s.sellerClass} and t.tax_id is not distinct from ${s.taxCode}
      and t.is_resident = ${s.isResident})
    then 'UNVERIFIED' else ${s.status} end`;

/** The identity of a teacher as a seller. A teacher without a row is unverified. */
@Visible<Viewer, SellerIdentity>(
  (viewer, { person }) => !!viewer && (viewer.may('seller:read-any') || sql`${person} = ${viewer.id}`),
)
@Entity({ tableName: 'seller_identity' })
@ObjectType({ description: 'Identity of a seller with the state of its verification.' })
export class SellerIdentity {
  [OptionalProps]?: 'submittedAt' | 'method' | 'isResident';

  @Field(() => ID, { description: 'Unique ID of the identity. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @OneToOne(() => User, { owner: true })
  person!: Rel<User>;

  @Property({ type: 'text' })
  status!: Exclude<SellerStatus, 'UNVERIFIED'>;

  /** Method of the verification, see `identity-check.ts`. */
  @Property({ type: 'text' })
  method: 'EVIDENCE' = 'EVIDENCE';

  @Field(() => SellerClass, { description: 'Seller class at the time of the submission.' })
  @Property({ type: 'text' })
  sellerClass!: SellerClass;

  @Field(() => String, { nullable: true, description: 'Tax code at the time of the submission.' })
  @Property({ type: 'text', nullable: true })
  taxCode?: string | null;

  @Field({ description: 'True if the teacher was a tax resident of Vietnam at the time of the submission.' })
  @Property({ type: 'boolean' })
  isResident: boolean = true;

  @Field({ description: 'Name on the paper.' })
  @Property({ type: 'text' })
  legalName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address on the paper. Null if it was submitted before addresses were asked for.',
  })
  @Property({ type: 'text', nullable: true })
  address?: string | null;

  @Field(() => SellerPaperKind, { description: 'Document that proves the identity.' })
  @Property({ type: 'text' })
  paperKind!: SellerPaperKind;

  @Property({ type: 'blob' })
  paperNumberSealed!: Buffer;

  @Field({ description: 'Last four digits of the number of the paper.' })
  @Property({ type: 'text' })
  paperLastDigits!: string;

  @Field(() => DateTime, { description: 'Time of the submission.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  submittedAt!: Date;

  @ManyToOne(() => User, { nullable: true })
  decidedBy?: Rel<User> | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the decision. Null while it is pending.' })
  @Property({ type: 'datetime', nullable: true })
  decidedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Reason of a rejection.' })
  @Property({ type: 'text', nullable: true })
  rejection?: string | null;

  @OneToMany(
    () => SellerEvidence,
    (file) => file.seller,
    { orphanRemoval: true },
  )
  evidence = new Collection<SellerEvidence>(this);
}

/** A stored file that proves an identity. Only administrators with a permission of its own read it. */
@Entity({ tableName: 'seller_evidence' })
export class SellerEvidence {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string;

  @ManyToOne(() => SellerIdentity)
  seller!: Rel<SellerIdentity>;

  @ManyToOne(() => Media)
  media!: Rel<Media>;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  type!: 'PDF' | 'IMAGE';

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
