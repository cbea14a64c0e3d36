// `npm run drill -- pictures [commit] [--only <start of a path>]`: takes pictures of every screen of a commit (HEAD if
// none is named) and of the working tree, at both widths and in both themes, and writes those that differ next to each other into
// artifacts/pictures/index.html. It asserts nothing: a person looks at the page.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { selectAppInstance, setAppInstances } from './app.ts';
import { freePort } from './app-process.ts';
import { artifacts, root } from './artifacts.ts';
import { launchOptions, unpackChromium } from './browser.ts';
import { ALL_PATHS, PEOPLE, pathsFor, type Role, urlFor } from './routes.ts';
import { waitUntilReady } from './visitor.ts';
import { DESKTOP, PHONE } from './widths.ts';

/** The password of all demo accounts. */
const PASSWORD = 'Sen-demo-2026';
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const [commit = 'HEAD'] = positionals;
/** Start of the paths whose screens are compared. */
const { only = '/' } = values;
const WIDTHS = { desktop: DESKTOP, phone: PHONE };
const THEMES = ['light', 'dark'] as const;
/** Storage keys of the theme, including that of commits before November 2026. */
const THEME_KEYS = ['sen.colorScheme', 'mantine-color-scheme-value'];
/** A smaller share of different pixels is a cursor or a time. */
const MIN_DIFFERENCE = 0.0005;

interface App {
  readonly url: string;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** Installs, builds and starts the app of a folder with new demo data. */
async function startIn(folder: string): Promise<App> {
  const data = mkdtempSync(join(tmpdir(), 'sen-pictures-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const app: ChildProcess = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      COST_PER_MINUTE: '1000000000',
      LOG_LEVEL: 'fatal',
    },
  });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (app.exitCode !== null) throw new Error(`The app of ${folder} exited with ${app.exitCode}`);
    await pause(500);
  }
  const { port: databasePort, password } = JSON.parse(readFileSync(join(data, 'postgres.json'), 'utf8'));
  return {
    url,
    databaseUrl: `postgres://postgres:${password}@127.0.0.1:${databasePort}/sen`,
    async stop() {
      const closed = once(app, 'close');
      process.kill(-app.pid!, 'SIGTERM');
      await closed;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function signInTokens(url: string, role: Role): Promise<Record<string, string>> {
  if (role === 'guest') return {};
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: PEOPLE[role], password: PASSWORD }),
  });
  const { accessToken, refreshToken } = ((await response.json()) as { data: Record<string, string> }).data;
  return { accessToken: accessToken!, refreshToken: refreshToken! };
}

interface Picture {
  readonly name: string;
  readonly png: Buffer;
}

async function takePictures(browser: Browser, url: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const role of ['guest', 'student', 'teacher', 'admin'] as const) {
    const tokens = await signInTokens(url, role);
    for (const [width, options] of Object.entries(WIDTHS))
      for (const theme of THEMES) {
        const context = await browser.newContext({
          ...options,
          baseURL: url,
          locale: 'vi-VN',
          timezoneId: 'Asia/Ho_Chi_Minh',
          reducedMotion: 'reduce',
        });
        const stored = { ...Object.fromEntries(THEME_KEYS.map((key) => [key, theme])), ...tokens };
        await context.addInitScript((values) => {
          for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
        }, stored);
        const page = await context.newPage();
        for (const path of pathsFor(role).filter((each) => each.startsWith(only))) {
          await page.goto(await urlFor(path));
          await waitUntilReady(page);
          await page.evaluate(() => document.fonts.ready);
          pictures.push({
            name: `${role} ${path} ${width} ${theme}`,
            png: await page.screenshot({ fullPage: true }),
          });
        }
        await context.close();
      }
  }
  return pictures;
}

/** The share of pixels that differ, from 0 to 1. Pictures of different sizes differ completely. */
const difference = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (urls) => {
      const [a, b] = await Promise.all(
        urls.map(async (url) => {
          const image = await createImageBitmap(await (await fetch(url)).blob());
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (a!.width !== b!.width || a!.height !== b!.height) return 1;
      const [left, right] = [new Uint32Array(a!.data.buffer), new Uint32Array(b!.data.buffer)];
      return left.reduce((sum, pixel, index) => sum + Number(pixel !== right[index]), 0) / left.length;
    },
    [one, other].map((png) => `data:image/png;base64,${png.toString('base64')}`),
  );

const git = (...args: string[]) => {
  const { status } = spawnSync('git', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} exited with ${status}`);
};

const tree = join(mkdtempSync(join(tmpdir(), 'sen-commit-')), 'tree');
const out = join(artifacts, 'pictures');
const { remove } = await unpackChromium();
git('worktree', 'add', '--detach', tree, commit);
try {
  const browser = await chromium.launch(launchOptions());
  const taken: Picture[][] = [];
  for (const folder of [tree, root]) {
    const app = await startIn(folder);
    setAppInstances([app]);
    selectAppInstance(0);
    try {
      taken.push(await takePictures(browser, app.url));
    } finally {
      await app.stop();
    }
  }
  const [before, after] = taken;
  const page = await browser.newPage();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const differing: { name: string; share: number }[] = [];
  for (const [index, { name, png }] of after!.entries()) {
    const share = await difference(page, before![index]!.png, png);
    if (share < MIN_DIFFERENCE) continue;
    const file = String(differing.length);
    writeFileSync(join(out, `${file}-before.png`), before![index]!.png);
    writeFileSync(join(out, `${file}-after.png`), png);
    differing.push({ name, share });
  }
  const figures = differing.map(
    ({ name, share }, index) =>
      `<h2>${name}: ${(100 * share).toFixed(2)} %</h2><img src="${index}-before.png"><img src="${index}-after.png">`,
  );
  writeFileSync(
    join(out, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>${commit} and the working tree</title><style>img{width:48%;vertical-align:top;margin:1%;outline:1px solid}</style>${figures.join('\n')}`,
  );
  console.log(
    `${differing.length} of ${after!.length} pictures of ${ALL_PATHS.length} screens differ: ${join(out, 'index.html')}`,
  );
  await browser.close();
} finally {
  git('worktree', 'remove', '--force', tree);
  remove();
}
