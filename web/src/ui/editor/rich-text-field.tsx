import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { lazyOptional } from '../lazy-optional.tsx';
import { PartFailed } from '../part-failed.tsx';
import { Skeleton } from '../skeleton.tsx';
import type { RichNode } from './rich-text.ts';
import classes from './rich-text-field.module.css';
import type { PicturePort } from './use-pictures.ts';

const LoadingEditor = () => {
  const { t } = useTranslation('lessons');
  return (
    <div aria-busy="true" className={classes.loading}>
      <span className={classes.note}>{t('editor.loading')}</span>
      <Skeleton height={180} />
    </div>
  );
};

/** The editor is half a megabyte, so only the screens that edit load it. */
const RichTextEditor = lazyOptional(async () => (await import('./rich-text-editor.tsx')).RichTextEditor, {
  placeholder: <LoadingEditor />,
  failed: PartFailed,
});

interface RichTextFieldProps {
  /** For links of the submission checklist. */
  id?: string;
  label: string;
  help?: ReactNode;
  /** On the right of the label, for instance the number of words. */
  side?: ReactNode;
  error?: ReactNode;
  value: RichNode;
  onChange: (doc: RichNode) => void;
  isReadOnly?: boolean;
  /** Uploads of pictures; undefined if the text shows none. */
  port?: PicturePort;
}

/** A rich text field: label above, help below, error below that. */
export function RichTextField({
  id,
  label,
  help,
  side,
  error,
  value,
  onChange,
  isReadOnly,
  port,
}: RichTextFieldProps) {
  const { i18n } = useTranslation();
  const base = useId();
  const descriptionIds = [help && `${base}help`, error && `${base}error`].filter(Boolean).join(' ');
  return (
    <div id={id} className={classes.field}>
      <div className={classes.line}>
        <span id={`${base}label`} className={classes.label}>
          {label}
        </span>
        {side}
      </div>
      <RichTextEditor
        // The labels are part of the document's view, so another language needs a new editor
        key={i18n.language}
        labelledBy={`${base}label`}
        {...(descriptionIds && { describedBy: descriptionIds })}
        value={value}
        onChange={onChange}
        hasError={Boolean(error)}
        isReadOnly={isReadOnly ?? false}
        port={port}
      />
      {help && (
        <p id={`${base}help`} className={classes.note}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${base}error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
