import { IsEnum, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { Language } from '../../graphql/language.ts';
import { DateTime, RichText } from '../../graphql/scalars.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { AtMost, AtMostEntries } from '../../platform/input/at-most.ts';
import { CustomPageBlockKind, MAX_BLOCK_COURSES, MAX_BLOCKS, MAX_COLUMNS, PAGE_LENGTHS } from './blocks.ts';

export const CustomPageState = defineEnum('CustomPageState', 'Visibility of a custom page for readers.', {
  DRAFT: 'No version is published.',
  PUBLISHED: 'The latest version is published.',
  CHANGED: 'An earlier version is published, not the latest one.',
});

const block = 'Block of a version of a custom page. Fields of other kinds are null or empty.';

@InputType('CustomPageBlockInput', { description: block })
@ObjectType({ description: block })
export class CustomPageBlockDraft {
  @Field(() => CustomPageBlockKind, {
    description: 'Kind of the block, which determines the fields that apply.',
  })
  kind!: CustomPageBlockKind;
  @Field(() => [RichText], {
    description:
      'One text for RICH_TEXT, two or three for COLUMNS, without pictures. It may contain `{{brand}}`.',
  })
  @AtMostEntries(MAX_COLUMNS, 'customPages.columns')
  texts!: unknown[];
  @Field(() => String, { nullable: true, description: 'For COURSES: heading of the list.' })
  @AtMost(PAGE_LENGTHS.heading)
  heading?: string | null;
  @Field(() => [ID], { description: 'For COURSES: IDs of chosen courses, at most 12, in their order.' })
  @AtMostEntries(MAX_BLOCK_COURSES, 'customPages.courses')
  courseIds!: string[];
  @Field(() => ID, {
    nullable: true,
    description: 'For COURSES without chosen courses: ID of a category, with its lower level.',
  })
  categoryId?: string | null;
  @Field(() => Int, { nullable: true, description: 'For COURSES of a category: their number, 1 to 12.' })
  courseCount?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'For PICTURE: name of the picture, from `addCustomPagePicture`.',
  })
  @AtMost(50)
  picture?: string | null;
  @Field(() => String, { nullable: true, description: 'For PICTURE: text for readers who cannot see it.' })
  @AtMost(PAGE_LENGTHS.alt)
  alt?: string | null;
  @Field(() => String, { nullable: true, description: 'For PICTURE: text below the picture.' })
  @AtMost(PAGE_LENGTHS.caption)
  caption?: string | null;
}

const translation = 'Texts of a version of a custom page in one language.';

@InputType({ description: translation })
export class CustomPageTranslationInput {
  @Field(() => Language, { description: 'Language of the texts.' })
  @IsEnum(Language, { message: 'validation.required' })
  language!: Locale;
  @Field({
    description: 'Heading of the page, 3 to 120 characters. Empty for the sections of the home page.',
  })
  @AtMost(PAGE_LENGTHS.title)
  title!: string;
  @Field(() => String, { nullable: true, description: 'Summary for search engines, at most 300 characters.' })
  @AtMost(PAGE_LENGTHS.description)
  description?: string | null;
  @Field(() => [CustomPageBlockDraft], { description: 'Content from top to bottom, at most 30 blocks.' })
  @AtMostEntries(MAX_BLOCKS, 'customPages.blocks')
  @ValidateNested({ each: true })
  blocks!: CustomPageBlockDraft[];
}

@ObjectType({ description: translation })
export class CustomPageTranslation {
  @Field(() => Language, { description: 'Language of the texts.' })
  language!: Locale;
  @Field({ description: 'Heading of the page. Empty for the sections of the home page.' })
  title!: string;
  @Field(() => String, { nullable: true, description: 'Summary for search engines.' })
  description?: string | null;
}

@ObjectType({ description: 'Custom page in the list of administrators.' })
export class CustomPageSummary {
  @Field(() => ID, { description: 'Unique ID of the page. Immutable.' })
  id!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Last part of the path `/p/<slug>`. Null for the sections of the home page.',
  })
  slug?: string | null;
  @Field({ description: 'Heading of the latest version. Empty for the sections of the home page.' })
  title!: string;
  @Field(() => CustomPageState, { description: 'State of the latest version.' })
  state!: keyof typeof CustomPageState;
  @Field(() => Int, { description: 'Number of the latest version.' })
  version!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Number of the published version. Null if there is none.',
  })
  publishedVersion?: number | null;
  @Field(() => DateTime, { description: 'Time at which the latest version was saved.' })
  savedAt!: Date;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the administrator who saved the latest version. Null if erased.',
  })
  savedByName?: string | null;
}

@ObjectType({ description: 'Latest version of a custom page, as administrators edit it.' })
export class CustomPageDraft extends CustomPageSummary {
  @Field({ description: 'True if the footer links to the page once this version is published.' })
  isInFooter!: boolean;
  @Field({ description: 'True if the sections of the home page precede the lists of courses.' })
  isAboveCourses!: boolean;
}

@ObjectType({ description: 'Version of a custom page in its history.' })
export class CustomPageVersion {
  @Field(() => Int, { description: 'Number of the version, counted from 1.' })
  number!: number;
  @Field(() => DateTime, { description: 'Time at which the version was saved.' })
  savedAt!: Date;
  @Field(() => String, { nullable: true, description: 'Name of its author. Null if erased.' })
  savedByName?: string | null;
  @Field(() => Int, { description: 'Number of its blocks in all languages.' })
  blockCount!: number;
}

@InputType({ description: 'New version of a custom page, or of the sections of the home page.' })
export class SaveCustomPageInput {
  @Field(() => ID, { nullable: true, description: 'ID of the page. Omitted: a new page.' })
  pageId?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Version that the client edited. Required for an existing page.',
  })
  expectedVersion?: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Last part of the path: lower-case letters, digits and hyphens, at most 80. Unchanged while a version is published. Omitted: the sections of the home page.',
  })
  @AtMost(PAGE_LENGTHS.slug)
  slug?: string | null;
  @Field({ defaultValue: false, description: 'True to link to the page in the footer.' })
  isInFooter!: boolean;
  @Field({ defaultValue: false, description: 'True to show the sections above the lists of courses.' })
  isAboveCourses!: boolean;
  @Field(() => [CustomPageTranslationInput], {
    description: 'Texts, one entry for each language. An entry without any text is omitted.',
  })
  @AtMostEntries(2, 'customPages.languages')
  @ValidateNested({ each: true })
  translations!: CustomPageTranslationInput[];
}

@InputType({ description: 'Custom page whose latest version becomes public.' })
export class PublishCustomPageInput {
  @Field(() => ID, { description: 'ID of the page, from `customPages`.' })
  pageId!: string;
  @Field(() => Int, { description: 'Number of the latest version, which the client has read.' })
  expectedVersion!: number;
}

@InputType({ description: 'Earlier version of a custom page to restore.' })
export class RestoreCustomPageInput extends PublishCustomPageInput {
  @Field(() => Int, { description: 'Number of the version whose content becomes the latest version.' })
  number!: number;
}

@InputType({ description: 'New picture for the blocks of custom pages.' })
export class AddCustomPagePictureInput {
  @Field(() => ID, { description: 'ID of a finished upload: JPEG, PNG, WebP or SVG, at most 10 MB.' })
  uploadId!: string;
}
