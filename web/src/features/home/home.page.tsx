import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Preload } from '../../apollo/preload.ts';
import { schemaLanguage } from '../../i18n/schema-language.ts';
import { useSiteMode } from '../../i18n/use-site-mode.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { localizedText, useBranding } from '../../ui/branding.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { PageMeta, useOrigin } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import utilities from '../../ui/utilities.module.css';
import { WhenNear } from '../../ui/when-near.tsx';
import { useViewer } from '../accounts/index.ts';
import { CategoryTiles } from '../categories/index.ts';
import {
  CourseGrid,
  CourseGridSkeleton,
  CourseRows,
  RankedCourses,
  RecentlyViewed,
  TeacherCards,
} from '../courses/index.ts';
import { HomeSectionsDocument, OwnHomeSections } from '../custom-pages/index.ts';
import { UnsettledPayments } from '../payments/index.ts';
import { PopularSearches, PopularSearchesDocument, SearchBox } from '../search/index.ts';
import { HomeDocument, type HomeQuery, useHomeQuery } from './home.gen.ts';
import classes from './home.module.css';
import { toSections } from './home-sections.ts';
import { ContinueStudying } from './lazy-continue-studying.tsx';
import figures from './public-figures.module.css';
import { SampleLesson } from './sample-lesson.tsx';
import { WhySen } from './why-sen.tsx';

export const preload: Preload = ({ client, language }) =>
  Promise.all([
    client.query({ query: HomeDocument }),
    client.query({ query: HomeSectionsDocument, variables: { language: schemaLanguage(language) } }),
    client.query({ query: PopularSearchesDocument, variables: { language: schemaLanguage(language) } }),
  ]);

/** Loaded when it is near, because the count is not part of the page from the server. */
const PublicFigures = lazyOptional(async () => (await import('./public-figures.tsx')).PublicFigures, {
  placeholder: <div className={figures.waiting} />,
});

/** Loaded for members only. */
const SuggestedCourses = lazyOptional(
  async () => (await import('./suggested-courses.tsx')).SuggestedCourses,
  { placeholder: ({ waiting }) => waiting },
);

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
        <RankedCourses courses={bestSelling} />
      </Section>
      {onSale.length > 0 && (
        <section className={classes.sale}>
          <div>
            <h2>{t('home.sale')}</h2>
            {firstSaleEnd && (
              <p>{t('home.saleUntil', { time: time(firstSaleEnd), date: date(firstSaleEnd) })}</p>
            )}
            <Link to="/courses?sale=1" className={utilities.moreLink}>
              {t('home.more')}
              <span className={utilities.hidden}>: {t('home.sale')}</span>
              <IconArrowRight size={16} aria-hidden="true" />
            </Link>
          </div>
          <CourseGrid courses={onSale} layout="strip" />
        </section>
      )}
      {data.teachers.length > 0 && (
        <Section title={t('home.teachers')}>
          <TeacherCards teachers={data.teachers} />
        </Section>
      )}
      {newest.length > 0 && (
        <Section title={t('home.newest')} text={t('home.newestText')} more="/courses?sort=NEWEST">
          <CourseRows courses={newest} />
        </Section>
      )}
    </>
  );
};

/** The first rows of courses for a member: suggestions, or else the newest courses in the same place. */
const MemberSections = ({ data }: { data: HomeQuery | undefined }) => {
  const { t } = useTranslation('home');
  const { state } = useViewer();
  const waiting = (
    <Section title={t('home.waiting')} text={t('home.waitingText')}>
      <CourseGridSkeleton count={4} layout="rail" isQuiet={state !== 'member'} />
    </Section>
  );
  if (state !== 'member') return <div className={classes.member}>{waiting}</div>;
  return (
    <SuggestedCourses
      waiting={waiting}
      otherwise={
        data && (
          <Section title={t('home.newest')} text={t('home.newestText')} more="/courses?sort=NEWEST">
            <CourseGrid courses={data.newest.items.slice(0, 4)} layout="rail" />
          </Section>
        )
      }
    />
  );
};

/**
 * /: the home page. The server renders it for a guest. For a signed-in viewer the style sheet hides the guest's parts
 * before the first paint (src/start/appearance.ts) and shows placeholders of the final size instead.
 */
export function Component() {
  const { t, i18n } = useTranslation(['home', 'common']);
  const branding = useBranding();
  const origin = useOrigin();
  const { state } = useViewer();
  const { isAcademy } = useSiteMode();
  const home = useHomeQuery();
  const total = home.data?.bestSelling.total ?? 0;
  return (
    <div className={utilities.container}>
      <PageMeta
        title={t('home.metaTitle')}
        description={t('home.metaDescription')}
        path="/"
        jsonLd={[{ '@type': 'WebSite', name: t('common:brand'), url: `${origin}/` }]}
      />
      {state !== 'member' && (
        <div className={classes.guest}>
          <section className={classes.hero}>
            <div>
              <h1 className={classes.title}>
                {localizedText(branding, 'heroTitle', i18n.language) ?? t('home.title')}
              </h1>
              <Text className={classes.lead} maxW={140} mt={4} mb={6} text="lg" tone="text-2">
                {localizedText(branding, 'heroText', i18n.language) ?? t('home.lead', { count: total })}
              </Text>
              <SearchBox variant="hero" />
              <PopularSearches />
            </div>
            {branding.heroPicture ? (
              <img src={branding.heroPicture} alt="" width={560} height={420} className={classes.picture} />
            ) : (
              <SampleLesson lesson={home.data?.sampleLesson} />
            )}
          </section>
        </div>
      )}
      <ContinueStudying />
      <UnsettledPayments className={styleClass({ mt: 6 })} />
      {state !== 'guest' && <MemberSections data={home.data} />}
      <RecentlyViewed />
      <Section title={t('home.categories')}>
        <CategoryTiles />
      </Section>
      <OwnHomeSections isAbove />
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
      <OwnHomeSections isAbove={false} />
      {state !== 'member' && (
        <div className={classes.guest}>
          <WhenNear>
            <PublicFigures />
          </WhenNear>
        </div>
      )}
      <WhySen />
      {!isAcademy && (
        <section className={classes.teach}>
          <div>
            <h2>{t('home.teachTitle')}</h2>
            <p>{t('home.teachText')}</p>
          </div>
          <Link to="/teacher" className={classes.teachButton}>
            {t('home.teachAction')}
          </Link>
        </section>
      )}
    </div>
  );
}
