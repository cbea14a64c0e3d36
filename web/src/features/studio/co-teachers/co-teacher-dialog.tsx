import type { CourseRight } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldGroup } from '../../../ui/fields/field-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import {
  type CoTeachersPanelFragment,
  useInviteCoTeacherMutation,
  useUpdateCoTeacherMutation,
} from './co-teachers.gen.ts';

type Place = NonNullable<CoTeachersPanelFragment['coTeachers']>[number];

export const RIGHTS: readonly CourseRight[] = ['EDIT', 'ANSWER', 'MARK'];

interface CoTeacherDialogProps {
  courseId: string;
  /** Missing for an invitation. */
  place?: Place | undefined;
  onClose: () => void;
}

/** Invites an e-mail address to teach a course, or changes a co-teacher's permissions. */
export function CoTeacherDialog({ courseId, place, onClose }: CoTeacherDialogProps) {
  const { t } = useTranslation('revisions');
  const [invite] = useInviteCoTeacherMutation();
  const [update] = useUpdateCoTeacherMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { email: place?.email ?? '', rights: [...(place?.rights ?? RIGHTS)] },
    send: async ({ email, rights }) => {
      if (place) {
        await update({ variables: { input: { coTeacherId: place.id, rights } } });
        toast.success(t('teachers.changed'));
      } else {
        await invite({ variables: { input: { courseId, email: email.trim(), rights } } });
        toast.success(t('teachers.sent', { email: email.trim() }));
      }
      onClose();
    },
  });
  const { rights } = form.values;
  return (
    <FormDialog
      title={
        place
          ? t('teachers.change', { name: place.person?.fullName ?? place.email })
          : t('teachers.inviteTitle')
      }
      submitLabel={t(place ? 'teachers.changeDo' : 'teachers.send')}
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      {!place && (
        <TextField
          type="email"
          autoComplete="off"
          data-autofocus
          label={t('teachers.email')}
          description={t('teachers.emailHelp')}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
      )}
      <FieldGroup label={t('teachers.rights')} error={form.errors.rights}>
        {RIGHTS.map((right) => (
          <Checkbox
            key={right}
            label={t(`teachers.right.${right}`)}
            checked={rights.includes(right)}
            onChange={({ currentTarget: { checked } }) =>
              form.setFieldValue(
                'rights',
                RIGHTS.filter((each) => (each === right ? checked : rights.includes(each))),
              )
            }
          />
        ))}
      </FieldGroup>
    </FormDialog>
  );
}
