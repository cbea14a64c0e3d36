import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { fromLocal, toLocal } from '../../../ui/local-time.ts';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import {
  type MarkingQueueQuery,
  useDeclineExtensionMutation,
  useGrantExtensionMutation,
} from './grading.gen.ts';
import classes from './grading-page.module.css';

type Request = MarkingQueueQuery['extensionRequests'][number];
type Assignment = NonNullable<MarkingQueueQuery['assignment']>;

interface RequestsProps {
  assignment: Assignment;
  requests: readonly Request[];
  onDecided: () => void;
}

/** Students' requests for an extension, with their reasons. */
export function Requests({ assignment, requests, onDecided }: RequestsProps) {
  const { t } = useTranslation('marking');
  const [openDecision, setOpenDecision] = useState<{ request: Request; isGranted: boolean } | null>(null);
  if (requests.length === 0) return null;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="extension-requests">
      <h2 id="extension-requests">{t('requests.title')}</h2>
      <Stack as="ul" gap={4} shrink>
        {requests.map((request) => (
          <Row as="li" key={request.studentId} className={classes.request} wrap rowGap={3} columnGap={4}>
            <div>
              <Text weight={600}>{request.studentName}</Text>
              <Text tone="text-2">{request.reason}</Text>
            </div>
            <Row wrap align="stretch" gap={2}>
              <Button size="sm" onClick={() => setOpenDecision({ request, isGranted: true })}>
                {t('requests.grant')}
              </Button>
              <Button
                size="sm"
                variant="default"
                onClick={() => setOpenDecision({ request, isGranted: false })}
              >
                {t('requests.decline')}
              </Button>
            </Row>
          </Row>
        ))}
      </Stack>
      {openDecision && (
        <DecisionDialog
          assignment={assignment}
          {...openDecision}
          onClose={() => setOpenDecision(null)}
          onDecided={() => {
            setOpenDecision(null);
            onDecided();
          }}
        />
      )}
    </Stack>
  );
}

/** Three days from now, at the end of the day in Vietnam. */
const inThreeDays = () =>
  `${toLocal(new Date(Date.now() + 3 * 86_400_000).toISOString()).slice(0, 10)}T23:59`;

interface DecisionProps {
  assignment: Assignment;
  request: Request;
  isGranted: boolean;
  onClose: () => void;
  onDecided: () => void;
}

const DecisionDialog = ({ assignment, request, isGranted, onClose, onDecided }: DecisionProps) => {
  const { t } = useTranslation('marking');
  const [grant] = useGrantExtensionMutation();
  const [decline] = useDeclineExtensionMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { dueAt: inThreeDays(), cutOffAt: inThreeDays(), reason: '' },
    send: async ({ dueAt, cutOffAt, reason }) => {
      const input = { assignmentId: assignment.id, studentId: request.studentId, reason };
      if (isGranted)
        await grant({
          variables: {
            input: { ...input, dueAt: fromLocal(dueAt) ?? '', cutOffAt: fromLocal(cutOffAt) ?? '' },
          },
        });
      else await decline({ variables: { input } });
      toast.success(t(isGranted ? 'requests.granted' : 'requests.declined'));
      onDecided();
    },
  });
  const date = (field: 'dueAt' | 'cutOffAt') => ({
    value: form.getValues()[field],
    onDate: (value: string) => form.setFieldValue(field, value),
    error: form.errors[field] as string | undefined,
    withTime: true,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(isGranted ? 'requests.grantTitle' : 'requests.declineTitle', { name: request.studentName })}
      submitLabel={t(isGranted ? 'requests.grant' : 'requests.decline')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      {isGranted && (
        <>
          <DateField label={t('requests.due')} help={t('requests.dueHelp')} {...date('dueAt')} />
          <DateField label={t('requests.cutOff')} help={t('requests.cutOffHelp')} {...date('cutOffAt')} />
        </>
      )}
      <TextArea
        label={t('requests.reason')}
        description={t('requests.reasonHelp')}
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
};
