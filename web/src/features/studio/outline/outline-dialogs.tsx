import { useState } from 'react';
import { toFailure } from '../../../apollo/failure.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { OfferedKind } from '../../courses/index.ts';
import { type CopiedItem, CopyDialog } from './copy-dialog.tsx';
import type { OutlineEditorFragment } from './outline.gen.ts';
import type { OutlineLesson, OutlineSection } from './outline-moves.ts';
import { TitleDialog } from './title-dialog.tsx';
import type { OutlineActions } from './use-outline.ts';
import { needsRevision, type Removals } from './use-removals.ts';

export type OpenDialog =
  | { what: 'addSection' }
  | { what: 'renameSection' | 'deleteSection'; section: OutlineSection }
  | { what: 'addLesson'; section: OutlineSection; kind: OfferedKind }
  | { what: 'renameLesson' | 'deleteLesson'; lesson: OutlineLesson }
  | { what: 'copy'; item: CopiedItem };

interface OutlineDialogsProps {
  course: OutlineEditorFragment;
  removals: Removals;
  ask: OpenDialog | null;
  onClose: () => void;
  actions: OutlineActions;
}

/** Dialogs of the outline, of which at most one is open. */
export function OutlineDialogs({ course, removals, ask: openDialog, onClose, actions }: OutlineDialogsProps) {
  const { t } = useTranslation('lessons');
  const { t: revised } = useTranslation('revisions');
  const [isBusy, setBusy] = useState(false);
  // A dialog has to be closed before it is unmounted, or the browser does not restore the focus.
  const [last, setLast] = useState<OpenDialog | null>(null);
  if (openDialog && openDialog !== last) setLast(openDialog);
  const isOpen = openDialog !== null;
  const ask = openDialog ?? last;
  if (!ask) return null;

  const run = async (action: Promise<void>) => {
    setBusy(true);
    await action.catch(() => undefined);
    setBusy(false);
    onClose();
  };
  /** A lesson with students is removed by a revision if the course is on sale. */
  const deleteOrPropose = (lesson: OutlineLesson) =>
    actions.deleteLesson(lesson).catch((error: unknown) => {
      const { reason, message } = toFailure(error);
      if (reason === 'LESSON_STUDIED') return removals.removeLesson(lesson);
      toast.error(message);
      throw error;
    });
  const title = (
    heading: string,
    label: string,
    initial: string,
    submitLabel: string,
    onSubmit: (name: string) => Promise<void>,
  ) => (
    <TitleDialog isOpen={isOpen} onClose={onClose} {...{ heading, label, initial, submitLabel, onSubmit }} />
  );

  switch (ask.what) {
    case 'addSection':
      return title(
        t('outline.addSection'),
        t('outline.sectionName'),
        '',
        t('outline.add'),
        actions.addSection,
      );
    case 'renameSection':
      return title(
        t('outline.rename'),
        t('outline.sectionName'),
        ask.section.title,
        t('outline.rename'),
        (name) => actions.renameSection(ask.section.id, name),
      );
    case 'addLesson':
      return title(t(`outline.add${ask.kind}`), t('outline.lessonName'), '', t('outline.add'), (name) =>
        actions.addLesson(ask.section.id, ask.kind, name),
      );
    case 'renameLesson':
      return title(
        t('outline.renameLesson'),
        t('outline.lessonName'),
        ask.lesson.title,
        t('outline.rename'),
        (name) => actions.renameLesson(ask.lesson, name),
      );
    case 'deleteSection': {
      if (needsRevision(course))
        return (
          <ConfirmDialog
            isOpen={isOpen}
            onClose={onClose}
            onConfirm={() => void run(removals.removeSection(ask.section))}
            title={revised('proposeSection', { title: ask.section.title })}
            confirmLabel={revised('proposeSectionDo')}
            isBusy={isBusy}
          >
            <p>{revised('proposeSectionText', { count: ask.section.lessons.length })}</p>
          </ConfirmDialog>
        );
      const isFull = ask.section.lessons.length > 0;
      return (
        <ConfirmDialog
          isOpen={isOpen}
          onClose={onClose}
          onConfirm={() => (isFull ? onClose() : void run(actions.deleteSection(ask.section)))}
          title={t('outline.deleteSectionTitle', { title: ask.section.title })}
          confirmLabel={isFull ? t('outline.understood') : t('outline.deleteSection')}
          isDanger={!isFull}
          isBusy={isBusy}
        >
          <p>{t(isFull ? 'outline.sectionHasLessons' : 'outline.deleteSectionText')}</p>
        </ConfirmDialog>
      );
    }
    case 'deleteLesson':
      return (
        <ConfirmDialog
          isOpen={isOpen}
          onClose={onClose}
          onConfirm={() => void run(deleteOrPropose(ask.lesson))}
          title={t('outline.deleteLessonTitle', { title: ask.lesson.title })}
          confirmLabel={t('outline.deleteLesson')}
          isDanger
          isBusy={isBusy}
        >
          <p>{needsRevision(course) ? revised('deleteLessonSold') : t('outline.deleteLessonText')}</p>
        </ConfirmDialog>
      );
    case 'copy':
      return (
        <CopyDialog
          key={ask.item.id}
          item={ask.item}
          courseId={course.id}
          isOpen={isOpen}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
