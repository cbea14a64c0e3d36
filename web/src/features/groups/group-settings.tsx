import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import {
  type GroupSettingsFragment,
  MyGroupsDocument,
  useGroupSettingsFragment,
  useLeaveGroupMutation,
  useUpdateGroupMutation,
} from './groups.gen.ts';

const NameDialog = ({ group, onClose }: { group: GroupSettingsFragment; onClose: () => void }) => {
  const { t } = useTranslation('groups');
  const [update] = useUpdateGroupMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { name: group.name, about: group.about ?? '' },
    send: async ({ name, about }) => {
      await update({ variables: { input: { groupId: group.id, name, about: about || null } } });
      toast.success(t('rename.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('rename.open')}
      submitLabel={t('rename.save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <TextField
        label={t('found.name')}
        withAsterisk
        maxLength={60}
        key={form.key('name')}
        {...form.getInputProps('name')}
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
};

export function GroupSettings({ group: from }: { group: FragmentType<GroupSettingsFragment> }) {
  const { t } = useTranslation('groups');
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<'rename' | 'leave' | null>(null);
  const [leave, { loading }] = useLeaveGroupMutation({
    refetchQueries: [MyGroupsDocument],
  });
  const group = useGroupSettingsFragment(from);
  if (!group) return null;
  const isLast = group.memberCount === 1;
  const go = async () => {
    try {
      await leave({ variables: { groupId: group.id } });
      toast.success(t('leave.done', { name: group.name }));
      navigate('/dashboard/groups', { replace: true });
    } catch {
      setOpenDialog(null);
    }
  };
  return (
    <>
      {group.viewerRole === 'LEADER' && (
        <Button variant="default" onClick={() => setOpenDialog('rename')}>
          {t('rename.open')}
        </Button>
      )}
      <Button variant="subtle" color="clay" onClick={() => setOpenDialog('leave')}>
        {t('leave.open')}
      </Button>
      {openDialog === 'rename' && <NameDialog group={group} onClose={() => setOpenDialog(null)} />}
      <ConfirmDialog
        isOpen={openDialog === 'leave'}
        onClose={() => setOpenDialog(null)}
        title={t('leave.title', { name: group.name })}
        confirmLabel={t('leave.open')}
        isDanger
        isBusy={loading}
        onConfirm={() => void go()}
      >
        <p>{t(isLast ? 'leave.last' : 'leave.text')}</p>
      </ConfirmDialog>
    </>
  );
}
