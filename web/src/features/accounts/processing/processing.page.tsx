import { IconDownload } from '@tabler/icons-react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { AssessImpactInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Card, Grid, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { useViewer } from '../viewer.tsx';
import { type ProcessingQuery, useAssessImpactMutation, useProcessingQuery } from './processing.gen.ts';
import { type Activity, type Assessment, makeProcessingDocument, PARTS } from './processing-document.ts';

/** Saves the register, or the impact assessment, as a page that prints well. */
const useDownload = (activities: readonly Activity[]) => {
  const { t, i18n } = useTranslation('processing');
  const { date, time } = useFormat();
  const names = {
    register: { title: t('register.title'), file: t('register.file') },
    impact: { title: t('impact.title'), file: t('impact.file') },
  };
  return (kind: keyof typeof names, assessment?: Assessment) => {
    const { title, file } = names[kind];
    const now = new Date().toISOString();
    const page = makeProcessingDocument(
      {
        title,
        line: t('line', { at: `${date(now)}, ${time(now)}` }),
        language: i18n.language,
        t: (key) => t(key),
        part: (part) => t(`part.${part}`),
        erasure: (erasure) => t(`erasureKind.${erasure}`),
        empty: t('empty'),
      },
      activities,
      assessment,
    );
    saveFile(file, page, 'text/html');
  };
};

function Register({ activities }: { activities: readonly Activity[] }) {
  const { t } = useTranslation('processing');
  const download = useDownload(activities);
  return (
    <Card as="section" aria-labelledby="register-title">
      <Stack gap={4} shrink>
        <Row wrap justify="between" gap={3}>
          <div>
            <Heading level={2} id="register-title" text="lg">
              {t('register.title')}
            </Heading>
            <Text mt={1} text="sm" tone="dim">
              {t('register.text')}
            </Text>
          </div>
          <Button
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            onClick={() => download('register')}
          >
            {t('register.download')}
          </Button>
        </Row>
        <Grid as="ul" gap={3}>
          {activities.map(({ feature, purpose, tables, recipients }) => (
            <Stack as="li" key={feature} gap={1} shrink>
              <Text weight={600} text="sm">
                {purpose}
              </Text>
              <Text text="sm" tone="dim" anywhere>
                {t('tables', { count: tables.length })}
                {recipients.length > 0 && ` ${t('recipients')}: ${recipients.join(', ')}.`}
              </Text>
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}

function Impact({
  activities,
  assessment: { version, ...assessment },
  onSaved,
}: {
  activities: readonly Activity[];
  assessment: ProcessingQuery['impactAssessment'];
  onSaved: () => void;
}) {
  const { t } = useTranslation('processing');
  const mayWrite = useViewer().may('privacy-request:decide');
  const download = useDownload(activities);
  const [assess] = useAssessImpactMutation();
  const texts = Object.fromEntries(PARTS.map((part) => [part, assessment[part]])) as Assessment;
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { ...texts, reason: '' },
    send: async (input) => {
      await assess({ variables: { input: { ...input, expectedVersion: version } } });
      toast.success(t('saved'));
      onSaved();
    },
  });
  return (
    <Card as="section" aria-labelledby="impact-title">
      <Stack gap={4} shrink>
        <Row wrap justify="between" gap={3}>
          <div>
            <Heading level={2} id="impact-title" text="lg">
              {t('impact.title')}
            </Heading>
            <Text mt={1} text="sm" tone="dim">
              {t('impact.text')}
            </Text>
          </div>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            onClick={() => download('impact', texts)}
          >
            {t('impact.download')}
          </Button>
        </Row>
        <Stack as="form" onSubmit={submit} noValidate gap={4} shrink>
          {PARTS.map((part) => (
            <TextArea
              key={form.key(part)}
              label={t(`part.${part}`)}
              description={t(`help.${part}`)}
              rows={4}
              maxLength={AssessImpactInput[part].maxLength}
              readOnly={!mayWrite}
              {...form.getInputProps(part)}
            />
          ))}
          {mayWrite && (
            <TextField
              key={form.key('reason')}
              label={t('reason')}
              description={t('reasonHelp')}
              maxLength={AssessImpactInput.reason.maxLength}
              {...form.getInputProps('reason')}
            />
          )}
          <FormError failure={formError} />
          {mayWrite && (
            <div>
              <Button type="submit" loading={isBusy}>
                {t('save')}
              </Button>
            </div>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

/** /admin/processing: the register of processing activities, and the impact assessment. */
export function Component() {
  const { t } = useTranslation('processing');
  const { t: tWorkspace } = useTranslation('workspace');
  const result = useProcessingQuery(cacheAndNetwork);
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[
          { label: tWorkspace('area.admin'), to: '/admin' },
          { label: t('crumb'), to: '/admin/privacy-requests' },
          { label: t('title') },
        ]}
        sub={t('sub')}
      />
      <QueryView result={result} select={(data) => data} skeleton={<LoadingRows rows={4} height={80} />}>
        {({ processingActivities, impactAssessment }) => (
          <Grid columns={1} gap={5}>
            <Impact
              key={impactAssessment.version}
              activities={processingActivities}
              assessment={impactAssessment}
              onSaved={() => void result.refetch().catch(() => undefined)}
            />
            <Register activities={processingActivities} />
          </Grid>
        )}
      </QueryView>
    </>
  );
}
