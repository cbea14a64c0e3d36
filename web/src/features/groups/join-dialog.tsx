import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { MyGroupsDocument, useJoinGroupMutation } from './groups.gen.ts';

export function JoinDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('groups');
  const navigate = useNavigate();
  const [join] = useJoinGroupMutation({ refetchQueries: [MyGroupsDocument] });
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { code: '' },
    send: async (input) => {
      const { data } = await join({ variables: { input } });
      if (!data) return;
      toast.success(t('join.done', { name: data.joinGroup.name }));
      onClose();
      navigate(`/dashboard/groups/${data.joinGroup.id}`);
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('join.open')}
      submitLabel={t('join.send')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <TextField
        label={t('join.code')}
        description={t('join.help')}
        placeholder="R11X-KHNA"
        withAsterisk
        autoComplete="off"
        autoCapitalize="characters"
        data-autofocus
        key={form.key('code')}
        {...form.getInputProps('code')}
      />
    </FormDialog>
  );
}
