import { IconChevronRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.tsx';
import classes from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Path; missing for the current page. */
  to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumb')} className={classes.crumbs}>
      {crumbs.map(({ label, to }, index) => (
        <Fragment key={`${to ?? ''}${label}`}>
          {index > 0 && <IconChevronRight size={14} aria-hidden="true" />}
          {to ? (
            <Link to={to}>{label}</Link>
          ) : (
            <span aria-current="page" className={classes.here}>
              {label}
            </span>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
