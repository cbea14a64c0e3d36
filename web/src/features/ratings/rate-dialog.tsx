import { type FormEvent, useState } from 'react';
import { type Failure, failureOf } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRateCourseMutation } from './ratings.gen.ts';
import { StarChoice } from './star-choice.tsx';

interface RateDialogProps {
  course: { id: string; title: string };
  /** Null for a first rating. */
  given: { stars: number; text: string | null } | null;
  onClose: () => void;
  onRated: () => void;
}

export function RateDialog({ course, given, onClose, onRated }: RateDialogProps) {
  const { t } = useTranslation('ratings');
  const [stars, setStars] = useState(given?.stars ?? 0);
  const [text, setText] = useState(given?.text ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [rate, { loading }] = useRateCourseMutation(SUPPRESS_TOAST);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (stars === 0) {
      setProblem(t('starsNeeded'));
      return;
    }
    try {
      await rate({ variables: { input: { courseId: course.id, stars, text: text.trim() || null } } });
      toast.success(t(given ? 'edited' : 'rated'));
      onRated();
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t(given ? 'editTitle' : 'rateTitle')}
      submitLabel={t(given ? 'save' : 'send')}
      onSubmit={(event) => void submit(event)}
      isBusy={loading}
      failure={failure}
    >
      <Text weight={600}>{course.title}</Text>
      <StarChoice
        value={stars}
        onChange={(chosen) => {
          setStars(chosen);
          setProblem(null);
        }}
      />
      {problem && <p role="alert">{problem}</p>}
      <TextArea
        label={t('text')}
        description={t('textHelp')}
        autosize
        minRows={4}
        maxRows={10}
        maxLength={2000}
        error={failure?.details.find(({ field }) => field === 'text')?.message}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
