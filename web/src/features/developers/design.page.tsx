import { useTranslation } from '../../i18n/use-translation.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { PartFailed } from '../../ui/part-failed.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import utilities from '../../ui/utilities.module.css';
import classes from './design/design.module.css';
import { Section } from './design/section.tsx';
import { FIRST, LATER, SECTIONS, sections } from './design/sections.ts';

/** Titles and texts, to which the contents lead without scripts as well. */
const Waiting = () => (
  <div aria-busy={useIsHydrated()}>
    {LATER.map((id) => (
      <Section key={id} id={id} />
    ))}
  </div>
);

const Later = lazyOptional(async () => (await import('./design/later-sections.tsx')).LaterSections, {
  texts: ['workspace', 'lessons'],
  placeholder: Waiting,
  failed: PartFailed,
});

/** /developers/design: every component in its states, in both themes. All content is invented. */
export function Component() {
  const { t } = useTranslation('design');
  return (
    <article className={`${utilities.container} ${classes.page}`}>
      <PageMeta title={t('title')} description={t('description')} path="/developers/design" />
      <Breadcrumbs breadcrumbs={[{ label: t('crumb'), to: '/developers' }, { label: t('title') }]} />
      <h1>{t('title')}</h1>
      <Text maxW="text" mt={2} tone="text-2">
        {t('lead')}
      </Text>
      <Row as="nav" aria-label={t('contents')} wrap gap={2} mt={6}>
        {SECTIONS.map((id) => (
          <a key={id} href={`#${id}`} className={utilities.chip}>
            {t(`sections.${id}.title`)}
          </a>
        ))}
      </Row>
      {FIRST.map((id) => (
        <Section key={id} id={id} of={sections[id]} />
      ))}
      <Later />
    </article>
  );
}
