import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { TicketCategory } from './ticket.enums.ts';

export const MAX_CANNED_ANSWERS = 100;

@Visible<Viewer, CannedAnswer>((viewer) => !!viewer?.may('ticket:read'))
@Entity()
@ObjectType({ description: 'A reply template of support in both languages, with placeholders.' })
export class CannedAnswer {
  [OptionalProps]?: 'version' | 'createdAt' | 'updatedAt';

  @Field(() => ID, { description: 'Unique template ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'Title in Vietnamese, at most 80 characters.' })
  @Property({ type: 'text' })
  titleVi!: string;

  @Field({ description: 'Title in English, at most 80 characters.' })
  @Property({ type: 'text' })
  titleEn!: string;

  @Field({
    description: 'Text in Vietnamese with the placeholders `{name}`, `{number}`, `{order}` and `{course}`.',
  })
  @Property({ type: 'text' })
  textVi!: string;

  @Field({ description: 'Text in English with the same placeholders.' })
  @Property({ type: 'text' })
  textEn!: string;

  @Field(() => TicketCategory, {
    nullable: true,
    description: 'Ticket category for which the template is suggested. Null for all categories.',
  })
  @Property({ type: 'text', nullable: true })
  category?: TicketCategory | null;

  @Field(() => Int, {
    description: 'Version number, increased with every change. Send it as `expectedVersion`.',
  })
  @Property({ type: 'integer' })
  version: number = 1;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time at which the template was last changed.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  updatedAt!: Date;
}
