import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { KeepFocus } from '../../ui/keep-focus.tsx';
import { toast } from '../../ui/toast.tsx';
import { HeartLink, type HeartProps, heartClass } from './heart-link.tsx';
import { useIsOnWishlist } from './use-is-on-wishlist.ts';

export function Heart({ courseId, title, isWide = false }: HeartProps) {
  const { t } = useTranslation(['wishlist', 'common']);
  const { isSaved, isMember, isKnown, toggle } = useIsOnWishlist(courseId);
  if (!isKnown)
    return (
      <KeepFocus part="link">
        <HeartLink courseId={courseId} title={title} isWide={isWide} />
      </KeepFocus>
    );
  const Sign = isSaved ? IconHeartFilled : IconHeart;
  const press = async () => {
    try {
      if (!(await toggle())) toast.warning(t('guestFull'));
      else if (!isSaved) toast.success(t(isMember ? 'saved' : 'savedHere'));
    } catch {
      // The error is shown in a toast
    }
  };
  return (
    <KeepFocus part="button">
      <button
        type="button"
        className={heartClass(isWide)}
        aria-pressed={isSaved}
        aria-label={t(isSaved ? 'common:heart.savedTitle' : 'common:heart.saveTitle', { title })}
        onClick={() => void press()}
      >
        <Sign size={20} stroke={1.75} aria-hidden="true" />
        {isWide && t(isSaved ? 'common:heart.saved' : 'common:heart.save')}
      </button>
    </KeepFocus>
  );
}
