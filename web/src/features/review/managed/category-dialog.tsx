import { RecategorizeCourseInput as rules } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { fits } from '../../../ui/fits.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { CategorySelect } from '../../categories/index.ts';
import type { ManagedCourse } from './managed-columns.tsx';
import { useRecategorizeCourseMutation } from './managed-courses.gen.ts';

interface CategoryDialogProps {
  course: ManagedCourse;
  onClose: () => void;
}

/** Moves a course to another category, with a reason that its teacher sees. */
export function CategoryDialog({ course, onClose }: CategoryDialogProps) {
  const { t } = useTranslation('managedCourses');
  const [recategorize] = useRecategorizeCourseMutation();
  const former = course.category?.id ?? '';
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { categoryId: former, reason: '' },
    validate: {
      categoryId: (id) => (id && id !== former ? null : t('recategorize.choose')),
      reason: (reason) => (fits(reason, rules.reason) ? null : t('reasonRule', rules.reason)),
    },
    send: async ({ categoryId, reason }) => {
      await recategorize({
        variables: { input: { courseId: course.id, categoryId, reason: reason.trim() } },
      });
      toast.success(t('recategorize.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('recategorize.title', { title: course.title })}
      submitLabel={t('recategorize.submit')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('recategorize.text')}</p>
      <CategorySelect
        data-autofocus
        label={t('recategorize.to')}
        none={t('recategorize.none')}
        {...form.getInputProps('categoryId')}
      />
      <TextArea
        label={t('reason')}
        description={t('reasonHelp')}
        rows={3}
        maxLength={rules.reason.maxLength}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
