import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import utilities from '../../ui/utilities.module.css';
import type { AddWishlistToCartMutation } from './wishlist.gen.ts';

type Results = AddWishlistToCartMutation['addWishlistToCart']['results'];

/** The result of moving courses to the cart: those that could not be added, with the reasons. */
export function ToCartResult({ results }: { results: Results }) {
  const { t } = useTranslation('wishlist');
  const added = results.filter(({ outcome }) => outcome === 'ADDED').length;
  const rest = results.filter(({ outcome }) => outcome !== 'ADDED');
  const place = useRef<HTMLDivElement>(null);
  // Scrolls to the result, because the button may be far below. The row of a single course shows its own result
  useEffect(() => {
    if (results.some(({ outcome }, n) => n > 0 || outcome !== 'ADDED'))
      place.current?.scrollIntoView({ block: 'center' });
  }, [results]);
  return (
    <div role="status" ref={place}>
      <Notice tone={rest.length > 0 ? 'warn' : 'plain'}>
        <p>
          {added > 0 ? t('result.added', { count: added }) : t('result.none')}{' '}
          <Link className={utilities.link} to="/cart">
            {t('openCart')}
          </Link>
        </p>
        {rest.length > 0 && (
          <Box as="ul" text="sm">
            {rest.map(({ courseId, title, outcome, state }) => (
              <li key={courseId}>
                {t('result.row', {
                  title,
                  why:
                    outcome === 'NOT_BUYABLE' && state !== 'BUYABLE'
                      ? t(`why.${state}`)
                      : t(`result.${outcome}`),
                })}
              </li>
            ))}
          </Box>
        )}
      </Notice>
    </div>
  );
}
