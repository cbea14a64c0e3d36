import { MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { IdempotencyKey } from '../../operations/index.ts';
import { CaptionLanguage } from './caption-language.ts';

/** Maximum size of a file: the captions of ten hours, and less than the limit of a request. */
export const MOST_KILOBYTES = 700;
/** Maximum length in Base64, in characters. */
const LONGEST = Math.ceil((MOST_KILOBYTES * 1000) / 3) * 4;

export enum CaptionOutcome {
  TAKEN = 'TAKEN',
  PASSED_OVER = 'PASSED_OVER',
  FAULTY = 'FAULTY',
}
registerEnumType(CaptionOutcome, {
  name: 'CaptionOutcome',
  description: 'What becomes of one block of a caption file.',
  valuesConfig: {
    TAKEN: { description: 'Viewers of the video read it.' },
    PASSED_OVER: { description: 'A note, a style, or a time without words: nothing that is read.' },
    FAULTY: { description: 'It is left out for the reason that is given.' },
  },
});

@InputType({ description: 'A file of captions for a video, in place of those of the same language.' })
export class ImportLessonCaptionsInput {
  @Field(() => ID, { description: 'Of a lesson with a video.' })
  lessonId!: string;
  @Field(() => CaptionLanguage, { description: 'The language that they are in.' })
  language!: CaptionLanguage;
  @Field({
    description: 'The file’s bytes in Base64, at most 700 kB: WebVTT or SubRip (SRT), in UTF-8 or UTF-16.',
  })
  @MaxLength(LONGEST, { message: validationMessage('catalog.captionsSize', { max: MOST_KILOBYTES }) })
  file!: string;
  @Field({ description: 'Whether to say only what would be taken; changes nothing then.' })
  isDryRun!: boolean;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What became of one block of a caption file, or would.' })
export class ImportedCaption {
  @Field(() => Int, { description: 'The line of the file on which it begins, from 1.' })
  line!: number;
  @Field(() => CaptionOutcome, { description: 'Whether it is read, passed over, or at fault.' })
  outcome!: CaptionOutcome;
  @Field({ description: 'What is read, or how the block begins; cut where it is long.' })
  text!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Milliseconds of the video when it appears; of TAKEN only.',
  })
  startMs?: number | null;
  @Field(() => Int, { nullable: true, description: 'Milliseconds of the video when it goes; of TAKEN only.' })
  endMs?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why it is left out, or what to know of it, in the viewer’s language; mostly absent.',
  })
  note?: string | null;
}

@ObjectType({ description: 'What became of a file of captions, or would.' })
export class CaptionsImport {
  readonly lessonId!: string;
  @Field(() => [ImportedCaption], {
    description:
      'Blocks in the order of the file, at most 300: first all with something to say, then the others.',
  })
  rows!: ImportedCaption[];
  @Field(() => Int, { description: 'How many captions are taken, listed or not.' })
  taken!: number;
  @Field(() => Int, { description: 'How many blocks say nothing to a viewer.' })
  passedOver!: number;
  @Field(() => Int, { description: 'How many are left out for a fault.' })
  faulty!: number;
}
