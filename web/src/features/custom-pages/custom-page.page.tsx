import { useParams } from 'react-router-dom';
import type { Preload } from '../../apollo/preload.ts';
import { languageCode, schemaLanguage } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box } from '../../ui/layout/layout.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { PageMeta, useOrigin } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import { CustomPageDocument, useCustomPageQuery } from './custom-page.gen.ts';
import { PageBlocks } from './page-blocks.tsx';

export const preload: Preload = ({ client, params, language }) =>
  client.query({
    query: CustomPageDocument,
    variables: { slug: params.slug ?? '', language: schemaLanguage(language) },
  });

/** /p/:slug: a page that administrators wrote. */
export function Component() {
  const { i18n } = useTranslation('catalog');
  const { slug = '' } = useParams();
  const origin = useOrigin();
  const result = useCustomPageQuery({ variables: { slug, language: schemaLanguage(i18n.language) } });
  return (
    <Box as="article" className={utilities.container} py={8}>
      <QueryView
        result={result}
        select={({ customPage }) => customPage}
        missing={<NotFound />}
        skeleton={
          <Loading>
            <Skeleton height={640} />
          </Loading>
        }
      >
        {(page) => (
          <>
            <PageMeta
              title={page.title}
              description={page.description ?? undefined}
              path={`/p/${slug}`}
              jsonLd={[
                {
                  '@type': 'WebPage',
                  name: page.title,
                  url: `${origin}/p/${slug}`,
                  inLanguage: languageCode(page.language),
                  ...(page.description && { description: page.description }),
                },
              ]}
            />
            <Box as="h1" mb={6} lang={languageCode(page.language)}>
              {page.title}
            </Box>
            <PageBlocks page={page} />
          </>
        )}
      </QueryView>
    </Box>
  );
}
