import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useAnnouncer } from '../../../ui/announcer.tsx';
import kit from '../../../ui/kit.module.css';
import { inOrder } from '../attempt-model.ts';
import type { FieldProps } from './field-props.ts';
import classes from './fields.module.css';

/** Items with buttons to move them up and down. */
export function OrderingFields({ question, answer, isReadOnly, onChange }: FieldProps) {
  const { t } = useTranslation('quiz');
  const { announce, region } = useAnnouncer();
  const items = inOrder(question.choices, answer.choiceIds);
  const move = (from: number, to: number) => {
    const ids = items.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    onChange({ ...answer, choiceIds: ids });
    announce(t('question.moved', { text: items[from]!.text, place: to + 1, total: items.length }));
  };
  return (
    <fieldset className={classes.fields} disabled={isReadOnly}>
      <legend className={classes.legend}>{t('question.how.ORDERING')}</legend>
      <ol className={classes.order}>
        {items.map(({ id, text }, index) => (
          <li key={id} className={classes.item}>
            <span className={classes.place}>{index + 1}</span>
            <span className={classes.text}>{text}</span>
            <button
              type="button"
              className={kit.iconButton}
              aria-label={t('question.up', { text })}
              aria-disabled={index === 0}
              onClick={() => index > 0 && move(index, index - 1)}
            >
              <IconArrowUp size={18} aria-hidden="true" />
            </button>
            <button
              type="button"
              className={kit.iconButton}
              aria-label={t('question.down', { text })}
              aria-disabled={index === items.length - 1}
              onClick={() => index < items.length - 1 && move(index, index + 1)}
            >
              <IconArrowDown size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      {answer.choiceIds.length === 0 && (
        <button
          type="button"
          className={`${kit.plainButton} ${kit.link} ${classes.keep}`}
          onClick={() => onChange({ ...answer, choiceIds: items.map(({ id }) => id) })}
        >
          {t('question.keepOrder')}
        </button>
      )}
      {region}
    </fieldset>
  );
}
