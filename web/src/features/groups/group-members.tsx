import type { FragmentType } from '@apollo/client';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { copyWithToast } from '../../ui/copy-text.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { useFormat } from '../../ui/format.ts';
import { formatTypedCode } from '../../ui/format-typed-code.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Box, Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  type GroupMembersFragment,
  useGroupMembersFragment,
  useRemoveGroupMemberMutation,
  useRenewGroupCodeMutation,
  useSetGroupRoleMutation,
  useShareProgressMutation,
} from './groups.gen.ts';

type Member = GroupMembersFragment['members'][number];

interface GroupMembersProps {
  group: FragmentType<GroupMembersFragment>;
  onChanged: () => void;
}

/** The members of a group with their shared progress, and the invitation code. */
export function GroupMembers({ group: from, onChanged }: GroupMembersProps) {
  const { t } = useTranslation('groups');
  const { date } = useFormat();
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [share] = useShareProgressMutation();
  const [setRole] = useSetGroupRoleMutation();
  const [remove] = useRemoveGroupMemberMutation();
  const [renew] = useRenewGroupCodeMutation();
  const group = useGroupMembersFragment(from);
  if (!group) return null;
  const isLeader = group.viewerRole === 'LEADER';
  const run = async (action: () => Promise<unknown>, message?: string) => {
    setLeaving(null);
    try {
      await action();
      if (message) toast.success(message);
      onChanged();
    } catch {
      // A toast shows the failure
    }
  };
  const copy = () =>
    copyWithToast(formatTypedCode(group.code), { copied: t('code.copied'), failed: t('code.notCopied') });
  return (
    <Card as="section" aria-labelledby="group-members">
      <Heading level={2} id="group-members" text="lg">
        {t('member.title')}
      </Heading>
      <ul>
        {group.members.map((member) => {
          const { id: memberId, person, role, isViewer, percentage, lastStudiedAt } = member;
          const other = role === 'LEADER' ? 'MEMBER' : 'LEADER';
          return (
            <Row as="li" key={memberId} gap={3} py={2}>
              <Avatar name={person.fullName} src={person.avatarUrl} size={36} />
              <Box grow shrink>
                <Text weight={600}>{person.fullName}</Text>
                <Text text="sm" tone="dim">
                  {[
                    isViewer ? t('member.you') : '',
                    role === 'LEADER' ? t('role.LEADER') : '',
                    lastStudiedAt ? t('member.studied', { date: date(lastStudiedAt) }) : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Box>
              {percentage !== null && (
                <Text as="span" numbers>
                  {percentage}%
                </Text>
              )}
              {isLeader && !isViewer && (
                <RowMenu label={t('member.more', { name: person.fullName })}>
                  <button
                    type="button"
                    onClick={() =>
                      void run(() => setRole({ variables: { input: { memberId, role: other } } }))
                    }
                  >
                    {t(`member.make.${other}`)}
                  </button>
                  <button type="button" onClick={() => setLeaving(member)}>
                    {t('member.remove')}
                  </button>
                </RowMenu>
              )}
            </Row>
          );
        })}
      </ul>
      <Stack gap={2} shrink pt={3} mt={3} borderTop>
        {group.course && (
          <Checkbox
            label={t('member.share')}
            description={t('member.shareHelp')}
            checked={group.viewerSharesProgress}
            onChange={(event) =>
              void run(() =>
                share({ variables: { input: { groupId: group.id, isShared: event.currentTarget.checked } } }),
              )
            }
          />
        )}
        {group.code && (
          <>
            <Text text="sm" tone="dim">
              {t('code.title')}
            </Text>
            <Row justify="between" gap={4} shrink>
              <Text as="b" numbers>
                {formatTypedCode(group.code)}
              </Text>
              <Row as="span" gap={2} shrink>
                <Button
                  size="compact-md"
                  variant="default"
                  leftSection={<IconCopy size={16} aria-hidden="true" />}
                  onClick={() => void copy()}
                >
                  {t('code.copy')}
                </Button>
                {isLeader && (
                  <IconButton
                    aria-label={t('code.renew')}
                    onClick={() =>
                      void run(() => renew({ variables: { groupId: group.id } }), t('code.renewed'))
                    }
                  >
                    <IconRefresh size={18} aria-hidden="true" />
                  </IconButton>
                )}
              </Row>
            </Row>
          </>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('member.removeTitle', { name: leaving?.person.fullName ?? '' })}
        confirmLabel={t('member.remove')}
        isDanger
        onConfirm={() => void run(() => remove({ variables: { memberId: leaving?.id ?? '' } }))}
      >
        <p>{t('member.removeText')}</p>
      </ConfirmDialog>
    </Card>
  );
}
