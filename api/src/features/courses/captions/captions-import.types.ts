import { MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { IdempotencyKey } from '../../operations/index.ts';
import { CaptionLanguage } from './caption-language.ts';

/** Maximum size of a file: the captions of ten hours, and less than the limit of a request. */
export const MAX_KILOBYTES = 700;
const LONGEST = Math.ceil((MAX_KILOBYTES * 1000) / 3) * 4;

export enum CaptionOutcome {
  TAKEN = 'TAKEN',
  PASSED_OVER = 'PASSED_OVER',
  FAULTY = 'FAULTY',
}
registerEnumType(CaptionOutcome, {
  name: 'CaptionOutcome',
  description: 'Result of the import for one block of a caption file.',
  valuesConfig: {
    TAKEN: { description: 'Imported as a caption of the video.' },
    PASSED_OVER: { description: 'Skipped, because it is a note, a style, or a cue without text.' },
    FAULTY: { description: 'Skipped because of the error in `note`.' },
  },
});

@InputType({
  description: 'Input to import captions for a video. They replace captions of the same language.',
})
export class ImportLessonCaptionsInput {
  @Field(() => ID, { description: 'ID of a lesson with a video.' })
  lessonId!: string;
  @Field(() => CaptionLanguage, { description: 'Language in which the captions are written.' })
  language!: CaptionLanguage;
  @Field({
    description: 'Content of the file in Base64, at most 700 kB: WebVTT or SubRip (SRT), in UTF-8 or UTF-16.',
  })
  @MaxLength(LONGEST, { message: validationMessage('catalog.captionsSize', { max: MAX_KILOBYTES }) })
  file!: string;
  @Field({ description: 'True to preview the import without changing anything.' })
  isDryRun!: boolean;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'Result of the import for one block of a caption file, or its preview.' })
export class ImportedCaption {
  @Field(() => Int, { description: 'Line in the file at which it begins, from 1.' })
  line!: number;
  @Field(() => CaptionOutcome, { description: 'Result for the block.' })
  outcome!: CaptionOutcome;
  @Field({ description: 'Text of the caption, or the beginning of the block. Long texts are truncated.' })
  text!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Start in the video in milliseconds. Null unless the outcome is TAKEN.',
  })
  startMs?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'End in the video in milliseconds. Null unless the outcome is TAKEN.',
  })
  endMs?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Reason why it was skipped, or a remark, in the viewer’s language. Usually null.',
  })
  note?: string | null;
}

@ObjectType({ description: 'Result of the import of a caption file, or its preview.' })
export class CaptionsImport {
  readonly lessonId!: string;
  @Field(() => [ImportedCaption], {
    description: 'At most 300 blocks in file order. Blocks with a note have priority over others.',
  })
  rows!: ImportedCaption[];
  @Field(() => Int, { description: 'Number of imported captions, listed or not.' })
  taken!: number;
  @Field(() => Int, { description: 'Number of skipped blocks without an error.' })
  passedOver!: number;
  @Field(() => Int, { description: 'Number of skipped blocks with an error.' })
  faulty!: number;
}
