import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import type { CustomPageState } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Card, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import utilities from '../../../ui/utilities.module.css';
import { type CustomPageRowFragment, useCustomPagesQuery } from './custom-pages.gen.ts';

export const STATE_TONES = { DRAFT: 'neutral', PUBLISHED: 'ok', CHANGED: 'warn' } as const satisfies Record<
  CustomPageState,
  string
>;

const PageRow = ({ page, isFirst }: { page: CustomPageRowFragment; isFirst: boolean }) => {
  const { t } = useTranslation('customPages');
  const { date, time } = useFormat();
  const { id, slug, title, state, version, savedAt, savedByName } = page;
  return (
    <Row as="li" wrap justify="between" gap={3} py={4} borderTop={!isFirst}>
      <Box shrink>
        <Link className={utilities.link} to={`/admin/pages/${slug === null ? 'home' : id}`}>
          {slug === null ? t('home') : title}
        </Link>
        <Text text="sm" tone="dim" anywhere>
          {slug === null ? '/' : `/p/${slug}`}
        </Text>
      </Box>
      <Stack gap={1}>
        <Row wrap gap={2}>
          <Tag tone={STATE_TONES[state]}>{t(`state.${state}`)}</Tag>
          <Text as="span" text="sm">
            {t('version', { number: version })}
          </Text>
        </Row>
        <Text text="sm" tone="dim">
          {t('by', { name: savedByName ?? t('erased'), time: time(savedAt), date: date(savedAt) })}
        </Text>
      </Stack>
    </Row>
  );
};

/** /admin/pages: the pages that administrators write, and the sections of the home page. */
export function Component() {
  const { t } = useTranslation('customPages');
  const result = useCustomPagesQuery(cacheAndNetwork);
  const hasHome = result.data?.customPages.some(({ slug }) => slug === null);
  const actions = (
    <>
      {result.data && !hasHome && (
        <ButtonLink variant="default" to="/admin/pages/home">
          {t('addHome')}
        </ButtonLink>
      )}
      <ButtonLink to="/admin/pages/new" leftSection={<IconPlus size={18} aria-hidden="true" />}>
        {t('addPage')}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
        actions={actions}
      />
      <QueryView
        result={result}
        select={({ customPages }) => customPages}
        failedTitle={t('failed')}
        skeleton={<LoadingRows rows={4} height={72} />}
        isEmpty={(pages) => pages.length === 0}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} actions={actions} />}
      >
        {(pages) => (
          <Card>
            <ul aria-label={t('title')}>
              {pages.map((page, index) => (
                <PageRow key={page.id} page={page} isFirst={index === 0} />
              ))}
            </ul>
          </Card>
        )}
      </QueryView>
    </>
  );
}
