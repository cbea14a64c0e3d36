// `npm run bench:web [-- --runs 5] [-- --pages home,course] [-- --out file]`: measures the built public pages with demo
// data by Lighthouse on an emulated phone, and the slowest reaction to taps in the first second after the load. It
// prints medians and asserts nothing. Results of a busy machine are not reliable. If none of Arial, Liberation Sans and
// Roboto is installed, the text moves when the web font is loaded (theme/fonts.css is adjusted to the fonts of common
// devices): CLS is up to 0.04 then, and 0.00 with `fonts-liberation`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { HYDRATED, MAX_START_DELAY_MS } from '../src/start/app-assets.ts';
import { freePort, startApp } from './app-process.ts';
import { artifacts, root } from './artifacts.ts';
import { startBrowser } from './browser.ts';
import { copyDemo, query, startDatabaseServer } from './database-server.ts';
import { type FirstTaps, measureFirstTaps } from './first-tap.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    out: { type: 'string', default: join(root, 'artifacts', 'web.json') },
  },
});
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const KIB = 1024;
/** Longer than the delay after which a page loads the app, so that each measurement includes it. */
const PAUSE_AFTER_LOAD_MS = MAX_START_DELAY_MS + 500;

interface Measurement extends FirstTaps {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  /** Milliseconds on an emulated phone with a slow network. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Transferred KiB. */
  scripts: number;
  total: number;
  /** Scripts that were requested before the first paint. */
  early: number;
}

interface NetworkRequest {
  resourceType?: string;
  transferSize: number;
  networkRequestTime: number;
}

const STORAGE: ('cookies' | 'local_storage' | 'cache_storage')[] = [
  'cookies',
  'local_storage',
  'cache_storage',
];

/** Pages about a person, which are excluded from search engines. */
const isPrivate = (url: string) => new URL(url).pathname.startsWith('/verify/');

async function measure(url: string, port: number): Promise<Omit<Measurement, keyof FirstTaps>> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    skipAudits: isPrivate(url) ? ['is-crawlable'] : null,
    pauseAfterLoadMs: PAUSE_AFTER_LOAD_MS,
    networkQuietThresholdMs: PAUSE_AFTER_LOAD_MS,
    clearStorageTypes: STORAGE,
  });
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = (audits['network-requests']!.details as unknown as { items: NetworkRequest[] }).items;
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const size = (of: NetworkRequest[]) => of.reduce((sum, { transferSize }) => sum + transferSize, 0) / KIB;
  const { observedFirstContentfulPaint } = (
    audits.metrics!.details as unknown as { items: [{ observedFirstContentfulPaint: number }] }
  ).items[0];
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scripts: size(scripts),
    total: size(requests),
    early: scripts.filter(({ networkRequestTime }) => networkRequestTime < observedFirstContentfulPaint)
      .length,
  };
}

const getMedian = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const medians = (all: Measurement[]) =>
  Object.fromEntries(
    Object.keys(all[0]!).map((name) => [name, getMedian(all.map((one) => one[name as keyof Measurement]))]),
  ) as unknown as Measurement;

mkdirSync(artifacts, { recursive: true });
const server = await startDatabaseServer();
const databaseUrl = await copyDemo(server.adminUrl, 'bench_web');
const testApp = await startApp({
  folder: server.demoFolder,
  name: 'bench-web',
  settings: { DATABASE_URL: databaseUrl },
});
const port = await freePort();
const browser = await startBrowser([`--remote-debugging-port=${port}`]);
try {
  const [course] = await query<{ slug: string; teacher_id: string }>(
    databaseUrl,
    `select slug, teacher_id from course where status = 'PUBLISHED' order by created_at, id limit 1`,
  );
  const [category] = await query<{ slug: string }>(
    databaseUrl,
    'select slug from category where parent_id is null order by position, id limit 1',
  );
  const [certificate] = await query<{ verify_code: string }>(
    databaseUrl,
    `select verify_code from certificate where status = 'ISSUED' order by issued_at, id limit 1`,
  );
  const pages = {
    home: '/',
    catalogue: '/courses',
    category: `/category/${category!.slug}`,
    course: `/courses/${course!.slug}`,
    instructor: `/instructor/${course!.teacher_id}`,
    about: '/about',
    contact: '/contact',
    developers: '/developers',
    reasons: '/developers/reasons',
    design: '/developers/design',
    certificate: `/verify/${certificate!.verify_code}`,
  };
  const results: Record<string, { median: Measurement; runs: Measurement[] }> = {};
  const selected = values.pages?.split(',') ?? Object.keys(pages);
  for (const [name, path] of Object.entries(pages).filter(([page]) => selected.includes(page))) {
    const runs: Measurement[] = [];
    for (let run = 0; run < Number(values.runs); run++)
      runs.push({
        ...(await measure(testApp.url + path, port)),
        ...(await measureFirstTaps(testApp.url + path, HYDRATED)),
      });
    results[name] = { median: medians(runs), runs };
    const { fcp, lcp, tbt, cls, scripts, total, early, inp, shift, ...scores } = results[name].median;
    console.log(
      `${name.padEnd(12)} ${Object.values(scores).join('/')} FCP ${Math.round(fcp)} LCP ${Math.round(lcp)} TBT ${Math.round(tbt)} CLS ${cls.toFixed(3)}, first taps ${Math.round(inp)} ms, CLS ${shift.toFixed(3)}, scripts ${scripts.toFixed(1)} KiB (${early} before the first paint), in all ${total.toFixed(1)} KiB`,
    );
  }
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, `${JSON.stringify({ at: new Date().toISOString(), pages: results }, null, 2)}\n`);
  console.log(`Medians of ${values.runs}, in ${values.out}`);
} finally {
  await browser.stop();
  await testApp.stop();
  await server.stop();
}
