import { Field, ID, InputType, Int } from 'type-graphql';
import { DateTime, RichText } from '../../../graphql/scalars.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { Between } from '../../../platform/input/between.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { DraftOfEdits } from '../drafts/delete-draft.ts';
import { CompletionRule, Drip } from '../lesson.enums.ts';

const TITLE = validationMessage('catalog.title', { max: 80 });
const ADDRESS = 1000;

@InputType({ description: 'Input to update a lesson. Omitted fields do not change.' })
export class UpdateLessonInput {
  @Field(() => ID, { description: 'ID of the edited lesson.' })
  lessonId!: string;
  @Field(() => Int, {
    description: 'Version on which the edit is based. CONFLICT if the lesson was edited meanwhile.',
  })
  expectedVersion!: number;
  @Field({ nullable: true, description: 'Title of 3 to 80 characters.' })
  @TrimmedLength(3, 80, { message: TITLE })
  title?: string;
  @Field({
    nullable: true,
    description: 'True if the lesson is open to everyone while the course is published.',
  })
  isPreview?: boolean;
  @Field({ nullable: true, description: 'True if the lesson is required to complete the course.' })
  isRequired?: boolean;
  @Field(() => CompletionRule, {
    nullable: true,
    description: 'Completion rule, one of those that its kind allows. Completed lessons remain complete.',
  })
  rule?: CompletionRule;
  @Field(() => Int, {
    nullable: true,
    description:
      'Estimate of 1 to 600 minutes, for a live lesson its planned length. Only for files, assignments, live lessons and embedded pages.',
  })
  @Between(1, 600, 'catalog.minutes')
  minutes?: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'URL or embed code of an allowed provider, at most 4,000 characters. Only for embedded pages.',
  })
  @AtMost(4000)
  embed?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Absolute https URL of a live lesson, at most 1,000 characters.',
  })
  @AtMost(ADDRESS)
  liveUrl?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Start of a live lesson, at most three years in the future.',
  })
  liveStartsAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Absolute https URL of the recording of a live lesson on another site, at most 1,000 characters.',
  })
  @AtMost(ADDRESS)
  recordingUrl?: string | null;
  @Field(() => Drip, { nullable: true, description: 'Schedule for opening the lesson to enrolled students.' })
  drip?: Drip;
  @Field(() => Int, { nullable: true, description: 'For RELATIVE: 1 to 730 days after the enrolment.' })
  @Between(1, 730, 'catalog.dripDays')
  dripDays?: number | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'For DATE: the opening time, at most three years in the future.',
  })
  dripAt?: Date | null;
  @Field(() => RichText, { nullable: true, description: 'Text of the lesson. For a video, its notes.' })
  body?: unknown;
  @Field(() => ID, {
    nullable: true,
    description:
      'ID of a finished upload of an MP4 video. MOV and WebM are accepted if the platform transcodes videos.',
  })
  uploadId?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of a finished upload of Vietnamese captions, WebVTT or SubRip (SRT).',
  })
  captionsUploadId?: string | null;
  @DraftOfEdits()
  draftId?: string | null;
}
