import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Heading, Stack } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import utilities from '../../../ui/utilities.module.css';
import { useViewer } from '../../accounts/index.ts';
import { type LookUpPlaybackMutation, useLookUpPlaybackMutation } from './playbacks.gen.ts';
import classes from './playbacks.module.css';

type Playback = LookUpPlaybackMutation['lookUpPlayback'];

const PlaybackFacts = ({ playback }: { playback: Playback }) => {
  const { t } = useTranslation('playbacks');
  const { date, time } = useFormat();
  const mayOpen = useViewer().may('person:read');
  const { code, personId, personName, lessonTitle, courseTitle, beganAt } = playback;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="found">
      <Heading level={2} id="found" text="lg" weight={600} numbers>
        {t('found', { code })}
      </Heading>
      <dl className={classes.facts}>
        <dt>{t('person')}</dt>
        <dd>
          {mayOpen ? (
            <Link to={`/admin/users/${personId}`} className={utilities.link}>
              {personName}
            </Link>
          ) : (
            personName
          )}
        </dd>
        <dt>{t('beganAt')}</dt>
        <dd>{`${time(beganAt)}, ${date(beganAt)}`}</dd>
        <dt>{t('lesson')}</dt>
        <dd>{lessonTitle}</dd>
        <dt>{t('course')}</dt>
        <dd>{courseTitle}</dd>
      </dl>
    </Stack>
  );
};

/** /admin/playbacks: finds the account to which the watermark code of a leaked recording belongs. */
export function Component() {
  const { t } = useTranslation('playbacks');
  const [lookUp] = useLookUpPlaybackMutation();
  const [foundPlayback, setFoundPlayback] = useState<Playback | null>(null);
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { code: '', reason: '' },
    send: async (input) => {
      setFoundPlayback(null);
      const { data } = await lookUp({ variables: { input } });
      setFoundPlayback(data?.lookUpPlayback ?? null);
    },
  });
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
      />
      <div className={classes.columns}>
        <Stack as="form" card gap={4} shrink onSubmit={submit} noValidate>
          <FormError failure={formError} />
          <TextField
            key={form.key('code')}
            label={t('code')}
            description={t('codeHelp')}
            withAsterisk
            maxLength={40}
            autoComplete="off"
            {...form.getInputProps('code')}
          />
          <TextArea
            key={form.key('reason')}
            label={t('reason')}
            description={t('reasonHelp')}
            withAsterisk
            rows={3}
            maxLength={500}
            {...form.getInputProps('reason')}
          />
          <div>
            <Button type="submit" loading={isBusy} leftSection={<IconSearch size={18} aria-hidden="true" />}>
              {t('lookUp')}
            </Button>
          </div>
        </Stack>
        <div aria-live="polite">
          {foundPlayback ? (
            <PlaybackFacts playback={foundPlayback} />
          ) : (
            <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
          )}
        </div>
      </div>
    </>
  );
}
