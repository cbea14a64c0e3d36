import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
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
      <p className={kit.strong}>{t('check.broken', { at, count: look.broken.length, of: look.checked })}</p>
      <ul lang="en">
        {look.broken.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  );
}
