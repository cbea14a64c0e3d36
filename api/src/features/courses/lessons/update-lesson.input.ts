import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { DateTime, RichText } from '../../../graphql/scalars.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { DraftOfEdits } from '../drafts/drop-draft.ts';
import { CompletionRule, Drip } from '../lesson.enums.ts';

const TITLE = validationMessage('catalog.title', { max: 80 });
/** Maximum length of the URL of a live lesson or a recording, in characters. */
const ADDRESS = 1000;

@InputType({ description: 'Edits of a lesson; what is left out stays as it is.' })
export class UpdateLessonInput {
  @Field(() => ID, { description: 'Of the lesson that is edited.' })
  lessonId!: string;
  @Field(() => Int, {
    description: 'The version the edits were made on; CONFLICT when another edit was faster.',
  })
  expectedVersion!: number;
  @Field({ nullable: true, description: '3 to 80 characters.' })
  @IsOptional()
  @TrimmedLength(3, 80, { message: TITLE })
  title?: string;
  @Field({ nullable: true, description: 'Open to everyone while the course is published.' })
  isPreview?: boolean;
  @Field({ nullable: true, description: 'Counts for completing the course.' })
  isRequired?: boolean;
  @Field(() => CompletionRule, {
    nullable: true,
    description: 'What makes it complete, of what its kind allows. Never takes back what is complete.',
  })
  rule?: CompletionRule;
  @Field(() => Int, {
    nullable: true,
    description: 'How long it takes, 1 to 600 minutes; for files, live lessons and embedded pages.',
  })
  @IsOptional()
  @Min(1, { message: 'catalog.minutes' })
  @Max(600, { message: 'catalog.minutes' })
  minutes?: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Address of an allowed provider, or the code it gives for framing; at most 4000 characters. For embedded pages.',
  })
  @IsOptional()
  @MaxLength(4000, { message: validationMessage('validation.maxLength', { max: 4000 }) })
  embed?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Where a live lesson is held: an https address of at most 1000 characters.',
  })
  @IsOptional()
  @MaxLength(ADDRESS, { message: validationMessage('validation.maxLength', { max: ADDRESS }) })
  liveUrl?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When a live lesson begins, at most three years ahead.',
  })
  liveStartsAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Recording of a live lesson that is kept elsewhere: https, at most 1000 characters.',
  })
  @IsOptional()
  @MaxLength(ADDRESS, { message: validationMessage('validation.maxLength', { max: ADDRESS }) })
  recordingUrl?: string | null;
  @Field(() => Drip, { nullable: true, description: 'When it opens for those who are enrolled.' })
  drip?: Drip;
  @Field(() => Int, { nullable: true, description: 'With RELATIVE: 1 to 730 days after enrolling.' })
  @IsOptional()
  @Min(1, { message: 'catalog.dripDays' })
  @Max(730, { message: 'catalog.dripDays' })
  dripDays?: number | null;
  @Field(() => DateTime, { nullable: true, description: 'With DATE: the moment, at most three years ahead.' })
  dripAt?: Date | null;
  @Field(() => RichText, { nullable: true, description: 'The text; beside a video its notes.' })
  body?: unknown;
  @Field(() => ID, { nullable: true, description: 'A finished upload of an MP4 video.' })
  uploadId?: string | null;
  @Field(() => ID, { nullable: true, description: 'A finished upload of Vietnamese WebVTT captions.' })
  captionsUploadId?: string | null;
  @DraftOfEdits()
  draftId?: string | null;
}
