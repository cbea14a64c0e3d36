import type { Preload } from '../../apollo/preload.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageMeta, useOrigin } from '../../ui/page-meta.tsx';
import utilities from '../../ui/utilities.module.css';
import { AboutTermsDocument, useAboutTermsQuery } from './about.gen.ts';
import classes from './about.module.css';

export const preload: Preload = ({ client }) => client.query({ query: AboutTermsDocument });

const STAGES = [0, 5, 30, 55, 80, 100];

/** Terms for students and teachers, in reading order. */
const RULES = {
  terms: [
    'termsRules.account',
    'termsRules.purchase',
    'termsRules.refund',
    'termsRules.content',
    'termsRules.conduct',
  ],
  privacy: [
    'privacyRules.what',
    'privacyRules.why',
    'privacyRules.who',
    'privacyRules.rights',
    'privacyRules.deletion',
  ],
} as const;

/** /about: the platform, its terms and its privacy policy, to which the registration links. */
export function Component() {
  const { t } = useTranslation('about');
  const origin = useOrigin();
  const { data } = useAboutTermsQuery();
  const days = data?.publicTerms.backupDays;
  return (
    <article className={`${utilities.container} ${classes.page}`}>
      <PageMeta
        title={t('about.title')}
        description={t('about.description')}
        path="/about"
        jsonLd={[{ '@type': 'Organization', name: 'Sen', url: `${origin}/` }]}
      />
      <h1>{t('about.title')}</h1>
      <p className={classes.lead}>{t('about.lead')}</p>
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
      {(['learners', 'teachers', 'quality'] as const).map((key) => (
        <section key={key}>
          <h2>{t(`about.${key}`)}</h2>
          <p>{t(`about.${key}Text`)}</p>
        </section>
      ))}
      {(['terms', 'privacy'] as const).map((key) => (
        <section key={key} id={key} className={classes.rules}>
          <h2>{t(`about.${key}`)}</h2>
          <ul>
            {RULES[key].map((rule) => (
              <li key={rule}>{t(`about.${rule}`)}</li>
            ))}
            {key === 'privacy' && days && <li>{t('about.backups', { count: days })}</li>}
          </ul>
        </section>
      ))}
      <Text mt={10}>
        <ButtonLink to="/courses">{t('about.action')}</ButtonLink>
      </Text>
    </article>
  );
}
