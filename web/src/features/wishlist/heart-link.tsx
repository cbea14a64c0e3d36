import { IconHeart } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import utilities from '../../ui/utilities.module.css';
import classes from './heart.module.css';

export interface HeartProps {
  courseId: string;
  title: string;
  /** True if it has a label, next to other buttons. Otherwise it is an icon on a card's picture. */
  isWide?: boolean;
}

export const heartClass = (isWide: boolean) =>
  isWide ? `${utilities.plainButton} ${classes.wide}` : (classes.heart ?? '');

/** The heart as a link, until the button is loaded and the wishlist is known. */
export function HeartLink({ courseId, title, isWide = false }: HeartProps) {
  const { t } = useTranslation();
  return (
    <a
      href={`/dashboard/wishlist?add=${courseId}`}
      rel="nofollow"
      className={heartClass(isWide)}
      aria-label={t('heart.saveTitle', { title })}
    >
      <IconHeart size={20} stroke={1.75} aria-hidden="true" />
      {isWide && t('heart.save')}
    </a>
  );
}
