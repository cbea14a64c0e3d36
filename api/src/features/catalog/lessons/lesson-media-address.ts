import type { EntityManager } from '@mikro-orm/postgresql';
import { isUuid } from '../../../platform/ids.ts';
import type { Keys } from '../../../platform/keys.ts';
import { runSql } from '../../../platform/run-sql.ts';
import { hoursFrom, isSignedQuery, type SignedQuery, signedQuery } from '../../../platform/signed-address.ts';
import { raw, sql } from '../../../platform/sql.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayReadLesson } from '../course.visibility.ts';

/** How long a handed-out address works at most: a long lesson with breaks fits, a shared link does not last. */
const HOURS = 6;
const PURPOSE = 'lesson media address';
/** In an address: a guest who looks at a preview. */
const GUEST = 'guest';

/** What an address says of itself, as it comes. */
export interface LessonMediaQuery extends SignedQuery {
  readonly of?: unknown;
  readonly as?: unknown;
}

interface Place {
  readonly lessonId: string;
  readonly mediaId: string;
}

/**
 * An address of a lesson's video or captions for one person. Browsers fetch them without a token, so the address says
 * for whom it was made: it works for some hours, and only as long as that person may have the lesson.
 */
export function lessonMediaUrl(keys: Keys, { lessonId, mediaId }: Place, viewer: Viewer | undefined): string {
  const of = viewer?.id ?? GUEST;
  const as = viewer?.may('course:read-any') ? 'staff' : 'student';
  const query = signedQuery(keys, PURPOSE, [lessonId, mediaId, of, as].join('.'), hoursFrom(HOURS));
  return `/media/lessons/${lessonId}/${mediaId}?of=${of}&as=${as}&${query}`;
}

/** The stored file of an address, while it holds and its person may have the lesson; undefined otherwise. */
export async function findLessonMedia(
  em: EntityManager,
  keys: Keys,
  { lessonId, mediaId }: Place,
  query: LessonMediaQuery,
): Promise<{ storage_key: string; content_type: string } | undefined> {
  const { of, as } = query;
  if (!isUuid(lessonId) || !isUuid(mediaId)) return undefined;
  if (!isSignedQuery(keys, PURPOSE, [lessonId, mediaId, of, as].join('.'), query)) return undefined;
  const person = of === GUEST ? undefined : String(of);
  const holder = person ? { id: person, may: () => as === 'staff' } : undefined;
  const lesson = {
    id: raw('l.id'),
    course: raw('l.course_id'),
    isPreview: raw('l.is_preview'),
    removedAt: raw('l.removed_at'),
  };
  const mayRead = mayReadLesson(holder as Viewer | undefined, lesson as never);
  const isActive = person
    ? sql`exists (select 1 from person p where p.id = ${person} and p.is_active and p.erased_at is null)`
    : sql`true`;
  const [media] = await runSql<{ storage_key: string; content_type: string }>(
    em,
    sql`select m.storage_key, m.content_type from lesson l, media m
      where l.id = ${lessonId} and m.id = ${mediaId} and ${mayRead === true ? sql`true` : mayRead} and ${isActive}`,
  );
  return media;
}
