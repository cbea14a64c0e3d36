import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Row, sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { User } from '../accounts/index.ts';
import { Course } from '../courses/index.ts';

@Visible<Viewer, StudySlot>((viewer, s: Row<StudySlot>) => !!viewer && sql`${s.person} = ${viewer.id}`)
@Entity()
@ObjectType({ description: 'Time that a person set aside to study.' })
export class StudySlot {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Of the slot: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @Field(() => Course, { nullable: true, description: 'For which course; absent: any.' })
  @ManyToOne(() => Course, { nullable: true })
  course?: Rel<Course> | null;

  @Field({ description: 'What they mean to do; at most 80 characters.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => DateTime, { description: 'The moment at which it begins.' })
  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Field(() => Int, { description: 'How long it takes, in minutes.' })
  @Property({ type: 'integer' })
  minutes!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
