import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AskToRestoreCourseInput as rules } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { fits } from '../../ui/fits.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import utilities from '../../ui/utilities.module.css';
import {
  type SuspensionNoticeFragment,
  useAskToRestoreCourseMutation,
  useSuspensionNoticeFragment,
} from './suspension-notice.gen.ts';

/** Reason of the administrator who suspended the course, and the request to restore it after a correction. */
export function SuspensionNotice({ course: from }: { course: FragmentType<SuspensionNoticeFragment> }) {
  const { t } = useTranslation('studio');
  const { date, time } = useFormat();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const course = useSuspensionNoticeFragment(from);
  if (!course?.whySuspended) return null;
  const { whySuspended, restoreAskedAt, restoreMessage } = course;
  return (
    <Box mb={6}>
      <Notice tone="bad">
        <Stack gap={2} shrink>
          <Text weight={600}>{t('suspendedFor')}</Text>
          <p>{whySuspended}</p>
          {restoreAskedAt ? (
            <p role="status">
              {t('restore.asked', { date: date(restoreAskedAt), time: time(restoreAskedAt) })}{' '}
              <q>{restoreMessage}</q>
            </p>
          ) : (
            <p>{t('restore.how')}</p>
          )}
          <Row wrap gap={2} shrink>
            {course.allowedActions.includes('ASK_TO_RESTORE') && (
              <Button size="sm" variant="default" onClick={() => setDialogOpen(true)}>
                {t('restore.open')}
              </Button>
            )}
            <Link to="/contact" className={utilities.moreLink}>
              {t('askSupport')}
            </Link>
          </Row>
        </Stack>
      </Notice>
      {isDialogOpen && <AskDialog courseId={course.id} onClose={() => setDialogOpen(false)} />}
    </Box>
  );
}

function AskDialog({ courseId, onClose }: { courseId: string; onClose: () => void }) {
  const { t } = useTranslation('studio');
  const [ask] = useAskToRestoreCourseMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { message: '' },
    validate: {
      message: (message) => (fits(message, rules.message) ? null : t('restore.rule', rules.message)),
    },
    send: async ({ message }) => {
      await ask({ variables: { input: { courseId, message: message.trim() } } });
      toast.success(t('restore.sent'));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('restore.title')}
      submitLabel={t('restore.submit')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('restore.text')}</p>
      <TextArea
        key={form.key('message')}
        data-autofocus
        label={t('restore.message')}
        description={t('restore.messageHelp')}
        rows={4}
        maxLength={rules.message.maxLength}
        {...form.getInputProps('message')}
      />
    </FormDialog>
  );
}
