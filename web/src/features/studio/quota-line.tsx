import { Link } from 'react-router-dom';
import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { useStudioQuotaQuery } from './quota.gen.ts';

/** How many courses the viewer's package still has room for, with the way to another one. */
export function QuotaLine() {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const { data } = useStudioQuotaQuery(freshOnArrival);
  if (!data) return null;
  const { limit, used, reserved, packageCode } = data.courseQuota;
  if (limit === null || packageCode === null) return null;
  const facts = { used: count(used + reserved), limit: count(limit), name: t(`packageCode.${packageCode}`) };
  return (
    <Link className={kit.link} to="/teacher/advanced/packages">
      {t(used + reserved >= limit ? 'quotaFull' : 'quota', facts)}
    </Link>
  );
}
