import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bloom } from '../../ui/bloom.tsx';
import kit from '../../ui/kit.module.css';
import { PageMeta, useOrigin } from '../../ui/page-meta.tsx';
import classes from './about.module.css';

const STAGES = [0, 5, 30, 55, 80, 100];

/** /about */
export function Component() {
  const { t } = useTranslation('catalog');
  const origin = useOrigin();
  return (
    <article className={`${kit.container} ${classes.page}`}>
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
      <div className={classes.blooms}>
        {STAGES.map((percent) => (
          <div key={percent} className={classes.stage}>
            <Bloom percent={percent} size={44} />
            <span aria-hidden="true">{percent}%</span>
          </div>
        ))}
      </div>
      {(['learners', 'teachers', 'quality'] as const).map((key) => (
        <section key={key}>
          <h2>{t(`about.${key}`)}</h2>
          <p>{t(`about.${key}Text`)}</p>
        </section>
      ))}
      <p className={classes.action}>
        <Button component={Link} to="/courses">
          {t('about.action')}
        </Button>
      </p>
    </article>
  );
}
