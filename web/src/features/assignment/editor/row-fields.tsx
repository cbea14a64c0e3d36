import { NumberInput, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import kit from '../../../ui/kit.module.css';
import { Grid, Heading, Row } from '../../../ui/layout/layout.tsx';
import classes from './assignment-editor.module.css';
import type { RowDraft } from './rubric-draft.ts';

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
      <legend className={kit.hidden}>{t('editor.row', { number })}</legend>
      <Row justify="between" gap={4} shrink>
        <Heading level={3} text="control">
          {t('editor.row', { number })}
        </Heading>
        {!isOnly && (
          <button
            type="button"
            className={kit.iconButton}
            aria-label={t('editor.removeRow', { number })}
            onClick={onRemove}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          </button>
        )}
      </Row>
      <div className={classes.rowGrid}>
        <TextInput
          label={t('editor.rowTitle')}
          maxLength={120}
          error={error('title')}
          value={row.title}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <NumberInput
          label={t('editor.rowPoints')}
          min={1}
          max={100}
          allowDecimal={false}
          error={error('points')}
          value={row.points}
          onChange={(value) => onChange({ points: value === '' ? '' : Number(value) })}
        />
      </div>
      <TextInput
        label={t('editor.rowFull')}
        maxLength={500}
        error={error('description')}
        value={row.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <Textarea
        label={t('editor.levels')}
        description={t('editor.levelsHelp')}
        autosize
        minRows={2}
        error={error('levels')}
        value={row.levels}
        onChange={(event) => onChange({ levels: event.currentTarget.value })}
      />
    </Grid>
  );
}
