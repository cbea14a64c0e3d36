import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './fields.module.css';

/** Each item with a select of its matches. */
export function MatchingFields({ question, answer, isReadOnly, onChange }: FieldProps) {
  const { t } = useTranslation('quiz');
  const options = [
    { value: '', label: t('question.match') },
    ...question.matches.map(({ id, text }) => ({ value: id, label: text })),
  ];
  const match = (pairId: string, matchId: string) => {
    const others = answer.pairs.filter((pair) => pair.pairId !== pairId);
    onChange({ ...answer, pairs: matchId ? [...others, { pairId, matchId }] : others });
  };
  return (
    <Stack as="fieldset" gap={2} shrink border="none" disabled={isReadOnly}>
      <Text as="legend" mb={2} text="md" tone="dim">
        {t('question.how.MATCHING')}
      </Text>
      {question.choices.map(({ id, text }) => (
        <div key={id} className={classes.pair}>
          <Text as="span" grow shrink anywhere>
            {text}
          </Text>
          <Select
            aria-label={t('question.matchOf', { text })}
            options={options}
            value={answer.pairs.find(({ pairId }) => pairId === id)?.matchId ?? ''}
            onChange={(event) => match(id, event.currentTarget.value)}
          />
        </div>
      ))}
    </Stack>
  );
}
