import type { PeerRead } from '../index.ts';

interface Connection<T> {
  readonly totalCount?: number;
  readonly nodes: readonly T[];
}

interface Named {
  readonly rowId: string;
  readonly fullName: string;
}

interface Card {
  readonly rowId: string;
  readonly currentPrice: string;
  readonly price: string;
  readonly personByTeacherId: Named;
}

interface Detail extends Card {
  readonly sectionsByCourseId: Connection<{
    readonly rowId: string;
    readonly title: string;
    readonly lessonsBySectionId: Connection<Row>;
  }>;
  readonly ratingHistogram: Connection<object>;
  readonly ratingsByCourseId: Connection<
    Row & { readonly createdAt: string; readonly personByAuthorId: object }
  >;
}

type Row = { readonly rowId: string } & object;

interface Enrolment extends Row {
  readonly reachedPercentage: number;
  readonly courseByCourseId: Card & { readonly lessonCount: number };
}

interface Order extends Row {
  readonly total: string;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly orderLinesByOrderId: Connection<
    Row & { readonly listPrice: string; readonly discount: string; readonly amount: string }
  >;
}

interface TaughtRating extends Row {
  readonly createdAt: string;
  readonly personByAuthorId: Named;
  readonly courseByCourseId: { readonly rowId: string; readonly title: string };
}

const CARD = `rowId slug title coverUrl currentPrice price ratingAverage ratingCount durationSec lessonCount
  personByTeacherId { rowId fullName }`;

const withId = <T extends Row>({ rowId, ...rest }: T) => ({ id: rowId, ...rest });
const pageOf = <T>({ totalCount, nodes }: Connection<T>, map: (node: T) => unknown) => ({
  total: totalCount,
  items: nodes.map(map),
});
const toIso = (text: string | null) => text && new Date(text).toISOString();
const offsetOf = (page: unknown, limit: number) => ((page as number) - 1) * limit;

const card = ({ personByTeacherId, price, currentPrice, ...rest }: Card) => ({
  ...withId(rest),
  price: Number(price),
  currentPrice: Number(currentPrice),
  teacher: withId(personByTeacherId),
});

const detail = ({ sectionsByCourseId, ratingHistogram, ratingsByCourseId, ...rest }: Detail) => ({
  ...card(rest),
  sections: sectionsByCourseId.nodes.map(({ lessonsBySectionId, ...section }) => ({
    ...withId(section),
    lessons: lessonsBySectionId.nodes.map(withId),
  })),
  ratingHistogram: ratingHistogram.nodes,
  ratings: {
    items: ratingsByCourseId.nodes.map(({ personByAuthorId, createdAt, ...rating }) => ({
      ...withId(rating),
      author: personByAuthorId,
      createdAt: toIso(createdAt),
    })),
  },
});

const enrolment = ({ courseByCourseId: course, reachedPercentage, ...rest }: Enrolment) => ({
  ...withId(rest),
  percentage: reachedPercentage,
  totalLessons: course.lessonCount,
  course: card(course),
});

const order = ({ total, createdAt, paidAt, orderLinesByOrderId, ...rest }: Order) => ({
  ...withId(rest),
  total: Number(total),
  createdAt: toIso(createdAt),
  paidAt: toIso(paidAt),
  lines: orderLinesByOrderId.nodes.map(({ listPrice, discount, amount, ...line }) => ({
    ...withId(line),
    listPrice: Number(listPrice),
    discount: Number(discount),
    amount: Number(amount),
  })),
});

const taughtRating = ({ createdAt, personByAuthorId, courseByCourseId, ...rest }: TaughtRating) => ({
  ...withId(rest),
  createdAt: toIso(createdAt),
  author: withId(personByAuthorId),
  course: withId(courseByCourseId),
});

/**
 * The reads by operation name. `courseBySlug` has no visibility rule, which is in PostGraphile's favour: a row-level
 * security policy would add it.
 */
export const postgraphileReads: Readonly<Record<string, PeerRead>> = {
  'catalogue page': {
    document: `query Catalogue($category: String!, $offset: Int!) { coursesInCategory(category: $category, first: 24, offset: $offset) {
      totalCount nodes { ${CARD} } } }`,
    variables: ({ category, page }) => ({ category, offset: offsetOf(page, 24) }),
    toData: ({ coursesInCategory }: { coursesInCategory: Connection<Card> }) => ({
      courses: pageOf(coursesInCategory, card),
    }),
  },
  search: {
    document: `query Search($search: String!) { searchCourses(search: $search, first: 24) { totalCount nodes { ${CARD} } } }`,
    variables: ({ search }) => ({ search }),
    toData: ({ searchCourses }: { searchCourses: Connection<Card> }) => ({
      courses: pageOf(searchCourses, card),
    }),
  },
  'course detail': {
    document: `query Detail($slug: String!) { courseBySlug(slug: $slug) { ${CARD} description outcomes
      sectionsByCourseId(orderBy: POSITION_ASC) { nodes { rowId title
        lessonsBySectionId(orderBy: POSITION_ASC) { nodes { rowId title kind isPreview durationSec } } } }
      ratingHistogram { nodes { stars count } }
      ratingsByCourseId(condition: { status: "PUBLISHED" }, orderBy: [CREATED_AT_DESC, ROW_ID_ASC], first: 5) {
        nodes { rowId stars text createdAt personByAuthorId { fullName } } } } }`,
    variables: ({ slug }) => ({ slug }),
    toData: ({ courseBySlug }: { courseBySlug: Detail }) => ({ course: detail(courseBySlug) }),
  },
  'single course': {
    document: `query One($slug: String!) { courseBySlug(slug: $slug) { ${CARD} } }`,
    variables: ({ slug }) => ({ slug }),
    toData: ({ courseBySlug }: { courseBySlug: Card }) => ({ course: card(courseBySlug) }),
  },
  'own courses': {
    document: `query Mine($offset: Int!) { myEnrolments(first: 20, offset: $offset) { totalCount nodes {
      rowId reachedPercentage completedLessons courseByCourseId { ${CARD} } } } }`,
    variables: ({ page }) => ({ offset: offsetOf(page, 20) }),
    toData: ({ myEnrolments }: { myEnrolments: Connection<Enrolment> }) => ({
      myEnrolments: pageOf(myEnrolments, enrolment),
    }),
  },
  bills: {
    document: `query Bills($offset: Int!) { currentPerson { ordersByBuyerId(first: 20, offset: $offset, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) {
      totalCount nodes { rowId number status total createdAt paidAt
        orderLinesByOrderId(orderBy: ROW_ID_ASC) { nodes { rowId title listPrice discount amount } } } } } }`,
    variables: ({ page }) => ({ offset: offsetOf(page, 20) }),
    toData: ({ currentPerson }: { currentPerson: { ordersByBuyerId: Connection<Order> } }) => ({
      myOrders: pageOf(currentPerson.ordersByBuyerId, order),
    }),
  },
  'ratings of a teacher': {
    document: `query Ratings($offset: Int!) { taughtRatings(first: 20, offset: $offset) { totalCount nodes {
      rowId stars text teacherReply createdAt personByAuthorId { rowId fullName } courseByCourseId { rowId title } } } }`,
    variables: ({ page }) => ({ offset: offsetOf(page, 20) }),
    toData: ({ taughtRatings }: { taughtRatings: Connection<TaughtRating> }) => ({
      taughtRatings: pageOf(taughtRatings, taughtRating),
    }),
  },
};
