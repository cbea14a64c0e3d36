import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import type { PersonAction } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dropdown } from '../../ui/dropdown.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { LazyGuardianOfPerson } from '../accounts/index.ts';
import { EditPersonDialog } from './edit-person-dialog.tsx';
import { type PersonForAdminQuery, usePersonForAdminQuery } from './person.gen.ts';
import classes from './person.module.css';
import { PersonActionDialog } from './person-action-dialog.tsx';
import { PersonCertificates } from './person-certificates.tsx';
import { PersonDetails } from './person-details.tsx';
import { PersonAudit, PersonEnrolments, PersonOrders, PersonSessions } from './person-lists.tsx';
import { PersonRolesDialog } from './person-roles-dialog.tsx';
import { PersonSummary } from './person-summary.tsx';

const TABS = ['details', 'sessions', 'enrolments', 'certificates', 'orders', 'audit'] as const;
/** Actions in the menu, in this order. */
const MENU = [
  'ASSIGN_ROLES',
  'VIEW_AS',
  'ACTIVATE',
  'DEACTIVATE',
  'DELETE',
] as const satisfies readonly PersonAction[];

type Person = NonNullable<PersonForAdminQuery['personForAdmin']>;

/** Tabs of a person's data, each with its own URL. */
const PersonTabs = ({ person }: { person: Person }) => {
  const { t } = useTranslation('people');
  const { count } = useFormat();
  const [params] = useSearchParams();
  const { id } = person;
  const counts = {
    details: undefined,
    sessions: person.sessions.totalCount,
    enrolments: person.enrolments?.totalCount,
    certificates: person.certificates?.totalCount,
    orders: person.orders?.totalCount,
    audit: person.auditTrail?.totalCount,
  };
  const tabs = TABS.filter((tab) => tab === 'details' || counts[tab] !== undefined);
  const tab = tabs.find((each) => each === params.get('tab')) ?? 'details';
  return (
    <>
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
      {tab === 'details' && <LazyGuardianOfPerson personId={id} />}
      {tab === 'sessions' && <PersonSessions id={id} />}
      {tab === 'enrolments' && <PersonEnrolments id={id} />}
      {tab === 'certificates' && <PersonCertificates id={id} />}
      {tab === 'orders' && <PersonOrders id={id} />}
      {tab === 'audit' && <PersonAudit id={id} />}
    </>
  );
};

/** The administrator's actions on this person. */
const PersonActions = ({
  person,
  onAction,
}: {
  person: Person;
  onAction: (action: PersonAction) => void;
}) => {
  const { t } = useTranslation('people');
  const menu = MENU.filter((action) => person.allowedActions.includes(action));
  return (
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
            <button key={action} type="button" onClick={() => onAction(action)}>
              {t(`act.${action}.menu`)}
            </button>
          ))}
        </Dropdown>
      )}
      {person.allowedActions.includes('EDIT') && (
        <Button onClick={() => onAction('EDIT')}>{t('person.edit')}</Button>
      )}
    </>
  );
};

/** /admin/users/{id}: a person with their data and activities. */
export function Component() {
  const { t } = useTranslation('people');
  const id = useParams().id ?? '';
  const navigate = useNavigate();
  const [action, setAction] = useState<PersonAction | null>(null);
  const result = usePersonForAdminQuery({ variables: { id }, ...cacheAndNetwork });
  const personData = result.data?.personForAdmin;
  const close = () => setAction(null);
  const leave = () => navigate('/admin/users', { replace: true });
  const closeAndRefetch = () => {
    close();
    void result.refetch();
  };

  return (
    <>
      <PageHeader
        title={personData?.fullName ?? t('person.title')}
        breadcrumbs={[
          { label: t('crumb'), to: '/admin' },
          { label: t('title'), to: '/admin/users' },
          ...(personData ? [{ label: personData.fullName }] : []),
        ]}
        actions={personData && <PersonActions person={personData} onAction={setAction} />}
      />
      <QueryView
        result={result}
        select={({ personForAdmin }) => personForAdmin}
        skeleton={
          <Loading className={styleClass({ display: 'flex', direction: 'column', gap: 4, shrink: true })}>
            <Skeleton height={96} />
            <Skeleton height={320} />
          </Loading>
        }
        missing={
          <EmptyState
            title={t('person.gone')}
            text={t('person.goneText')}
            actions={<ButtonLink to="/admin/users">{t('person.back')}</ButtonLink>}
          />
        }
      >
        {(person) => (
          <>
            <Grid columns={1} gap={5}>
              <PersonSummary person={person} />
              <PersonTabs person={person} />
            </Grid>
            {action === 'EDIT' && (
              <EditPersonDialog person={person} onClose={close} onSaved={closeAndRefetch} />
            )}
            {action === 'ASSIGN_ROLES' && (
              <PersonRolesDialog person={person} onClose={close} onSaved={closeAndRefetch} />
            )}
            {action && action !== 'EDIT' && action !== 'ASSIGN_ROLES' && (
              <PersonActionDialog
                action={action}
                person={person}
                onClose={close}
                onDone={action === 'DELETE' ? leave : closeAndRefetch}
              />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
