import { useState } from 'react';
import { type Failure, toFailure } from '../../apollo/failure.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast.tsx';
import { UrlActionQuestion } from '../../ui/url-action-question.tsx';
import { useUrlAction } from '../../ui/use-url-action.ts';
import { useViewer } from '../accounts/index.ts';
import { useCartPreviewQuery } from './cart.gen.ts';
import { MAX_IN_CART } from './guest-cart.ts';
import { useChangeCart } from './use-cart.ts';

/** Adds the course of `/cart?add=…`, to which the button of a course links until it is loaded. */
export function AddFromUrl() {
  const { t } = useTranslation('cart');
  const { state } = useViewer();
  const { add } = useChangeCart();
  const [failure, setFailure] = useState<Failure | null>(null);
  const addCourse = async (courseId: string) => {
    try {
      if (await add(courseId)) toast.success(t('added'));
      else toast.warning(t('full', { count: MAX_IN_CART }));
    } catch (error) {
      setFailure(toFailure(error));
    }
  };
  const { idToConfirm, confirm } = useUrlAction(
    'add',
    state !== 'unknown',
    (courseId) => void addCourse(courseId),
  );
  const { data } = useCartPreviewQuery({
    variables: { courseIds: idToConfirm ? [idToConfirm] : [] },
    skip: !idToConfirm,
  });
  const title = data?.cartPreview.lines[0]?.title;
  if (!idToConfirm || !title) return <FormError failure={failure} />;
  return <UrlActionQuestion text={t('askToAdd', { title })} action={t('add')} onConfirm={confirm} />;
}
