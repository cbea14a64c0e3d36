import { MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { IdempotencyKey } from '../../operations/index.ts';
import { QuestionKind } from '../question.enums.ts';

/** Max characters of a file: several hundred questions. */
const LONGEST = 600_000;

export enum QuestionFormat {
  GIFT = 'GIFT',
  MOODLE_XML = 'MOODLE_XML',
}
registerEnumType(QuestionFormat, {
  name: 'QuestionFormat',
  description: 'How a file writes its questions down.',
  valuesConfig: {
    GIFT: { description: 'Plain text as Moodle and others write it, answers in braces.' },
    MOODLE_XML: { description: 'The XML that Moodle exports, without files.' },
  },
});

@InputType({ description: 'A file of questions for the bank of a course.' })
export class ImportQuestionsInput {
  @Field(() => ID, { description: 'Of the own course whose bank they join.' })
  courseId!: string;
  @Field(() => QuestionFormat, { description: 'How the file is written.' })
  format!: QuestionFormat;
  @Field({ description: 'What is in the file, as text; at most 600,000 characters and 200 questions.' })
  @MaxLength(LONGEST, { message: 'assessment.importSize' })
  text!: string;
  @Field({ description: 'Whether to say only what would be taken; changes nothing then.' })
  isDryRun!: boolean;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What became of one question of a file, or would.' })
export class ImportedQuestion {
  @Field(() => Int, { description: 'The line of the file on which it begins, from 1.' })
  line!: number;
  @Field({ description: 'What the file calls it, or how it begins.' })
  name!: string;
  @Field(() => QuestionKind, { nullable: true, description: 'Its kind here; absent where it has none.' })
  kind?: QuestionKind | null;
  @Field(() => ID, { nullable: true, description: 'Of the question that was made; absent in a dry run.' })
  questionId?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why it was left out, in the viewer’s language; absent where it is taken.',
  })
  problem?: string | null;
  @Field(() => [String], {
    description: 'What a question that is taken loses, in the viewer’s language; mostly empty.',
  })
  notes!: string[];
}

@ObjectType({ description: 'What became of a file of questions, or would.' })
export class QuestionImport {
  @Field(() => [ImportedQuestion], { description: 'Each question in the order of the file.' })
  rows!: ImportedQuestion[];
  @Field(() => Int, { description: 'How many are taken.' })
  taken!: number;
}
