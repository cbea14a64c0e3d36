import { useMemo } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import type { LinePoint } from '../../../ui/video/line-points.ts';
import { useBookmarks } from '../bookmarks/use-bookmarks.ts';
import { useMyNotesQuery } from '../notes/notes.gen.ts';
import { useIsRecorded, useStudiedCourse } from '../study-mode.ts';
import { useQuestionsAtSecondsQuery } from './points.gen.ts';

/** Characters of a marker's text. */
const MAX_TEXT_LENGTH = 120;

interface Placed {
  readonly id: string;
  readonly atSec: number | null;
}

const getPoints = <P extends Placed>(
  items: readonly P[] | undefined,
  kind: LinePoint['kind'],
  getText: (place: P) => string | null,
): LinePoint[] =>
  (items ?? []).flatMap((place) => {
    const text = getText(place)?.replaceAll(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH);
    return place.atSec === null || !text ? [] : [{ id: place.id, at: place.atSec, kind, text }];
  });

/** The markers of a lesson's video: the viewer's notes and bookmarks, and questions. */
export const useLinePoints = (lessonId: string): readonly LinePoint[] => {
  const { id: courseId } = useStudiedCourse();
  const isRecorded = useIsRecorded();
  const notes = useMyNotesQuery({ variables: { courseId }, skip: !isRecorded, ...cacheAndNetwork }).data;
  const questions = useQuestionsAtSecondsQuery({ variables: { lessonId }, ...cacheAndNetwork }).data;
  const bookmarks = useBookmarks()?.all;
  return useMemo(() => {
    const inLesson = <P extends { lessonId: string }>(items: readonly P[] | undefined) =>
      items?.filter((each) => each.lessonId === lessonId);
    return [
      ...getPoints(inLesson(notes?.myNotes), 'NOTE', ({ text }) => text),
      ...getPoints(inLesson(bookmarks), 'BOOKMARK', ({ label, lessonTitle }) => label ?? lessonTitle),
      ...getPoints(
        questions?.comments.edges.map(({ node }) => node),
        'QUESTION',
        ({ text }) => text,
      ),
    ];
  }, [lessonId, notes, bookmarks, questions]);
};
