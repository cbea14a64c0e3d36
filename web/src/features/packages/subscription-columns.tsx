import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { PackageSubscriptionState } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/column-head.tsx';
import { useFormat } from '../../ui/format.ts';
import { getLastDay } from '../../ui/iso-days.ts';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import type { PackageSubscriptionsQuery } from './admin-packages.gen.ts';

export type AdminSubscription = PackageSubscriptionsQuery['packageSubscriptions']['items'][number];

const TONES: Record<PackageSubscriptionState, Tone> = {
  PENDING_PAYMENT: 'neutral',
  ACTIVE: 'ok',
  CANCELS_AT_PERIOD_END: 'info',
  PAST_DUE: 'warn',
  EXPIRED: 'neutral',
  SUPERSEDED: 'neutral',
};
const NOT_EXTENDABLE: readonly PackageSubscriptionState[] = ['EXPIRED', 'SUPERSEDED', 'PENDING_PAYMENT'];

/**
 * Columns of all subscriptions.
 * @param onExtend opens the extension; undefined for viewers who may only read
 */
export const useSubscriptionColumns = (
  onExtend: ((subscription: AdminSubscription) => void) | undefined,
): Column<AdminSubscription>[] => {
  const { t } = useTranslation('packages');
  const { date } = useFormat();
  const maySeePeople = useViewer().may('person:read');
  return useMemo(
    () => [
      {
        key: 'teacher',
        header: t('desk.teacher'),
        cell: ({ teacher: { id, fullName } }) =>
          maySeePeople ? (
            <Link className={utilities.link} to={`/admin/users/${id}`}>
              {fullName}
            </Link>
          ) : (
            fullName
          ),
      },
      {
        key: 'package',
        header: t('desk.package'),
        cell: ({ version, origin }) => (
          <Stack gap={2} shrink>
            <Text as="span" weight={600}>
              {t(`code.${version.package.code}`)}
            </Text>
            <Text as="span" text="xs" tone="dim">
              {t('version', { number: version.number })} · {t(`origin.${origin}`)}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'state',
        header: t('desk.state'),
        cell: ({ state }) => <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>,
      },
      {
        key: 'until',
        header: t('desk.until'),
        cell: ({ endsOn, graceUntil }) =>
          endsOn ? (
            <Stack gap={2} shrink>
              <Text as="span" numbers>
                {date(getLastDay(endsOn))}
              </Text>
              {graceUntil && (
                <Text as="span" text="xs" tone="dim">
                  {t('desk.graceUntil', { date: date(getLastDay(graceUntil)) })}
                </Text>
              )}
            </Stack>
          ) : (
            '–'
          ),
      },
      ...(onExtend
        ? [
            {
              key: 'acts',
              header: t('desk.acts'),
              align: 'end' as const,
              cell: (subscription: AdminSubscription) =>
                !NOT_EXTENDABLE.includes(subscription.state) && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('desk.extendOf', { name: subscription.teacher.fullName })}
                    onClick={() => onExtend(subscription)}
                  >
                    {t('desk.extend')}
                  </Button>
                ),
            },
          ]
        : []),
    ],
    [t, date, maySeePeople, onExtend],
  );
};
