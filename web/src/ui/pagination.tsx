import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Select } from './fields/select.tsx';
import { useFormat } from './format.ts';
import { Row, Text } from './layout/layout.tsx';
import classes from './pagination.module.css';
import { PAGE_SIZES, type PageSize } from './use-page-size.ts';

interface PaginationProps {
  page: number;
  limit: number;
  total: number;
  /** The URL of a page. Links can be opened in a new tab, and search engines follow them. */
  href: (page: number) => string;
  size?: PageSize;
  /** Distinguishes it from other paginations on the page. */
  label?: string;
}

/** The page numbers to show: first, last and neighbours of the current one; 0 is a gap. */
export const pagesToShow = (page: number, last: number): number[] => {
  const pages = [...new Set([1, page - 1, page, page + 1, last])].filter((n) => n >= 1 && n <= last);
  return pages.flatMap((n, index) => {
    const before = pages[index - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [0, n];
  });
};

/** `1–24 trong 57` and links to the neighbouring pages. */
export function Pagination({ page, limit, total, href, size, label }: PaginationProps) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const last = Math.max(1, Math.ceil(total / limit));
  const from = (page - 1) * limit + 1;
  const range = t('pagination.range', { from, to: Math.min(total, page * limit), total: count(total) });
  if (total === 0) return null;
  return (
    <Row wrap justify="between" gap={3}>
      <Row wrap rowGap={2} columnGap={4}>
        <Text text="sm" tone="dim" numbers>
          {range}
        </Text>
        {size && total > PAGE_SIZES[0] && (
          <Select
            aria-label={t('pagination.size')}
            value={String(size.limit)}
            onChange={(event) => size.setLimit(Number(event.currentTarget.value))}
            options={PAGE_SIZES.map((each) => ({
              value: String(each),
              label: t('pagination.perPage', { count: each }),
            }))}
          />
        )}
      </Row>
      {last > 1 && (
        <Row
          as="nav"
          className={classes.pages}
          wrap
          align="stretch"
          gap={1}
          aria-label={label ?? t('pagination.label')}
        >
          {page > 1 && (
            <Link to={href(page - 1)} rel="prev" aria-label={t('pagination.previous')}>
              <IconChevronLeft size={18} aria-hidden="true" />
            </Link>
          )}
          {pagesToShow(page, last).map((n, index, shown) =>
            n === 0 ? (
              <span key={`after ${shown[index - 1]}`} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                key={n}
                to={href(n)}
                aria-label={t('pagination.page', { page: n })}
                {...(n === page ? { 'aria-current': 'page' as const } : {})}
              >
                {n}
              </Link>
            ),
          )}
          {page < last && (
            <Link to={href(page + 1)} rel="next" aria-label={t('pagination.next')}>
              <IconChevronRight size={18} aria-hidden="true" />
            </Link>
          )}
        </Row>
      )}
    </Row>
  );
}
