import type { EntityManager } from '@mikro-orm/postgresql';
import { copyCaptions } from './captions/caption-commands.ts';
import type { Course } from './course.entity.ts';
import { Drip } from './lesson.enums.ts';
import { LessonFile } from './lessons/lesson-file.entity.ts';
import { pictureIds, type RichTextDocument, soundIds } from './rich-text.ts';
import { Lesson, type Section } from './section.entity.ts';

/** Replaces the pictures and the audio of a text by those of the copy. */
export type WithOwnPictures = <T extends RichTextDocument | null | undefined>(text: T) => T;

/** @param getCopyId returns the ID of the copy of a picture or of audio, or the given ID if it is not copied */
export const replaceFiles =
  (getCopyId: (id: string) => string): WithOwnPictures =>
  (text) => {
    let json = JSON.stringify(text ?? null);
    for (const id of [...pictureIds(text), ...soundIds(text)]) json = json.replaceAll(id, getCopyId(id));
    return JSON.parse(json) as typeof text;
  };

interface Place extends Pick<Lesson, 'position' | 'title' | 'isPreview'> {
  readonly section: Section;
}

interface CopiedTo {
  readonly to: Course;
  /** The place of a copy; undefined if the lesson is not copied. */
  readonly place: (old: Lesson) => Place | undefined;
  readonly withOwnPictures: WithOwnPictures;
}

/**
 * Copies lessons with their files and captions, without dates, which belong to the class that studied the original.
 * All rows are read first and then written at once: each write compares all loaded rows, and buyers of the course wait
 * for its lock.
 * @returns the copies by the IDs of the originals
 */
export async function copyLessons(
  em: EntityManager,
  originals: readonly Lesson[],
  { to, place, withOwnPictures }: CopiedTo,
): Promise<ReadonlyMap<string, Lesson>> {
  const files = await em.find(LessonFile, { lesson: { $in: [...originals] } }, { orderBy: { id: 1 } });
  const lessons = new Map<string, Lesson>();
  const copies: [former: Lesson, copy: Lesson][] = [];
  for (const old of originals) {
    const placed = place(old);
    if (!placed) continue;
    const { kind, rule, isRequired, durationSec, minutes, media } = old;
    const { embedUrl, recordingUrl, drip, dripDays } = old;
    const copy = em.create(Lesson, {
      ...{ ...placed, course: to, kind, rule, isRequired, durationSec, minutes },
      ...{ media, embedUrl, recordingUrl, body: withOwnPictures(old.body) },
      ...(drip === Drip.RELATIVE ? { drip, dripDays } : {}),
    });
    lessons.set(old.id, copy);
    copies.push([old, copy]);
  }
  for (const { lesson, media, name, type } of files) {
    const copy = lessons.get(lesson.id);
    if (copy) em.create(LessonFile, { lesson: copy, media, name, type });
  }
  await em.flush();
  await copyCaptions(em, copies);
  return lessons;
}
