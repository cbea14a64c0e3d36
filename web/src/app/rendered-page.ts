import type { Language } from '../i18n/languages.ts';
import type { Branding } from '../ui/branding.ts';
import { getCriticalStyles, type StyleSheets } from './critical-styles.ts';
import type { PageHandle } from './page.ts';
import { type AssetManifest, getPageAssets } from './page-assets.ts';
import type { PageTerms } from './page-state.ts';

/** The output of the client build that the server needs, read once. */
export interface ClientBuild {
  /** dist/client/index.html */
  template: string;
  /** .vite/manifest.json */
  manifest: AssetManifest;
  /** .vite/styles.json */
  styles: StyleSheets;
  /** .vite/inline.json: the script at the end of a rendered page. */
  inline: { bootstrap: string };
}

export interface PageParts {
  /** Elements that the page adds to the `<head>`. */
  head: string;
  app: string;
  /** The state for hydration as JSON; `null` for a page that the browser renders. */
  state: string;
  terms: PageTerms;
  language: Language;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const asJson = (id: string, text: string) => `<script type="application/json" id="${id}">${text}</script>`;

/** The tags of the template that load the app. A rendered page loads it at its end instead. */
const APP_TAGS =
  /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet)"[^>]*|noscript>.*?<\/noscript)>/g;

/** The tags of the template that another brand than the demo's replaces. */
const ICONS = /\s*<link rel="(?:icon|apple-touch-icon)"[^>]*>/g;
const THEME_COLOUR = /(<meta name="theme-color" content=")[^"]*/;
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');

/** The template in the look of the academy, whose style sheet is loaded before the first paint. */
const applyBranding = (template: string, { styleSheet, icon, themeColour }: Branding): string => {
  const tags = [
    ...(icon
      ? [
          `<link rel="icon" href="${escapeAttribute(icon)}">`,
          `<link rel="apple-touch-icon" href="${escapeAttribute(icon)}.192.png">`,
        ]
      : []),
    ...(styleSheet ? [`<link rel="stylesheet" href="${escapeAttribute(styleSheet)}">`] : []),
  ];
  return (icon ? template.replace(ICONS, '') : template)
    .replace(THEME_COLOUR, (tag, begin: string) => (themeColour ? begin + escapeAttribute(themeColour) : tag))
    .replace('<!--head-->', (head) => tags.join('') + head);
};

const fillTemplate = (template: string, { head, app, state, terms, language }: PageParts) =>
  // Replacements are functions, because `$&` in a string has a special meaning
  applyBranding(template, terms.branding)
    .replace('<html lang="vi"', () => `<html lang="${language}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => app)
    .replace('id="state">null<', () => `id="state">${state}<`)
    .replace(
      'id="promised-terms">{}<',
      () => `id="promised-terms">${JSON.stringify(terms).replaceAll('<', '\\u003c')}<`,
    );

/** A page that the browser renders, with the tags that load the app in its `<head>`. */
export const renderEmptyPage = (build: ClientBuild, terms: PageTerms, language: Language): string =>
  fillTemplate(build.template, {
    head: `<title>${escapeText(String(terms.placeholders.brand))}</title>`,
    app: '',
    state: 'null',
    terms,
    language,
  });

/**
 * A page that is readable before the app is loaded. It contains the styles of its markup. The app and the style
 * sheets are loaded after the first paint (src/start).
 */
export const renderTemplate = (build: ClientBuild, page: PageHandle, parts: PageParts) => {
  const assetUrls = getPageAssets(build.manifest, page, parts.language);
  const files = assetUrls.styles.map((url) => url.slice(1));
  const style = getCriticalStyles(build.styles, files, parts.app);
  const sheets = assetUrls.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const template = build.template
    .replace(APP_TAGS, '')
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace(
      '</body>',
      () =>
        `<noscript>${sheets}</noscript>${asJson('program', JSON.stringify(assetUrls))}<script>${build.inline.bootstrap}</script></body>`,
    );
  return { html: fillTemplate(template, parts), style };
};
