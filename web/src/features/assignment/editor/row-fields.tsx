import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Grid, Heading, Row } from '../../../ui/layout/layout.tsx';
import utilities from '../../../ui/utilities.module.css';
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
      <TextArea
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
