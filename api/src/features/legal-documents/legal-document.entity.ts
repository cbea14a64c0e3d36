import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Language } from '../../graphql/language.ts';
import { everyone, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { LegalDocumentKind } from '../accounts/index.ts';
import type { RichTextDocument } from '../courses/index.ts';

/** A version of a legal document in one language. Versions with the same kind and number are translations. */
@Visible(everyone)
@Entity()
@ObjectType({ description: 'A version of a legal document in one language.' })
export class LegalDocument {
  [OptionalProps]?: 'createdAt' | 'mustAccept';

  @Field(() => ID, { description: 'Unique ID of this version in this language. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => LegalDocumentKind, { description: 'Subject of the document.' })
  @Property({ type: 'text' })
  kind!: LegalDocumentKind;

  @Field(() => Language, { description: 'Language of the document.' })
  @Property({ type: 'text' })
  locale!: Locale;

  @Field(() => Int, { description: 'Number of the version, counted from 1. The same in all languages.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field({ description: 'Heading of its page, in its language.' })
  @Property({ type: 'text' })
  title!: string;

  /** Contains placeholders of settings (placeholders.ts). */
  @Property({ type: 'json' })
  body!: RichTextDocument;

  @Field(() => DateTime, { description: 'Time from which the version applies.' })
  @Property({ type: 'datetime' })
  effectiveFrom!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Changes since the previous version, in one sentence.',
  })
  @Property({ type: 'text', nullable: true })
  summary?: string | null;

  @Field({ description: 'True if everyone whom the document concerns has to accept the version.' })
  @Property({ type: 'boolean' })
  mustAccept: boolean = false;

  /** ID of the administrator. Null for the first versions, which every installation has. */
  @Property({ type: 'uuid', nullable: true })
  publishedBy?: string | null;

  @Field(() => DateTime, { description: 'Time at which the version was stored.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
