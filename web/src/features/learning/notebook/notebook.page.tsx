import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { freshOnArrival } from '../../../apollo/fetch-policies.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
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
import { type NotebookNotesQuery, useNotebookBookmarksQuery, useNotebookNotesQuery } from './notebook.gen.ts';
import classes from './notebook.module.css';

type Note = NotebookNotesQuery['recentNotes']['edges'][number]['node'];
/** What notes and bookmarks have in common. */
type Kept = PlaceInLesson & Pick<Note, 'lessonTitle' | 'mayOpen' | 'course' | 'createdAt'>;

/** The way to a place, while there is one. */
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

const Empty = ({ title, text }: { title: string; text: string }) => {
  const { t } = useTranslation('notebook');
  return (
    <EmptyState
      title={title}
      text={text}
      actions={
        <Button component={Link} to="/dashboard/courses">
          {t('toCourses')}
        </Button>
      }
    />
  );
};

const List = ({ children }: { children: ReactNode }) => (
  <div className={`${kit.card} ${classes.card}`}>
    <ul className={classes.list}>{children}</ul>
  </div>
);

const Notes = () => {
  const { t } = useTranslation('notebook');
  const result = useNotebookNotesQuery(freshOnArrival);
  return (
    <QueryView
      result={result}
      select={({ recentNotes }) => recentNotes}
      failedTitle={t('failed')}
      skeleton={<LoadingRows rows={4} height={72} />}
      isEmpty={({ edges }) => edges.length === 0}
      empty={<Empty title={t('noNotes')} text={t('noNotesText')} />}
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

const Bookmarks = () => {
  const { t } = useTranslation('notebook');
  const result = useNotebookBookmarksQuery(freshOnArrival);
  const acts = useBookmarkActs(() => void result.refetch().catch(() => undefined));
  return (
    <QueryView
      result={result}
      select={({ recentBookmarks }) => recentBookmarks}
      failedTitle={t('failed')}
      skeleton={<LoadingRows rows={4} height={72} />}
      isEmpty={({ edges }) => edges.length === 0}
      empty={<Empty title={t('noBookmarks')} text={t('noBookmarksText')} />}
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

const TABS = ['notes', 'bookmarks'] as const;

/** /dashboard/notebook: one's own notes and bookmarks in all courses. */
export function Component() {
  const { t } = useTranslation('notebook');
  const { t: words } = useTranslation('workspace');
  const [params] = useSearchParams();
  const shown = TABS.find((tab) => tab === params.get('show')) ?? 'notes';
  return (
    <>
      <PageHeader
        title={t('title')}
        crumbs={[{ label: words('nav.overview'), to: '/dashboard' }, { label: t('title') }]}
        sub={t('text')}
      />
      <div className={kit.stack}>
        <TabLinks
          label={t('tabs')}
          replace
          links={TABS.map((key) => ({
            key,
            label: t(key),
            to: key === 'notes' ? '/dashboard/notebook' : `/dashboard/notebook?show=${key}`,
            isOn: key === shown,
          }))}
        />
        {shown === 'notes' ? <Notes /> : <Bookmarks />}
      </div>
    </>
  );
}
