import { Link, useParams } from 'react-router-dom';
import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import kit from '../../ui/kit.module.css';
import { Missing } from '../../ui/missing.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { GroupEvents } from './group-events.tsx';
import { GroupFeed } from './group-feed.tsx';
import { GroupGoals } from './group-goals.tsx';
import { GroupMembers } from './group-members.tsx';
import { GroupSettings } from './group-settings.tsx';
import { type GroupPageFragment, useGroupQuery } from './groups.gen.ts';
import classes from './groups.module.css';

const Head = ({ group }: { group: GroupPageFragment }) => {
  const { t } = useTranslation('groups');
  const { t: words } = useTranslation('workspace');
  return (
    <PageHeader
      title={group.name}
      crumbs={[
        { label: words('area.student'), to: '/dashboard' },
        { label: t('title'), to: '/dashboard/groups' },
        { label: group.name },
      ]}
      sub={
        <span className={`${kit.row} ${kit.wrap}`}>
          {group.course && <Link to={`/learning/${group.course.slug}`}>{group.course.title}</Link>}
          <span className={classes.faces} aria-hidden="true">
            {group.members.slice(0, 4).map(({ id, person }) => (
              <Avatar key={id} name={person.fullName} src={person.avatarUrl} size={28} />
            ))}
          </span>
          {t('members', { count: group.memberCount })}
        </span>
      }
      actions={<GroupSettings group={group} />}
    />
  );
};

/** /dashboard/groups/:id: the feed of a study group, with its goals, meetings and members. */
export function Component() {
  const { t } = useTranslation('groups');
  const { id = '' } = useParams();
  const result = useGroupQuery({ variables: { id }, ...freshOnArrival });
  const again = () => void result.refetch().catch(() => undefined);
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
            <div className={kit.stack}>
              <GroupGoals group={group} />
              <GroupEvents group={group} onChanged={again} />
              <GroupMembers group={group} onChanged={again} />
            </div>
          </div>
        </>
      )}
    </QueryView>
  );
}
