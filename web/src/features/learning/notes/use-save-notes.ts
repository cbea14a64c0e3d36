import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { NoteWordsFragment } from './notes.gen.ts';
import { notesFile } from './notes-file.ts';

/** Hands the notes of a course to the browser as a file to keep. */
export const useSaveNotes = () => {
  const { t } = useTranslation('notes');
  const { clock } = useFormat();
  return (courseTitle: string, notes: readonly NoteWordsFragment[]) =>
    saveFile(
      `${t('file')}.md`,
      notesFile(
        courseTitle,
        notes.map((note) => ({ ...note, at: note.atSec === null ? null : clock(note.atSec) })),
      ),
      'text/markdown',
    );
};
