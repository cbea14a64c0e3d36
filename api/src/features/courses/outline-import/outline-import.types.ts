import { MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { IdempotencyKey } from '../../operations/index.ts';
import { LessonKind } from '../lesson.enums.ts';

/** Maximum size of a file: some hundred lessons with their texts, and less than the limit of a request. */
export const MOST_KILOBYTES = 700;
/** Maximum length in Base64, in characters. */
const LONGEST = Math.ceil((MOST_KILOBYTES * 1000) / 3) * 4;

@InputType({ description: 'A file with the outline of a course.' })
export class ImportOutlineInput {
  @Field(() => ID, { description: 'Of the own course whose outline grows.' })
  courseId!: string;
  @Field({
    description:
      'The file’s bytes in Base64, at most 700 kB: XLSX, or CSV in UTF-8 with commas, semicolons or tabs. Its first row names the columns, of which section and lesson are needed; kind, minutes, required, preview and text may follow, in English or Vietnamese.',
  })
  @MaxLength(LONGEST, { message: validationMessage('catalog.outlineSize', { max: MOST_KILOBYTES }) })
  file!: string;
  @Field({ description: 'Whether to say only what would be made; changes nothing then.' })
  isDryRun!: boolean;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What became of one row of an outline’s file, or would.' })
export class ImportedOutlineRow {
  @Field(() => Int, { description: 'Its number in the file, from 1, as spreadsheets show it.' })
  line!: number;
  @Field({ description: 'Title of the section that it goes into; empty where the file names none.' })
  section!: string;
  @Field({ description: 'Whether this row makes the section; otherwise it is there already.' })
  makesSection!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Title of the lesson; absent in a row that names a section only.',
  })
  lesson?: string | null;
  @Field(() => LessonKind, {
    nullable: true,
    description: 'What the lesson is made of; absent where that is not known.',
  })
  kind?: LessonKind | null;
  @Field(() => Int, { description: 'Length of the lesson in seconds; 0 while its content is missing.' })
  durationSec!: number;
  @Field({ description: 'The lesson counts for completing the course.' })
  isRequired!: boolean;
  @Field({ description: 'The lesson is open to everyone while the course is published.' })
  isPreview!: boolean;
  @Field({ description: 'The lesson has a text from the file.' })
  hasText!: boolean;
  @Field(() => ID, { nullable: true, description: 'Of the lesson that was made; absent in a dry run.' })
  lessonId?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why the row was left out, in the viewer’s language; absent where it is taken.',
  })
  problem?: string | null;
  @Field(() => [String], {
    description: 'What to know of a row that is taken, in the viewer’s language; mostly empty.',
  })
  notes!: string[];
}

@ObjectType({ description: 'What became of an outline’s file, or would.' })
export class OutlineImport {
  @Field(() => [ImportedOutlineRow], { description: 'Each row that holds anything, in the file’s order.' })
  rows!: ImportedOutlineRow[];
  @Field(() => Int, { description: 'How many sections are made by it.' })
  sections!: number;
  @Field(() => Int, { description: 'How many lessons are made by it.' })
  lessons!: number;
  @Field(() => [String], { description: 'Columns that mean nothing here, as the file calls them.' })
  passedOver!: string[];
}
