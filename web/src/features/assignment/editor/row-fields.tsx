import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Grid, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import utilities from '../../../ui/utilities.module.css';
import classes from './assignment-editor.module.css';
import { type LevelDraft, newLevel, type RowDraft } from './rubric-draft.ts';

interface LevelsProps {
  levels: readonly LevelDraft[];
  /** Number of the criterion, which tells its fields apart. */
  rowNumber: number;
  max: number | '';
  error: ReactNode;
  onChange: (levels: LevelDraft[]) => void;
}

/** The levels of a criterion as a grid of points and words, lowest first. */
function Levels({ levels, rowNumber, max, error, onChange }: LevelsProps) {
  const { t } = useTranslation('marking');
  const change = (index: number, changed: Partial<LevelDraft>) =>
    onChange(levels.map((level, at) => (at === index ? { ...level, ...changed } : level)));
  const add = () =>
    // The usual three levels, to be overwritten
    onChange(
      levels.length > 0
        ? [...levels, newLevel()]
        : [
            newLevel(0, t('editor.levelNone')),
            newLevel(Math.floor((max || 0) / 2), t('editor.levelPart')),
            newLevel(max, t('editor.levelFull')),
          ],
    );
  return (
    <Stack as="fieldset" gap={2} shrink>
      <Text as="legend" text="sm" weight={600}>
        {t('editor.levels')}
      </Text>
      <Text text="sm" tone="dim">
        {t('editor.levelsHelp')}
      </Text>
      {levels.map((level, index) => (
        <div key={level.key} className={classes.level}>
          <NumberField
            aria-label={t('editor.levelPoints', { number: index + 1, row: rowNumber })}
            min={0}
            max={100}
            unit={t('editor.levelUnit')}
            value={level.points}
            onChange={(points) => change(index, { points })}
          />
          <TextField
            aria-label={t('editor.levelLabel', { number: index + 1, row: rowNumber })}
            placeholder={t('editor.levelPlaceholder')}
            maxLength={40}
            value={level.label}
            onChange={(event) => change(index, { label: event.currentTarget.value })}
          />
          <IconButton
            aria-label={t('editor.removeLevel', { number: index + 1, row: rowNumber })}
            onClick={() => onChange(levels.filter((each) => each !== level))}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {error && (
        <Text text="sm" tone="bad" role="alert">
          {error}
        </Text>
      )}
      <div>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={add}
        >
          {t('editor.addLevel')}
        </Button>
      </div>
    </Stack>
  );
}

interface RowFieldsProps {
  row: RowDraft;
  number: number;
  /** By field path. */
  errors: Readonly<Record<string, ReactNode>>;
  isOnly: boolean;
  onChange: (changed: Partial<RowDraft>) => void;
  onRemove: () => void;
}

export function RowFields({ row, number, errors, isOnly, onChange, onRemove }: RowFieldsProps) {
  const { t } = useTranslation('marking');
  const error = (field: string) => errors[`rubric.${number - 1}.${field}`];
  return (
    <Grid as="fieldset" gap={3} shrink p={4} radius="md" border>
      <legend className={utilities.hidden}>{t('editor.row', { number })}</legend>
      <Row justify="between" gap={4} shrink>
        <Heading level={3} text="control">
          {t('editor.row', { number })}
        </Heading>
        {!isOnly && (
          <IconButton aria-label={t('editor.removeRow', { number })} onClick={onRemove}>
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </Row>
      <div className={classes.rowGrid}>
        <TextField
          label={t('editor.rowTitle')}
          maxLength={120}
          error={error('title')}
          value={row.title}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <NumberField
          label={t('editor.rowPoints')}
          min={1}
          max={100}
          error={error('points')}
          value={row.points}
          onChange={(points) => onChange({ points })}
        />
      </div>
      <TextField
        label={t('editor.rowFull')}
        maxLength={500}
        error={error('description')}
        value={row.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <Levels
        levels={row.levels}
        rowNumber={number}
        max={row.points}
        error={error('levels')}
        onChange={(levels) => onChange({ levels })}
      />
    </Grid>
  );
}
