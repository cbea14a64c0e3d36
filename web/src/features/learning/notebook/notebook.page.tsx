import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyByFilter } from '../../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Card, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { BookmarkItem } from '../bookmarks/bookmark-item.tsx';
import { useBookmarkActions } from '../bookmarks/use-bookmark-actions.ts';
import { type PlaceInLesson, toSearch, usePlaceName } from '../notes/place-name.ts';
import {
  type NotebookNotesQuery,
  useNotebookBookmarksQuery,
  useNotebookCoursesQuery,
  useNotebookNotesQuery,
} from './notebook.gen.ts';
import classes from './notebook.module.css';
import { useNotebookFile } from './use-notebook-file.ts';

type Note = NotebookNotesQuery['recentNotes']['edges'][number]['node'];
type NotebookEntry = PlaceInLesson & Pick<Note, 'lessonTitle' | 'mayOpen' | 'course' | 'createdAt'>;

/** The link to a place, if the viewer may open it. */
const PlaceLink = ({ entry }: { entry: NotebookEntry }) => {
  const { t } = useTranslation('notebook');
  const text = usePlaceName()(entry) ?? t('wholeLesson');
  const { course, mayOpen } = entry;
  if (!mayOpen || !course)
    return (
      <Box
        as="span"
        className={classes.place}
        rigid
        minW={16}
        minH={6}
        px={2}
        py="half"
        text="sm"
        weight={600}
        tone="text-2"
        numbers
        textAlign="center"
        bg="surface-2"
        radius="sm"
      >
        {text}
      </Box>
    );
  return (
    <Link
      className={`${classes.place} ${styleClass({ rigid: true, minW: 16, minH: 6, px: 2, py: 'half', text: 'sm', weight: 600, tone: 'text-2', numbers: true, textAlign: 'center', bg: 'surface-2', radius: 'sm' })}`}
      to={`/learning/${course.slug}${toSearch(entry)}`}
    >
      {text}
    </Link>
  );
};

const Origin = ({ entry, title }: { entry: NotebookEntry; title?: string }) => {
  const { t } = useTranslation('notebook');
  const { date } = useFormat();
  return (
    <Row wrap gap={2} shrink text="sm" tone="dim">
      <span>{[title, entry.course?.title, date(entry.createdAt)].filter(Boolean).join(' · ')}</span>
      {!entry.mayOpen && <Tag>{t('closed')}</Tag>}
    </Row>
  );
};

interface ShownProps {
  /** Null for all courses. */
  courseId: string | null;
}

const Empty = ({ title, text }: { title: string; text: string }) => {
  const { t } = useTranslation('notebook');
  return (
    <EmptyState
      title={title}
      text={text}
      actions={<ButtonLink to="/dashboard/courses">{t('toCourses')}</ButtonLink>}
    />
  );
};

const List = ({ children }: { children: ReactNode }) => (
  <Card py={2}>
    <ul className={classes.list}>{children}</ul>
  </Card>
);

/** Empty state of one course or of all. */
const Nothing = ({ courseId, title, text }: ShownProps & { title: string; text: string }) => {
  const { t } = useTranslation('notebook');
  const [params, setParams] = useSearchParams();
  if (courseId === null) return <Empty title={title} text={text} />;
  const clear = () => {
    const rest = new URLSearchParams(params);
    rest.delete('course');
    setParams(rest, { replace: true });
  };
  return (
    <EmptyByFilter title={t('noneHere')} text={t('noneHereText')} action={t('showAll')} onClear={clear} />
  );
};

