import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useStudiedCourses } from '../learning/index.ts';
import { MyGroupsDocument, useCreateGroupMutation } from './groups.gen.ts';

/** Creates a group. Its founder becomes its leader. */
export function CreateGroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('groups');
  const navigate = useNavigate();
  const studied = useStudiedCourses();
  const [create] = useCreateGroupMutation({ refetchQueries: [MyGroupsDocument] });
  const getKey = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { name: '', about: '', courseId: '' },
    send: async ({ name, about, courseId }) => {
      const input = { name, about: about || null, courseId: courseId || null };
      const { data } = await create({
        variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } },
      });
      toast.success(t('found.done'));
      onClose();
      if (data) navigate(`/dashboard/groups/${data.createGroup.id}`);
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('found.open')}
      submitLabel={t('found.send')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <TextField
        label={t('found.name')}
        placeholder={t('found.example')}
        withAsterisk
        maxLength={60}
        data-autofocus
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <Select
        label={t('found.course')}
        description={t('found.courseHelp')}
        options={[
          { value: '', label: t('found.noCourse') },
          ...studied.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        key={form.key('courseId')}
        {...form.getInputProps('courseId')}
      />
      <TextArea
        label={t('found.about')}
        rows={3}
        maxLength={500}
        key={form.key('about')}
        {...form.getInputProps('about')}
      />
    </FormDialog>
  );
}
