import { IconLock } from '@tabler/icons-react';
import type { NotificationChannel } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Card } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { ProfileFrame } from '../accounts/index.ts';
import classes from './notification-settings.module.css';
import {
  type NotificationPreferencesQuery,
  useNotificationPreferencesQuery,
  useSetNotificationPreferenceMutation,
} from './notifications.gen.ts';

type Preference = NotificationPreferencesQuery['notificationPreferences'][number];

const CHANNELS = ['IN_APP', 'MAIL'] as const satisfies readonly NotificationChannel[];
const FIELDS = { IN_APP: 'inApp', MAIL: 'mail' } as const;

const Row = ({ preference }: { preference: Preference }) => {
  const { t } = useTranslation('support');
  const [set] = useSetNotificationPreferenceMutation();
  const { kind, isFixed } = preference;
  const name = t(`kind.${kind}.name`);
  const choose = (channel: NotificationChannel, isOn: boolean) =>
    set({
      variables: { input: { kind, channel, isOn } },
      // The checkbox changes immediately; an error reverts it
      optimisticResponse: {
        setNotificationPreference: { ...preference, [FIELDS[channel]]: isOn },
      },
    }).then(
      () => toast.success(t('saved')),
      () => undefined,
    );
  return (
    <tr>
      <th scope="row">
        <Box as="span" className={classes.name} display="flex" align="center" gap={2} weight={600}>
          {name}
          {isFixed && <IconLock size={16} aria-hidden="true" />}
        </Box>
        <Box as="span" display="block" text="xs" tone="dim">
          {t(`kind.${kind}.text`)} {isFixed && t('fixed')}
        </Box>
      </th>
      {CHANNELS.map((channel) => (
        <td key={channel}>
          <label
            className={`${classes.box} ${styleClass({ display: 'inline-grid', place: 'center', w: 11, h: 11 })}`}
          >
            <input
              type="checkbox"
              checked={preference[FIELDS[channel]]}
              disabled={isFixed}
              onChange={(event) => void choose(channel, event.currentTarget.checked)}
              aria-label={`${name}: ${t(`channel.${channel}`)}`}
            />
          </label>
        </td>
      ))}
    </tr>
  );
};

/** /dashboard/profile/notifications: the channels of each kind of notification. Each choice is saved immediately. */
export function Component() {
  const { t } = useTranslation('support');
  return (
    <ProfileFrame sub={t('settingsSub')}>
      <QueryView
        result={useNotificationPreferencesQuery()}
        select={({ notificationPreferences }) => notificationPreferences}
        skeleton={<LoadingRows rows={6} height={56} />}
      >
        {(preferences) => (
          <Card card="flush">
            <Box as="table" className={classes.table} w="full" text="sm" collapse>
              <thead>
                <tr>
                  <th scope="col">{t('what')}</th>
                  {CHANNELS.map((channel) => (
                    <th key={channel} scope="col">
                      {t(`channel.${channel}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {preferences.map((preference) => (
                  <Row key={preference.kind} preference={preference} />
                ))}
              </tbody>
            </Box>
          </Card>
        )}
      </QueryView>
    </ProfileFrame>
  );
}
