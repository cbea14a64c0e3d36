import { type FormEvent, useState } from 'react';
import { type Failure, failureOf } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import kit from '../../ui/kit.module.css';
import { toast } from '../../ui/toast.tsx';
import { useViewer } from '../accounts/index.ts';
import classes from './ratings.module.css';
import { useReportRatingMutation } from './report-rating.gen.ts';

/** Reports a rating to moderators; for signed-in viewers who did not write it. */
export function ReportRating({
  ratingId,
  author,
}: {
  ratingId: string;
  author: { id: string; fullName: string };
}) {
  const { t } = useTranslation('ratings');
  const { user } = useViewer();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [report, { loading }] = useReportRatingMutation(SUPPRESS_TOAST);
  if (!user || user.id === author.id) return null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    try {
      await report({ variables: { input: { ratingId, note } } });
      toast.success(t('report.done'));
      setOpen(false);
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  return (
    <>
      <button
        type="button"
        className={`${kit.plainButton} ${classes.report}`}
        aria-label={`${t('report.act')}: ${author.fullName}`}
        onClick={() => setOpen(true)}
      >
        {t('report.act')}
      </button>
      {isOpen && (
        <FormDialog
          onClose={() => setOpen(false)}
          title={t('report.title')}
          submitLabel={t('report.send')}
          onSubmit={(event) => void submit(event)}
          isBusy={loading}
          failure={failure}
        >
          <p>{t('report.text')}</p>
          <TextArea
            data-autofocus
            label={t('report.note')}
            withAsterisk
            rows={3}
            maxLength={500}
            error={failure?.details[0]?.message}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </FormDialog>
      )}
    </>
  );
}
