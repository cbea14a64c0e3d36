import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Branding, getLook } from '../../platform/branding/branding.ts';

/** The editor creates style elements and workers. Scripts come from our files only. */
export const GRAPHIQL_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @returns the build of web/graphiql.html, or undefined if the web is not built */
export function graphiqlPage(projectFolder: string): string | undefined {
  const file = join(projectFolder, 'web', 'dist', 'client', 'assets', 'graphiql', 'graphiql.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The page in the look of the academy. */
export const brandedPage = (page: string, branding: Branding): string => {
  const { styleSheet } = getLook(branding);
  return page
    .replace('GraphiQL · Sen', () => `GraphiQL · ${escapeText(branding.name)}`)
    .replace('</head>', (end) =>
      styleSheet ? `<link rel="stylesheet" href="${styleSheet.path}">${end}` : end,
    );
};

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const wantsPage = (accept: string | undefined): boolean => {
  const types = (accept ?? '').split(',').map((part) => part.split(';')[0]!.trim().toLowerCase());
  const html = types.indexOf('text/html');
  return html >= 0 && types.slice(0, html).every((type) => !type.endsWith('json'));
};
