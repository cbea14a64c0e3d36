import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { IsImportedFile } from '../../../platform/input/imported-file.ts';
import { IdempotencyKey } from '../../operations/index.ts';
import { CaptionLanguage } from './caption-language.ts';

export const CaptionOutcome = defineEnum(
  'CaptionOutcome',
  'Result of the import for one block of a caption file.',
  {
    TAKEN: 'Imported as a caption of the video.',
    PASSED_OVER: 'Skipped, because it is a note, a style, or a cue without text.',
    FAULTY: 'Skipped because of the error in `note`.',
  },
);
export type CaptionOutcome = keyof typeof CaptionOutcome;

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
  @IsImportedFile('catalog.captionsSize')
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
