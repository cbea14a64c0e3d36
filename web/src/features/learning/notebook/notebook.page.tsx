import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { freshOnArrival } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyByFilter } from '../../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { BookmarkItem } from '../bookmarks/bookmark-item.tsx';
import { useBookmarkActs } from '../bookmarks/use-bookmark-acts.ts';
import { type PlaceInLesson, searchOf, usePlaceName } from '../notes/place-name.ts';
import {
  type NotebookNotesQuery,
  useNotebookBookmarksQuery,
  useNotebookCoursesQuery,
  useNotebookNotesQuery,
} from './notebook.gen.ts';
import classes from './notebook.module.css';
import { useNotebookFile } from './use-notebook-file.ts';

type Note = NotebookNotesQuery['recentNotes']['edges'][number]['node'];
type Kept = PlaceInLesson & Pick<Note, 'lessonTitle' | 'mayOpen' | 'course' | 'createdAt'>;

/** The link to a place, if the viewer may open it. */
const PlaceLink = ({ kept }: { kept: Kept }) => {
  const { t } = useTranslation('notebook');
  const text = usePlaceName()(kept) ?? t('wholeLesson');
  const { course, mayOpen } = kept;
  if (!mayOpen || !course) return <span className={classes.place}>{text}</span>;
  return (
    <Link className={classes.place} to={`/learning/${course.slug}${searchOf(kept)}`}>
      {text}
    </Link>
  );
};

const Origin = ({ kept, title }: { kept: Kept; title?: string }) => {
  const { t } = useTranslation('notebook');
  const { date } = useFormat();
  return (
    <div className={`${kit.row} ${kit.wrap} ${kit.small} ${kit.dim}`}>
      <span>{[title, kept.course?.title, date(kept.createdAt)].filter(Boolean).join(' · ')}</span>
      {!kept.mayOpen && <Tag>{t('closed')}</Tag>}
    </div>
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
  <div className={`${kit.card} ${classes.card}`}>
    <ul className={classes.list}>{children}</ul>
  </div>
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
  const result = useNotebookNotesQuery({ variables: { courseId }, ...freshOnArrival });
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
              <li key={node.id} className={classes.note}>
                <PlaceLink kept={node} />
                <div className={kit.grow}>
                  <p className={classes.text}>{node.text}</p>
                  <Origin kept={node} title={node.lessonTitle} />
                </div>
              </li>
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
  const result = useNotebookBookmarksQuery({ variables: { courseId }, ...freshOnArrival });
  const acts = useBookmarkActs(() => void result.refetch().catch(() => undefined));
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
              <BookmarkItem key={node.id} bookmark={node} acts={acts} chip={<PlaceLink kept={node} />}>
                <Origin kept={node} {...(node.label !== null && { title: node.lessonTitle })} />
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
  const { take, isTaking } = useNotebookFile();
  const courses = useNotebookCoursesQuery(freshOnArrival).data?.notebookCourses ?? [];
  if (!courses.length) return null;
  const choose = (id: string) => {
    const next = new URLSearchParams(params);
    if (id) next.set('course', id);
    else next.delete('course');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={classes.tools}>
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
        loading={isTaking}
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={() => void take(courseId)}
      >
        {t(courseId === null ? 'file.takeAll' : 'file.takeCourse')}
      </Button>
    </div>
  );
};

const TABS = ['notes', 'bookmarks'] as const;

/** /dashboard/notebook: the viewer's notes and bookmarks of all courses. */
export function Component() {
  const { t } = useTranslation('notebook');
  const { t: words } = useTranslation('workspace');
  const [params] = useSearchParams();
  const shown = TABS.find((tab) => tab === params.get('show')) ?? 'notes';
  const courseId = params.get('course');
  const addressOf = (tab: (typeof TABS)[number]) => {
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
        crumbs={[{ label: words('area.student'), to: '/dashboard' }, { label: t('title') }]}
        sub={t('text')}
      />
      <div className={kit.stack}>
        <TabLinks
          label={t('tabs')}
          replace
          links={TABS.map((key) => ({
            key,
            label: t(key),
            to: addressOf(key),
            isOn: key === shown,
          }))}
        />
        <Tools courseId={courseId} />
        {shown === 'notes' ? <Notes courseId={courseId} /> : <Bookmarks courseId={courseId} />}
      </div>
    </>
  );
}
