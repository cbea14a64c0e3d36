import { Fragment } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import type { FieldProps } from './field-props.ts';
import classes from './fields.module.css';

const MAX_LENGTH = 500;
const MAX_ESSAY_LENGTH = 20_000;
const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Gaps in a text, a short text, or a long text. */
export function TextFields({ question, answer, isReadOnly, onChange }: FieldProps) {
  const { t } = useTranslation('quiz');
  const { kind, gapText, gaps, id } = question;
  const setGap = (index: number, text: string) => {
    const texts = Array.from({ length: gaps }, (_, n) => (n === index ? text : (answer.texts[n] ?? '')));
    onChange({ ...answer, texts }, true);
  };
  const field = (index: number, label: string) => (
    <input
      type="text"
      className={kind === 'BLANK' ? classes.gap : classes.input}
      aria-label={label}
      maxLength={MAX_LENGTH}
      autoComplete="off"
      value={answer.texts[index] ?? ''}
      onChange={(event) => setGap(index, event.currentTarget.value)}
    />
  );
  if (kind === 'OPEN') {
    const text = answer.texts[0] ?? '';
    return (
      <Stack as="fieldset" gap={2} shrink border="none" disabled={isReadOnly}>
        <label className={styleClass({ mb: 2, text: 'md', tone: 'dim' })} htmlFor={`essay-${id}`}>
          {t('question.how.OPEN')}
        </label>
        <textarea
          id={`essay-${id}`}
          className={classes.essay}
          rows={10}
          maxLength={MAX_ESSAY_LENGTH}
          value={text}
          onChange={(event) => setGap(0, event.currentTarget.value)}
        />
        <Text text="sm" tone="dim">
          {t('question.words', { count: countWords(text) })}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack as="fieldset" gap={2} shrink border="none" disabled={isReadOnly}>
      <Text as="legend" mb={2} text="md" tone="dim">
        {t(`question.how.${kind}`)}
      </Text>
      {kind === 'BLANK' && gapText ? (
        <p className={classes.gapText}>
          {gapText.split(/_{3,}/).map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text of an attempt never changes
            <Fragment key={index}>
              {index > 0 && field(index - 1, t('question.gap', { number: index }))}
              {piece}
            </Fragment>
          ))}
        </p>
      ) : (
        field(0, t('question.how.SHORT'))
      )}
    </Stack>
  );
}
