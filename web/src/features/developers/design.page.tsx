import { useTranslation } from '../../i18n/use-translation.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import kit from '../../ui/kit.module.css';
import { Box, Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import classes from './design/design.module.css';
import { SECTIONS, sections } from './design/sections.ts';

const SCHEMES = ['light', 'dark'] as const;

const Section = ({ id }: { id: (typeof SECTIONS)[number] }) => {
  const { t } = useTranslation('design');
  const Samples = sections[id];
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(`sections.${id}.title`)}</h2>
      <Text mt={1} tone="text-2">
        {t(`sections.${id}.text`)}
      </Text>
      <Grid columns={2} tablet={{ columns: 1 }} align="start" gap={4} mt={4}>
        {SCHEMES.map((scheme) => (
          <Box
            key={scheme}
            className={classes.panel}
            data-color-scheme={scheme}
            shrink
            px={5}
            py={5}
            radius="lg"
          >
            <Text mb={4} text="sm" weight={600}>
              {t(`themes.${scheme}`)}
            </Text>
            <Samples scheme={scheme} theme={t(`themes.${scheme}`)} />
          </Box>
        ))}
      </Grid>
    </section>
  );
};

/** /developers/design: every component in its states, in both themes. All content is invented. */
export function Component() {
  const { t } = useTranslation(['design', 'developers']);
  return (
    <article className={`${kit.container} ${classes.page}`}>
      <PageMeta title={t('title')} description={t('description')} path="/developers/design" />
      <Breadcrumbs crumbs={[{ label: t('developers:crumb'), to: '/developers' }, { label: t('title') }]} />
      <h1>{t('title')}</h1>
      <Text maxW="text" mt={2} tone="text-2">
        {t('lead')}
      </Text>
      <Row as="nav" aria-label={t('contents')} wrap gap={2} mt={6} mb={12}>
        {SECTIONS.map((id) => (
          <a key={id} href={`#${id}`} className={kit.chip}>
            {t(`sections.${id}.title`)}
          </a>
        ))}
      </Row>
      {SECTIONS.map((id) => (
        <Section key={id} id={id} />
      ))}
    </article>
  );
}
