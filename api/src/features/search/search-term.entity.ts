import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Language } from '../../graphql/language.ts';
import { Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';

/** Kept at most; of more, those that were searched least go, the oldest first. */
export const MAX_SEARCH_TERMS = 2000;

/** What people look for, all of them together: no one's searches. */
@Visible<Viewer, SearchTerm>((viewer) => !!viewer?.may('search:read'))
@Entity()
@ObjectType({ description: 'Words that were searched, by however many people: no one’s own searches.' })
export class SearchTerm {
  [OptionalProps]?: 'count' | 'people' | 'firstAt' | 'lastAt';

  @Field(() => ID, { description: 'Of the words in their language: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'In small letters and without punctuation, at most 60 characters.' })
  @Property({ type: 'text' })
  words!: string;

  @Field(() => Language, { description: 'Language of the screen that it was searched on.' })
  @Property({ type: 'text' })
  language!: string;

  /** Of the last search; a course or a synonym that comes later changes it with the next one. */
  @Property({ type: 'boolean' })
  hasHits!: boolean;

  @Field(() => Int, { description: 'How often it was searched.' })
  @Property({ type: 'integer', defaultRaw: '1' })
  count!: number;

  /** How many searched it in the days for which searches are kept, as last counted. */
  @Property({ type: 'integer', defaultRaw: '0' })
  people!: number;

  /** How often it was searched, as last counted, where that makes it popular; null elsewhere. */
  @Property({ type: 'integer', nullable: true })
  popularity?: number | null;

  @Field(() => DateTime, { description: 'When it was searched first.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  firstAt!: Date;

  @Field(() => DateTime, { description: 'When it was searched last.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  lastAt!: Date;
}
