import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Course } from '../courses/index.ts';

export enum AnnouncementKind {
  INFO = 'INFO',
  MAINTENANCE = 'MAINTENANCE',
  PROMOTION = 'PROMOTION',
}
registerEnumType(AnnouncementKind, {
  name: 'AnnouncementKind',
  description: 'What an announcement is for.',
  valuesConfig: {
    INFO: { description: 'Something that people should know.' },
    MAINTENANCE: { description: 'Something that will not work for a while.' },
    PROMOTION: { description: 'Something that costs less for a while.' },
  },
});

export enum AnnouncementAudience {
  EVERYONE = 'EVERYONE',
  STUDENTS = 'STUDENTS',
  TEACHERS = 'TEACHERS',
  ADMINISTRATORS = 'ADMINISTRATORS',
  COURSE = 'COURSE',
}
registerEnumType(AnnouncementAudience, {
  name: 'AnnouncementAudience',
  description: 'Whom an announcement is for.',
  valuesConfig: {
    EVERYONE: { description: 'Everyone with an account, and visitors without one.' },
    STUDENTS: { description: 'People who are students and nothing else.' },
    TEACHERS: { description: 'People who teach, or may begin to.' },
    ADMINISTRATORS: { description: 'Administrators, and whoever has a custom role.' },
    COURSE: { description: 'Students who may study one course now.' },
  },
});

@Visible<Viewer, Announcement>((viewer) => !!viewer?.may('announcement:manage'))
@Entity()
@ObjectType({ description: 'What a part of the people is told by a banner, for a while.' })
export class Announcement {
  [OptionalProps]?: 'version' | 'createdAt';

  @Field(() => ID, { description: 'Of the announcement: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => AnnouncementKind, { description: 'What it is for, which decides its look.' })
  @Property({ type: 'text' })
  kind!: AnnouncementKind;

  @Field({ description: 'Title in Vietnamese, at most 80 characters.' })
  @Property({ type: 'text' })
  titleVi!: string;

  @Field({ description: 'Title in English, at most 80 characters.' })
  @Property({ type: 'text' })
  titleEn!: string;

  @Field({ description: 'Plain text in Vietnamese, at most 500 characters.' })
  @Property({ type: 'text' })
  textVi!: string;

  @Field({ description: 'Plain text in English, at most 500 characters.' })
  @Property({ type: 'text' })
  textEn!: string;

  @Field(() => AnnouncementAudience, { description: 'Whom it is for.' })
  @Property({ type: 'text' })
  audience!: AnnouncementAudience;

  @ManyToOne(() => Course, { nullable: true })
  course?: Rel<Course> | null;

  @Field(() => DateTime, { description: 'From when it is shown.' })
  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Field(() => DateTime, { description: 'Until when it is shown; earlier once it was ended.' })
  @Property({ type: 'datetime' })
  endsAt!: Date;

  @Field({ description: 'Whether its readers may put it away for good.' })
  @Property({ type: 'boolean' })
  isDismissible!: boolean;

  @Field(() => Int, { description: 'Rises with every change, for `expectedVersion`.' })
  @Property({ type: 'integer' })
  version: number = 1;

  @Field(() => DateTime, { description: 'When it was written.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
