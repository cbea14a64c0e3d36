import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Tag } from '../../ui/tag.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';

/** The deadline of a submission's review, and whether it has passed. */
export function DueTime({ at }: { at: string }) {
  const { t } = useTranslation('review');
  const { date, time } = useFormat();
  const now = useNow(MINUTE);
  return (
    <span className={`${kit.row} ${kit.wrap}`}>
      <time dateTime={at}>
        {time(at)}, {date(at)}
      </time>
      {Date.parse(at) < now && <Tag tone="bad">{t('due.late')}</Tag>}
    </span>
  );
}
