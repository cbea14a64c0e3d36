import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Failure, toFailure } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import type { PackageCode } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  type PackageChangeQuery,
  useCancelPackageMutation,
  useSchedulePackageChangeMutation,
} from './packages.gen.ts';
import classes from './packages.module.css';
import { usePackageFormat } from './use-package-format.ts';

type Change = PackageChangeQuery['packageChange'];

interface SmallerPackageProps {
  code: PackageCode;
  change: Change;
  /** Requests a new preview in which these courses stay on sale. */
  onKeep: (courseIds: readonly string[]) => void;
}

/** Selects the courses that stay on sale, as many as the package allows. */
function Courses({ change, onKeep }: Pick<SmallerPackageProps, 'change' | 'onKeep'>) {
  const { t } = useTranslation('packages');
  const { counted } = useFormat();
  const courses = change.courses.flatMap(({ course, staysOnSale }) =>
    course ? [{ ...course, staysOnSale }] : [],
  );
  const onSale = courses.filter(({ staysOnSale }) => staysOnSale).map(({ id }) => id);
  const { maxCourses } = change.version;
  // The new one replaces the one that was selected last
  const keep = (id: string) =>
    onKeep(
      onSale.includes(id) ? onSale.filter((each) => each !== id) : [...onSale.slice(0, maxCourses - 1), id],
    );
  return (
    <ul className={classes.courses}>
      {courses.map(({ id, title, coverUrl, studentCount, status, staysOnSale }) => (
        <li key={id} data-stops={!staysOnSale || undefined}>
          <Checkbox
            checked={staysOnSale}
            aria-label={t('smaller.keep', { title })}
            onChange={() => keep(id)}
          />
          <img src={coverUrl} alt="" width={56} height={32} loading="lazy" />
          <Text as="span" grow shrink>
            <Box as="span" display="block" weight={600}>
              {title}
            </Box>
            <Text as="span" text="sm" tone="dim">
              {status === 'PENDING_REVIEW' ? t('smaller.inReview') : counted('students', studentCount)}
            </Text>
          </Text>
          <Text as="span" text="sm">
            {t(staysOnSale ? 'smaller.stays' : 'smaller.stops')}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** The effect of a smaller package, which students do not notice, and the button to change to it. */
export function SmallerPackage({ code, change, onKeep }: SmallerPackageProps) {
  const { t } = useTranslation('packages');
  const { date, count } = useFormat();
  const { storage, coupons } = usePackageFormat();
  const navigate = useNavigate();
  const [schedule, scheduling] = useSchedulePackageChangeMutation(SUPPRESS_TOAST);
  const [cancel, cancelling] = useCancelPackageMutation(SUPPRESS_TOAST);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { room, startsOn, version } = change;
  const name = t(`code.${code}`);
  const facts = { name, day: date(startsOn), count: version.maxCourses, have: room.courseCount };
  const submit = async () => {
    setFailure(null);
    const keptCourseIds = change.courses.flatMap(({ course, staysOnSale }) =>
      course && staysOnSale ? [course.id] : [],
    );
    try {
      if (code === 'FREE') await cancel({ variables: { input: { keptCourseIds } } });
      else await schedule({ variables: { input: { versionId: version.id, keptCourseIds } } });
      toast.success(t('smaller.done', facts));
      navigate('/teacher/advanced/packages');
    } catch (error) {
      setFailure(toFailure(error));
    }
  };
  const overStorage = room.storageLimit !== null && room.storageUsed > room.storageLimit;
  const overCoupons = room.couponLimit !== null && room.couponCount > room.couponLimit;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="smaller">
      <Heading level={2} id="smaller" mb={3} text="lg" weight={700}>
        {t('smaller.title', facts)}
      </Heading>
      <Notice icon={<IconShieldCheck size={20} />}>
        <strong>{t('smaller.safeTitle')}</strong>
        <br />
        {t('smaller.safeText', { value: count(room.studentCount), count: room.studentCount })}
      </Notice>
      <Text weight={600}>{t(room.stoppingCount > 0 ? 'smaller.room' : 'smaller.roomEnough', facts)}</Text>
      {room.stoppingCount > 0 && <Courses change={change} onKeep={onKeep} />}
      {overStorage && (
        <Text text="sm">
          {t('smaller.storage', {
            used: storage(room.storageUsed),
            limit: storage(room.storageLimit ?? 0),
          })}
        </Text>
      )}
      {overCoupons && (
        <Text text="sm">
          {t(room.couponLimit === 0 ? 'smaller.noCoupons' : 'smaller.coupons', {
            have: count(room.couponCount),
            limit: coupons(room.couponLimit),
          })}
        </Text>
      )}
      <FormError failure={failure} />
      <Row wrap gap={2} shrink>
        <Button
          variant="default"
          loading={scheduling.loading || cancelling.loading}
          onClick={() => void submit()}
        >
          {t('smaller.submit', facts)}
        </Button>
        <Text as="span" text="sm" tone="dim">
          {t('smaller.takeBack')}
        </Text>
      </Row>
    </Stack>
  );
}
