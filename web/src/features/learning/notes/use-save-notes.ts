import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../ui/save-file.ts';
import type { NoteWordsFragment } from './notes.gen.ts';
import { notesFile } from './notes-file.ts';
import { usePlaceName } from './place-name.ts';

/** Hands the notes of a course to the browser as a file to keep. */
export const useSaveNotes = () => {
  const { t } = useTranslation('notes');
  const nameOf = usePlaceName();
  return (courseTitle: string, notes: readonly NoteWordsFragment[]) =>
    saveFile(
      `${t('file')}.md`,
      notesFile(
        courseTitle,
        notes.map((note) => ({ ...note, at: nameOf(note) ?? null })),
      ),
      'text/markdown',
    );
};
