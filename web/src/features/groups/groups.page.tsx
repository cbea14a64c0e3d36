import type { FragmentType } from '@apollo/client';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CreateGroupDialog } from './create-group-dialog.tsx';
import { type GroupCardFragment, useGroupCardFragment, useMyGroupsQuery } from './groups.gen.ts';
import classes from './groups.module.css';
import { JoinDialog } from './join-dialog.tsx';

function GroupCard({ group: from }: { group: FragmentType<GroupCardFragment> }) {
  const { t } = useTranslation('groups');
  const { date, time } = useFormat();
  const group = useGroupCardFragment(from);
  if (!group) return null;
  const { id, name, about, course, memberCount, viewerRole, events } = group;
  const [next] = events;
  return (
    <Stack as="li" className={classes.groupCard} card gap={2} position="relative">
      <Heading level={2} text="lg">
        <Link to={`/dashboard/groups/${id}`}>{name}</Link>
      </Heading>
      <Row as="p" wrap gap={2} shrink text="sm" tone="dim">
        {t('members', { count: memberCount })}
        {course && ` · ${course.title}`}
        {viewerRole === 'LEADER' && <Tag tone="ok">{t('role.LEADER')}</Tag>}
      </Row>
      {about && (
        <Text space="lines" anywhere>
          {about}
        </Text>
      )}
      {next && (
        <Text text="sm">
          {t('next', { title: next.title, at: `${time(next.startsAt)} ${date(next.startsAt)}` })}
        </Text>
      )}
    </Stack>
  );
}

/** /dashboard/groups: the viewer's study groups. */
export function Component() {
  const { t } = useTranslation('groups');
  const { t: tWorkspace } = useTranslation('workspace');
  const [openDialog, setOpenDialog] = useState<'found' | 'join' | null>(null);
  const result = useMyGroupsQuery(cacheAndNetwork);
  const actions = (
    <>
      <Button
        variant="default"
        leftSection={<IconTicket size={18} aria-hidden="true" />}
        onClick={() => setOpenDialog('join')}
      >
        {t('join.open')}
      </Button>
      <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setOpenDialog('found')}>
        {t('found.open')}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: tWorkspace('area.student'), to: '/dashboard' }, { label: t('title') }]}
        sub={t('sub')}
        actions={actions}
      />
      <QueryView
        result={result}
        select={({ myGroups }) => myGroups}
        failedTitle={t('failed')}
        skeleton={<LoadingRows rows={3} height={120} />}
        isEmpty={(groups) => groups.length === 0}
        empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      >
        {(groups) => (
          <ul className={classes.cards}>
            {groups.map((group) => (
              <GroupCard key={group.id} group={group} />
            ))}
          </ul>
        )}
      </QueryView>
      {openDialog === 'found' && <CreateGroupDialog onClose={() => setOpenDialog(null)} />}
      {openDialog === 'join' && <JoinDialog onClose={() => setOpenDialog(null)} />}
    </>
  );
}
