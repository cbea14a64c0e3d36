import { schemaLanguage } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import utilities from '../../ui/utilities.module.css';
import { useHomeSectionsQuery } from './own-home-sections.gen.ts';
import { PageBlocks } from './page-blocks.tsx';

/** The sections that administrators added to the home page, if they belong above or below the lists of courses. */
export function OwnHomeSections({ isAbove }: { isAbove: boolean }) {
  const { i18n } = useTranslation();
  const { data } = useHomeSectionsQuery({ variables: { language: schemaLanguage(i18n.language) } });
  const page = data?.homeSections;
  return (
    page?.isAboveCourses === isAbove && (
      <div className={utilities.section}>
        <PageBlocks page={page} />
      </div>
    )
  );
}
