import { gql, type InMemoryCache } from '@apollo/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeCache } from '../client.ts';
import { removeCachedBookmark } from './bookmarks.ts';
import { evictCart } from './cart.ts';
import { evictCourseOwnership, evictPublicCourseLists } from './courses.ts';
import { evictLesson, evictSection, writeCachedProgress } from './lessons.ts';
import { insertNotification, markCachedNotificationRead } from './notifications.ts';
import { evictRefundData } from './refunds.ts';
import { evictSavedComment, insertSavedComment } from './teaching.ts';
import { evictQueueCounts } from './tickets.ts';
import { evictProfileAndStats, evictSessions, removeCachedPerson, updateCachedPerson } from './users.ts';

const ME = gql`query Me { me { id fullName name avatarUrl } }`;
const INSTRUCTOR = gql`query Instructor($id: ID!) { instructor(id: $id) { id fullName headline } }`;
const PERSON = gql`query Person($id: ID!) { personForAdmin(id: $id) { id fullName } }`;
const PEOPLE = gql`query People($page: Int) { people(page: $page) { items { id fullName } total } }`;
const STATS = gql`query Stats { peopleStats { totalUsers } }`;
const COURSE = gql`
  query Course($idOrSlug: String!) {
    course(idOrSlug: $idOrSlug) { id slug title currentPrice myEnrolment { id } teacher { id fullName } }
  }
`;
const COURSES = gql`query Courses { courses(sortBy: PUBLISHED_AT) { total items { id title } } }`;
const OUTLINE = gql`
  query Outline($id: String!) { course(idOrSlug: $id) { id sections { id lessons { id title } } } }
`;
const FEED = gql`
  query Feed($first: Int!, $after: String, $unreadOnly: Boolean!) {
    myNotifications(first: $first, after: $after, unreadOnly: $unreadOnly) {
      edges { node { id title readAt } }
      pageInfo { hasNextPage endCursor }
    }
  }
`;
const COUNT = gql`query Count { unreadNotificationCount }`;

let cache: InMemoryCache;
beforeEach(() => {
  cache = makeCache();
});

describe('a person', () => {
  const id = 'p1';
  const names = () => [
    cache.readQuery<{ me: { fullName: string } }>({ query: ME })?.me.fullName,
    cache.readQuery<{ instructor: { fullName: string } }>({ query: INSTRUCTOR, variables: { id } })
      ?.instructor.fullName,
    cache.readQuery<{ personForAdmin: { fullName: string } }>({ query: PERSON, variables: { id } })
      ?.personForAdmin.fullName,
  ];
  beforeEach(() => {
    const facts = { id, fullName: 'Lan' };
    cache.writeQuery({
      query: ME,
      data: { me: { ...facts, __typename: 'User', name: 'Lan', avatarUrl: null } },
    });
    cache.writeQuery({
      query: INSTRUCTOR,
      variables: { id },
      data: { instructor: { ...facts, __typename: 'PublicProfile', headline: 'Pha chế' } },
    });
    cache.writeQuery({
      query: PERSON,
      variables: { id },
      data: { personForAdmin: { ...facts, __typename: 'Person' } },
    });
    cache.writeQuery({
      query: PEOPLE,
      variables: { page: 1 },
      data: {
        people: {
          __typename: 'PersonPage',
          items: [
            { ...facts, __typename: 'Person' },
            { __typename: 'Person', id: 'p2', fullName: 'Minh' },
          ],
          total: 2,
        },
      },
    });
    cache.writeQuery({ query: STATS, data: { peopleStats: { __typename: 'PeopleStats', totalUsers: 2 } } });
  });

  it('updates an edited name for the person, visitors and administrators', () => {
    updateCachedPerson(cache, { id, __typename: 'User', fullName: 'Lan Anh', name: 'Lan Anh' });
    expect(names()).toEqual(['Lan Anh', 'Lan Anh', 'Lan Anh']);
  });

  it('refetches a derived name that the response lacks', () => {
    updateCachedPerson(cache, { id, fullName: 'Lan Anh' });
    expect(names()).toEqual([undefined, 'Lan Anh', 'Lan Anh']);
  });

  it('refetches the public page and the statistics after a lock', () => {
    evictProfileAndStats(cache, id);
    expect(names()).toEqual(['Lan', undefined, 'Lan']);
    expect(cache.readQuery({ query: STATS })).toBeNull();
  });

  it('is marked as missing and leaves every list after deletion', () => {
    removeCachedPerson(cache, id);
    expect(cache.readQuery({ query: PERSON, variables: { id } })).toEqual({ personForAdmin: null });
    expect(cache.readQuery({ query: PEOPLE, variables: { page: 1 } })).toMatchObject({
      people: { items: [{ id: 'p2' }], total: 1 },
    });
    expect(Object.keys(cache.extract()).filter((key) => key.endsWith(':p1'))).toEqual([]);
  });
});

