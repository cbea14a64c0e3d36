import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CODE_LANGUAGES } from '../code/code-languages.ts';
import { Select } from '../fields/select.tsx';
import { CALLOUT_TONES } from '../rich-text-pieces.tsx';
import type { PictureDescription } from './picture-dialog.tsx';
import classes from './rich-text-editor.module.css';

const TABLE_ACTIONS = [
  'addRowAfter',
  'deleteRow',
  'addColumnAfter',
  'deleteColumn',
  'toggleHeaderRow',
  'deleteTable',
] as const;

interface ContextBarProps {
  editor: Editor;
  onFormula: () => void;
  onDescribe: (picture: PictureDescription) => void;
  onCrop: () => void;
}

/** The actions at the cursor: in a table, in code, in a callout, at a picture or a formula. */
export function ContextBar({ editor, onFormula, onDescribe, onCrop }: ContextBarProps) {
  const { t } = useTranslation(['lessons', 'common']);
  const cursor = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isTable: current.isActive('table'),
      language: current.isActive('codeBlock')
        ? String(current.getAttributes('codeBlock').language ?? '')
        : null,
      tone: current.isActive('callout') ? String(current.getAttributes('callout').tone) : null,
      isFormula: current.isActive('inlineMath') || current.isActive('blockMath'),
      picture: current.isActive('image') ? (current.getAttributes('image') as PictureDescription) : null,
    }),
  });
  const { picture } = cursor;
  if (!cursor.isTable && cursor.language === null && cursor.tone === null && !cursor.isFormula && !picture)
    return null;
  return (
    <div className={classes.context}>
      {cursor.isTable &&
        TABLE_ACTIONS.map((action) => (
          <button
            key={action}
            type="button"
            className={classes.contextAct}
            onClick={() => editor.chain().focus()[action]().run()}
          >
            {t(`editor.tableAct.${action}`)}
          </button>
        ))}
      {cursor.language !== null && (
        <Select
          isSmall
          aria-label={t('editor.codeLanguage')}
          value={cursor.language}
          options={[
            { value: '', label: t('editor.noLanguage') },
            ...Object.entries(CODE_LANGUAGES).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) =>
            editor
              .chain()
              .updateAttributes('codeBlock', { language: event.currentTarget.value || null })
              .run()
          }
        />
      )}
      {cursor.tone !== null && (
        <Select
          isSmall
          aria-label={t('editor.calloutTone')}
          value={cursor.tone}
          options={CALLOUT_TONES.map((value) => ({ value, label: t(`common:text.callout.${value}`) }))}
          onChange={(event) =>
            editor.chain().updateAttributes('callout', { tone: event.currentTarget.value }).run()
          }
        />
      )}
      {cursor.isFormula && (
        <button type="button" className={classes.contextAct} onClick={onFormula}>
          {t('editor.formulaEdit')}
        </button>
      )}
      {picture && (
        <>
          <button type="button" className={classes.contextAct} onClick={() => onDescribe(picture)}>
            {t('editor.pictureDescribe')}
          </button>
          <button type="button" className={classes.contextAct} onClick={onCrop}>
            {t('editor.pictureCrop')}
          </button>
        </>
      )}
    </div>
  );
}
