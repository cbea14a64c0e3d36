import { UpdateLessonInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { EmbedFrame } from '../../ui/lesson/embed-frame.tsx';
import type { EditableLessonFragment } from './lesson-edit.gen.ts';
import type { LessonForm } from './use-lesson-form.ts';

interface KindFieldsProps {
  lesson: EditableLessonFragment;
  form: LessonForm;
}

/** The planned length of a live lesson. The server measures the length of all other lessons. */
function MinutesField({ form }: Pick<KindFieldsProps, 'form'>) {
  const { t } = useTranslation('lessons');
  return (
    <TextField
      id="minutes"
      label={t('lesson.minutes')}
      description={t('lesson.minutesHelp')}
      inputMode="numeric"
      value={form.state.values.minutes}
      error={form.getError('minutes')}
      onChange={(event) => form.set('minutes', event.currentTarget.value.replace(/\D/g, '').slice(0, 3))}
    />
  );
}

/** The embedded page as the server has recognised it, and its URL. */
export function EmbedFields({ lesson, form }: KindFieldsProps) {
  const { t } = useTranslation('lessons');
  const { embedUrl, embedProvider } = lesson;
  return (
    <>
      <TextArea
        id="embed"
        label={t('lesson.embed')}
        description={t('lesson.embedHelp')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={UpdateLessonInput.embed.maxLength}
        value={form.state.values.embed}
        error={form.getError('embed')}
        onChange={(event) => form.set('embed', event.currentTarget.value)}
      />
      {embedUrl && embedProvider && (
        <EmbedFrame title={lesson.title} url={embedUrl} provider={embedProvider} />
      )}
    </>
  );
}

export function LiveFields({ form }: KindFieldsProps) {
  const { t } = useTranslation('lessons');
  const { values } = form.state;
  return (
    <>
      <Grid columns="narrow" gap={4}>
        <DateField
          id="liveStartsAt"
          withTime
          label={t('lesson.liveStartsAt')}
          help={t('lesson.vietnamTime')}
          value={values.liveStartsAt}
          error={form.getError('liveStartsAt')}
          onDate={(at) => form.set('liveStartsAt', at)}
          onUnreadable={(text) => form.set('liveStartsAt', text)}
        />
        <MinutesField form={form} />
      </Grid>
      <TextField
        id="liveUrl"
        type="url"
        label={t('lesson.liveUrl')}
        description={t('lesson.liveUrlHelp')}
        maxLength={UpdateLessonInput.liveUrl.maxLength}
        value={values.liveUrl}
        error={form.getError('liveUrl')}
        onChange={(event) => form.set('liveUrl', event.currentTarget.value)}
      />
      <TextField
        id="recordingUrl"
        type="url"
        label={t('lesson.recordingUrl')}
        description={t('lesson.recordingUrlHelp')}
        maxLength={UpdateLessonInput.recordingUrl.maxLength}
        value={values.recordingUrl}
        error={form.getError('recordingUrl')}
        onChange={(event) => form.set('recordingUrl', event.currentTarget.value)}
      />
    </>
  );
}
