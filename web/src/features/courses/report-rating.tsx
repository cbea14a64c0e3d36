import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import classes from './ratings.module.css';
import { useReportRatingMutation } from './report-rating.gen.ts';

const ReportDialog = ({ ratingId, onClose }: { ratingId: string; onClose: () => void }) => {
  const { t } = useTranslation('ratings');
  const [report] = useReportRatingMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { note: '' },
    send: async ({ note }) => {
      await report({ variables: { input: { ratingId, note } } });
      toast.success(t('report.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('report.title')}
      submitLabel={t('report.send')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('report.text')}</p>
      <TextArea
        data-autofocus
        label={t('report.note')}
        withAsterisk
        rows={3}
        maxLength={500}
        key={form.key('note')}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  );
};

interface ReportRatingProps {
  ratingId: string;
  author: { id: string; fullName: string };
}

/** Reports a rating to moderators; for signed-in viewers who did not write it. */
export function ReportRating({ ratingId, author }: ReportRatingProps) {
  const { t } = useTranslation('ratings');
  const { user } = useViewer();
  const [isOpen, setOpen] = useState(false);
  if (!user || user.id === author.id) return null;
  return (
    <>
      <button
        type="button"
        className={`${utilities.plainButton} ${classes.report}`}
        aria-label={`${t('report.act')}: ${author.fullName}`}
        onClick={() => setOpen(true)}
      >
        {t('report.act')}
      </button>
      {isOpen && <ReportDialog ratingId={ratingId} onClose={() => setOpen(false)} />}
    </>
  );
}
