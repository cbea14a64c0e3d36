import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { BooksQuery } from './books.gen.ts';

export function ChecksCard({ booksCheck }: { booksCheck: BooksQuery['booksCheck'] }) {
  const { t } = useTranslation('ledger');
  const { date, time } = useFormat();
  if (!booksCheck) return <Notice>{t('check.none')}</Notice>;
  const at = `${time(booksCheck.at)}, ${date(booksCheck.at)}`;
  if (booksCheck.broken.length === 0)
    return <Notice>{t('check.holds', { at, count: booksCheck.checked })}</Notice>;
  return (
    <Notice tone="bad">
      <Text weight={600}>
        {t('check.broken', { at, count: booksCheck.broken.length, of: booksCheck.checked })}
      </Text>
      <ul lang="en">
        {booksCheck.broken.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  );
}
