import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { daysUntil, getLastDay, hasBegun } from '../../ui/iso-days.ts';
import { Box, Card, Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import utilities from '../../ui/utilities.module.css';
import {
  type OwnSubscriptionFragment,
  type PackagesPageQuery,
  useCancelPackageMutation,
  useOwnSubscriptionFragment,
  useResumePackageMutation,
} from './packages.gen.ts';
import classes from './packages.module.css';
import { usePackageFormat } from './use-package-format.ts';

function SubscriptionStatus({ subscription }: { subscription: OwnSubscriptionFragment }) {
  const { t } = useTranslation('packages');
  const { date } = useFormat();
  const now = useNow(MINUTE);
  const { state, origin, endsOn, graceUntil, nextVersion } = subscription;
  if (!endsOn) return <p>{t('standing.unpaid')}</p>;
  const facts = { day: date(getLastDay(endsOn)), count: daysUntil(endsOn, now), from: date(endsOn) };
  if (state === 'PAST_DUE')
    return (
      <p>
        {t('standing.pastDue', {
          day: facts.day,
          grace: graceUntil ? date(getLastDay(graceUntil)) : facts.day,
        })}
      </p>
    );
  if (state === 'CANCELS_AT_PERIOD_END') return <p>{t('standing.cancels', facts)}</p>;
  if (nextVersion)
    return <p>{t('standing.follows', { ...facts, name: t(`code.${nextVersion.package.code}`) })}</p>;
  return <p>{t(origin === 'PURCHASE' ? 'standing.active' : `standing.${origin}`, facts)}</p>;
}

/** The actions for the viewer's package: renew it, cancel it, or undo the cancellation. */
function Actions({ subscription }: { subscription: OwnSubscriptionFragment }) {
  const { t } = useTranslation('packages');
  const { date } = useFormat();
  const now = useNow(MINUTE);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [cancel, cancelling] = useCancelPackageMutation();
  const [resume, resuming] = useResumePackageMutation();
  const { state, renewableFrom, nextVersion, version, endsOn } = subscription;
  const run = async (send: () => Promise<unknown>, done: string) => {
    try {
      await send();
      toast.success(done);
    } catch {
      // A toast shows the failure
    }
    setDialogOpen(false);
  };
  const isLeaving = state === 'CANCELS_AT_PERIOD_END' || !!nextVersion;
  return (
    <Row wrap gap={2} shrink>
      {renewableFrom && hasBegun(renewableFrom, now) && (
        <ButtonLink to={`/teacher/advanced/packages/${(nextVersion ?? version).package.id}`}>
          {t('renew')}
        </ButtonLink>
      )}
      {isLeaving && state !== 'PAST_DUE' && (
        <Button variant="default" loading={resuming.loading} onClick={() => void run(resume, t('resumed'))}>
          {t('resume')}
        </Button>
      )}
      {state === 'ACTIVE' && !nextVersion && endsOn && (
        <Button variant="subtle" onClick={() => setDialogOpen(true)}>
          {t('cancel')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onConfirm={() => void run(() => cancel({ variables: { input: {} } }), t('cancelled'))}
        title={t('cancelTitle')}
        confirmLabel={t('cancel')}
        isBusy={cancelling.loading}
      >
        <p>{t('cancelText', { day: endsOn ? date(getLastDay(endsOn)) : '' })}</p>
      </ConfirmDialog>
    </Row>
  );
}

/** The name of the viewer's package, its state and actions. */
function OwnSubscription({ subscription: from }: { subscription: FragmentType<OwnSubscriptionFragment> }) {
  const { t } = useTranslation('packages');
  const subscription = useOwnSubscriptionFragment(from);
  if (!subscription) return null;
  const { state, version, openOrder } = subscription;
  return (
    <>
      <Row wrap gap={3} mb={5}>
        <Tag tone={state === 'PAST_DUE' ? 'warn' : 'ok'}>
          {t('named', { name: t(`code.${version.package.code}`) })}
        </Tag>
        <Box grow shrink>
          <SubscriptionStatus subscription={subscription} />
        </Box>
        <Actions subscription={subscription} />
      </Row>
      {openOrder && (
        <Notice tone="warn">
          {t('openOrder', { number: openOrder.number })}{' '}
          <Link className={utilities.link} to={`/teacher/advanced/packages/${version.package.id}`}>
            {t('goOnPaying')}
          </Link>
        </Notice>
      )}
    </>
  );
}

interface OwnPackageProps {
  /** Null for the free package. */
  subscription: FragmentType<OwnSubscriptionFragment> | null;
  quota: PackagesPageQuery['courseQuota'];
}

/** The viewer's package: its usage and its end. */
export function OwnPackage({ subscription, quota }: OwnPackageProps) {
  const { t } = useTranslation('packages');
  const { count } = useFormat();
  const { storage } = usePackageFormat();
  const usedCount = quota.used + quota.reserved;
  const bars = [
    {
      name: t('terms.courses'),
      used: usedCount,
      limit: quota.limit,
      shown: count,
      more: null,
      hint: quota.remaining ? t('room', { count: quota.remaining }) : t('full'),
    },
    {
      name: t('terms.storage'),
      used: quota.storageUsed,
      limit: quota.storageLimit,
      shown: storage,
      more: quota.streamBytes > 0 ? t('streams', { storage: storage(quota.streamBytes) }) : null,
      hint:
        (quota.storageLimit ?? 0) > quota.storageUsed
          ? t('storageLeft', { storage: storage((quota.storageLimit ?? 0) - quota.storageUsed) })
          : t('storageFull'),
    },
  ];
  return (
    <Card as="section" aria-label={t('mine')}>
      {subscription ? (
        <OwnSubscription subscription={subscription} />
      ) : (
        <Row wrap gap={3} mb={5}>
          <Tag tone="ok">{t('named', { name: t('code.FREE') })}</Tag>
          <Box grow shrink>
            <p>{t('standing.free')}</p>
          </Box>
        </Row>
      )}
      <Grid columns={2} gap={6} mt={1} phone={{ columns: 1 }}>
        {bars.map(({ name, used, limit, shown, hint, more }) => {
          const percent = limit ? (100 * used) / limit : 100;
          return (
            <Stack key={name} className={classes.bar} gap={2} data-tight={percent >= 80 || undefined}>
              <Row as="p" justify="between" gap={4} shrink>
                <span>{name}</span>
                <Text as="span" numbers>
                  <b>{shown(used)}</b> / {limit === null ? t('unlimited') : shown(limit)}
                </Text>
              </Row>
              <Meter percent={percent} label={name} />
              <Text text="sm" tone="dim">
                {hint}
              </Text>
              {more && (
                <Text text="sm" tone="dim">
                  {more}
                </Text>
              )}
            </Stack>
          );
        })}
      </Grid>
    </Card>
  );
}
