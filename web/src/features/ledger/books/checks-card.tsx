import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { BooksQuery } from './books.gen.ts';

export function ChecksCard({ look }: { look: BooksQuery['booksCheck'] }) {
  const { t } = useTranslation('ledger');
  const { date, time } = useFormat();
  if (!look) return <Notice>{t('check.none')}</Notice>;
  const at = `${time(look.at)}, ${date(look.at)}`;
  if (look.broken.length === 0) return <Notice>{t('check.holds', { at, count: look.checked })}</Notice>;
  return (
    <Notice tone="bad">
      <Text weight={600}>{t('check.broken', { at, count: look.broken.length, of: look.checked })}</Text>
      <ul lang="en">
        {look.broken.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  );
}
