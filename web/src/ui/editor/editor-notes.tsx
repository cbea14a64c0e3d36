import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextButton } from '../text-button.tsx';
import { OMITTED_KINDS, type OmittedContent } from './pasted.ts';
import classes from './rich-text-editor.module.css';

interface EditorNotesProps {
  pendingUploads: number;
  problems: readonly string[];
  omittedContent: OmittedContent | null;
  onDismiss: () => void;
}

/** The results of pasting and uploading, below the text. All omitted content is listed. */
export function EditorNotes({ pendingUploads, problems, omittedContent, onDismiss }: EditorNotesProps) {
  const { t } = useTranslation('lessons');
  const parts = omittedContent
    ? OMITTED_KINDS.flatMap((kind) => {
        const count = omittedContent[kind];
        return count ? [t(`editor.leftOut.${kind}`, { count })] : [];
      })
    : [];
  return (
    <div className={classes.below} role="status">
      {pendingUploads > 0 && <p>{t('editor.pictureWaiting', { count: pendingUploads })}</p>}
      {problems.map((problem) => (
        <p key={problem} className={classes.problem}>
          {problem}
        </p>
      ))}
      {parts.length > 0 && <p>{t('editor.leftOut.text', { what: parts.join(', ') })}</p>}
      {(problems.length > 0 || parts.length > 0) && (
        <TextButton onClick={onDismiss}>{t('editor.leftOut.close')}</TextButton>
      )}
    </div>
  );
}
