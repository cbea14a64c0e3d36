import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import kit from '../../ui/kit.module.css';
import { toast } from '../../ui/toast.tsx';
import classes from './heart.module.css';
import { useSaved } from './use-saved.ts';

interface HeartProps {
  courseId: string;
  title: string;
  /** True if it has a label, next to other buttons. Otherwise it is an icon on a card's picture. */
  isWide?: boolean;
}

export function Heart({ courseId, title, isWide = false }: HeartProps) {
  const { t } = useTranslation('wishlist');
  const { isSaved, isMember, isKnown, toggle } = useSaved(courseId);
  if (!isKnown) return null;
  const Sign = isSaved ? IconHeartFilled : IconHeart;
  const press = async () => {
    try {
      if (!(await toggle())) toast.warning(t('guestFull'));
      else if (!isSaved) toast.success(t(isMember ? 'saved' : 'savedHere'));
    } catch {
      // The error is shown in a toast
    }
  };
  const word = t(isSaved ? 'heart.saved' : 'heart.save');
  return (
    <button
      type="button"
      className={isWide ? `${kit.plainButton} ${classes.wide}` : classes.heart}
      aria-pressed={isSaved}
      aria-label={t('heart.named', { word, title })}
      onClick={() => void press()}
    >
      <Sign size={20} stroke={1.75} aria-hidden="true" />
      {isWide && word}
    </button>
  );
}
