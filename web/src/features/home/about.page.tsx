import { Link } from 'react-router-dom';
import { useSiteMode } from '../../i18n/use-site-mode.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { useBranding } from '../../ui/branding.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageMeta, useOrigin } from '../../ui/page-meta.tsx';
import utilities from '../../ui/utilities.module.css';
import { LEGAL_PATHS, useLegalKinds } from '../legal-documents/index.ts';
import classes from './about.module.css';

const STAGES = [0, 5, 30, 55, 80, 100];

/** /about: the platform, with links to its legal documents. */
export function Component() {
  const { t } = useTranslation(['about', 'common']);
  const origin = useOrigin();
  const branding = useBranding();
  const { isAcademy } = useSiteMode();
  const legalKinds = useLegalKinds();
  return (
    <article className={`${utilities.container} ${classes.page}`}>
      <PageMeta
        title={t('about.title')}
        description={t('about.description')}
        path="/about"
        jsonLd={[
          {
            '@type': 'Organization',
            name: t('common:brand'),
            url: `${origin}/`,
            ...(branding.company && { legalName: branding.company }),
            ...(branding.taxCode && { taxID: branding.taxCode }),
            ...(branding.address && { address: branding.address }),
            ...(branding.phone && { telephone: branding.phone }),
            ...(branding.email && { email: branding.email }),
            ...((branding.logoLight ?? branding.icon) && {
              logo: origin + (branding.logoLight ?? branding.icon),
            }),
          },
        ]}
      />
      <h1>{t('about.title')}</h1>
      <p className={classes.lead}>{t('about.lead')}</p>
      {branding.hasScenes && (
        <>
          <h2>{t('about.name')}</h2>
          <p>{t('about.nameText')}</p>
          <Row wrap align="stretch" rowGap={4} columnGap={6} mt={6}>
            {STAGES.map((percent) => (
              <Stack key={percent} align="center" gap={2} text="xs" tone="dim" numbers>
                <Bloom percent={percent} size={44} />
                <span aria-hidden="true">{percent}%</span>
              </Stack>
            ))}
          </Row>
        </>
      )}
      {(['learners', ...(isAcademy ? [] : (['teachers'] as const)), 'quality'] as const).map((key) => (
        <section key={key}>
          <h2>{t(`about.${key}`)}</h2>
          <p>{t(`about.${key}Text`)}</p>
        </section>
      ))}
      <section className={classes.rules}>
        <h2>{t('legal.title')}</h2>
        <ul>
          {legalKinds.map((kind) => (
            <li key={kind}>
              <Link className={utilities.link} to={LEGAL_PATHS[kind]}>
                {t(`common:footer.document.${kind}`)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Text mt={10}>
        <ButtonLink to="/courses">{t('about.action')}</ButtonLink>
      </Text>
    </article>
  );
}
