import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { CourseFacetKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import classes from './catalogue.module.css';
import type { Formats } from './catalogue-conditions.ts';
import {
  type CatalogueState,
  clearFilters,
  dropKind,
  formatCatalogueUrl,
  getChips,
} from './catalogue-filter.ts';
import type { Facets } from './use-facets.ts';

export const useFormats = (): Formats => {
  const { t } = useTranslation(['catalog', 'filters', 'common']);
  return { ...useFormat(), t };
};

/** The condition whose removal finds the most courses, and the link's text; undefined if no removal finds any. */
export const useHelpfulDrop = (state: CatalogueState, facets: Facets) => {
  const { t } = useTranslation(['catalog', 'filters']);
  const chips = getChips(state, useFormats());
  const kinds = [...new Set<CourseFacetKind>([...chips.map(({ kind }) => kind), 'CATEGORY'])];
  const [best] = kinds
    .filter((kind) => kind !== 'CATEGORY' || state.category)
    .map((kind) => ({ kind, count: facets.without(kind) ?? 0 }))
    .sort((a, b) => b.count - a.count);
  if (!best?.count) return undefined;
  const names = chips.filter(({ kind }) => kind === best.kind).map(({ label }) => label);
  return {
    text:
      best.kind === 'CATEGORY'
        ? t('filters:removeCategoryHelps', { count: best.count })
        : t('filters:removeHelps', { count: best.count, name: names.join(', ') }),
    without: dropKind(state, best.kind),
  };
};

export function CatalogueChips({ state }: { state: CatalogueState }) {
  const { t } = useTranslation(['catalog', 'filters']);
  const chips = getChips(state, useFormats());
  if (chips.length === 0) return null;
  return (
    <Row as="ul" className={classes.chips} wrap gap={2} mt={5}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={{ search: without }}
            className={utilities.chipOn}
            aria-label={t('filters:list.remove', { name: label })}
          >
            {label}
            <IconX size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={{ search: formatCatalogueUrl(clearFilters(state)) }} className={utilities.moreLink}>
          {t('filters:list.clear')}
        </Link>
      </li>
    </Row>
  );
}
