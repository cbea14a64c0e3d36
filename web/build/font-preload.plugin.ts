import type { Plugin } from 'vite';

/** The two files that the first paint of nearly all pages needs: body text in latin and Vietnamese. */
const FIRST = /be-vietnam-pro-(latin|vietnamese)-400-normal.*\.woff2$/;

/** Adds `<link rel="preload">` for the body font to the page template, with the hashed names of this build. */
export function fontPreload(): Plugin {
  return {
    name: 'sen:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          })),
    },
  };
}
