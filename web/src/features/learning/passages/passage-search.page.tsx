import { IconArticle, IconNotes, IconPlayerPlayFilled, IconX } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyByFilter } from '../../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Card, Grid, Heading, Row, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import classes from './passage-search.module.css';
import { type PassagesQuery, usePassagesQuery, useSearchedCourseQuery } from './passages.gen.ts';
import { splitBySearch } from './split-by-search.ts';

const PAGE_SIZE = 30;

type Passage = PassagesQuery['passages']['edges'][number]['node'];

/** Groups the passages by lesson. Those of a lesson are consecutive in the response. */
const byLesson = (passages: readonly Passage[]): Passage[][] =>
  passages.reduce<Passage[][]>((groups, passage) => {
    const last = groups.at(-1);
    if (last?.[0]?.lesson.id === passage.lesson.id) last.push(passage);
    else groups.push([passage]);
    return groups;
  }, []);

/** The player's URL of a passage: at a second of the video, at a block of the text, or of the lesson. */
const getUrl = ({ course, lesson, startSec, block }: Passage): string => {
  const place = startSec !== null ? `&t=${startSec}` : block !== null ? `&block=${block}` : '';
  return `/learning/${course.slug}?lesson=${lesson.id}${place}`;
};

const ICONS = { CAPTION: IconPlayerPlayFilled, TEXT: IconArticle, NOTE: IconNotes } as const;

const PlaceLink = ({ passage, search }: { passage: Passage; search: string }) => {
  const { t } = useTranslation('passages');
  const { clock } = useFormat();
  const { kind, startSec, text } = passage;
  const isNote = kind === 'NOTE';
  const Icon = ICONS[kind];
  return (
    <Link
      to={getUrl(passage)}
      className={`${classes.place} ${styleClass({ display: 'flex', gap: 3, px: 5, py: 2, tone: 'inherit', underline: 'none' })}`}
    >
      <span className={classes.at}>
        <Icon size={16} aria-hidden="true" />
        {startSec !== null ? clock(startSec) : t(isNote ? 'note' : 'inText')}
      </span>
      <Text as="span" className={classes.text} shrink anywhere lang={passage.language?.toLowerCase()}>
        {isNote && startSec !== null && <Tag>{t('note')}</Tag>}{' '}
        {splitBySearch(text, search).map((piece) =>
          piece.isFound ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
        )}
      </Text>
    </Link>
  );
};

const PassageMatches = ({ search, courseId }: { search: string; courseId: string | null }) => {
  const { t } = useTranslation('passages');
  const [, setParams] = useSearchParams();
  const result = usePassagesQuery({ variables: { search, courseId, first: PAGE_SIZE } });
  return (
    <QueryView
      result={result}
      select={({ passages }) => passages}
      keepsPrevious
      failedTitle={t('failed')}
      skeleton={<LoadingRows rows={5} height={72} />}
      isEmpty={({ edges }) => edges.length === 0}
      empty={
        <EmptyByFilter
          title={t('nothing', { search })}
          text={t('nothingText')}
          action={t('clear')}
          onClear={() => setParams({})}
        />
      }
    >
      {({ edges, pageInfo }) => (
        <>
          <Grid as="ul" gap={4}>
            {byLesson(edges.map(({ node }) => node)).map((passages) => (
              <Card as="li" key={passages[0]?.id} card="flush">
                <Box px={5} pt={4} pb={2}>
                  <Heading level={2} text="md" weight={600}>
                    {passages[0]?.lesson.title}
                  </Heading>
                  <Text text="sm" tone="dim">
                    {passages[0]?.course.title}
                  </Text>
                </Box>
                <Box as="ul" pb={2}>
                  {passages.map((passage) => (
                    <li key={passage.id}>
                      <PlaceLink passage={passage} search={search} />
                    </li>
                  ))}
                </Box>
              </Card>
            ))}
          </Grid>
          <LoadMore
            label={t('more')}
            hasMore={pageInfo.hasNextPage}
            onMore={() => result.fetchMore({ variables: { after: pageInfo.endCursor } })}
          />
        </>
      )}
    </QueryView>
  );
};

/** The course to which the search is limited, with a link to search all courses. */
const OneCourse = ({ courseId, onAll }: { courseId: string; onAll: () => void }) => {
  const { t } = useTranslation('passages');
  const { data } = useSearchedCourseQuery({ variables: { idOrSlug: courseId } });
  return (
    <Row wrap gap={2} mb={4}>
      {data?.course && <span>{t('inCourse', { title: data.course.title })}</span>}
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconX size={16} aria-hidden="true" />}
        onClick={onAll}
      >
        {t('inAll')}
      </Button>
    </Row>
  );
};

/** /dashboard/search: full-text search in the lessons that the viewer has opened. */
export function Component() {
  const { t } = useTranslation('passages');
  const { t: tWorkspace } = useTranslation('workspace');
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const courseId = params.get('course');
  const show = (next: { search: string; course: string | null }) =>
    setParams(
      {
        ...(next.search && { search: next.search }),
        ...(next.course && { course: next.course }),
      },
      { replace: true },
    );
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: tWorkspace('area.student'), to: '/dashboard' }, { label: t('title') }]}
        sub={t('text')}
      />
      <Box maxW={160} mb={6}>
        <SearchField
          label={t('label')}
          value={search}
          onSearch={(typed) => show({ search: typed, course: courseId })}
        />
      </Box>
      {courseId && <OneCourse courseId={courseId} onAll={() => show({ search, course: null })} />}
      {search ? (
        <PassageMatches key={courseId} search={search} courseId={courseId} />
      ) : (
        <EmptyState title={t('firstTitle')} text={t('firstText')} />
      )}
    </>
  );
}
