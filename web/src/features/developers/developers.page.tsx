import { IconApi, IconKey, IconPalette, IconTerminal2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Preload } from '../../apollo/preload.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Box, Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import {
  DeveloperGuideDocument,
  type DeveloperGuideQuery,
  useDeveloperGuideQuery,
} from './developers.gen.ts';
import classes from './developers.module.css';
import { ErrorCodes } from './error-codes.tsx';
import { ExampleTabs } from './example-tabs.tsx';
import { examples } from './examples.ts';
import { Prose } from './guide-prose.tsx';
import { LimitStrip } from './limit-strip.tsx';
import { useCurrentSection } from './use-current-section.ts';

export const preload: Preload = ({ client }) => client.query({ query: DeveloperGuideDocument });

/** In the order in which an integrator needs them. The messages contain the title and the text of each. */
const SECTIONS = [
  'start',
  'tokens',
  'signIn',
  'limits',
  'errors',
  'lists',
  'changes',
  'writes',
  'uploads',
  'subscriptions',
  'webhooks',
  'persisted',
  'versions',
] as const;
type Section = (typeof SECTIONS)[number];

const SECURITY = '/dashboard/profile/security';

/** The interactive parts of a section. */
const getParts = (section: Section, guide: DeveloperGuideQuery): ReactNode => {
  if (section === 'limits') return <LimitStrip limits={guide.apiLimits} />;
  if (section === 'errors') return <ErrorCodes reasons={guide.refusalReasons} />;
  return null;
};

const Guide = ({ guide }: { guide: DeveloperGuideQuery }) => {
  const { t } = useTranslation('developers');
  const { __typename, ...limits } = guide.apiLimits;
  const current = useCurrentSection(SECTIONS);
  return (
    <Grid className={classes.columns} columns="aside-fill" align="start" gap={12} mt={10}>
      <nav className={classes.contents} aria-label={t('contents')}>
        <ul>
          {SECTIONS.map((section) => (
            <li key={section}>
              <a href={`#${section}`} aria-current={section === current ? 'location' : undefined}>
                {t(`sections.${section}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Box grow shrink>
        {SECTIONS.map((section) => (
          <section
            key={section}
            id={section}
            className={classes.section}
            aria-labelledby={`${section}-title`}
          >
            <h2 id={`${section}-title`}>{t(`sections.${section}.title`)}</h2>
            <Prose text={t(`sections.${section}.text`, limits)} />
            {getParts(section, guide)}
            {section in examples && <ExampleTabs examples={examples[section as keyof typeof examples]} />}
          </section>
        ))}
      </Box>
    </Grid>
  );
};

/** /developers: the documentation of the API. */
export function Component() {
  const { t } = useTranslation('developers');
  const result = useDeveloperGuideQuery();
  return (
    <article className={`${utilities.container} ${classes.page}`}>
      <PageMeta title={t('title')} description={t('description')} path="/developers" />
      <Text text="sm" weight={600} tone="link">
        {t('crumb')}
      </Text>
      <h1>{t('title')}</h1>
      <Text maxW="text" mt={2} tone="text-2">
        {t('lead')}
      </Text>
      <Row wrap gap={2} shrink mt={5}>
        <ButtonLink to={SECURITY} leftSection={<IconKey size={18} aria-hidden="true" />}>
          {t('makeToken')}
        </ButtonLink>
        <ButtonLink
          href="/graphql"
          variant="default"
          leftSection={<IconTerminal2 size={18} aria-hidden="true" />}
        >
          {t('openGraphiql')}
        </ButtonLink>
        <ButtonLink
          href="/api/openapi.json"
          variant="subtle"
          leftSection={<IconApi size={18} aria-hidden="true" />}
        >
          OpenAPI 3.1
        </ButtonLink>
        <ButtonLink
          to="/developers/design"
          variant="subtle"
          leftSection={<IconPalette size={18} aria-hidden="true" />}
        >
          {t('seeDesign')}
        </ButtonLink>
      </Row>
      <QueryView
        result={result}
        select={(data) => data}
        skeleton={
          <Loading>
            <Skeleton height={640} />
          </Loading>
        }
      >
        {(guide) => <Guide guide={guide} />}
      </QueryView>
    </article>
  );
}
