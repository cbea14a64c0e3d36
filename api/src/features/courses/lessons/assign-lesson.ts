import { badInput, type Detail, invalidFields } from '../../../platform/errors/errors.ts';
import { Drip } from '../lesson.enums.ts';
import { lessonKinds } from '../lesson-kinds.ts';
import { readingSeconds } from '../rich-text.ts';
import type { Lesson } from '../section.entity.ts';
import { parseEmbed } from './embed-url.ts';
import type { UpdateLessonInput } from './update-lesson.input.ts';

const MAX_YEARS = 3;

/** Settings only, not texts and uploads. @throws BAD_INPUT at the invalid fields */
export function assignLesson(lesson: Lesson, input: UpdateLessonInput): void {
  const kind = lessonKinds[lesson.kind];
  const faults: Detail[] = [];
  const refuse = (field: keyof UpdateLessonInput, message: Detail['message'], params?: Detail['params']) =>
    faults.push({ field, message, params });
  for (const field of ['embed', 'liveUrl', 'liveStartsAt', 'recordingUrl', 'minutes'] as const)
    if (input[field] != null && !kind.fields.includes(field)) refuse(field, 'catalog.kindMismatch');
  if (input.rule != null && !kind.rules.includes(input.rule)) refuse('rule', 'catalog.ruleMismatch');
  const embed = input.embed ? parseEmbed(input.embed) : undefined;
  if (input.embed && !embed) refuse('embed', 'catalog.notEmbeddable');
  for (const field of ['liveUrl', 'recordingUrl'] as const)
    if (input[field] && !isWebUrl(input[field])) refuse(field, 'catalog.webAddress');
  for (const field of ['liveStartsAt', 'dripAt'] as const)
    if (input[field] && !isPlausible(input[field])) refuse(field, 'catalog.moment', { years: MAX_YEARS });
  if (input.drip === Drip.RELATIVE && input.dripDays == null) refuse('dripDays', 'catalog.dripDays');
  if (input.drip === Drip.DATE && !input.dripAt) refuse('dripAt', 'catalog.dripAt');
  if (faults.length) throw invalidFields(faults);

  if (input.isPreview != null) lesson.isPreview = input.isPreview;
  if (input.isRequired != null) lesson.isRequired = input.isRequired;
  if (input.rule != null) lesson.rule = input.rule;
  if (input.embed !== undefined) lesson.embedUrl = embed?.url ?? null;
  for (const field of ['liveUrl', 'recordingUrl'] as const)
    if (input[field] !== undefined) lesson[field] = input[field]?.trim() || null;
  if (input.liveStartsAt !== undefined) lesson.liveStartsAt = input.liveStartsAt;
  if (input.minutes !== undefined) lesson.minutes = input.minutes;
  if (input.drip != null) {
    lesson.drip = input.drip;
    lesson.dripDays = input.drip === Drip.RELATIVE ? input.dripDays! : null;
    lesson.dripAt = input.drip === Drip.DATE ? input.dripAt! : null;
  } else if (input.dripDays != null || input.dripAt) throw badInput('drip', 'validation.invalid');
}

/** Measures a lesson by the reading time of its text. Videos and quizzes are measured when they are stored. */
export function setDuration(lesson: Pick<Lesson, 'kind' | 'media' | 'body' | 'durationSec'>): void {
  const { isTimedByText, hasVideo } = lessonKinds[lesson.kind];
  if (isTimedByText) lesson.durationSec = readingSeconds(lesson.body);
  else if (hasVideo && !lesson.media) lesson.durationSec = 0;
}

/** The URL must use https and must not contain credentials. */
function isWebUrl(text: string): boolean {
  const url = URL.parse(text.trim());
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
}

const isPlausible = (time: Date): boolean => {
  const max = new Date();
  max.setFullYear(max.getFullYear() + MAX_YEARS);
  return time.getFullYear() >= 2000 && time < max;
};
