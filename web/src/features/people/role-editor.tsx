import { useState } from 'react';
import { toFailure } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Box, Card } from '../../ui/layout/layout.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { toast } from '../../ui/toast.tsx';
import { UnsavedWarning } from '../../ui/unsaved-warning.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useViewer } from '../accounts/index.ts';
import { PermissionGrid } from './permission-grid.tsx';
import { type PermissionsQuery, useDeleteRoleMutation, useUpdateRoleMutation } from './permissions.gen.ts';
import { ReviewChanges } from './review-changes.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { RoleHead } from './role-head.tsx';
import type { Role } from './role-list.tsx';

/** Errors do not belong to single checkboxes, so all are shown above the grid. */
const FIELDS: readonly string[] = [];

interface RoleEditorProps {
  role: Role;
  roles: readonly Role[];
  catalogue: PermissionsQuery['permissionCatalogue'];
  onChanged: () => void;
  onDeleted: () => void;
}

/** The permissions of a role: read-only for system roles, editable for custom roles, with a review before saving. */
export function RoleEditor({ role, roles, catalogue, onChanged, onDeleted }: RoleEditorProps) {
  const { t } = useTranslation('permissions');
  const viewer = useViewer();
  const [comparedId, setComparedId] = useState('');
  const [dialog, setDialog] = useState<'save' | 'delete' | 'rename' | null>(null);
  const [update] = useUpdateRoleMutation();
  const [remove, { loading: isDeleting }] = useDeleteRoleMutation(SUPPRESS_TOAST);
  const { form, submit, isBusy, formError, setServerErrors, clear } = useMutationForm({
    mode: 'controlled',
    initialValues: { permissions: role.permissions },
    fields: FIELDS,
    send: async ({ permissions }) => {
      const { id: roleId, version: expectedVersion, name, description } = role;
      try {
        await update({ variables: { input: { roleId, expectedVersion, name, description, permissions } } });
      } finally {
        setDialog(null);
      }
      toast.success(t('saved'));
      onChanged();
    },
    onRefused: (error) => {
      const { reason, message } = toFailure(error);
      if (reason !== 'STALE_VERSION') return false;
      // The newer version replaces this editor with all its state
      toast.error(message);
      onChanged();
      return true;
    },
  });
  const draft = new Set(form.values.permissions);
  const saved = new Set(role.permissions);
  const added = [...draft].filter((each) => !saved.has(each));
  const removed = [...saved].filter((each) => !draft.has(each));
  const isDirty = added.length + removed.length > 0;
  const isCustom = role.kind === 'CUSTOM';
  const mayEdit = isCustom && viewer.may('role:update');
  const comparedRole = roles.find(({ id }) => id === comparedId);
  // Custom roles cannot contain the permissions of students and teachers
  const shownPermissions = isCustom
    ? catalogue
        .map((each) => ({ ...each, actions: each.actions.filter(({ isGrantable }) => isGrantable) }))
        .filter(({ actions }) => actions.length > 0)
    : catalogue;
  const labels = new Map(
    catalogue.flatMap(({ label, actions }) =>
      actions.map((each) => [each.permission, `${label}: ${each.label}`]),
    ),
  );
  const getName = (permission: string) => labels.get(permission) ?? permission;

  const deleteRole = async () => {
    try {
      await remove({ variables: { roleId: role.id } });
      toast.success(t('deleted'));
      onDeleted();
    } catch (error) {
      setServerErrors(error);
      setDialog(null);
    }
  };

  return (
    <Card as="section" card="flush" aria-labelledby="role-name">
      <RoleHead
        role={role}
        permissionCount={draft.size}
        others={roles.filter(({ id }) => id !== role.id)}
        comparedId={comparedId}
        onCompare={setComparedId}
        {...(mayEdit && { onRename: () => setDialog('rename') })}
        {...(isCustom && viewer.may('role:delete') && { onDelete: () => setDialog('delete') })}
      />
      {formError && (
        <Box px={6} pb={4}>
          <FormError failure={formError} />
        </Box>
      )}
      <PermissionGrid
        catalogue={shownPermissions}
        granted={draft}
        saved={saved}
        compared={comparedRole ? new Set(comparedRole.permissions) : null}
        {...(mayEdit && {
          onToggle: (permission: string, isOn: boolean) => {
            clear();
            form.setFieldValue('permissions', (old) =>
              isOn ? [...old, permission] : old.filter((each) => each !== permission),
            );
          },
        })}
      />
      {isDirty && (
        <Box px={4} pb={4} position="sticky" bottom={0}>
          <SelectionBar
            onClear={() => form.reset()}
            text={t('changes', { count: added.length + removed.length, people: role.holderCount })}
          >
            <button type="button" onClick={() => setDialog('save')}>
              {t('review')}
            </button>
          </SelectionBar>
        </Box>
      )}
      <UnsavedWarning isDirty={isDirty} />
      <ReviewChanges
        isOpen={dialog === 'save'}
        onClose={() => setDialog(null)}
        onConfirm={() => submit()}
        isBusy={isBusy}
        role={role}
        added={added.map(getName)}
        removed={removed.map(getName)}
      />
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        onClose={() => setDialog(null)}
        onConfirm={() => void deleteRole()}
        title={t('deleteTitle', { name: role.name })}
        confirmLabel={t('delete')}
        isBusy={isDeleting}
        isDanger
      >
        <p>{t('deleteText')}</p>
      </ConfirmDialog>
      {dialog === 'rename' && (
        <RoleDialog
          role={role}
          onClose={() => setDialog(null)}
          onSaved={() => {
            setDialog(null);
            onChanged();
          }}
        />
      )}
    </Card>
  );
}