const Notes = ({ courseId }: ShownProps) => {
  const { t } = useTranslation('notebook');
  const result = useNotebookNotesQuery({ variables: { courseId }, ...cacheAndNetwork });
  return (
    <QueryView
      result={result}
      select={({ recentNotes }) => recentNotes}
      failedTitle={t('failed')}
      skeleton={<LoadingRows rows={4} height={72} />}
      isEmpty={({ edges }) => edges.length === 0}
      empty={<Nothing courseId={courseId} title={t('noNotes')} text={t('noNotesText')} />}
    >
      {({ edges, pageInfo }) => (
        <>
          <List>
            {edges.map(({ node }) => (
              <Row as="li" key={node.id} align="start" gap={3} py={4} borderBottom>
                <PlaceLink entry={node} />
                <Box grow shrink>
                  <Text space="lines" anywhere>
                    {node.text}
                  </Text>
                  <Origin entry={node} title={node.lessonTitle} />
                </Box>
              </Row>
            ))}
          </List>
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

const Bookmarks = ({ courseId }: ShownProps) => {
  const { t } = useTranslation('notebook');
  const result = useNotebookBookmarksQuery({ variables: { courseId }, ...cacheAndNetwork });
  const actions = useBookmarkActions(() => void result.refetch().catch(() => undefined));
  return (
    <QueryView
      result={result}
      select={({ recentBookmarks }) => recentBookmarks}
      failedTitle={t('failed')}
      skeleton={<LoadingRows rows={4} height={72} />}
      isEmpty={({ edges }) => edges.length === 0}
      empty={<Nothing courseId={courseId} title={t('noBookmarks')} text={t('noBookmarksText')} />}
    >
      {({ edges, pageInfo }) => (
        <>
          <List>
            {edges.map(({ node }) => (
              <BookmarkItem key={node.id} bookmark={node} actions={actions} chip={<PlaceLink entry={node} />}>
                <Origin entry={node} {...(node.label !== null && { title: node.lessonTitle })} />
              </BookmarkItem>
            ))}
          </List>
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

/** Filter by course, and the download of the shown entries. Renders nothing if there are no entries at all. */
const Tools = ({ courseId }: ShownProps) => {
  const { t } = useTranslation('notebook');
  const [params, setParams] = useSearchParams();
  const { downloadNotes, isDownloading } = useNotebookFile();
  const courses = useNotebookCoursesQuery(cacheAndNetwork).data?.notebookCourses ?? [];
  if (!courses.length) return null;
  const choose = (id: string) => {
    const next = new URLSearchParams(params);
    if (id) next.set('course', id);
    else next.delete('course');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Row className={classes.tools} wrap justify="between" gap={3}>
      <Select
        aria-label={t('course')}
        value={courses.some(({ id }) => id === courseId) ? (courseId ?? '') : ''}
        options={[
          { value: '', label: t('allCourses') },
          ...courses.map(({ id, title, notes, bookmarks }) => ({
            value: id,
            label: `${title} (${notes + bookmarks})`,
          })),
        ]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Button
        variant="default"
        loading={isDownloading}
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={() => void downloadNotes(courseId)}
      >
        {t(courseId === null ? 'file.takeAll' : 'file.takeCourse')}
      </Button>
    </Row>
  );
};

const TABS = ['notes', 'bookmarks'] as const;

/** /dashboard/notebook: the viewer's notes and bookmarks of all courses. */
export function Component() {
  const { t } = useTranslation('notebook');
  const { t: tWorkspace } = useTranslation('workspace');
  const [params] = useSearchParams();
  const shownTab = TABS.find((tab) => tab === params.get('show')) ?? 'notes';
  const courseId = params.get('course');
  const getNotebookUrl = (tab: (typeof TABS)[number]) => {
    const query = new URLSearchParams({
      ...(tab !== 'notes' && { show: tab }),
      ...(courseId !== null && { course: courseId }),
    }).toString();
    return `/dashboard/notebook${query && `?${query}`}`;
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: tWorkspace('area.student'), to: '/dashboard' }, { label: t('title') }]}
        sub={t('text')}
      />
      <Stack gap={4} shrink>
        <TabLinks
          label={t('tabs')}
          replace
          links={TABS.map((key) => ({
            key,
            label: t(key),
            to: getNotebookUrl(key),
            isOn: key === shownTab,
          }))}
        />
        <Tools courseId={courseId} />
        {shownTab === 'notes' ? <Notes courseId={courseId} /> : <Bookmarks courseId={courseId} />}
      </Stack>
    </>
  );
}
