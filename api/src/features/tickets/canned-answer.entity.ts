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
@ObjectType({ description: 'What support says again and again, in both languages, with blanks.' })
export class CannedAnswer {
  [OptionalProps]?: 'version' | 'createdAt' | 'updatedAt';

  @Field(() => ID, { description: 'Of the canned answer: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'What support looks for, in Vietnamese; at most 80 characters.' })
  @Property({ type: 'text' })
  titleVi!: string;

  @Field({ description: 'What support looks for, in English; at most 80 characters.' })
  @Property({ type: 'text' })
  titleEn!: string;

  @Field({
    description: 'The answer in Vietnamese; `{name}`, `{number}`, `{order}` and `{course}` are filled in.',
  })
  @Property({ type: 'text' })
  textVi!: string;

  @Field({ description: 'The answer in English, with the same blanks.' })
  @Property({ type: 'text' })
  textEn!: string;

  @Field(() => TicketCategory, {
    nullable: true,
    description: 'Tickets of which category it fits; absent: all of them.',
  })
  @Property({ type: 'text', nullable: true })
  category?: TicketCategory | null;

  @Field(() => Int, { description: 'Rises with every change, for `expectedVersion`.' })
  @Property({ type: 'integer' })
  version: number = 1;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was changed last.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  updatedAt!: Date;
}