it('loses signed-out devices from the list', () => {
  const MINE = gql`query Mine { mySessions { id device } }`;
  const session = (sessionId: string) => ({ __typename: 'Session', id: sessionId, device: 'Firefox' });
  cache.writeQuery({ query: MINE, data: { mySessions: [session('s1'), session('s2'), session('s3')] } });
  evictSessions(cache, ['s1', 's3']);
  expect(cache.readQuery({ query: MINE })).toEqual({ mySessions: [session('s2')] });
});

describe('a course', () => {
  const course = {
    __typename: 'Course',
    id: 'c1',
    slug: 'ca-phe',
    title: 'Cà phê',
    currentPrice: 1000,
    myEnrolment: null,
    teacher: { __typename: 'PublicProfile', id: 'p1', fullName: 'Lan' },
  };
  const read = (idOrSlug: string) => cache.readQuery({ query: COURSE, variables: { idOrSlug } });

  it('is read by its ID, whichever query loaded it', () => {
    cache.writeQuery({ query: COURSE, variables: { idOrSlug: 'ca-phe' }, data: { course } });
    expect(read('c1')).toEqual({ course });
    expect(read('else')).toBeNull();
  });

  it('is not found under its former URL after another course takes that URL', () => {
    cache.writeQuery({ query: COURSE, variables: { idOrSlug: 'c1' }, data: { course } });
    expect(read('ca-phe')).toBeNull();
  });

  it('refetches its ownership after a purchase', () => {
    cache.writeQuery({ query: COURSE, variables: { idOrSlug: 'c1' }, data: { course } });
    evictCourseOwnership(cache, ['another', 'c1']);
    expect(read('c1')).toBeNull();
  });

  it('enters and leaves the public lists', () => {
    const courses = {
      __typename: 'CoursePage',
      total: 1,
      items: [{ __typename: 'Course', id: 'c1', title: 'Cà phê' }],
    };
    cache.writeQuery({ query: COURSES, data: { courses } });
    evictPublicCourseLists(cache);
    expect(cache.readQuery({ query: COURSES })).toBeNull();
  });

  it('has neither deleted lessons nor deleted sections', () => {
    const lesson = (id: string) => ({ __typename: 'LessonOutline', id, title: id });
    const outline = {
      __typename: 'Course',
      id: 'c1',
      sections: [
        { __typename: 'Section', id: 's1', lessons: [lesson('l1'), lesson('l2')] },
        { __typename: 'Section', id: 's2', lessons: [] },
      ],
    };
    cache.writeQuery({ query: OUTLINE, variables: { id: 'c1' }, data: { course: outline } });
    evictLesson(cache, 'l1');
    evictSection(cache, 's2');
    expect(cache.readQuery({ query: OUTLINE, variables: { id: 'c1' } })).toMatchObject({
      course: { sections: [{ id: 's1', lessons: [{ id: 'l2' }] }] },
    });
    expect(Object.keys(cache.extract())).not.toContain('LessonOutline:l1');
  });
});

