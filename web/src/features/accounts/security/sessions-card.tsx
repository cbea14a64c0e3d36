import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconTerminal2 } from '@tabler/icons-react';
import { useState } from 'react';
import { evictSessions } from '../../../apollo/cache/users.ts';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatDate, formatTime } from '../../../ui/format.ts';
import { Grid, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { parseDevice } from './device-name.ts';
import {
  type MySessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useMySessionsQuery,
} from './security.gen.ts';
import classes from './security.module.css';
import { SettingCard } from './setting-card.tsx';
import { useDeviceName } from './use-device-name.ts';

const icons = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  program: IconTerminal2,
};

export function SessionsCard() {
  const { t } = useTranslation('security');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const result = useMySessionsQuery(cacheAndNetwork);
  const [endOthers, ending] = useEndOtherSessionsMutation({
    update: (cache, { data: done }) => evictSessions(cache, done?.endOtherSessions.endedIds),
  });
  const end = () =>
    void endOthers().then(
      ({ data: done }) => {
        setDialogOpen(false);
        toast.success(t('sessions.ended', { count: done?.endOtherSessions.endedCount ?? 0 }));
      },
      () => setDialogOpen(false), // a toast shows the failure
    );
  return (
    <SettingCard
      title={t('sessions.title')}
      text={t('sessions.text')}
      actions={
        (result.data?.mySessions.length ?? 0) > 1 && (
          <Button variant="default" onClick={() => setDialogOpen(true)}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <QueryView
        result={result}
        select={({ mySessions }) => mySessions}
        skeleton={<LoadingRows rows={2} height={56} />}
      >
        {(sessions) => (
          <ul>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryView>
      <ConfirmDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onConfirm={end}
        title={t('sessions.endOthersTitle')}
        confirmLabel={t('sessions.endOthers')}
        isBusy={ending.loading}
      >
        <p>{t('sessions.endOthersText')}</p>
      </ConfirmDialog>
    </SettingCard>
  );
}

function SessionRow({ session }: { session: MySessionsQuery['mySessions'][number] }) {
  const { t } = useTranslation('security');
  const [endSession, { loading }] = useEndSessionMutation({
    update: (cache, { data }) => evictSessions(cache, data?.endSession.endedIds),
  });
  const { kind } = parseDevice(session.device);
  const deviceName = useDeviceName();
  const Icon = icons[kind];
  const name = deviceName(session.device) || t('sessions.unknown');
  const end = () =>
    void endSession({ variables: { sessionId: session.id } }).then(
      () => toast.success(t('sessions.ended', { count: 1 })),
      () => undefined, // a toast shows the failure
    );
  return (
    <li className={classes.session}>
      <Grid
        as="span"
        place="center"
        w={10}
        h={10}
        tone="text-2"
        bg="surface-2"
        radius="md"
        aria-hidden="true"
      >
        <Icon size={22} />
      </Grid>
      <div>
        <Text weight={600}>{name}</Text>
        <Text text="sm" tone="dim">
          {session.isCurrent
            ? t('sessions.since', {
                date: `${formatTime(session.createdAt)} ${formatDate(session.createdAt)}`,
              })
            : t('sessions.lastUsed', {
                date: `${formatTime(session.lastUsedAt)} ${formatDate(session.lastUsedAt)}`,
              })}
          {session.address && (
            <>
              {'\u00a0· '}
              <Text as="span" space="nowrap">
                {session.address}
              </Text>
            </>
          )}
        </Text>
      </div>
      {session.isCurrent ? (
        <Tag tone="ok">{t('sessions.current')}</Tag>
      ) : (
        <Button
          size="sm"
          variant="default"
          loading={loading}
          aria-label={t('sessions.endNamed', { name })}
          onClick={end}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
