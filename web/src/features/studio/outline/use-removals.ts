import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useProposeRemovalsMutation } from '../revision/revision.gen.ts';
import type { OutlineEditorFragment } from './outline.gen.ts';
import type { Track } from './use-saves.ts';

export interface Part {
  readonly id: string;
  readonly title: string;
}

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);

/** True if the course has buyers to protect, so that lessons with students are removed only after a review. */
export const needsRevision = ({ status }: Pick<OutlineEditorFragment, 'status'>): boolean =>
  status === 'PUBLISHED' || status === 'SUSPENDED';

/** The removals of the revision of a course on sale, and the functions to change them. */
export const useRemovals = (course: OutlineEditorFragment, track: Track) => {
  const { t } = useTranslation('revisions');
  const [propose] = useProposeRemovalsMutation();
  return useMemo(() => {
    const sectionIds = course.revision?.removedSectionIds ?? [];
    const lessonIds = course.revision?.removedLessonIds ?? [];
    const save = (sections: string[], lessons: string[]) =>
      track(
        propose({ variables: { input: { courseId: course.id, sectionIds: sections, lessonIds: lessons } } }),
      );
    return {
      isLeaving: (id: string) => sectionIds.includes(id) || lessonIds.includes(id),
      removeSection: async ({ id, title }: Part) => {
        await save([...without(sectionIds, id), id], lessonIds);
        toast.success(t('proposed', { title }));
      },
      removeLesson: async ({ id, title }: Part) => {
        await save(sectionIds, [...without(lessonIds, id), id]);
        toast.success(t('proposed', { title }));
      },
      keep: async ({ id, title }: Part) => {
        await save(without(sectionIds, id), without(lessonIds, id));
        toast.success(t('kept', { title }));
      },
    };
  }, [course.id, course.revision, propose, t, track]);
};

export type Removals = ReturnType<typeof useRemovals>;
