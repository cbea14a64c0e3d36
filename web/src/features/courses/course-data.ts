import { languageCode } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useOrigin } from '../../ui/page-meta.tsx';
import { useCategoryName } from '../categories/index.ts';
import type { CourseDetailQuery } from './course-detail.gen.ts';

type Course = NonNullable<CourseDetailQuery['course']>;

/** `PT1H30M`, the format of schema.org for durations. */
export const isoDuration = (seconds: number): string => {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `PT${minutes >= 60 ? `${Math.floor(minutes / 60)}H` : ''}${minutes % 60 ? `${minutes % 60}M` : ''}`;
};

/** A course and its breadcrumbs, as schema.org Course and BreadcrumbList. */
export const useCourseData = (course: Course): object[] => {
  const origin = useOrigin();
  const getName = useCategoryName();
  const { t } = useTranslation();
  const url = `${origin}/courses/${course.slug}`;
  const trail = [
    ...(course.category
      ? [{ name: getName(course.category), item: `${origin}/category/${course.category.slug}` }]
      : []),
    { name: course.title, item: url },
  ];
  return [
    {
      '@type': 'Course',
      name: course.title,
      description: course.subtitle,
      url,
      image: course.cover.startsWith('http') ? course.cover : origin + course.cover,
      inLanguage: languageCode(course.language),
      // IPTC’s term for a work of people that contains output of a trained model
      ...(course.hasAiText && {
        digitalSourceType: 'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource',
      }),
      provider: { '@type': 'Organization', name: t('brand'), sameAs: `${origin}/` },
      author: {
        '@type': 'Person',
        name: course.teacher.fullName,
        url: `${origin}/instructor/${course.teacher.id}`,
      },
      offers: {
        '@type': 'Offer',
        category: course.currentPrice === 0 ? 'Free' : 'Paid',
        price: course.currentPrice,
        priceCurrency: 'VND',
        url,
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: isoDuration(course.durationSec),
      },
      ...(course.ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: course.ratingAverage,
          ratingCount: course.ratingCount,
        },
      }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
    },
  ];
};
