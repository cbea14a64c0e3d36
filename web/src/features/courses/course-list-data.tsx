import { JsonLd, useOrigin } from '../../ui/page-meta.tsx';
import type { CatalogueQuery } from './catalogue.gen.ts';

/** As schema.org ItemList. */
export function CourseListData({ courses }: { courses: CatalogueQuery['courses']['items'] | undefined }) {
  const origin = useOrigin();
  if (!courses?.length) return null;
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        itemListElement: courses.map((course, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: `${origin}/courses/${course.slug}`,
          name: course.title,
        })),
      }}
    />
  );
}
