import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { type Row, type Sql, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { User } from '../user.entity.ts';

export const DataRequestKind = defineEnum('DataRequestKind', 'Kind of request about personal data.', {
  EXPORT: 'Export of the personal data to a file.',
  ERASURE: 'Deletion of the account.',
});
export type DataRequestKind = keyof typeof DataRequestKind;

export const DataRequestStatus = defineEnum('DataRequestStatus', 'Status of a request about personal data.', {
  WAITING: 'Not started. A deletion can be cancelled until its scheduled time.',
  RUNNING: 'The request is being processed now.',
  DONE: 'The file is ready, or the account is deleted.',
  FAILED: 'The request failed and can be made again.',
  CANCELLED: 'The owner cancelled the request.',
});
export type DataRequestStatus = keyof typeof DataRequestStatus;

const isOwn = (viewer: Viewer | undefined, request: Row<DataRequest>): Sql | boolean =>
  !!viewer && sql`${request.person} = ${viewer.id}`;

/** A person's request about their own data. The database allows one open request of each kind. */
@Visible<Viewer, DataRequest>(isOwn)
@Entity({ tableName: 'data_request' })
@ObjectType({ description: 'Request of a user about personal data.' })
export class DataRequest {
  [OptionalProps]?: 'status' | 'progress' | 'requestedAt' | 'dueAt';

  @Field(() => ID, { description: 'Unique request ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @Field(() => DataRequestKind, { description: 'Kind of the request: export or deletion.' })
  @Property({ type: 'text' })
  kind!: DataRequestKind;

  @Field(() => DataRequestStatus, { description: 'Current status of the request.' })
  @Property({ type: 'text' })
  status: DataRequestStatus = DataRequestStatus.WAITING;

  @Field(() => Int, { description: 'Progress of the request in percent.' })
  @Property({ type: 'integer' })
  progress: number = 0;

  @Property({ type: 'text', nullable: true })
  storageKey?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Size of the file in bytes. Null until the file exists.',
  })
  @Property({ type: new BigIntType('number'), nullable: true })
  sizeBytes?: number | null;

  @Field(() => DateTime, { description: 'Time at which the request was made.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  requestedAt!: Date;

  @Field(() => DateTime, { description: 'Earliest time at which processing starts.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  dueAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the request was completed, failed or was cancelled.',
  })
  @Property({ type: 'datetime', nullable: true })
  finishedAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Time until which the file can be downloaded.' })
  @Property({ type: 'datetime', nullable: true })
  expiresAt?: Date | null;

  /** @throws CONFLICT if it is no longer waiting */
  cancel(): void {
    if (this.status !== DataRequestStatus.WAITING)
      throw conflict('DATA_REQUEST_NOT_WAITING', { state: this.status });
    this.status = DataRequestStatus.CANCELLED;
    this.finishedAt = new Date();
  }
}
