import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useRateCourseMutation } from './ratings.gen.ts';
import { StarChoice } from './star-choice.tsx';

interface RateDialogProps {
  course: { id: string; title: string };
  /** Null for a first rating. */
  currentRating: { stars: number; text: string | null } | null;
  onClose: () => void;
  onRated: () => void;
}

export function RateDialog({ course, currentRating, onClose, onRated }: RateDialogProps) {
  const { t } = useTranslation('ratings');
  const [rate] = useRateCourseMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { stars: currentRating?.stars ?? 0, text: currentRating?.text ?? '' },
    validate: { stars: (stars) => (stars === 0 ? t('starsNeeded') : null) },
    send: async ({ stars, text }) => {
      await rate({ variables: { input: { courseId: course.id, stars, text: text.trim() || null } } });
      toast.success(t(currentRating ? 'edited' : 'rated'));
      onRated();
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(currentRating ? 'editTitle' : 'rateTitle')}
      submitLabel={t(currentRating ? 'save' : 'send')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <Text weight={600}>{course.title}</Text>
      <StarChoice value={form.values.stars} onChange={(stars) => form.setFieldValue('stars', stars)} />
      {form.errors['stars'] && <p role="alert">{form.errors['stars']}</p>}
      <TextArea
        label={t('text')}
        description={t('textHelp')}
        autosize
        minRows={4}
        maxRows={10}
        maxLength={2000}
        {...form.getInputProps('text')}
      />
    </FormDialog>
  );
}
