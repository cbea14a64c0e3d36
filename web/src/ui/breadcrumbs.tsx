import { IconChevronRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.tsx';
import classes from './breadcrumbs.module.css';
import { Row, Text } from './layout/layout.tsx';

export interface Breadcrumb {
  label: string;
  /** Path; missing for the current page. */
  to?: string;
}

export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: Breadcrumb[] }) {
  const { t } = useTranslation();
  return (
    <Row
      as="nav"
      aria-label={t('breadcrumb')}
      className={classes.breadcrumbs}
      wrap
      columnGap={2}
      text="xs"
      tone="dim"
    >
      {breadcrumbs.map(({ label, to }, index) => (
        <Fragment key={`${to ?? ''}${label}`}>
          {index > 0 && <IconChevronRight size={14} aria-hidden="true" />}
          {to ? (
            <Link to={to}>{label}</Link>
          ) : (
            <Text as="span" aria-current="page" tone="text">
              {label}
            </Text>
          )}
        </Fragment>
      ))}
    </Row>
  );
}
