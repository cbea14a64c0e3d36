import { useState } from 'react';
import { evictProfileAndStats } from '../../apollo/cache/users.ts';
import { toErrorMessage } from '../../apollo/failure.ts';
import { uncached } from '../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import type { Role, RoleChange } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { CancelButton } from '../../ui/cancel-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Grid, Stack, Text } from '../../ui/layout/layout.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ReasonInput, useReasonCheck } from '../accounts/index.ts';
import {
  type BulkAnswerFragment,
  usePreviewPeopleRolesQuery,
  usePreviewPeopleStatusQuery,
  useSetPeopleRolesMutation,
  useSetPeopleStatusMutation,
} from './bulk.gen.ts';
import { Outcome } from './bulk-outcome.tsx';
import classes from './people.module.css';
import { RoleChoice } from './role-choice.tsx';

export type BulkAction = 'lock' | 'unlock' | 'roles';
const CHANGES: readonly RoleChange[] = ['ADD', 'REMOVE'];

interface BulkDialogProps {
  action: BulkAction;
  ids: readonly string[];
  onClose: () => void;
  onDone: (result: BulkAnswerFragment) => void;
}

/** Shows the effect of a bulk action on each row before it is run. */
export function BulkDialog({ action, ids, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('people');
  const [change, setChange] = useState<RoleChange>('ADD');
  const [roles, setRoles] = useState<readonly Role[]>([]);
  const [customRoleIds, setCustomRoleIds] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const isRoleChange = action === 'roles';
  const hasChoice = !isRoleChange || roles.length + customRoleIds.length > 0;

  const rolesInput = { personIds: [...ids], change, roles: [...roles], customRoleIds: [...customRoleIds] };
  const statusInput = { personIds: [...ids], isActive: action === 'unlock', reason: null };
  const rolesPreview = usePreviewPeopleRolesQuery({
    variables: { input: rolesInput },
    skip: !isRoleChange || !hasChoice,
    ...uncached,
  });
  const statusPreview = usePreviewPeopleStatusQuery({
    variables: { input: statusInput },
    skip: isRoleChange,
    ...uncached,
  });
  const previewResult = isRoleChange ? rolesPreview : statusPreview;
  // The last response stays while the next one is loading, so that the dialog does not jump
  const answer = isRoleChange
    ? (rolesPreview.data ?? rolesPreview.previousData)?.previewPeopleRoles
    : statusPreview.data?.previewPeopleStatus;
  const preview = hasChoice ? answer : undefined;

  const [setPeopleRoles, rolesSet] = useSetPeopleRolesMutation(SUPPRESS_TOAST);
  const [setPeopleStatus, statusSet] = useSetPeopleStatusMutation({
    ...SUPPRESS_TOAST,
    update: (cache, { data }) => {
      for (const { id, outcome } of data?.setPeopleStatus.rows ?? [])
        if (outcome === 'DONE') evictProfileAndStats(cache, id);
    },
  });
  const mutationResult = isRoleChange ? rolesSet : statusSet;
  const failed = mutationResult.error ?? previewResult.error;
  const checkReason = useReasonCheck();
  const [reasonProblem, setReasonProblem] = useState<string | null>(null);
  const run = async () => {
    const missing = action === 'lock' ? checkReason(reason) : null;
    setReasonProblem(missing);
    if (missing) return;
    const result = isRoleChange
      ? (await setPeopleRoles({ variables: { input: rolesInput } })).data?.setPeopleRoles
      : (await setPeopleStatus({ variables: { input: { ...statusInput, reason: reason.trim() || null } } }))
          .data?.setPeopleStatus;
    if (result) onDone(result);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`bulk.${action}.title`, { count: ids.length })}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button
            {...(action === 'lock' ? { color: 'clay' } : {})}
            loading={mutationResult.loading}
            disabled={!preview || preview.done === 0 || previewResult.loading}
            onClick={() => void run().catch(() => undefined)} // shown below
          >
            {t(`bulk.${action}.confirm`, { count: preview?.done ?? 0 })}
          </Button>
        </>
      }
    >
      <Stack gap={4} shrink>
        {isRoleChange ? (
          <>
            <Select
              label={t('bulk.change.label')}
              value={change}
              options={CHANGES.map((value) => ({ value, label: t(`bulk.change.${value as 'ADD'}`) }))}
              onChange={(event) => setChange(event.currentTarget.value as RoleChange)}
            />
            <RoleChoice
              roles={roles}
              onRoles={setRoles}
              customRoleIds={customRoleIds}
              onCustom={setCustomRoleIds}
            />
          </>
        ) : (
          <p>{t(`bulk.${action}.text`)}</p>
        )}
        {action === 'lock' && (
          <ReasonInput
            value={reason}
            error={reasonProblem}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <Problem text={failed ? toErrorMessage(failed) : null} />
        {hasChoice && !preview && !failed && <Skeleton height={80} />}
        {preview && <Preview preview={preview} />}
      </Stack>
    </Dialog>
  );
}

function Preview({ preview }: { preview: BulkAnswerFragment }) {
  const { t } = useTranslation('people');
  const others = preview.rows.filter(({ outcome }) => outcome !== 'DONE');
  return (
    <Stack gap={2} shrink role="status">
      <Text weight={600}>
        {(['done', 'unchanged', 'refused'] as const)
          .filter((outcome) => preview[outcome] > 0)
          .map((outcome) => t(`bulk.preview.${outcome}`, { count: preview[outcome] }))
          .join(', ')}
      </Text>
      {others.length > 0 && (
        <Grid as="ul" className={classes.rows} gap={2} maxH={80} overflowY="auto">
          {others.map((row) => (
            <li key={row.id}>
              <span>{row.fullName ?? row.id}</span>
              <Outcome row={row} />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
