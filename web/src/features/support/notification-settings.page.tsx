import { IconLock } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { NotificationChannel } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Card } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { ProfileFrame } from '../accounts/index.ts';
import { GROUP_OF_KIND, NOTIFICATION_GROUPS, type NotificationGroup } from './notification-groups.ts';
import classes from './notification-settings.module.css';
import {
  type NotificationPreferencesQuery,
  useNotificationPreferencesQuery,
  useSetNotificationPreferenceMutation,
} from './notifications.gen.ts';

type Preference = NotificationPreferencesQuery['notificationPreferences'][number];

const CHANNELS = ['IN_APP', 'MAIL'] as const satisfies readonly NotificationChannel[];
const FIELDS = { IN_APP: 'inApp', MAIL: 'mail' } as const;

/** Changes preferences of a channel. The checkboxes change immediately; an error reverts them. */
const useChoose = () => {
  const { t } = useTranslation('support');
  const [set] = useSetNotificationPreferenceMutation();
  return (preferences: readonly Preference[], channel: NotificationChannel, isOn: boolean): void => {
    const changes = preferences.map((preference) =>
      set({
        variables: { input: { kind: preference.kind, channel, isOn } },
        optimisticResponse: {
          setNotificationPreference: { ...preference, [FIELDS[channel]]: isOn },
        },
      }),
    );
    void Promise.all(changes).then(
      () => toast.success(t('saved')),
      () => undefined,
    );
  };
};

interface ChannelCellsProps {
  name: string;
  /** The preferences that the checkboxes show and change. */
  preferences: readonly Preference[];
}

/** A checkbox for each channel. It is mixed if it is on for some of the preferences. */
const ChannelCells = ({ name, preferences }: ChannelCellsProps) => {
  const { t } = useTranslation('support');
  const choose = useChoose();
  const changeable = preferences.filter(({ isFixed }) => !isFixed);
  const shown = changeable.length > 0 ? changeable : preferences;
  return CHANNELS.map((channel) => {
    const onCount = shown.filter((preference) => preference[FIELDS[channel]]).length;
    const isOn = onCount === shown.length;
    return (
      <td key={channel}>
        <label
          className={`${classes.box} ${styleClass({ display: 'inline-grid', place: 'center', w: 11, h: 11 })}`}
        >
          <input
            type="checkbox"
            ref={(box) => {
              if (box) box.indeterminate = onCount > 0 && !isOn;
            }}
            checked={isOn}
            disabled={changeable.length === 0}
            onChange={(event) => {
              const wanted = event.currentTarget.checked;
              choose(
                changeable.filter((preference) => preference[FIELDS[channel]] !== wanted),
                channel,
                wanted,
              );
            }}
            aria-label={`${name}: ${t(`channel.${channel}`)}`}
          />
        </label>
      </td>
    );
  });
};

const Row = ({ preference }: { preference: Preference }) => {
  const { t } = useTranslation('support');
  const { kind, isFixed } = preference;
  const name = t(`kind.${kind}.name`);
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
      <ChannelCells name={name} preferences={[preference]} />
    </tr>
  );
};

interface GroupProps {
  group: NotificationGroup;
  preferences: readonly Preference[];
}

/** A group with its own checkboxes, and on request one row for each of its kinds. */
const Group = ({ group, preferences }: GroupProps) => {
  const { t } = useTranslation('support');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = t(`group.${group}.name`);
  const options = t('options', { count: preferences.length });
  return (
    <>
      <tbody className={classes.group}>
        <tr>
          <th scope="row">
            <Box as="span" display="block" weight={600}>
              {name}
            </Box>
            <Box as="span" display="block" text="xs" tone="dim">
              {t(`group.${group}.text`)}
            </Box>
            <TextButton
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={`${options}: ${name}`}
              onClick={() => setOpen((old) => !old)}
            >
              {options}
            </TextButton>
          </th>
          <ChannelCells name={name} preferences={preferences} />
        </tr>
      </tbody>
      <tbody id={id} className={classes.kinds} hidden={!isOpen}>
        {preferences.map((preference) => (
          <Row key={preference.kind} preference={preference} />
        ))}
      </tbody>
    </>
  );
};

/** /dashboard/profile/notifications: the channels of groups and kinds of notifications, which are saved immediately. */
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
              {NOTIFICATION_GROUPS.map((group) => ({
                group,
                preferences: preferences.filter(({ kind }) => GROUP_OF_KIND[kind] === group),
              }))
                .filter((each) => each.preferences.length > 0)
                .map((each) => (
                  <Group key={each.group} {...each} />
                ))}
            </Box>
          </Card>
        )}
      </QueryView>
    </ProfileFrame>
  );
}
