import { type FormEvent, type ReactNode, useId } from 'react';
import type { Failure } from '../../../apollo/failure.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import kit from '../../../ui/kit.module.css';
import classes from './part-card.module.css';

interface PartCardProps {
  title: string;
  help?: string;
  children: ReactNode;
  isDirty: boolean;
  isSaving: boolean;
  formError: Failure | null;
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  onUndo: () => void;
}

/** A part of a profile with its own save button. */
export function PartCard(props: PartCardProps) {
  const { title, help, children, isDirty, isSaving, formError, onSubmit, onUndo } = props;
  const { t } = useTranslation('profile');
  const id = useId();
  return (
    <section className={kit.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {help && <p className={classes.help}>{help}</p>}
      <form onSubmit={onSubmit} noValidate className={`${kit.stack} ${classes.form}`}>
        {children}
        <FormError failure={formError} />
        <div className={kit.row}>
          <Button type="submit" loading={isSaving} disabled={!isDirty}>
            {t('save')}
          </Button>
          {isDirty && !isSaving && (
            <Button variant="subtle" onClick={onUndo}>
              {t('undo')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
