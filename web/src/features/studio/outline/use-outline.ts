import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef } from 'react';
import { evictLesson, evictSection } from '../../../apollo/cache/lessons.ts';
import { toFailure } from '../../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import type { LessonKind, UpdateLessonInput } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import { CourseOutlineDocument, type OutlineEditorFragment } from './outline.gen.ts';
import {
  type LessonMove,
  moveLesson,
  moveSection,
  type OutlineLesson,
  type OutlineSection,
  type SectionMove,
} from './outline-moves.ts';
import { useOutlineMutations } from './use-outline-mutations.ts';
import type { Track } from './use-saves.ts';

/** The id of the element to focus when the outline differs from `since`. */
export interface FocusTarget {
  id: string;
  since: readonly OutlineSection[] | null;
}

/**
 * The actions on an outline. Moves are optimistic and reverted if the server rejects them; other actions wait for the
 * response. `announce` announces moves to screen readers, `toFocus` gets the element to focus afterwards, `track`
 * gets each save.
 */
export const useOutline = (
  course: OutlineEditorFragment,
  announce: (text: string) => void,
  toFocus: (request: FocusTarget) => void,
  track: Track,
) => {
  const client = useApolloClient();
  const mutations = useOutlineMutations(track);
  const getKey = useIdempotencyKey();
  /** Number of additions. Part of the idempotency key, because titles may repeat. */
  const added = useRef(0);
  const { t } = useTranslation('lessons');
  return useMemo(() => {
    const { id: courseId, sections } = course;
    const focus = (id: string, since: FocusTarget['since'] = sections) => toFocus({ id, since });
    const withSections = (next: OutlineSection[]): OutlineEditorFragment => ({ ...course, sections: next });

    const lessonMoved = (next: readonly OutlineSection[], { lessonId, sectionId }: LessonMove) => {
      const section = next.findIndex(({ id }) => id === sectionId);
      const lessons = next[section]?.lessons ?? [];
      const place = lessons.findIndex(({ id }) => id === lessonId);
      return t('outline.moved', {
        title: lessons[place]?.title,
        place: place + 1,
        all: lessons.length,
        section: section + 1,
      });
    };

    /** Shows the changed lesson immediately. Errors are shown by the dialog, or by a toast if `options` allow it. */
    const updateLesson = async (
      changed: OutlineLesson,
      input: Omit<UpdateLessonInput, 'lessonId' | 'expectedVersion'>,
      options: Partial<typeof SUPPRESS_TOAST> = SUPPRESS_TOAST,
    ) => {
      const { id, version } = changed;
      try {
        await mutations.updateLesson({
          variables: { input: { ...input, lessonId: id, expectedVersion: version } },
          ...options,
          optimisticResponse: {
            updateLesson: {
              __typename: 'LessonContent',
              id,
              course: withSections(
                sections.map((section) => ({
                  ...section,
                  lessons: section.lessons.map((lesson) => (lesson.id === id ? changed : lesson)),
                })),
              ),
            },
          },
        });
      } catch (error) {
        // Fetches the new version for the next attempt
        if (toFailure(error).reason === 'STALE_VERSION')
          await client.refetchQueries({ include: [CourseOutlineDocument] });
        throw error;
      }
    };

    return {
      moveLesson: async (lesson: OutlineLesson, move: Omit<LessonMove, 'lessonId'>) => {
        const input = { ...move, lessonId: lesson.id };
        const next = moveLesson(sections, input);
        focus(`move-${lesson.id}`);
        announce(lessonMoved(next, input));
        try {
          await mutations.moveLesson({
            variables: { input },
            optimisticResponse: { moveLesson: withSections(next) },
          });
        } catch {
          focus(`move-${lesson.id}`, null);
          announce(t('outline.moveFailed', { title: lesson.title }));
        }
      },
      moveSection: async (section: OutlineSection, position: number) => {
        const input: SectionMove = { sectionId: section.id, position };
        const next = moveSection(sections, input);
        const place = next.findIndex(({ id }) => id === section.id) + 1;
        focus(`move-${section.id}`);
        announce(t('outline.movedSection', { title: section.title, place, all: next.length }));
        try {
          await mutations.moveSection({
            variables: { input },
            optimisticResponse: { moveSection: withSections(next) },
          });
        } catch {
          focus(`move-${section.id}`, null);
          announce(t('outline.moveFailed', { title: section.title }));
        }
      },
      addSection: async (title: string) => {
        const idempotencyKey = getKey(`${added.current} ${courseId} ${title}`);
        const { data } = await mutations.createSection({
          variables: { input: { courseId, title, idempotencyKey } },
        });
        added.current += 1;
        announce(t('outline.added', { title }));
        const last = data?.createSection.sections.at(-1);
        if (last) focus(`move-${last.id}`);
      },
      renameSection: async (sectionId: string, title: string) => {
        await mutations.updateSection({ variables: { input: { sectionId, title } } });
      },
      deleteSection: async ({ id, title }: OutlineSection) => {
        await mutations.deleteSection({
          variables: { sectionId: id },
          update: (cache, { data }) => data && evictSection(cache, data.deleteSection.id),
        });
        toast.success(t('outline.deleted', { title }));
      },
      addLesson: async (sectionId: string, kind: LessonKind, title: string) => {
        const idempotencyKey = getKey(`${added.current} ${sectionId} ${kind} ${title}`);
        const { data } = await mutations.createLesson({
          variables: { input: { sectionId, kind, title, idempotencyKey } },
        });
        added.current += 1;
        announce(t('outline.added', { title }));
        if (data) focus(`item-${data.createLesson.id}`);
      },
      duplicateLesson: async ({ id, title }: OutlineLesson) => {
        const idempotencyKey = getKey(`${added.current} copy of ${id}`);
        const { data } = await mutations.duplicateLesson({
          variables: { input: { lessonId: id, idempotencyKey } },
        });
        added.current += 1;
        announce(t('outline.duplicated', { title }));
        if (data) focus(`item-${data.duplicateLesson.id}`);
      },
      renameLesson: (lesson: OutlineLesson, title: string) => updateLesson({ ...lesson, title }, { title }),
      setPreview: async (lesson: OutlineLesson, isPreview: boolean) => {
        const { title } = lesson;
        await updateLesson({ ...lesson, isPreview }, { isPreview }, {});
        announce(t(isPreview ? 'outline.previewOn' : 'outline.previewOff', { title }));
      },
      deleteLesson: async ({ id, title }: OutlineLesson) => {
        await mutations.deleteLesson({
          variables: { lessonId: id },
          update: (cache, { data }) => data && evictLesson(cache, data.deleteLesson.id),
        });
        const home = sections.find(({ lessons }) => lessons.some((lesson) => lesson.id === id));
        if (home) focus(`move-${home.id}`);
        toast.success(t('outline.deleted', { title }));
      },
    };
  }, [client, mutations, getKey, course, t, announce, toFocus]);
};

export type OutlineActions = ReturnType<typeof useOutline>;
