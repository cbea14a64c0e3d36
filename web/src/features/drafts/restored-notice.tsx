import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Notice } from '../../ui/notice.tsx';

interface RestoredNoticeProps {
  /** Time of typing, in milliseconds since the epoch; null if nothing was restored. */
  at: number | null;
  onDrop: () => void;
}

/** States that the form contains unsaved input, with a button to discard it. */
export function RestoredNotice({ at, onDrop }: RestoredNoticeProps) {
  const { t } = useTranslation('studio');
  const { date, time } = useFormat();
  if (at === null) return null;
  const iso = new Date(at).toISOString();
  return (
    <Notice tone="warn">
      <p>{t('restored.text', { time: time(iso), date: date(iso) })}</p>
      <Button variant="default" size="sm" className={styleClass({ mt: 2 })} onClick={onDrop}>
        {t('restored.drop')}
      </Button>
    </Notice>
  );
}
