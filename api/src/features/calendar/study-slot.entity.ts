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
@ObjectType({ description: 'A period that a person reserved for studying.' })
export class StudySlot {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Unique slot ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @Field(() => Course, { nullable: true, description: 'Course to study. Null if the slot has no course.' })
  @ManyToOne(() => Course, { nullable: true })
  course?: Rel<Course> | null;

  @Field({ description: 'Title of the study slot, at most 80 characters.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => DateTime, { description: 'Time at which the slot begins.' })
  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Field(() => Int, { description: 'Length of the slot in minutes.' })
  @Property({ type: 'integer' })
  minutes!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
