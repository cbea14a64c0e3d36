import { useApolloClient } from '@apollo/client/react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../apollo/failure.ts';
import type { Role, RoleChange } from '../../../generated/schema.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import {
  type BulkAnswerFragment,
  PreviewPeopleRolesDocument,
  PreviewPeopleStatusDocument,
  SetPeopleRolesDocument,
  SetPeopleStatusDocument,
} from './bulk.gen.ts';
import { Outcome } from './bulk-outcome.tsx';
import classes from './people.module.css';
import { RoleChoice } from './role-choice.tsx';

export type BulkAct = 'lock' | 'unlock' | 'roles';
const CHANGES: readonly RoleChange[] = ['ADD', 'REMOVE'];

interface BulkDialogProps {
  act: BulkAct;
  ids: readonly string[];
  onClose: () => void;
  onDone: (result: BulkAnswerFragment) => void;
}

/** Shows row by row what a bulk action would do, before it is done. */
export function BulkDialog({ act, ids, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('people');
  const client = useApolloClient();
  const [change, setChange] = useState<RoleChange>('ADD');
  const [roles, setRoles] = useState<readonly Role[]>([]);
  const [customRoleIds, setCustom] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [preview, setPreview] = useState<BulkAnswerFragment | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const hasChoice = act !== 'roles' || roles.length + customRoleIds.length > 0;

  const rolesInput = { ids: [...ids], change, roles: [...roles], customRoleIds: [...customRoleIds] };
  const statusInput = { ids: [...ids], isActive: act === 'unlock', reason: reason.trim() || null };
  const key = JSON.stringify([act, ids, change, roles, customRoleIds]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds everything that the preview depends on
  useEffect(() => {
    if (!hasChoice) return setPreview(null);
    let isCurrent = true;
    const options = { fetchPolicy: 'no-cache', context: { suppressToast: true } } as const;
    const asked =
      act === 'roles'
        ? client
            .query({ query: PreviewPeopleRolesDocument, variables: { input: rolesInput }, ...options })
            .then(({ data }) => data?.previewPeopleRoles)
        : client
            .query({
              query: PreviewPeopleStatusDocument,
              variables: { input: { ...statusInput, reason: null } },
              ...options,
            })
            .then(({ data }) => data?.previewPeopleStatus);
    asked.then(
      (answer) => {
        if (!isCurrent) return;
        setProblem(null);
        setPreview(answer ?? null);
      },
      (error) => isCurrent && setProblem(failureOf(error).message),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);

  const run = async () => {
    setBusy(true);
    const context = { suppressToast: true };
    try {
      const result =
        act === 'roles'
          ? (
              await client.mutate({
                mutation: SetPeopleRolesDocument,
                variables: { input: rolesInput },
                context,
              })
            ).data?.setPeopleRoles
          : (
              await client.mutate({
                mutation: SetPeopleStatusDocument,
                variables: { input: statusInput },
                context,
              })
            ).data?.setPeopleStatus;
      if (result) onDone(result);
    } catch (error) {
      const { details, message } = failureOf(error);
      setProblem(details[0]?.message ?? message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`bulk.${act}.title`, { count: ids.length })}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('bulk.cancel')}
          </Button>
          <Button
            {...(act === 'lock' ? { color: 'clay' } : {})}
            loading={isBusy}
            disabled={!preview || preview.done === 0}
            onClick={() => void run()}
          >
            {t(`bulk.${act}.confirm`, { count: preview?.done ?? 0 })}
          </Button>
        </>
      }
    >
      <div className={kit.stack}>
        {act === 'roles' ? (
          <>
            <NativeSelect
              label={t('bulk.change.label')}
              value={change}
              data={CHANGES.map((value) => ({ value, label: t(`bulk.change.${value as 'ADD'}`) }))}
              onChange={(event) => setChange(event.currentTarget.value as RoleChange)}
            />
            <RoleChoice roles={roles} onRoles={setRoles} customRoleIds={customRoleIds} onCustom={setCustom} />
          </>
        ) : (
          <p>{t(`bulk.${act}.text`)}</p>
        )}
        {act === 'lock' && (
          <TextInput
            label={t('bulk.reason')}
            description={t('bulk.reasonHelp')}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {problem && (
          <Notice tone="bad" isAlert>
            {problem}
          </Notice>
        )}
        {hasChoice && !preview && !problem && <Bone height={80} />}
        {preview && <Preview preview={preview} />}
      </div>
    </Dialog>
  );
}

function Preview({ preview }: { preview: BulkAnswerFragment }) {
  const { t } = useTranslation('people');
  const others = preview.rows.filter(({ outcome }) => outcome !== 'DONE');
  return (
    <div className={kit.stackTight} role="status">
      <p className={kit.strong}>
        {(['done', 'unchanged', 'refused'] as const)
          .filter((outcome) => preview[outcome] > 0)
          .map((outcome) => t(`bulk.preview.${outcome}`, { count: preview[outcome] }))
          .join(', ')}
      </p>
      {others.length > 0 && (
        <ul className={classes.rows}>
          {others.map((row) => (
            <li key={row.id}>
              <span>{row.fullName ?? row.id}</span>
              <Outcome row={row} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
