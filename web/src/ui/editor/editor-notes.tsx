import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextButton } from '../text-button.tsx';
import { LEFT_OUT_KINDS, type LeftOut } from './pasted.ts';
import classes from './rich-text-editor.module.css';

interface EditorNotesProps {
  waiting: number;
  problems: readonly string[];
  leftOut: LeftOut | null;
  onForget: () => void;
}

/** The results of pasting and uploading, below the text. All omitted content is listed. */
export function EditorNotes({ waiting, problems, leftOut, onForget }: EditorNotesProps) {
  const { t } = useTranslation('lessons');
  const parts = leftOut
    ? LEFT_OUT_KINDS.flatMap((kind) => {
        const count = leftOut[kind];
        return count ? [t(`editor.leftOut.${kind}`, { count })] : [];
      })
    : [];
  return (
    <div className={classes.below} role="status">
      {waiting > 0 && <p>{t('editor.pictureWaiting', { count: waiting })}</p>}
      {problems.map((problem) => (
        <p key={problem} className={classes.problem}>
          {problem}
        </p>
      ))}
      {parts.length > 0 && <p>{t('editor.leftOut.text', { what: parts.join(', ') })}</p>}
      {(problems.length > 0 || parts.length > 0) && (
        <TextButton onClick={onForget}>{t('editor.leftOut.close')}</TextButton>
      )}
    </div>
  );
}
