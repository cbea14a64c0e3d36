import { useApolloClient } from '@apollo/client/react';
import { IconFileImport } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { toErrorMessage } from '../../apollo/failure.ts';
import { uncached } from '../../apollo/fetch-policies.ts';
import { ChangeRosterInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { readText } from '../../ui/decode-text.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { fits } from '../../ui/fits.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { Problem } from '../../ui/problem.tsx';
import { FileButton } from '../../ui/upload/file-button.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useKeyedState } from '../../ui/use-keyed-state.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import {
  RosterChangesDocument,
  RosterPreviewDocument,
  type RosterPreviewQuery,
  useChangeRosterMutation,
} from './classroom.gen.ts';
import classes from './classroom.module.css';

/** Milliseconds after the last keystroke until the list is checked. */
const PAUSE_MS = 400;
/** The server's limit in bytes. */
const MAX_BYTES = 300_000;

interface RosterDialogProps {
  course: { id: string; title: string };
  onDone: () => void;
  onClose: () => void;
}

/** Enrols students by their e-mail addresses, pasted or from a file. */
export function RosterDialog({ course, onDone, onClose }: RosterDialogProps) {
  const { t } = useTranslation('classroom');
  const [change] = useChangeRosterMutation();
  const getKey = useIdempotencyKey();
  const rules = ChangeRosterInput.reason;
  const [addresses, setAddresses] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const preview = usePreview(course.id, addresses, setProblem);
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { reason: '' },
    fields: ['reason', 'addresses'],
    validate: { reason: (value) => (fits(value, rules) ? null : t('reasonRule', rules)) },
    send: async ({ reason }) => {
      const input = { courseId: course.id, kind: 'ENROL' as const, addresses, reason: reason.trim() };
      await change({
        variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } },
        refetchQueries: [RosterChangesDocument],
      });
      onDone();
    },
  });
  const readRoster = async (file: File) => {
    setProblem(file.size > MAX_BYTES ? t('roster.tooLarge') : null);
    if (file.size <= MAX_BYTES) setAddresses(await readText(file));
  };
  return (
    <FormDialog
      title={t('roster.title')}
      submitLabel={
        preview?.addressCount ? t('roster.submit', { count: preview.addressCount }) : t('roster.submitNone')
      }
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('roster.text', { course: course.title })}</p>
      <TextArea
        label={t('roster.addresses')}
        description={t('roster.addressesHelp')}
        rows={6}
        data-autofocus
        value={addresses}
        error={form.errors['addresses'] ?? problem}
        onChange={(event) => {
          form.clearFieldError('addresses');
          setAddresses(event.currentTarget.value);
        }}
      />
      <FileButton accept=".csv,.txt,text/csv,text/plain" onFiles={([file]) => void readRoster(file)}>
        {(props) => (
          <Button
            {...props}
            className={classes.start ?? ''}
            variant="default"
            leftSection={<IconFileImport size={18} aria-hidden="true" />}
          >
            {t('roster.file')}
          </Button>
        )}
      </FileButton>
      {preview && <PreviewCounts {...preview} />}
      <TextArea
        label={t('reason')}
        description={t('reasonHelp')}
        rows={3}
        maxLength={rules.maxLength}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

type Preview = RosterPreviewQuery['rosterPreview'];

function usePreview(courseId: string, addresses: string, onProblem: (text: string | null) => void) {
  const client = useApolloClient();
  const [preview, setPreview] = useKeyedState<Preview | null>(`${courseId} ${addresses}`, null);
  useEffect(() => {
    if (!addresses.includes('@')) return;
    let isCancelled = false;
    const loadPreview = async () => {
      try {
        const variables = { courseId, addresses };
        const { data } = await client.query({ query: RosterPreviewDocument, variables, ...uncached });
        if (isCancelled) return;
        onProblem(null);
        setPreview(data?.rosterPreview ?? null);
      } catch (error) {
        if (!isCancelled) onProblem(toErrorMessage(error));
      }
    };
    const timer = setTimeout(() => void loadPreview(), PAUSE_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [client, courseId, addresses, onProblem, setPreview]);
  return preview;
}

const PreviewCounts = ({ addressCount, invalidLines, repeatedCount, placesLeft }: Preview) => {
  const { t } = useTranslation('classroom');
  return (
    <Stack role="status" gap={2} shrink>
      <Text weight={600}>{t('roster.found', { count: addressCount })}</Text>
      {repeatedCount > 0 && (
        <Text text="sm" tone="dim">
          {t('roster.repeated', { count: repeatedCount })}
        </Text>
      )}
      {invalidLines.length > 0 && (
        <Text text="sm">
          {t('roster.invalid', { count: invalidLines.length, lines: invalidLines.join(', ') })}
        </Text>
      )}
      {addressCount > placesLeft ? (
        <Problem text={t('roster.tooMany', { count: placesLeft })} />
      ) : (
        <Text text="sm" tone="dim">
          {t('roster.left', { count: placesLeft })}
        </Text>
      )}
    </Stack>
  );
};
