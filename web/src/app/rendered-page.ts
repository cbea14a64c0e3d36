import type { Language } from '../i18n/languages.ts';
import type { Terms } from '../i18n/translator.ts';
import { criticalStyles, type StyleSheets } from './critical-styles.ts';
import type { PageHandle } from './page.ts';
import { type AssetManifest, pageAssets } from './page-assets.ts';

/** What the build of the browser's code left for the server, all of it read once. */
export interface ClientBuild {
  /** dist/client/index.html */
  template: string;
  /** .vite/manifest.json */
  manifest: AssetManifest;
  /** .vite/styles.json: the style sheets in parts. */
  styles: StyleSheets;
  /** .vite/inline.json: the script that a rendered page ends with. */
  inline: { begin: string };
}

export interface PageParts {
  /** The elements of the head that the page brings. */
  head: string;
  app: string;
  /** What the browser begins with, as JSON; `null` for a page that it fills by itself. */
  state: string;
  terms: Terms;
  language: Language;
}

const asJson = (id: string, text: string) => `<script type="application/json" id="${id}">${text}</script>`;

/** What the template says of the program and its fonts: a page that can be read without it names it at its end instead. */
const PROGRAM =
  /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:preload|modulepreload|stylesheet)"[^>]*|noscript>.*?<\/noscript)>/g;

const fill = (template: string, { head, app, state, terms, language }: PageParts) =>
  // Functions as replacements: `$&` in a text must stay what it is.
  template
    .replace('<html lang="vi"', () => `<html lang="${language}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => app)
    .replace('id="state">null<', () => `id="state">${state}<`)
    .replace('id="promised-terms">{}<', () => `id="promised-terms">${JSON.stringify(terms)}<`);

/** The page that the browser fills by itself, with its program in its head. */
export const emptyPage = (build: ClientBuild, terms: Terms, language: Language): string =>
  fill(build.template, { head: '<title>Sen</title>', app: '', state: 'null', terms, language });

/**
 * A page that is read before its program has come: the styles of what is in it come with it, and its program and style
 * sheets are fetched after the first paint (src/start).
 */
export const renderedPage = (build: ClientBuild, page: PageHandle, parts: PageParts) => {
  const program = pageAssets(build.manifest, page, parts.language);
  const files = program.styles.map((address) => address.slice(1));
  const style = criticalStyles(build.styles, files, parts.app);
  const sheets = program.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const template = build.template
    .replace(PROGRAM, '')
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace(
      '</body>',
      () =>
        `<noscript>${sheets}</noscript>${asJson('program', JSON.stringify(program))}<script>${build.inline.begin}</script></body>`,
    );
  return { html: fill(template, parts), style };
};
