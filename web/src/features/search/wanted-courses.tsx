import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { useWantedSearchesQuery } from './wanted-searches.gen.ts';

const LIMIT = 3;

/** For teachers: searches for which several people wait. Renders nothing without them. */
export function WantedCourses() {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const { data } = useWantedSearchesQuery({ variables: { limit: LIMIT }, ...cacheAndNetwork });
  if (!data?.wantedSearches.length) return null;
  return (
    <Stack as="section" card gap={2} shrink mt={6} aria-labelledby="wanted">
      <Heading level={2} id="wanted" text="lg">
        {t('wanted.title')}
      </Heading>
      <Text text="sm" tone="text-2">
        {t('wanted.text')}
      </Text>
      <ul>
        {data.wantedSearches.map(({ search, people }) => (
          <Row as="li" key={search} wrap gap={3} py={2}>
            <Text as="span" weight={600} grow shrink anywhere>
              {search}
            </Text>
            <Text as="span" text="sm" tone="dim">
              {t('wanted.people', { count: people, value: count(people) })}
            </Text>
            <ButtonLink
              to={`/teacher/courses/new?title=${encodeURIComponent(search)}`}
              variant="default"
              size="sm"
              aria-label={`${t('wanted.act')}: ${search}`}
            >
              {t('wanted.act')}
            </ButtonLink>
          </Row>
        ))}
      </ul>
    </Stack>
  );
}
