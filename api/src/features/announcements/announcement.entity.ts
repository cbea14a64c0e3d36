import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Course } from '../courses/index.ts';

export const AnnouncementKind = defineEnum(
  'AnnouncementKind',
  'Kind of an announcement, which determines its appearance.',
  {
    INFO: 'General information for the audience.',
    MAINTENANCE: 'Planned downtime of a function.',
    PROMOTION: 'Temporary discount or special offer.',
  },
);
export type AnnouncementKind = keyof typeof AnnouncementKind;

export const AnnouncementAudience = defineEnum(
  'AnnouncementAudience',
  'Group of people to whom an announcement is shown.',
  {
    EVERYONE: 'Everyone, including visitors without an account.',
    STUDENTS: 'People whose only role is student.',
    TEACHERS: 'People who teach or are allowed to start teaching.',
    ADMINISTRATORS: 'Administrators and people with a custom role.',
    COURSE: 'Students with active access to one course.',
  },
);
export type AnnouncementAudience = keyof typeof AnnouncementAudience;

@Visible<Viewer, Announcement>((viewer) => !!viewer?.may('announcement:manage'))
@Entity()
@ObjectType({ description: 'A banner that is shown to an audience for a limited time.' })
export class Announcement {
  [OptionalProps]?: 'version' | 'createdAt';

  @Field(() => ID, { description: 'Unique announcement ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => AnnouncementKind, {
    description: 'Kind of the announcement, which determines its appearance.',
  })
  @Property({ type: 'text' })
  kind!: AnnouncementKind;

  @Field({ description: 'Title in Vietnamese, at most 80 characters.' })
  @Property({ type: 'text' })
  titleVi!: string;

  @Field({
    description: 'Title in English, at most 80 characters. Empty if there is only the Vietnamese one.',
  })
  @Property({ type: 'text' })
  titleEn!: string;

  @Field({ description: 'Plain text in Vietnamese, at most 500 characters.' })
  @Property({ type: 'text' })
  textVi!: string;

  @Field({
    description: 'Plain text in English, at most 500 characters. Empty if there is only the Vietnamese one.',
  })
  @Property({ type: 'text' })
  textEn!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Absolute https URL of the link, or a path below the platform’s own URL. Null without a link.',
  })
  @Property({ type: 'text', nullable: true })
  linkUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Label of the link in Vietnamese. Null without a link.',
  })
  @Property({ type: 'text', nullable: true })
  linkLabelVi?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Label of the link in English. Null if there is only the Vietnamese one.',
  })
  @Property({ type: 'text', nullable: true })
  linkLabelEn?: string | null;

  @Field(() => AnnouncementAudience, { description: 'Group of people to whom the announcement is shown.' })
  @Property({ type: 'text' })
  audience!: AnnouncementAudience;

  @ManyToOne(() => Course, { nullable: true })
  course?: Rel<Course> | null;

  @Field(() => DateTime, { description: 'Time from which the announcement is shown.' })
  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Field(() => DateTime, {
    description: 'Time until which the announcement is shown. Ending it early sets this time.',
  })
  @Property({ type: 'datetime' })
  endsAt!: Date;

  @Field({ description: 'True if readers may dismiss the announcement permanently.' })
  @Property({ type: 'boolean' })
  isDismissible!: boolean;

  @Field(() => Int, {
    description: 'Version number, increased with every change. Send it as `expectedVersion`.',
  })
  @Property({ type: 'integer' })
  version: number = 1;

  @Field(() => DateTime, { description: 'Time at which the announcement was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
