import { languageCode } from '../../../i18n/schema-language.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { CourseGrid, CourseGridSkeleton } from '../../courses/index.ts';
import { BlockView } from '../block-view.tsx';
import { useCustomPageCoursesQuery } from './custom-pages.gen.ts';
import { type FormBlock, type FormTranslation, pictureUrl } from './form-values.ts';

const Courses = ({ block: { courseIds, categoryId, courseCount } }: { block: FormBlock }) => {
  const { t } = useTranslation('customPages');
  const result = useCustomPageCoursesQuery({
    variables: {
      courseIds,
      categoryId: categoryId || null,
      courseCount: courseIds.length || courseCount || null,
    },
  });
  return (
    <QueryView
      result={result}
      select={({ customPageCourses }) => customPageCourses}
      skeleton={<CourseGridSkeleton count={4} />}
      isEmpty={(courses) => courses.length === 0}
      empty={<Text tone="dim">{t('previewNoCourses')}</Text>}
    >
      {(courses) => <CourseGrid courses={courses} />}
    </QueryView>
  );
};

/** The texts with the name of the academy for its placeholder, as the server fills them in. */
const withBrand = (translation: FormTranslation, brand: string): FormTranslation =>
  JSON.parse(JSON.stringify(translation).replaceAll('{{brand}}', JSON.stringify(brand).slice(1, -1)));

/** A translation that is not saved yet, as readers would see it. */
export function Preview({ translation }: { translation: FormTranslation }) {
  const { t } = useTranslation(['customPages', 'common']);
  const { language, title, blocks } = withBrand(translation, t('common:brand'));
  return (
    <Stack as="section" card gap={10} shrink lang={languageCode(language)} aria-label={t('preview')}>
      {title && <Heading level={2}>{title}</Heading>}
      {blocks.length === 0 && <Text tone="dim">{t('noBlocks')}</Text>}
      {blocks.map((block) => (
        <section key={block.key}>
          <BlockView
            block={{
              ...block,
              picturePath: block.picture ? pictureUrl(block.picture) : null,
              width: null,
              height: null,
            }}
            courses={<Courses block={block} />}
          />
        </section>
      ))}
    </Stack>
  );
}
