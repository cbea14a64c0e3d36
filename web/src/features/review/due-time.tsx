import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';

/** The deadline of a submission's review, and whether it has passed. */
export function DueTime({ at }: { at: string }) {
  const { t } = useTranslation('review');
  const { date, time } = useFormat();
  const now = useNow(MINUTE);
  return (
    <Row as="span" wrap gap={2} shrink>
      <time dateTime={at}>
        {time(at)}, {date(at)}
      </time>
      {Date.parse(at) < now && <Tag tone="bad">{t('due.late')}</Tag>}
    </Row>
  );
}
