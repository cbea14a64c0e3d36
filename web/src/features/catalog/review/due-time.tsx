import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Tag } from '../../../ui/tag.tsx';

/** Until when a submission is answered, and whether that has passed. */
export function DueTime({ at }: { at: string }) {
  const { t } = useTranslation('review');
  const { date, time } = useFormat();
  return (
    <span className={`${kit.row} ${kit.wrap}`}>
      <time dateTime={at}>
        {time(at)}, {date(at)}
      </time>
      {Date.parse(at) < Date.now() && <Tag tone="bad">{t('due.late')}</Tag>}
    </span>
  );
}
