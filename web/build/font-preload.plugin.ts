import type { Plugin } from 'vite';

const FONT = /be-vietnam-pro-.*\.woff2$/;

/**
 * Adds `<link rel="preload">` for the fonts to the page template, with the hashed names of this build. Their priority is
 * low, so that they do not delay the main picture. Until they are loaded, a fallback font of the same width is visible.
 */
export function fontPreload(): Plugin {
  return {
    name: 'sen:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FONT.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              fetchpriority: 'low',
            },
          })),
    },
  };
}
