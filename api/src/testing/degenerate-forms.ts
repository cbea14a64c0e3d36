import type { App } from '../app.ts';

/** Texts of a given length that slow parsers and patterns take long for. */
export const FORMS: Readonly<Record<string, (size: number) => string>> = {
  blanks: (size) => `x${' '.repeat(size)}y`,
  dots: (size) => `::q:: x {#${'.'.repeat(size)}x}`,
  'line ends': (size) => `x${'\n'.repeat(size)}y`,
  digits: (size) => '9'.repeat(size),
  brackets: (size) => '('.repeat(size),
  braces: (size) => '{'.repeat(size),
  tags: (size) => '<'.repeat(size),
  'open elements': (size) => '<a '.repeat(size / 3),
  answers: (size) => `x {${'=~'.repeat(size / 2)}}`,
  quotes: (size) => '"'.repeat(size),
  separators: (size) => ',;\t'.repeat(size / 3),
  'at signs': (size) => 'a@'.repeat(size / 2),
  marks: (size) => `a${'\u0301'.repeat(size / 2)}`,
  'short lines': (size) => 'a\n'.repeat(size / 2),
  questions: (size) => '? ?a=&'.repeat(size / 6),
};

export interface Sent {
  readonly method?: 'GET' | 'POST';
  readonly url?: string;
  readonly headers?: Record<string, string>;
  readonly payload?: object | string;
}

/** Sends a request and returns the CPU time of the main thread, in milliseconds. */
export async function cpuOf(
  app: App,
  { method = 'POST', url = '/graphql', headers, payload }: Sent,
): Promise<number> {
  const before = process.threadCpuUsage();
  await app.server.inject({ method, url, headers, payload });
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
