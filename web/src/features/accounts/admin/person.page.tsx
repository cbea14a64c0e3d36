import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { PersonAction } from '../../../generated/schema.ts';
import { Dropdown } from '../../../ui/dropdown.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Bone, Loading } from '../../../ui/skeleton.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { EditPersonDialog } from './edit-person-dialog.tsx';
import { usePersonForAdminQuery } from './person.gen.ts';
import classes from './person.module.css';
import { PersonActDialog } from './person-act-dialog.tsx';
import { PersonDetails } from './person-details.tsx';
import { Activity, Roles, Who } from './person-facts.tsx';
import { PersonAudit, PersonEnrolments, PersonOrders, PersonSessions } from './person-lists.tsx';
import { PersonRolesDialog } from './person-roles-dialog.tsx';

const TABS = ['details', 'sessions', 'enrolments', 'orders', 'audit'] as const;
/** In the menu behind the dots, in this order. */
const MENU = [
  'ASSIGN_ROLES',
  'VIEW_AS',
  'ACTIVATE',
  'DEACTIVATE',
  'DELETE',
] as const satisfies readonly PersonAction[];

/** /admin/users/{id}: one person with what they have and did. */
export function Component() {
  const { t } = useTranslation('people');
  const { count } = useFormat();
  const navigate = useNavigate();
  const id = useParams().id ?? '';
  const [params] = useSearchParams();
  const [act, setAct] = useState<PersonAction | null>(null);
  const { data, error, refetch } = usePersonForAdminQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const person = data?.personForAdmin;
  const crumbs = [
    { label: t('crumb'), to: '/admin' },
    { label: t('title'), to: '/admin/users' },
  ];

  if (!data && error)
    return (
      <>
        <PageHeader title={t('person.title')} crumbs={crumbs} />
        <FailedState error={error} onRetry={() => void refetch()} />
      </>
    );
  if (!data)
    return (
      <>
        <PageHeader title={t('person.title')} crumbs={crumbs} />
        <Loading className={kit.stack ?? ''}>
          <Bone height={96} />
          <Bone height={320} />
        </Loading>
      </>
    );
  if (!person)
    return (
      <>
        <PageHeader title={t('person.title')} crumbs={crumbs} />
        <EmptyState
          title={t('person.gone')}
          text={t('person.goneText')}
          actions={<Button onClick={() => navigate('/admin/users')}>{t('person.back')}</Button>}
        />
      </>
    );

  const may = (action: PersonAction) => person.allowedActions.includes(action);
  const menu = MENU.filter(may);
  const counts = {
    details: undefined,
    sessions: person.sessions.totalCount,
    enrolments: person.enrolments?.totalCount,
    orders: person.orders?.totalCount,
    audit: person.auditTrail?.totalCount,
  };
  const tabs = TABS.filter((tab) => tab === 'details' || counts[tab] !== undefined);
  const tab = tabs.find((each) => each === params.get('tab')) ?? 'details';
  const close = () => setAct(null);
  const done = () => {
    close();
    void refetch();
  };

  return (
    <>
      <PageHeader
        title={person.fullName}
        crumbs={[...crumbs, { label: person.fullName }]}
        actions={
          <>
            {menu.length > 0 && (
              <Dropdown
                align="end"
                triggerClassName={classes.more ?? ''}
                trigger={
                  <>
                    {t('person.more')}
                    <IconChevronDown size={16} aria-hidden="true" />
                  </>
                }
              >
                {menu.map((action) => (
                  <button key={action} type="button" onClick={() => setAct(action)}>
                    {t(`act.${action}.menu`)}
                  </button>
                ))}
              </Dropdown>
            )}
            {may('EDIT') && <Button onClick={() => setAct('EDIT')}>{t('person.edit')}</Button>}
          </>
        }
      />
      <div className={classes.panel}>
        <section className={`${kit.card} ${classes.top}`} aria-label={person.fullName}>
          <Who person={person} />
          <Roles roles={person.roles} customRoles={person.customRoles} />
          <Activity isActive={person.isActive} />
        </section>
        {!person.isActive && person.deactivationReason && (
          <Notice tone="warn">{t('person.lockedFor', { reason: person.deactivationReason })}</Notice>
        )}
        <TabLinks
          label={t('person.tabs')}
          replace
          links={tabs.map((each) => ({
            key: each,
            label: t(`person.tab.${each}`),
            to: each === 'details' ? `/admin/users/${id}` : `/admin/users/${id}?tab=${each}`,
            isOn: each === tab,
            count: counts[each] === undefined ? undefined : count(counts[each]),
          }))}
        />
        {tab === 'details' && <PersonDetails person={person} />}
        {tab === 'sessions' && <PersonSessions person={person} />}
        {tab === 'enrolments' && <PersonEnrolments person={person} />}
        {tab === 'orders' && <PersonOrders person={person} />}
        {tab === 'audit' && <PersonAudit person={person} />}
      </div>
      {act === 'EDIT' && <EditPersonDialog person={person} onClose={close} onSaved={done} />}
      {act === 'ASSIGN_ROLES' && <PersonRolesDialog person={person} onClose={close} onSaved={done} />}
      {act && act !== 'EDIT' && act !== 'ASSIGN_ROLES' && (
        <PersonActDialog act={act} person={person} onClose={close} onDone={done} />
      )}
    </>
  );
}
