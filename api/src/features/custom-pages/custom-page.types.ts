import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Language } from '../../graphql/language.ts';
import { DateTime, RichText } from '../../graphql/scalars.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { CustomPageBlockKind } from './blocks.ts';

@ObjectType({
  description: 'Published page of an administrator, or the sections of the home page, in one language.',
})
export class CustomPage {
  @Field(() => ID, { description: 'Unique ID of the page in this language. Immutable.' })
  id!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Last part of the path `/p/<slug>`. Null for the sections of the home page.',
  })
  slug?: string | null;
  @Field(() => Language, {
    description: 'Language of the texts: the requested one, or another one without a translation.',
  })
  language!: Locale;
  @Field({ description: 'Heading of the page. Empty for the sections of the home page.' })
  title!: string;
  @Field(() => String, { nullable: true, description: 'Summary of the page for search engines.' })
  description?: string | null;
  @Field({ description: 'True if the sections of the home page precede the lists of courses.' })
  isAboveCourses!: boolean;
  @Field(() => DateTime, { description: 'Time at which this version was published.' })
  publishedAt!: Date;
}

@ObjectType({ description: 'Block of a published page. Fields of other kinds are null or empty.' })
export class CustomPageBlockView {
  @Field(() => CustomPageBlockKind, {
    description: 'Kind of the block, which determines the fields that apply.',
  })
  kind!: CustomPageBlockKind;
  @Field(() => [RichText], { description: 'One text for RICH_TEXT, two or three for COLUMNS.' })
  texts!: unknown[];
  @Field(() => String, { nullable: true, description: 'For COURSES: heading of the list.' })
  heading?: string | null;
  @Field(() => String, { nullable: true, description: 'For PICTURE: path of the picture on this server.' })
  picturePath?: string | null;
  @Field(() => Int, { nullable: true, description: 'For PICTURE: width in pixels.' })
  width?: number | null;
  @Field(() => Int, { nullable: true, description: 'For PICTURE: height in pixels.' })
  height?: number | null;
  @Field(() => String, { nullable: true, description: 'For PICTURE: text for readers who cannot see it.' })
  alt?: string | null;
  @Field(() => String, { nullable: true, description: 'For PICTURE: text below the picture.' })
  caption?: string | null;
}

@ObjectType({ description: 'Link to a custom page in the footer.' })
export class CustomPageLink {
  @Field({ description: 'Last part of the path `/p/<slug>`.' })
  slug!: string;
  @Field(() => String, { nullable: true, description: 'Heading of the page in Vietnamese.' })
  titleVi?: string | null;
  @Field(() => String, { nullable: true, description: 'Heading of the page in English.' })
  titleEn?: string | null;
}

@ObjectType({ description: 'Picture of a custom page that was stored.' })
export class StoredCustomPagePicture {
  @Field({ description: 'Name for `CustomPageBlockInput.picture`.' })
  name!: string;
  @Field({ description: 'Path of the picture, whose content never changes.' })
  path!: string;
  @Field(() => Int, { description: 'Width in pixels, or in units of the drawing.' })
  width!: number;
  @Field(() => Int, { description: 'Height in pixels, or in units of the drawing.' })
  height!: number;
}
