import type { EntityManager } from '@mikro-orm/postgresql';
import { getReviews, getShelf, type ReviewContent } from '../content/index.ts';
import { courseId } from './ids.ts';
import { generator, insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';
import type { Study } from './progress.ts';

const HOUR = 3_600_000;
/** Minimum study time in seconds that a rating requires. */
const MIN_SECONDS = 15 * 60;
/** Shares of one to five stars for an average course. */
const DEFAULT_SHARES = [0.01, 0.03, 0.11, 0.35, 0.5] as const;

/** Seeds ratings of some of the students who studied long enough. The average is close to the one in the content. */
export async function seedRatings(em: EntityManager, studies: readonly Study[], now: Date): Promise<void> {
  const random = generator(7);
  const eligible = studies.filter(
    ({ sittings }) => sittings.reduce((sum, { seconds }) => sum + seconds, 0) >= MIN_SECONDS,
  );
  const rows = [...Map.groupBy(eligible, ({ course }) => course.slug)].flatMap(([slug, students]) => {
    const { stars, students: all } = getShelf(slug);
    if (!stars) return [];
    const count = Math.min(students.length, Math.max(3, Math.round(all * 0.32)));
    const chosen = students
      .map((study) => ({ study, rank: random() }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ study }) => study)
      .sort((a, b) => b.sittings.at(-1)!.at.getTime() - a.sittings.at(-1)!.at.getTime());
    const ratings = withTexts(spread(stars, chosen.length), getReviews(slug), random);
    return chosen.map(({ course, email, sittings }, index) => ({
      id: stableId(`rating ${course.slug} ${email}`),
      course_id: courseId(course.slug),
      author_id: personId(email),
      enrolment_id: stableId(`enrolment ${course.slug} ${email}`),
      stars: ratings[index]!.stars,
      text: ratings[index]!.text ?? null,
      teacher_reply: ratings[index]!.reply ?? null,
      status: 'PUBLISHED',
      created_at: new Date(
        Math.min(sittings.at(-1)!.at.getTime() + Math.floor(random() * 9 * HOUR), now.getTime() - HOUR / 6),
      ),
    }));
  });
  await insertAll(em, 'rating', rows);
  await noteProvenance(em, now);
}

/** Stores the progress and the course version of each rating, the dates of replies, and an edit of some ratings. */
async function noteProvenance(em: EntityManager, now: Date): Promise<void> {
  await em.execute(
    `update rating r set course_version = c.version,
       percentage = study_percentage(e.completed_at, e.completed_required, c.required_lessons),
       replied_at = case when r.teacher_reply is not null then least(r.created_at + interval '9 hours', ?::timestamptz) end,
       replied_by_id = case when r.teacher_reply is not null then c.teacher_id end
     from enrolment e, course c where e.id = r.enrolment_id and c.id = r.course_id`,
    [now.toISOString()],
  );
  const edited = `select r.id, md5(r.id::text) as rank from rating r
    where r.stars >= 4 and r.text is not null and r.percentage >= 40 and r.created_at < ?::timestamptz - interval '3 days'
    order by rank limit 12`;
  await em.execute(
    `insert into rating_version (id, rating_id, stars, text, percentage, course_version, written_at)
     select md5('version ' || x.id)::uuid, r.id, r.stars - 1, 'Mới học vài bài, thấy ổn. Mình sẽ đánh giá lại sau.', r.percentage / 3, r.course_version, r.created_at
     from (${edited}) x join rating r on r.id = x.id`,
    [now.toISOString()],
  );
  await em.execute(
    "update rating r set updated_at = r.created_at + interval '2 days' where exists (select 1 from rating_version v where v.rating_id = r.id)",
  );
}

/** Stars in usual proportions whose average is close to the wanted one, best first. */
function spread(average: number, count: number): number[] {
  let [low, high] = [-6, 6];
  let shares: number[] = [];
  for (let step = 0; step < 40; step++) {
    const tilt = (low + high) / 2;
    const weights = DEFAULT_SHARES.map((share, index) => share * Math.exp(tilt * (index + 1)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    shares = weights.map((weight) => weight / total);
    const mean = shares.reduce((sum, share, index) => sum + share * (index + 1), 0);
    if (mean < average) low = tilt;
    else high = tilt;
  }
  const stars: number[] = [];
  let expectedCount = 0;
  for (let star = 5; star >= 1; star--) {
    expectedCount += shares[star - 1]! * count;
    while (stars.length < Math.round(expectedCount) && stars.length < count) stars.push(star);
  }
  return stars;
}

type DemoRating = Pick<ReviewContent, 'stars'> & Partial<Pick<ReviewContent, 'text' | 'reply'>>;

/** Assigns texts to ratings with the same stars, mostly to the newest ones, which are read first. */
function withTexts(
  stars: readonly number[],
  texts: readonly ReviewContent[],
  random: () => number,
): DemoRating[] {
  const left = new Map<number, ReviewContent[]>();
  for (const text of texts) left.set(text.stars, [...(left.get(text.stars) ?? []), text]);
  return stars
    .map((star): DemoRating => left.get(star)?.shift() ?? { stars: star })
    .map((ratings) => ({ given: ratings, rank: random() + (ratings.text ? 0 : 0.6) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ given: ratings }) => ratings);
}
