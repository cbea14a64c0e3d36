import type { FragmentType } from '@apollo/client';
import { Link, useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Box, Row, Stack } from '../../ui/layout/layout.tsx';
import { Missing } from '../../ui/missing.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { GroupEvents } from './group-events.tsx';
import { GroupFeed } from './group-feed.tsx';
import { GroupGoals } from './group-goals.tsx';
import { GroupMembers } from './group-members.tsx';
import { GroupSettings } from './group-settings.tsx';
import { type GroupHeadFragment, useGroupHeadFragment, useGroupQuery } from './groups.gen.ts';
import classes from './groups.module.css';

const Head = ({ group: from }: { group: FragmentType<GroupHeadFragment> }) => {
  const { t } = useTranslation('groups');
  const { t: tWorkspace } = useTranslation('workspace');
  const group = useGroupHeadFragment(from);
  if (!group) return null;
  return (
    <PageHeader
      title={group.name}
      breadcrumbs={[
        { label: tWorkspace('area.student'), to: '/dashboard' },
        { label: t('title'), to: '/dashboard/groups' },
        { label: group.name },
      ]}
      sub={
        <Row as="span" wrap gap={2} shrink>
          {group.course && <Link to={`/learning/${group.course.slug}`}>{group.course.title}</Link>}
          <Box as="span" className={classes.faces} display="inline-flex" aria-hidden="true">
            {group.members.slice(0, 4).map(({ id, person }) => (
              <Avatar key={id} name={person.fullName} src={person.avatarUrl} size={28} />
            ))}
          </Box>
          {t('members', { count: group.memberCount })}
        </Row>
      }
      actions={<GroupSettings group={group} />}
    />
  );
};

/** /dashboard/groups/:id: the feed of a study group, with its goals, meetings and members. */
export function Component() {
  const { t } = useTranslation('groups');
  const { id = '' } = useParams();
  const result = useGroupQuery({ variables: { id }, ...cacheAndNetwork });
  const refetch = () => void result.refetch().catch(() => undefined);
  return (
    <QueryView
      result={result}
      select={({ group }) => group}
      failedTitle={t('failedOne')}
      skeleton={
        <Loading className={classes.columns ?? ''}>
          <Skeleton height={480} />
          <Skeleton height={360} />
        </Loading>
      }
      missing={
        <Missing
          title={t('missingTitle')}
          text={t('missingText')}
          action={t('toGroups')}
          to="/dashboard/groups"
        />
      }
    >
      {(group) => (
        <>
          <Head group={group} />
          {group.about && <p className={classes.about}>{group.about}</p>}
          <div className={classes.columns}>
            <GroupFeed groupId={group.id} isLeader={group.viewerRole === 'LEADER'} />
            <Stack gap={4} shrink>
              <GroupGoals group={group} />
              <GroupEvents group={group} onChanged={refetch} />
              <GroupMembers group={group} onChanged={refetch} />
            </Stack>
          </div>
        </>
      )}
    </QueryView>
  );
}
