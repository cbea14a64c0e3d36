import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../../apollo/failure.ts';
import type { LessonKind, UpdateLessonInput } from '../../../../generated/schema.ts';
import { toast } from '../../../../ui/toast.tsx';
import { UpdateLessonDocument } from '../lesson-edit.gen.ts';
import {
  CourseOutlineDocument,
  CreateLessonDocument,
  CreateSectionDocument,
  DeleteLessonDocument,
  DeleteSectionDocument,
  MoveLessonDocument,
  MoveSectionDocument,
  type StudioLessonFragment,
  type StudioOutlineFragment,
  type StudioSectionFragment,
  UpdateSectionDocument,
} from './outline.gen.ts';
import { type LessonMove, moveLesson, moveSection, type SectionMove } from './outline-moves.ts';

const QUIET = { context: { suppressToast: true } } as const;

/** What should have the focus, by its id, as soon as the outline is another than `since`. */
export interface FocusWish {
  id: string;
  since: readonly StudioSectionFragment[] | null;
}

/**
 * What can be done to an outline. Moves show at once and go back when the server refuses; the rest waits for it.
 * `announce` says moves to screen readers, `toFocus` is told what should have the focus afterwards.
 */
export const useOutline = (
  course: StudioOutlineFragment,
  announce: (text: string) => void,
  toFocus: (wish: FocusWish) => void,
) => {
  const client = useApolloClient();
  const { t } = useTranslation('studio');
  return useMemo(() => {
    const { id: courseId, sections } = course;
    const focus = (id: string, since: FocusWish['since'] = sections) => toFocus({ id, since });
    const whole = (next: StudioSectionFragment[]): StudioOutlineFragment => ({ ...course, sections: next });

    const lessonMoved = (next: readonly StudioSectionFragment[], { lessonId, sectionId }: LessonMove) => {
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

    const updateLesson = async (
      input: Omit<UpdateLessonInput, 'expectedVersion'>,
      options: Partial<typeof QUIET> = {},
    ) => {
      const all = sections.flatMap(({ lessons }) => lessons);
      const expectedVersion = all.find(({ id }) => id === input.lessonId)?.version ?? 0;
      try {
        await client.mutate({
          mutation: UpdateLessonDocument,
          variables: { input: { ...input, expectedVersion } },
          ...options,
        });
      } catch (error) {
        // The next attempt is made on what the lesson is now
        if (failureOf(error).reason === 'STALE_VERSION')
          await client.refetchQueries({ include: [CourseOutlineDocument] });
        throw error;
      }
    };

    return {
      moveLesson: async (lesson: StudioLessonFragment, move: Omit<LessonMove, 'lessonId'>) => {
        const input = { ...move, lessonId: lesson.id };
        const next = moveLesson(sections, input);
        focus(`move-${lesson.id}`);
        announce(lessonMoved(next, input));
        try {
          await client.mutate({
            mutation: MoveLessonDocument,
            variables: { input },
            optimisticResponse: { moveLesson: whole(next) },
          });
        } catch {
          focus(`move-${lesson.id}`, null);
          announce(t('outline.moveFailed', { title: lesson.title }));
        }
      },
      moveSection: async (section: StudioSectionFragment, position: number) => {
        const input: SectionMove = { sectionId: section.id, position };
        const next = moveSection(sections, input);
        const place = next.findIndex(({ id }) => id === section.id) + 1;
        focus(`move-${section.id}`);
        announce(t('outline.movedSection', { title: section.title, place, all: next.length }));
        try {
          await client.mutate({
            mutation: MoveSectionDocument,
            variables: { input },
            optimisticResponse: { moveSection: whole(next) },
          });
        } catch {
          focus(`move-${section.id}`, null);
          announce(t('outline.moveFailed', { title: section.title }));
        }
      },
      addSection: async (title: string) => {
        const { data } = await client.mutate({
          mutation: CreateSectionDocument,
          variables: { input: { courseId, title } },
          ...QUIET,
        });
        announce(t('outline.added', { title }));
        const last = data?.createSection.sections.at(-1);
        if (last) focus(`move-${last.id}`);
      },
      renameSection: async (sectionId: string, title: string) => {
        await client.mutate({
          mutation: UpdateSectionDocument,
          variables: { input: { sectionId, title } },
          ...QUIET,
        });
      },
      deleteSection: async ({ id, title }: StudioSectionFragment) => {
        await client.mutate({ mutation: DeleteSectionDocument, variables: { sectionId: id } });
        toast.success(t('outline.deleted', { title }));
      },
      addLesson: async (sectionId: string, kind: LessonKind, title: string) => {
        const { data } = await client.mutate({
          mutation: CreateLessonDocument,
          variables: { input: { sectionId, kind, title } },
          ...QUIET,
        });
        announce(t('outline.added', { title }));
        if (data) focus(`item-${data.createLesson.id}`);
      },
      renameLesson: async (lessonId: string, title: string) => {
        await updateLesson({ lessonId, title }, QUIET);
      },
      setPreview: async ({ id, title }: StudioLessonFragment, isPreview: boolean) => {
        await updateLesson({ lessonId: id, isPreview });
        announce(t(isPreview ? 'outline.previewOn' : 'outline.previewOff', { title }));
      },
      deleteLesson: async ({ id, title }: StudioLessonFragment) => {
        await client.mutate({ mutation: DeleteLessonDocument, variables: { lessonId: id } });
        const home = sections.find(({ lessons }) => lessons.some((lesson) => lesson.id === id));
        if (home) focus(`move-${home.id}`);
        toast.success(t('outline.deleted', { title }));
      },
    };
  }, [client, course, t, announce, toFocus]);
};

export type OutlineActs = ReturnType<typeof useOutline>;
