import type { CompletionRule, Drip } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Grid, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import type { EditableLessonFragment } from './lesson-edit.gen.ts';
import type { LessonForm } from './use-lesson-form.ts';

const DRIPS: readonly Drip[] = ['NONE', 'RELATIVE', 'DATE'];

export function StudyRules({ lesson, form }: { lesson: EditableLessonFragment; form: LessonForm }) {
  const { t } = useTranslation('lessons');
  const { set, getError } = form;
  const { values } = form.state;
  return (
    <Stack card gap={4} shrink>
      <Heading level={2} text="lg">
        {t('lesson.rules')}
      </Heading>
      <Checkbox
        id="isPreview"
        label={t('lesson.preview')}
        checked={values.isPreview}
        onChange={(event) => set('isPreview', event.currentTarget.checked)}
      />
      <Checkbox
        id="isRequired"
        label={t('lesson.required')}
        checked={values.isRequired}
        onChange={(event) => set('isRequired', event.currentTarget.checked)}
      />
      <Select
        id="rule"
        label={t('lesson.rule')}
        description={t('lesson.ruleHelp')}
        value={values.rule}
        error={getError('rule')}
        options={lesson.allowedRules.map((each) => ({ value: each, label: t(`lesson.rule_${each}`) }))}
        onChange={(event) => set('rule', event.currentTarget.value as CompletionRule)}
      />
      <Grid columns="narrow" gap={4}>
        <Select
          id="drip"
          label={t('lesson.drip')}
          value={values.drip}
          error={getError('drip')}
          options={DRIPS.map((each) => ({ value: each, label: t(`lesson.drip_${each}`) }))}
          onChange={(event) => set('drip', event.currentTarget.value as Drip)}
        />
        {values.drip === 'RELATIVE' && (
          <TextField
            id="dripDays"
            label={t('lesson.dripDays')}
            inputMode="numeric"
            value={values.dripDays}
            error={getError('dripDays')}
            onChange={(event) => set('dripDays', event.currentTarget.value.replace(/\D/g, '').slice(0, 3))}
          />
        )}
        {values.drip === 'DATE' && (
          <DateField
            id="dripAt"
            withTime
            label={t('lesson.dripAt')}
            help={t('lesson.vietnamTime')}
            value={values.dripAt}
            error={getError('dripAt')}
            onDate={(at) => set('dripAt', at)}
            onUnreadable={(text) => set('dripAt', text)}
          />
        )}
      </Grid>
      {values.drip !== 'NONE' && (
        <Text text="sm" tone="dim">
          {t('lesson.dripHelp')}
        </Text>
      )}
    </Stack>
  );
}
