// Measures the hit rate of the response cache while courses are sold and edited: a day's reads, sales and edits,
// replayed.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CHECKOUT } from './checkout.ts';
import { documentOfWeb } from './course-page.ts';
import { noticeOf } from './notice.ts';
import { METRICS_TOKEN, type Server } from './servers.ts';
import { spell } from './spellings.ts';
import type { Viewers } from './viewers.ts';

/** Half of three hundred: courses and lists are read one after the other, since the metric counts both. */
const READS_A_SECOND = 150;
const SALES_A_SECOND = 1;
/** Of any course, while those of courses are measured: lists of all courses go with each. */
const EDITS_A_SECOND = 0.2;
/** The longest time that a response is cached. Earlier, the hit rate is that of an empty cache. */
const WARM_SECONDS = 60;

/** The share of reads of each kind whose response came from the cache. */
export interface HitRates {
  readonly courses: number;
  readonly lists: number;
  /** Of each kind, and how long it had been read before. */
  readonly seconds: number;
  readonly warmSeconds: number;
  readonly reads: number;
  readonly sales: number;
  readonly edits: number;
  readonly failed: number;
}

const SORTS = ['STUDENTS', 'PUBLISHED_AT', 'RATING', 'PRICE'];
const CATEGORIES = 21;
const PAGES = 5;

/** Numbers from 0 on, of which the nth comes with a chance of 1 ÷ n. */
function zipf(size: number): () => number {
  const sums = new Float64Array(size);
  for (let i = 0, sum = 0; i < size; i++) sums[i] = sum += 1 / (i + 1);
  return () => {
    const wanted = Math.random() * sums[size - 1]!;
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Reads one kind after the other, while courses are sold and edited. @param courses that there are */
export async function hitRates(
  server: Server,
  databaseUrl: string,
  { buyers }: Viewers,
  courses: number,
  seconds: number,
): Promise<HitRates> {
  const slug = zipf(courses);
  const [category, sort, page] = [zipf(CATEGORIES), zipf(SORTS.length), zipf(PAGES)];
  const [detail, list] = [spell.own(documentOfWeb('CourseDetail')), spell.own(documentOfWeb('Catalogue'))];
  const ofCourse = () => detail.body({ idOrSlug: `khoa-hoc-${1 + slug()}` });
  const ofList = () => {
    // The first one is all of them
    const place = category();
    const filter = place ? { category: `danh-muc-${place}` } : {};
    return list.body({ filter, sortBy: SORTS[sort()], page: 1 + page(), limit: 24 });
  };
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const counts = { reads: 0, sales: 0, edits: 0, failed: 0 };
  const fail = () => void counts.failed++;
  const read = async (headers: Record<string, string>, body: string) => {
    counts.reads++;
    await ask(server, body, headers).catch(fail);
  };
  const bought = new Set<string>();
  const sell = async () => {
    const buyer = buyers[counts.sales++ % buyers.length]!;
    let course: number;
    do course = 1 + slug();
    while (bought.has(`${buyer.id} ${course}`));
    bought.add(`${buyer.id} ${course}`);
    await sale(server, course, buyer.token).catch(fail);
  };
  const edit = async () => {
    counts.edits++;
    const edited = `khoa-hoc-${1 + Math.floor(Math.random() * courses)}`;
    await database
      .query('update course set title = $2, rating_count = rating_count + 1 where slug = $1', [
        edited,
        `Khoá học ${counts.edits}`,
      ])
      .catch(fail);
  };
  const rateOf = async (next: () => Promise<void>, editsASecond = 0) => {
    const during = (span: number) =>
      Promise.all([
        paced(span, READS_A_SECOND, next),
        paced(span, SALES_A_SECOND, sell),
        paced(span, editsASecond, edit),
      ]);
    await during(Math.min(seconds, WARM_SECONDS));
    const before = { hits: await hitsOf(server), reads: counts.reads };
    await during(seconds);
    return ((await hitsOf(server)) - before.hits) / (counts.reads - before.reads);
  };
  const rates = {
    courses: await rateOf(() => read(detail.headers, ofCourse()), EDITS_A_SECOND),
    lists: await rateOf(() => read(list.headers, ofList())),
  };
  await database.end();
  return { ...rates, seconds, warmSeconds: Math.min(seconds, WARM_SECONDS), ...counts };
}

/** Begins so many a second, whether or not those before have ended; waits for all of them. */
async function paced(seconds: number, perSecond: number, begin: () => Promise<void>): Promise<void> {
  const started = performance.now();
  const running: Promise<void>[] = [];
  while (running.length < seconds * perSecond) {
    const due = ((performance.now() - started) / 1000) * perSecond;
    while (running.length < Math.min(due, seconds * perSecond)) running.push(begin());
    await pause(5);
  }
  await Promise.all(running);
}

/** @throws where the answer is an error */
async function ask<T>({ url }: Server, body: string, headers: Record<string, string>): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** A real checkout and its notice, so that everything happens that happens on a sale. */
async function sale(server: Server, course: number, token: string): Promise<void> {
  const courseId = `30000000-0000-8000-a000-${String(course).padStart(12, '0')}`;
  const input = { courseId, gateway: 'VNPAY', idempotencyKey: crypto.randomUUID() };
  const { headers, body } = spell.own(CHECKOUT);
  const { checkout } = await ask<{ checkout: { payment: { reference: string; amount: number } } }>(
    server,
    body({ input }),
    { ...headers, authorization: `Bearer ${token}` },
  );
  const notice = new URL(`/api/payments/vnpay/ipn?${noticeOf(checkout.payment)}`, server.url);
  const told = (await (await fetch(notice)).json()) as { RspCode: string };
  if (told.RspCode !== '00') throw new Error(`the gateway was told ${told.RspCode}`);
}

/** Reads the hits of the response cache from /metrics. */
async function hitsOf({ url }: Server): Promise<number> {
  const answer = await fetch(new URL('/metrics', url), {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const found = [...(await answer.text()).matchAll(/sen_kept_answers_total\{result="hit"\} (\d+)/g)];
  if (!found.length) throw new Error('/metrics has no hits of the response cache');
  return found.reduce((sum, [, hits]) => sum + Number(hits), 0);
}

/** One line for people. */
export const describeHits = ({ courses, lists, seconds, reads, sales, edits, failed }: HitRates): string =>
  `hit rate of the response cache, ${READS_A_SECOND} reads of a kind and ${SALES_A_SECOND} sale a second for ${seconds} s: ` +
  `courses ${courses.toFixed(2)} (with an edit each ${1 / EDITS_A_SECOND} s), lists ${lists.toFixed(2)} (${reads} reads, ${sales} sales, ${edits} edits, failed: ${failed})`;
