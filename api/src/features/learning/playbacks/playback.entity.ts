import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { type Row, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { User } from '../../accounts/index.ts';
import { Lesson } from '../../courses/index.ts';

/**
 * One playback of a lesson's video by a person. Visible to that person and to viewers with the permission to look
 * codes up.
 */
@Visible<Viewer, Playback>(
  (viewer, row: Row<Playback>) =>
    !!viewer && (viewer.may('playback:read-any') || sql`${row.person} = ${viewer.id}`),
)
@Entity()
@ObjectType({ description: 'A playback of a video in a course that uses playback codes.' })
export class Playback {
  [OptionalProps]?: 'beganAt';

  @Field(() => ID, { description: 'Unique playback ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'Code displayed over the video, for example `GKS7-4M2X-9QTN`.' })
  @Property({ type: 'text' })
  code!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @ManyToOne(() => Lesson)
  lesson!: Rel<Lesson>;

  @Field(() => DateTime, { description: 'Time at which the playback started.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  beganAt!: Date;
}
