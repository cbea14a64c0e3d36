import {
  IconBook2,
  IconLayoutDashboard,
  IconLogout,
  IconSchool,
  IconSettings,
  IconUserCircle,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSignOut, useViewer } from '../features/accounts/index.ts';
import { useSiteMode } from '../i18n/use-site-mode.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Dropdown } from '../ui/dropdown.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import classes from './account-menu.module.css';

/** The links of the account menu, which the phone's drawer has as well. */
export function AccountLinks() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { isAcademy } = useSiteMode();
  const signOut = useSignOut();
  return (
    <>
      <Link to="/dashboard">
        <IconLayoutDashboard size={18} aria-hidden="true" />
        {t('nav.myLearning')}
      </Link>
      <Link to="/dashboard/courses">
        <IconBook2 size={18} aria-hidden="true" />
        {t('nav.learning')}
      </Link>
      <Link to="/dashboard/profile">
        <IconUserCircle size={18} aria-hidden="true" />
        {t('nav.profile')}
      </Link>
      {(viewer.has('TEACHER') || !isAcademy) && (
        <Link to="/teacher">
          <IconSchool size={18} aria-hidden="true" />
          {viewer.has('TEACHER') ? t('nav.teacherArea') : t('nav.teach')}
        </Link>
      )}
      {viewer.user?.administers && (
        <Link to="/admin">
          <IconSettings size={18} aria-hidden="true" />
          {t('nav.adminArea')}
        </Link>
      )}
      <button type="button" onClick={() => void signOut()}>
        <IconLogout size={18} aria-hidden="true" />
        {t('nav.signOut')}
      </button>
    </>
  );
}

export function AccountMenu() {
  const { t } = useTranslation();
  const { name, user } = useViewer();
  return (
    <Dropdown
      align="end"
      label={`${t('nav.account')}: ${name}`}
      triggerClassName={classes.trigger ?? ''}
      trigger={<Avatar name={name} src={user?.avatarUrl} size={36} />}
    >
      <Stack as="p" className={classes.who} px={2} py={2} mb={2} text="sm" anywhere borderBottom>
        <b>{name}</b>
        {user && <span>{user.email}</span>}
      </Stack>
      <AccountLinks />
    </Dropdown>
  );
}
