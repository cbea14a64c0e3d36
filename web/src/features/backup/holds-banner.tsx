import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatDate, formatTime } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import utilities from '../../ui/utilities.module.css';
import { useOutgoingHoldsQuery } from './backup.gen.ts';

/** Banner above every page of the administration while a restored platform holds operations back. */
export function HoldsBanner() {
  const { t } = useTranslation('backup');
  const { data } = useOutgoingHoldsQuery();
  const openHold = data?.outgoingHolds.find(({ releasedAt }) => !releasedAt);
  if (!openHold) return null;
  return (
    <Notice tone="warn">
      {t('banner', { backup: `${formatTime(openHold.backupAt)} ${formatDate(openHold.backupAt)}` })}{' '}
      <Link to="/admin/backup" className={utilities.link}>
        {t('bannerLink')}
      </Link>
    </Notice>
  );
}
