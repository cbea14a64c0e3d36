import { useState } from 'react';
import type { Preload } from '../../apollo/preload.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Box, Card, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { PageMeta } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import frame from './developers.module.css';
import { findReasons } from './find-reasons.ts';
import { Inline } from './guide-prose.tsx';
import {
  RefusalReasonsDocument,
  type RefusalReasonsQuery,
  useRefusalReasonsQuery,
} from './refusal-reasons.gen.ts';
import classes from './refusal-reasons.module.css';

export const preload: Preload = ({ client }) => client.query({ query: RefusalReasonsDocument });

type Reason = RefusalReasonsQuery['refusalReasons'][number];

const Group = ({ code, reasons }: { code: Reason['code']; reasons: readonly Reason[] }) => {
  const { t } = useTranslation('developers');
  return (
    <section id={code} className={classes.group} aria-labelledby={`${code}-title`}>
      <h2 id={`${code}-title`}>
        <code className={classes.code}>{code}</code>{' '}
        <Text as="span" weight={400} tone="dim">
          {reasons[0]?.status}
        </Text>
      </h2>
      <Text tone="dim">{t(`errors.codes.${code}`)}</Text>
      <Card as="dl" card="flush" mt={3}>
        {reasons.map(({ reason, message, description }) => (
          <div key={reason} className={classes.reason}>
            <dt>
              <code className={classes.code}>{reason}</code>
            </dt>
            <dd>
              <p>{message}</p>
              <Text lang="en" text="sm" tone="dim">
                <Inline text={description} />
              </Text>
            </dd>
          </div>
        ))}
      </Card>
    </section>
  );
};

const Reasons = ({ all }: { all: readonly Reason[] }) => {
  const { t } = useTranslation('developers');
  const [search, setSearch] = useState('');
  const matches = findReasons(all, search);
  return (
    <>
      <Text maxW="text" mt={2} tone="text-2">
        {t('reasons.lead', { count: all.length })}
      </Text>
      <Box maxW={120} mt={6} mb={4}>
        <SearchField value={search} onSearch={setSearch} label={t('reasons.search')} />
      </Box>
      <p role="status" className={search ? styleClass({ tone: 'dim' }) : utilities.hidden}>
        {search && t('reasons.found', { count: matches.length })}
      </p>
      {matches.length === 0 ? (
        <EmptyState
          kind="filter"
          title={t('reasons.none')}
          text={t('reasons.noneText')}
          actions={
            <Button variant="light" onClick={() => setSearch('')}>
              {t('reasons.clear')}
            </Button>
          }
        />
      ) : (
        [...Map.groupBy(matches, ({ code }) => code)].map(([code, reasons]) => (
          <Group key={code} code={code} reasons={reasons} />
        ))
      )}
    </>
  );
};

/** /developers/reasons: all error reasons of the API, with the messages that users see. */
export function Component() {
  const { t } = useTranslation('developers');
  const result = useRefusalReasonsQuery();
  return (
    <article className={`${utilities.container} ${frame.page}`}>
      <PageMeta
        title={t('reasons.title')}
        description={t('reasons.description')}
        path="/developers/reasons"
      />
      <Breadcrumbs breadcrumbs={[{ label: t('crumb'), to: '/developers' }, { label: t('reasons.title') }]} />
      <h1>{t('reasons.title')}</h1>
      <QueryView
        result={result}
        select={({ refusalReasons }) => refusalReasons}
        skeleton={
          <Loading>
            <Skeleton height={640} />
          </Loading>
        }
      >
        {(all) => <Reasons all={all} />}
      </QueryView>
    </article>
  );
}
