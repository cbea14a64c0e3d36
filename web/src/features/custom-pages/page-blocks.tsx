import type { FragmentType } from '@apollo/client';
import { languageCode } from '../../i18n/schema-language.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { CourseGrid } from '../courses/index.ts';
import { BlockView } from './block-view.tsx';
import { type CustomPageBlocksFragment, useCustomPageBlocksFragment } from './page-blocks.gen.ts';

/** The blocks of a published page. Lists of courses without one on sale are omitted. */
export function PageBlocks({ page: from }: { page: FragmentType<CustomPageBlocksFragment> }) {
  const page = useCustomPageBlocksFragment(from);
  return (
    page && (
      <Stack gap={10} shrink lang={languageCode(page.language)}>
        {page.blocks
          .filter(({ kind, courses }) => kind !== 'COURSES' || courses.length > 0)
          .map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a stored page have no ID and are never reordered
            <section key={index}>
              <BlockView block={block} courses={<CourseGrid courses={block.courses} />} />
            </section>
          ))}
      </Stack>
    )
  );
}
