import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useSiteMode } from '../../i18n/use-site-mode.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import utilities from '../../ui/utilities.module.css';
import { useStudioQuotaQuery } from './quota.gen.ts';

/** The number of further courses that the viewer's package allows, with a link to other packages. */
export function QuotaLine() {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const { isAcademy } = useSiteMode();
  const { data } = useStudioQuotaQuery({ ...cacheAndNetwork, skip: isAcademy });
  if (!data) return null;
  const { limit, used, reserved, packageCode } = data.courseQuota;
  if (limit === null || packageCode === null) return null;
  const facts = { used: count(used + reserved), limit: count(limit), name: t(`packageCode.${packageCode}`) };
  return (
    <Link className={utilities.link} to="/teacher/advanced/packages">
      {t(used + reserved >= limit ? 'quotaFull' : 'quota', facts)}
    </Link>
  );
}
