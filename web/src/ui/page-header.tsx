import type { ReactNode } from 'react';
import { type Breadcrumb, Breadcrumbs } from './breadcrumbs.tsx';
import { Box, Row } from './layout/layout.tsx';
import classes from './page-header.module.css';
import { PageMeta } from './page-meta.tsx';

interface PageHeaderProps {
  title: string;
  breadcrumbs?: Breadcrumb[];
  sub?: ReactNode;
  /** Primary action on the right. */
  actions?: ReactNode;
}

/** The header of a page in a sidebar layout. Sets the document's title as well. */
export function PageHeader({ title, breadcrumbs, sub, actions }: PageHeaderProps) {
  return (
    <Box as="header" mb={6}>
      <PageMeta title={title} isPrivate />
      {breadcrumbs && <Breadcrumbs breadcrumbs={breadcrumbs} />}
      <Row className={classes.line} wrap justify="between" rowGap={3} columnGap={4} mt={2}>
        <Box shrink>
          <h1>{title}</h1>
          {sub && (
            <Box mt="half" text="control" tone="dim">
              {sub}
            </Box>
          )}
        </Box>
        {actions && (
          <Row wrap gap={2}>
            {actions}
          </Row>
        )}
      </Row>
    </Box>
  );
}
