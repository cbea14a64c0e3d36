import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Preload } from '../../apollo/preload.ts';
import { schemaLanguage } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { PageMeta, useOrigin } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import utilities from '../../ui/utilities.module.css';
import { CategoryTiles } from '../categories/index.ts';
import { CourseGrid, CourseGridSkeleton, RecentlyViewed, TeacherCards } from '../courses/index.ts';
import { ContinueStudying } from '../learning/index.ts';
import { UnsettledPayments } from '../payments/index.ts';
import { PopularSearches, PopularSearchesDocument, SearchBox } from '../search/index.ts';
import { HeroArt } from './hero-art.tsx';
import { HomeDocument, type HomeQuery, useHomeQuery } from './home.gen.ts';
import classes from './home.module.css';
import { toSections } from './home-sections.ts';
import { WhySen } from './why-sen.tsx';

export const preload: Preload = ({ client, language }) =>
  Promise.all([
    client.query({ query: HomeDocument }),
    client.query({ query: PopularSearchesDocument, variables: { language: schemaLanguage(language) } }),
  ]);

interface SectionProps {
  title: string;
  text?: string;
  more?: string;
  children: ReactNode;
}

const Section = ({ title, text, more, children }: SectionProps) => {
  const { t } = useTranslation('home');
  return (
    <section className={utilities.section}>
      <div className={utilities.sectionHead}>
        <div>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {more && (
          <Link to={more} className={utilities.moreLink}>
            {t('home.more')}
            <span className={utilities.hidden}>: {title}</span>
            <IconArrowRight size={16} aria-hidden="true" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
};

const HomeSections = ({ data }: { data: HomeQuery }) => {
  const { t } = useTranslation('home');
  const { date, time } = useFormat();
  const { bestSelling, onSale, newest } = toSections(data);
  const firstSaleEnd = onSale.flatMap(({ saleEndsAt }) => saleEndsAt ?? []).sort()[0];
  if (data.bestSelling.total === 0) {
    return <EmptyState title={t('home.empty')} text={t('home.emptyText')} />;
  }
  return (
    <>
      <Section title={t('home.best')} text={t('home.bestText')} more="/courses?sort=BEST_SELLING">
        <CourseGrid courses={bestSelling} layout="rail" />
      </Section>
      {onSale.length > 0 && (
        <section className={classes.sale}>
          <div className={utilities.sectionHead}>
            <div>
              <h2>{t('home.sale')}</h2>
              {firstSaleEnd && (
                <p>{t('home.saleUntil', { time: time(firstSaleEnd), date: date(firstSaleEnd) })}</p>
              )}
            </div>
            <Link to="/courses?sale=1" className={utilities.moreLink}>
              {t('home.more')}
              <span className={utilities.hidden}>: {t('home.sale')}</span>
              <IconArrowRight size={16} aria-hidden="true" />
            </Link>
          </div>
          <CourseGrid courses={onSale} layout="rail" />
        </section>
      )}
      {newest.length > 0 && (
        <Section title={t('home.newest')} text={t('home.newestText')} more="/courses?sort=NEWEST">
          <CourseGrid courses={newest} layout="rail" />
        </Section>
      )}
      {data.teachers.length > 0 && (
        <Section title={t('home.teachers')}>
          <TeacherCards teachers={data.teachers} />
        </Section>
      )}
    </>
  );
};

/** /: the home page, with the search first. */
export function Component() {
  const { t } = useTranslation('home');
  const origin = useOrigin();
  const home = useHomeQuery();
  const total = home.data?.bestSelling.total ?? 0;
  return (
    <div className={utilities.container}>
      <PageMeta
        title={t('home.metaTitle')}
        description={t('home.metaDescription')}
        path="/"
        jsonLd={[{ '@type': 'WebSite', name: 'Sen', url: `${origin}/` }]}
      />
      <section className={classes.hero}>
        <div>
          <h1 className={classes.title}>{t('home.title')}</h1>
          <Text className={classes.lead} maxW={140} mt={4} mb={6} text="lg" tone="text-2">
            {t('home.lead', { count: total })}
          </Text>
          <SearchBox variant="hero" />
          <PopularSearches />
        </div>
        <HeroArt className={classes.art} />
      </section>
      <UnsettledPayments className={styleClass({ mt: 6 })} />
      <ContinueStudying />
      <RecentlyViewed />
      <WhySen />
      <Section title={t('home.categories')}>
        <CategoryTiles />
      </Section>
      <QueryView
        result={home}
        select={(data) => data}
        failedTitle={t('home.failed')}
        skeleton={
          <Section title={t('home.best')}>
            <CourseGridSkeleton count={8} />
          </Section>
        }
      >
        {(data) => <HomeSections data={data} />}
      </QueryView>
      <section className={classes.teach}>
        <div>
          <h2>{t('home.teachTitle')}</h2>
          <p>{t('home.teachText')}</p>
        </div>
        <Link to="/teacher" className={classes.teachButton}>
          {t('home.teachAction')}
        </Link>
      </section>
    </div>
  );
}
