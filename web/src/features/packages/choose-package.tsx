import { useState } from 'react';
import { networkOnly } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { getLastDay, hasBegun } from '../../ui/iso-days.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import { BuyPackage } from './buy-package.tsx';
import { type PackageDetailsQuery, usePackageChangeQuery } from './packages.gen.ts';
import { SmallerPackage } from './smaller-package.tsx';

type Subscription = NonNullable<PackageDetailsQuery['myPackageSubscription']>;

interface ChoosePackageProps {
  package: NonNullable<PackageDetailsQuery['package']>;
  subscription: Subscription | null;
}

/** The viewer's own package. It can only be renewed, from some days before its end on. */
function Renew({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('packages');
  const { date } = useFormat();
  const now = useNow(MINUTE);
  const { renewableFrom, endsOn, nextVersion, version } = subscription;
  if (!renewableFrom) return <Notice>{t('renewal.never')}</Notice>;
  if (!hasBegun(renewableFrom, now))
    return (
      <Notice>
        {t('renewal.later', { from: date(renewableFrom), day: endsOn ? date(getLastDay(endsOn)) : '' })}
      </Notice>
    );
  return <BuyPackage kind="RENEWAL" terms={nextVersion ?? version} change={null} />;
}

/** The effect of choosing this package, calculated by the server, and the button to choose it. */
export function ChoosePackage({ package: shown, subscription }: ChoosePackageProps) {
  const { t } = useTranslation('packages');
  const [keptOnSale, setKeptOnSale] = useState<readonly string[]>();
  const isOwn = subscription?.version.package.id === shown.id;
  const isNext = subscription?.nextVersion?.package.id === shown.id;
  const versionId = shown.currentVersion?.id ?? '';
  const result = usePackageChangeQuery({
    variables: { versionId, keptCourseIds: keptOnSale ? [...keptOnSale] : null },
    skip: !versionId || isOwn,
    ...networkOnly,
  });
  if (isOwn || isNext)
    return (
      <Stack gap={4} shrink>
        {isNext && <Notice>{t('renewal.next', { name: t(`code.${shown.code}`) })}</Notice>}
        <Renew subscription={subscription} />
      </Stack>
    );
  if (!shown.currentVersion) return <Notice>{t('notSold')}</Notice>;
  const terms = shown.currentVersion;
  return (
    <QueryView
      result={result}
      keepsPrevious
      select={({ packageChange }) => packageChange}
      skeleton={<Skeleton height={420} />}
    >
      {(change) =>
        change.kind === 'NONE' ? (
          <Notice>{t('alreadyFree')}</Notice>
        ) : change.kind === 'DOWNGRADE' ? (
          <SmallerPackage code={shown.code} change={change} onKeep={setKeptOnSale} />
        ) : (
          <BuyPackage kind={change.kind} terms={terms} change={change} />
        )
      }
    </QueryView>
  );
}
