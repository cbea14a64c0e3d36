import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Box, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { getLetter } from '../attempt-model.ts';
import { PieceView } from '../piece-view.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './fields.module.css';

/** Each item with a select of its matches. */
export function MatchingFields({ question, answer, files, isReadOnly, onChange }: FieldProps) {
  const { t } = useTranslation('quiz');
  // A list of options shows only texts, so rich items are listed above with the letters of the options
  const isLettered = question.matches.some(({ rich }) => rich);
  const options = [
    { value: '', label: t('question.match') },
    ...question.matches.map(({ id, text }, index) => ({
      value: id,
      label: isLettered ? `${getLetter(index)}. ${text}` : text,
    })),
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
      {isLettered && (
        <Stack as="ol" gap={2} mb={2} aria-label={t('question.matches')}>
          {question.matches.map((match, index) => (
            <Row as="li" key={match.id} align="start" gap={3}>
              <Text as="b" weight={600}>
                {getLetter(index)}.
              </Text>
              <Box grow shrink anywhere>
                <PieceView piece={match} files={files} />
              </Box>
            </Row>
          ))}
        </Stack>
      )}
      {question.choices.map(({ id, text, rich }) => (
        <div key={id} className={classes.pair}>
          <Text as="span" grow shrink anywhere>
            <PieceView piece={{ text, rich }} files={files} />
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
