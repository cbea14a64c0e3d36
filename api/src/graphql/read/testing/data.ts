/** mulberry32: a small random generator with a sufficient period for tests. */
export function randomSource(start: number) {
  let seed = start;
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    get seed() {
      return seed;
    },
    chance: (p: number) => next() < p,
    below: (n: number) => Math.floor(next() * n),
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!,
  };
}
export type RandomSource = ReturnType<typeof randomSource>;

/** A row by column, as stored. The reference resolvers read nothing else. */
export type Raw = Record<string, unknown> & { readonly id: string };
export type Tables = Record<'person' | 'category' | 'course' | 'lesson' | 'review', Raw[]> & {
  badge: (Record<string, unknown> & { readonly id: number })[];
  course_categories: { course_id: string; category_id: string }[];
};

/** First the type, then the number, so that the IDs sort by number. */
export const getId = (kind: number, n: number) =>
  `0000000${kind}-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** With microseconds, which PostgreSQL stores and JavaScript does not. */
const toTime = (random: RandomSource) => {
  const ms = Date.UTC(
    2026,
    random.below(12),
    1 + random.below(28),
    random.below(24),
    0,
    random.below(60),
    random.below(3) * 450,
  );
  return new Date(ms).toISOString().replace('Z', `${random.pick(['000', '500', '999'])}Z`);
};

/** The rows of the fixture, the same each time. */
export function makeTables(): Tables {
  const random = randomSource(20261120);
  const maybe = <T>(p: number, value: () => T) => (random.chance(p) ? value() : null);
  const person = Array.from({ length: 8 }, (_, n) => ({
    id: getId(1, n),
    full_name: `Người "${n}" \\ ạ`,
    email: `p${n}@example.com`,
    is_active: n !== 3,
    bio: maybe(0.6, () => `bio ${n}\n2`),
    joined_at: toTime(random),
  }));
  const badge = [0, 2, 5].map((n) => ({ id: n, code: `B${n}`, person_id: getId(1, n) }));
  const category = Array.from({ length: 5 }, (_, n) => ({
    id: getId(3, n),
    name: `Category ${n}`,
    parent_id: n > 2 ? getId(3, n - 3) : null,
  }));
  const course = Array.from({ length: 30 }, (_, n) => ({
    id: getId(4, n),
    slug: `course${String((n * 7) % 30).padStart(2, '0')}`,
    title: `Khóa học ${n} 'x' $1`,
    status: random.chance(0.7) ? 'published' : 'draft',
    level: maybe(0.7, () => random.pick(['BEGINNER', 'ADVANCED'])),
    price: random.pick([0, 10_000, 499_000, 5_000_000_000, 5_000_000_001]),
    rating: maybe(0.8, () => random.pick([3, 4.25, 4.5, 4.75])),
    tags: random.pick([[], ['a'], ['b "q"', 'c,{}', '']]),
    topics: maybe(0.8, () => random.pick([[], ['art'], ['music', 'code', 'art']])),
    content: maybe(0.7, () =>
      random.pick([{ type: 'doc', content: [{ n: 1.5, text: 'ạ' }] }, [1, null], 'text', 7]),
    ),
    published_at: maybe(0.7, () => toTime(random)),
    motto: `motto ${n}`,
    earnings: random.below(9) * 1_000_000_000,
    teacher_id: getId(1, random.below(5)),
    co_teacher_id: maybe(0.5, () => getId(1, random.below(8))),
  }));
  const links = course.flatMap((c) =>
    category.filter(() => random.chance(0.4)).map((k) => ({ course_id: c.id, category_id: k.id })),
  );
  const lesson = course.flatMap((c, n) =>
    Array.from({ length: n % 4 }, (_, i) => ({
      id: getId(5, n * 10 + i),
      course_id: c.id,
      title: `Bài ${i}`,
      position: (i * 2) % 3,
      preview: random.chance(0.5),
      body: maybe(0.8, () => `body ${n}.${i}`),
    })),
  );
  const review = course.flatMap((c, n) =>
    Array.from({ length: random.below(6) }, (_, i) => ({
      id: getId(6, n * 10 + i),
      course_id: c.id,
      author_id: getId(1, random.below(8)),
      stars: 1 + random.below(5),
      comment: maybe(0.5, () => `ý kiến ${i}`),
      hidden: random.chance(0.2),
      created_at: toTime(random),
    })),
  );
  return { person, badge, category, course, lesson, review, course_categories: links };
}
