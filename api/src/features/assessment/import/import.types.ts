import { MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { IdempotencyKey } from '../../operations/index.ts';
import { QuestionKind } from '../question.enums.ts';

/** Max characters of a file: several hundred questions. */
const LONGEST = 600_000;

export const QuestionFormat = defineEnum('QuestionFormat', 'Format of a file with questions.', {
  GIFT: 'GIFT plain text, as used by Moodle and others, with answers in braces.',
  MOODLE_XML: 'XML as exported by Moodle, with embedded pictures and audio.',
});
export type QuestionFormat = keyof typeof QuestionFormat;

@InputType({ description: 'Input for importing questions into a course’s question bank.' })
export class ImportQuestionsInput {
  @Field(() => ID, { description: 'ID of the viewer’s course to which the questions are added.' })
  courseId!: string;
  @Field(() => QuestionFormat, { description: 'Format of the file.' })
  format!: QuestionFormat;
  @Field(() => String, {
    nullable: true,
    description:
      'Content of the file as text, at most 600,000 characters and 200 questions. Omit it if `uploadId` is set.',
  })
  @MaxLength(LONGEST, { message: 'assessment.importSize' })
  text?: string | null;
  @Field(() => ID, {
    nullable: true,
    description:
      'ID of a finished upload of the file, at most 20 MB and 200 questions, for embedded pictures and audio. Like all unclaimed uploads it is deleted after a day.',
  })
  uploadId?: string | null;
  @Field({ description: 'True to preview the import without changing anything.' })
  isDryRun!: boolean;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'An answer of an imported question.' })
export class ImportedAnswer {
  @Field({ description: 'Text of the answer. Two items that belong together have an arrow between them.' })
  text!: string;
  @Field({ description: 'True if the answer is correct.' })
  isRight!: boolean;
}

@ObjectType({ description: 'Result of importing one question of a file.' })
export class ImportedQuestion {
  @Field(() => Int, { description: 'Line of the file on which the question begins, from 1.' })
  line!: number;
  @Field({ description: 'Name of the question in the file, or the beginning of its text.' })
  name!: string;
  @Field(() => QuestionKind, {
    nullable: true,
    description: 'Kind of the imported question. Null if the kind is not supported.',
  })
  kind?: QuestionKind | null;
  @Field(() => ID, { nullable: true, description: 'ID of the created question. Null in a preview.' })
  questionId?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Reason why the question is skipped, in the viewer’s language. Null if it is imported.',
  })
  problem?: string | null;
  @Field(() => [String], {
    description:
      'Parts of the question that are lost in the import, in the viewer’s language. Usually empty.',
  })
  notes!: string[];
  @Field(() => [ImportedAnswer], {
    description: 'Answers of the question with its key, to check them in a preview. Empty if it is skipped.',
  })
  answers!: ImportedAnswer[];
}

@ObjectType({ description: 'Result of importing a file of questions.' })
export class QuestionImport {
  @Field(() => [ImportedQuestion], { description: 'Results of the questions, in the order of the file.' })
  rows!: ImportedQuestion[];
  @Field(() => Int, { description: 'Number of questions that are imported.' })
  taken!: number;
}
