import { IconBell, IconSettings } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { restartLive } from '../../apollo/live.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useAnnouncer } from '../../ui/announcer.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Dropdown } from '../../ui/dropdown.tsx';
import { Heading, Row } from '../../ui/layout/layout.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import utilities from '../../ui/utilities.module.css';
import classes from './bell.module.css';
import { NewestNotifications } from './newest-notifications.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useUnread } from './use-unread.ts';

const MAX_SHOWN = 99;

/** The bell with the number of unread notifications, live. It opens the newest ones. */
export function Bell() {
  const { t, i18n } = useTranslation('support');
  const { announce, region } = useAnnouncer();
  const unread = useUnread((title) => announce(t('announced', { title })));
  const { markAllRead } = useMarkRead();
  const [wasOpened, setWasOpened] = useState(false);

  // Notifications arrive in the language of the socket
  const language = useRef(i18n.language);
  useEffect(() => {
    if (language.current === i18n.language) return;
    language.current = i18n.language;
    restartLive();
  }, [i18n.language]);

  return (
    <>
      <Dropdown
        align="end"
        label={unread ? t('bellUnread', { count: unread }) : t('bell')}
        triggerClassName={utilities.iconButton ?? ''}
        panelClassName={classes.panel ?? ''}
        onOpen={() => setWasOpened(true)}
        trigger={
          <>
            <IconBell size={22} stroke={1.75} aria-hidden="true" />
            {unread > 0 && <CountBadge>{unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}</CountBadge>}
          </>
        }
      >
        <Row className={classes.head} justify="between" gap={3} px={4} py={2} borderBottom>
          <Heading level={2} text="md">
            {t('title')}
          </Heading>
          <TextButton data-keep disabled={unread === 0} onClick={() => void markAllRead()}>
            {t('markAll')}
          </TextButton>
        </Row>
        {wasOpened && <NewestNotifications />}
        <Row justify="between" gap={3} px={4} py={2} pr={2} borderTop>
          <Link to="/dashboard/notifications" className={utilities.moreLink}>
            {t('all')}
          </Link>
          <Link
            to="/dashboard/profile/notifications"
            className={utilities.iconButton}
            aria-label={t('choose')}
          >
            <IconSettings size={20} stroke={1.75} aria-hidden="true" />
          </Link>
        </Row>
      </Dropdown>
      {region}
    </>
  );
}
