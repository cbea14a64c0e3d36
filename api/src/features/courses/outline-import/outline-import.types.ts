import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsImportedFile } from '../../../platform/input/imported-file.ts';
import { IdempotencyKey } from '../../operations/index.ts';
import { LessonKind } from '../lesson.enums.ts';

@InputType({ description: 'Input to import the outline of a course.' })
export class ImportOutlineInput {
  @Field(() => ID, { description: 'ID of the viewer’s course.' })
  courseId!: string;
  @Field({
    description:
      'Content of the file in Base64, at most 700 kB: XLSX, or CSV in UTF-8 with commas, semicolons or tabs. The first row contains the column names in English or Vietnamese: section and lesson are required; kind, minutes, required, preview and text are optional.',
  })
  @IsImportedFile('catalog.outlineSize')
  file!: string;
  @Field({ description: 'True to preview the import without changing anything.' })
  isDryRun!: boolean;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'Result of the import for one row, or its preview.' })
export class ImportedOutlineRow {
  @Field(() => Int, { description: 'Row number in the file, from 1, as in spreadsheets.' })
  line!: number;
  @Field({ description: 'Title of its section. Empty if the file names none.' })
  section!: string;
  @Field({ description: 'True if this row creates the section, false if the section exists.' })
  makesSection!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Title of the lesson. Null in a row with a section only.',
  })
  lesson?: string | null;
  @Field(() => LessonKind, {
    nullable: true,
    description: 'Kind of the lesson. Null if it was not recognised.',
  })
  kind?: LessonKind | null;
  @Field(() => Int, { description: 'Length of the lesson in seconds. 0 while its content is missing.' })
  durationSec!: number;
  @Field({ description: 'True if the lesson is required to complete the course.' })
  isRequired!: boolean;
  @Field({ description: 'True if the lesson is open to everyone while the course is published.' })
  isPreview!: boolean;
  @Field({ description: 'True if the file contains a text for the lesson.' })
  hasText!: boolean;
  @Field(() => ID, { nullable: true, description: 'ID of the created lesson. Null in a preview.' })
  lessonId?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Reason why the row was skipped, in the viewer’s language. Null for imported rows.',
  })
  problem?: string | null;
  @Field(() => [String], {
    description: 'Remarks on an imported row, in the viewer’s language. Usually empty.',
  })
  notes!: string[];
}

@ObjectType({ description: 'Result of the import of an outline, or its preview.' })
export class OutlineImport {
  @Field(() => [ImportedOutlineRow], { description: 'Non-empty rows in file order.' })
  rows!: ImportedOutlineRow[];
  @Field(() => Int, { description: 'Number of sections created by the import.' })
  sections!: number;
  @Field(() => Int, { description: 'Number of lessons created by the import.' })
  lessons!: number;
  @Field(() => [String], { description: 'Names of ignored columns in the file.' })
  passedOver!: string[];
}
