import { useTranslation } from '../../i18n/use-translation.tsx';
import { toast } from '../../ui/toast.tsx';
import { UrlActionQuestion } from '../../ui/url-action-question.tsx';
import { useUrlAction } from '../../ui/use-url-action.ts';
import { useAddToWishlistMutation, WishlistDocument } from './wishlist.gen.ts';

/** Saves the course of `/dashboard/wishlist?add=…`, to which a heart links until it is loaded. */
export function SaveFromUrl() {
  const { t } = useTranslation(['wishlist', 'common']);
  const [add] = useAddToWishlistMutation({ refetchQueries: [WishlistDocument] });
  /** Errors are shown in a toast. */
  const save = (courseId: string) =>
    void add({ variables: { courseId } }).then(
      () => toast.success(t('saved')),
      () => undefined,
    );
  const { idToConfirm, confirm } = useUrlAction('add', true, save);
  if (!idToConfirm) return null;
  return <UrlActionQuestion text={t('askToSave')} action={t('common:heart.save')} onConfirm={confirm} />;
}
