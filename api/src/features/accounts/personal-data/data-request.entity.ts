import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type Row, type Sql, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { User } from '../user.entity.ts';

export enum DataRequestKind {
  EXPORT = 'EXPORT',
  ERASURE = 'ERASURE',
}
registerEnumType(DataRequestKind, {
  name: 'DataRequestKind',
  description: 'What a person asks for about their own data.',
  valuesConfig: {
    EXPORT: { description: 'A file of it.' },
    ERASURE: { description: 'That the account is deleted.' },
  },
});

export enum DataRequestStatus {
  WAITING = 'WAITING',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(DataRequestStatus, {
  name: 'DataRequestStatus',
  description: 'Where a request about one’s own data is.',
  valuesConfig: {
    WAITING: { description: 'Not begun; a deletion waits until it is due and can be cancelled.' },
    RUNNING: { description: 'It is being worked on now.' },
    DONE: { description: 'The file is made, or the account is gone.' },
    FAILED: { description: 'Could not be done; it can be asked for again.' },
    CANCELLED: { description: 'Taken back by its owner.' },
  },
});

const isOwn = (viewer: Viewer | undefined, request: Row<DataRequest>): Sql | boolean =>
  !!viewer && sql`${request.person} = ${viewer.id}`;

/** A person's request about their own data. The database allows one open request of each kind. */
@Visible<Viewer, DataRequest>(isOwn)
@Entity({ tableName: 'data_request' })
@ObjectType({ description: 'A request about one’s own data.' })
export class DataRequest {
  [OptionalProps]?: 'status' | 'progress' | 'requestedAt' | 'dueAt';

  @Field(() => ID, { description: 'Of the request: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @Field(() => DataRequestKind, { description: 'What was asked for.' })
  @Property({ type: 'text' })
  kind!: DataRequestKind;

  @Field(() => DataRequestStatus, { description: 'Where it is between asked and done.' })
  @Property({ type: 'text' })
  status: DataRequestStatus = DataRequestStatus.WAITING;

  @Field(() => Int, { description: 'How much is done, in per cent.' })
  @Property({ type: 'integer' })
  progress: number = 0;

  @Property({ type: 'text', nullable: true })
  storageKey?: string | null;

  @Field(() => Float, { nullable: true, description: 'Size of the file in bytes, once there is one.' })
  @Property({ type: new BigIntType('number'), nullable: true })
  sizeBytes?: number | null;

  @Field(() => DateTime, { description: 'When it was asked for.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  requestedAt!: Date;

  @Field(() => DateTime, { description: 'When it is begun at the earliest.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  dueAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was done, failed or was taken back.' })
  @Property({ type: 'datetime', nullable: true })
  finishedAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Until when the file can be fetched.' })
  @Property({ type: 'datetime', nullable: true })
  expiresAt?: Date | null;

  /** @throws CONFLICT unless it is still waiting */
  cancel(): void {
    if (this.status !== DataRequestStatus.WAITING)
      throw conflict('DATA_REQUEST_NOT_WAITING', { state: this.status });
    this.status = DataRequestStatus.CANCELLED;
    this.finishedAt = new Date();
  }
}
