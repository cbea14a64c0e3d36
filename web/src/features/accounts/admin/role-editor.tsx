import { Button, NativeSelect } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { failureOf } from '../../../apollo/failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { SelectionBar } from '../../../ui/selection-bar.tsx';
import { say } from '../../../ui/toast.tsx';
import { UnsavedWarning } from '../../../ui/unsaved-warning.tsx';
import { useViewer } from '../viewer.tsx';
import { PermissionGrid } from './permission-grid.tsx';
import {
  type PermissionsQuery,
  type RoleRowFragment,
  useDeleteRoleMutation,
  useUpdateRoleMutation,
} from './permissions.gen.ts';
import classes from './permissions.module.css';
import { RoleDialog } from './role-dialog.tsx';

interface RoleEditorProps {
  role: RoleRowFragment;
  roles: readonly RoleRowFragment[];
  catalogue: PermissionsQuery['permissionCatalogue'];
  onChanged: () => void;
  onDeleted: () => void;
}

/** What one role may do: system roles to look at, custom ones to change, with a review before it is saved. */
export function RoleEditor({ role, roles, catalogue, onChanged, onDeleted }: RoleEditorProps) {
  const { t } = useTranslation('permissions');
  const viewer = useViewer();
  const [draft, setDraft] = useState<ReadonlySet<string>>(new Set(role.permissions));
  const [comparedId, setCompared] = useState('');
  const [dialog, setDialog] = useState<'save' | 'delete' | 'rename' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [update, { loading: isSaving }] = useUpdateRoleMutation();
  const [remove, { loading: isDeleting }] = useDeleteRoleMutation();
  const saved = new Set(role.permissions);
  const added = [...draft].filter((each) => !saved.has(each));
  const removed = [...saved].filter((each) => !draft.has(each));
  const isDirty = added.length + removed.length > 0;
  const isCustom = role.kind === 'CUSTOM';
  const mayEdit = isCustom && viewer.may('role:update');
  const compared = roles.find(({ id }) => id === comparedId);
  // What comes with being a student or a teacher is no matter of custom roles
  const shown = isCustom
    ? catalogue
        .map((each) => ({ ...each, actions: each.actions.filter(({ isGrantable }) => isGrantable) }))
        .filter(({ actions }) => actions.length > 0)
    : catalogue;
  const labels = new Map(
    catalogue.flatMap(({ label, actions }) =>
      actions.map((each) => [each.permission, `${label}: ${each.label}`]),
    ),
  );

  const save = async () => {
    const { id, version: expectedVersion, name, description } = role;
    try {
      await update({
        variables: { input: { id, expectedVersion, name, description, permissions: [...draft] } },
        context: { suppressToast: true },
      });
      say.success(t('saved'));
      onChanged();
    } catch (error) {
      const failure = failureOf(error);
      setProblem(failure.details[0]?.message ?? failure.message);
      if (failure.code === 'CONFLICT') onChanged();
    } finally {
      setDialog(null);
    }
  };
  const deleteRole = async () => {
    try {
      await remove({ variables: { id: role.id }, context: { suppressToast: true } });
      say.success(t('deleted'));
      onDeleted();
    } catch (error) {
      setProblem(failureOf(error).message);
      setDialog(null);
    }
  };

  return (
    <section className={kit.cardFlush} aria-labelledby="role-name">
      <header className={classes.head}>
        <div className={classes.words}>
          <h2 id="role-name" className={classes.name}>
            {role.name}
          </h2>
          <p className={`${kit.small} ${kit.dim}`}>
            {viewer.may('person:read') ? (
              <Link
                className={kit.link}
                to={isCustom ? `/admin/users?customRole=${role.id}` : `/admin/users?role=${role.id}`}
              >
                {t('holders', { count: role.holderCount })}
              </Link>
            ) : (
              t('holders', { count: role.holderCount })
            )}
            {' · '}
            {t('count', { count: draft.size })}
          </p>
          {role.description && <p className={kit.small}>{role.description}</p>}
          {!isCustom && <p className={`${kit.small} ${kit.dim}`}>{t('locked')}</p>}
        </div>
        {mayEdit && (
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden="true" />}
            onClick={() => setDialog('rename')}
          >
            {t('rename')}
          </Button>
        )}
        {isCustom && viewer.may('role:delete') && (
          <button
            type="button"
            className={kit.iconButton}
            aria-label={t('delete')}
            onClick={() => setDialog('delete')}
          >
            <IconTrash size={20} aria-hidden="true" />
          </button>
        )}
        <NativeSelect
          className={classes.compare ?? ''}
          aria-label={t('compare')}
          value={comparedId}
          data={[
            { value: '', label: t('compareNone') },
            ...roles
              .filter(({ id }) => id !== role.id)
              .map(({ id, name }) => ({ value: id, label: t('compareWith', { name }) })),
          ]}
          onChange={(event) => setCompared(event.currentTarget.value)}
        />
      </header>
      {problem && (
        <div className={classes.problem}>
          <Notice tone="bad" isAlert>
            {problem}
          </Notice>
        </div>
      )}
      <PermissionGrid
        catalogue={shown}
        held={draft}
        saved={saved}
        compared={compared ? new Set(compared.permissions) : null}
        {...(mayEdit && {
          onToggle: (permission: string, isOn: boolean) => {
            setProblem(null);
            setDraft(
              (old) => new Set(isOn ? [...old, permission] : [...old].filter((each) => each !== permission)),
            );
          },
        })}
      />
      {isDirty && (
        <div className={classes.bar}>
          <SelectionBar
            onClear={() => setDraft(saved)}
            text={t('changes', { count: added.length + removed.length, people: role.holderCount })}
          >
            <button type="button" onClick={() => setDialog('save')}>
              {t('review')}
            </button>
          </SelectionBar>
        </div>
      )}
      <UnsavedWarning isDirty={isDirty} />
      <ConfirmDialog
        isOpen={dialog === 'save'}
        onClose={() => setDialog(null)}
        onConfirm={() => void save()}
        title={t('saveTitle', { name: role.name })}
        confirmLabel={t('save')}
        isBusy={isSaving}
      >
        <div className={kit.stackTight}>
          <p>{t('saveText', { count: role.holderCount })}</p>
          {added.length > 0 && (
            <ChangeList title={t('added')} names={added.map((each) => labels.get(each) ?? each)} />
          )}
          {removed.length > 0 && (
            <ChangeList title={t('removed')} names={removed.map((each) => labels.get(each) ?? each)} />
          )}
        </div>
      </ConfirmDialog>
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
    </section>
  );
}

function ChangeList({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div>
      <h3 className={kit.small}>{title}</h3>
      <ul className={classes.changeList}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