describe('a feed', () => {
  const page = (ids: string[], hasNextPage: boolean) => ({
    myNotifications: {
      __typename: 'NotificationConnection',
      edges: ids.map((id) => ({
        __typename: 'NotificationEdge',
        node: { __typename: 'Notification', id, title: id, readAt: null },
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: ids.at(-1) ?? null },
    },
  });
  const write = (ids: string[], hasNextPage: boolean, after: string | null = null, first = 2) =>
    cache.writeQuery({
      query: FEED,
      variables: { first, after, unreadOnly: false },
      data: page(ids, hasNextPage),
    });
  const shown = () => {
    const data = cache.readQuery<ReturnType<typeof page>>({
      query: FEED,
      variables: { first: 2, unreadOnly: false },
    });
    return (
      data && [
        data.myNotifications.edges.map(({ node }) => node.id).join(''),
        data.myNotifications.pageInfo.endCursor,
      ]
    );
  };

  beforeEach(() => {
    write(['d', 'c'], true);
    write(['b', 'a'], true, 'c');
  });

  it('appends the next page to the cached rows', () => {
    expect(shown()).toEqual(['dcba', 'a']);
  });

  it('keeps its loaded pages when the first page is refetched', () => {
    write(['e', 'd', 'c'], true, null, 3);
    expect(shown()).toEqual(['edcba', 'a']);
  });

  it('restarts if the first page does not overlap or is complete', () => {
    write(['z', 'y'], true);
    expect(shown()).toEqual(['zy', 'y']);
    write(['z'], false);
    expect(shown()).toEqual(['z', 'z']);
  });

  it('inserts a new notification at the start once and drops nothing', () => {
    const received = { __typename: 'Notification', id: 'e', title: 'e', readAt: null };
    insertNotification(cache, received);
    insertNotification(cache, received);
    expect(shown()).toEqual(['edcba', 'a']);
  });

  it('marks notifications as read and counts the unread ones', () => {
    cache.writeQuery({ query: COUNT, data: { unreadNotificationCount: 4 } });
    markCachedNotificationRead(cache, 'd', 3);
    const data = cache.readQuery<ReturnType<typeof page>>({
      query: FEED,
      variables: { first: 2, unreadOnly: false },
    });
    expect(data?.myNotifications.edges.map(({ node }) => node.readAt !== null)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(cache.readQuery({ query: COUNT })).toEqual({ unreadNotificationCount: 3 });
  });
});

it('prepends a saved comment once and loses it after deletion', () => {
  const MINE = gql`query Mine { savedComments { id text } }`;
  const comment = (id: string) => ({ __typename: 'SavedComment' as const, id, text: id });
  cache.writeQuery({ query: MINE, data: { savedComments: [comment('a'), comment('b')] } });
  const NEW = gql`query New { created { id text } }`;
  cache.writeQuery({ query: NEW, data: { created: comment('c') } });
  insertSavedComment(cache, comment('c'));
  insertSavedComment(cache, comment('b'));
  expect(cache.readQuery({ query: MINE })).toEqual({
    savedComments: [comment('b'), comment('c'), comment('a')],
  });
  evictSavedComment(cache, 'c');
  expect(cache.readQuery({ query: MINE })).toEqual({ savedComments: [comment('b'), comment('a')] });
});

it('removes a bookmark from lists and feeds', () => {
  const MINE = gql`query Mine { myBookmarks(courseId: "c1") { id } }`;
  const RECENT = gql`query Recent { recentBookmarks { edges { node { id } } } }`;
  const bookmark = (id: string) => ({ __typename: 'Bookmark', id });
  const edges = (ids: string[]) => ids.map((id) => ({ __typename: 'BookmarkEdge', node: bookmark(id) }));
  cache.writeQuery({ query: MINE, data: { myBookmarks: [bookmark('a'), bookmark('b')] } });
  cache.writeQuery({
    query: RECENT,
    data: { recentBookmarks: { __typename: 'BookmarkConnection', edges: edges(['b', 'a']) } },
  });
  removeCachedBookmark(cache, 'a');
  expect(cache.readQuery({ query: MINE })).toEqual({ myBookmarks: [bookmark('b')] });
  expect(cache.readQuery({ query: RECENT })).toMatchObject({ recentBookmarks: { edges: edges(['b']) } });
});

it('adds the first progress to the cached outline', () => {
  const OUTLINE_PROGRESS = gql`
    query Outline { course(idOrSlug: "c1") { id lesson { id myProgress { lessonId percentage } } } }
  `;
  const write = (myProgress: unknown) =>
    cache.writeQuery({
      query: OUTLINE_PROGRESS,
      data: {
        course: {
          __typename: 'Course',
          id: 'c1',
          lesson: { __typename: 'LessonOutline', id: 'l1', myProgress },
        },
      },
    });
  write(null);
  const progress = { __typename: 'LessonProgress', lessonId: 'l1', percentage: 40 };
  const RECORDED = gql`query Recorded { recorded { lessonId percentage } }`;
  cache.writeQuery({ query: RECORDED, data: { recorded: progress } });
  writeCachedProgress(cache, 'l1', progress);
  expect(cache.readQuery({ query: OUTLINE_PROGRESS })).toMatchObject({
    course: { lesson: { myProgress: { percentage: 40 } } },
  });
});

it('appends the pages of a growing list and replaces them when they are fetched again', () => {
  const LINES = gql`
    query Lines($page: Int!) { rosterLines(changeId: "r1", page: $page, limit: 2) { page limit total items { line } } }
  `;
  const write = (page: number, lines: number[]) =>
    cache.writeQuery({
      query: LINES,
      variables: { page },
      data: {
        rosterLines: {
          __typename: 'RosterLinePage',
          page,
          limit: 2,
          total: 4,
          items: lines.map((line) => ({ __typename: 'RosterLine', line })),
        },
      },
    });
  const lines = () =>
    cache
      .readQuery<{ rosterLines: { items: { line: number }[] } }>({ query: LINES, variables: { page: 1 } })
      ?.rosterLines.items.map(({ line }) => line);
  write(1, [1, 2]);
  write(2, [3, 4]);
  expect(lines()).toEqual([1, 2, 3, 4]);
  write(2, [5]);
  expect(lines()).toEqual([1, 2, 5]);
  write(1, [6, 7]);
  expect(lines()).toEqual([6, 7]);
});

it('refetches the cart after the wish list filled it, and the queues after a ticket moved', () => {
  const BADGE = gql`query Badge { cartCount }`;
  const QUEUES = gql`query Queues { deskQueues { kind count } }`;
  cache.writeQuery({ query: BADGE, data: { cartCount: 1 } });
  cache.writeQuery({
    query: QUEUES,
    data: { deskQueues: [{ __typename: 'DeskQueue', kind: 'T', count: 1 }] },
  });
  evictCart(cache);
  expect(cache.readQuery({ query: BADGE })).toBeNull();
  expect(cache.readQuery({ query: QUEUES })).not.toBeNull();
  evictQueueCounts(cache);
  expect(cache.readQuery({ query: QUEUES })).toBeNull();
});

describe('a refund', () => {
  const MINE = gql`query Mine { myRefunds { total items { id status } } }`;
  const QUEUE = gql`query Queue($group: RefundGroup) { refunds(group: $group) { total items { id } } }`;
  const RIGHT = gql`query Right($idOrSlug: String!) { course(idOrSlug: $idOrSlug) { id slug myRefundRight { id rule } } }`;

  it("is refetched in every list after a change, with its course's totals", () => {
    const list = { __typename: 'RefundPage', total: 0, items: [] };
    cache.writeQuery({ query: MINE, data: { myRefunds: list } });
    cache.writeQuery({ query: QUEUE, variables: { group: 'DONE' }, data: { refunds: list } });
    const right = { __typename: 'RefundRight', id: 'l1', rule: 'ALLOWED' };
    const course = { __typename: 'Course', id: 'c1', slug: 'ca-phe', myRefundRight: right };
    cache.writeQuery({ query: RIGHT, variables: { idOrSlug: 'c1' }, data: { course } });
    evictRefundData(cache, 'c1');
    expect(cache.readQuery({ query: MINE })).toBeNull();
    expect(cache.readQuery({ query: QUEUE, variables: { group: 'DONE' } })).toBeNull();
    expect(cache.readQuery({ query: RIGHT, variables: { idOrSlug: 'c1' } })).toBeNull();
  });
});
