/** The assets of a page that the server rendered, as JSON in the page. URLs start with a slash. */
export interface AppAssets {
  script: string;
  /** The libraries of the script: the same for all pages, and most of the bytes. */
  libraries: string[];
  /** The other modules: the page, its messages, and the modules that they share with others. */
  modules: string[];
  /** In cascade order. */
  styles: string[];
}

/** Milliseconds after the load of the page after which loading starts even if the browser is never idle. */
export const MAX_START_DELAY_MS = 3000;

/** The name of the document's event and of the performance mark that signal the end of hydration. */
export const HYDRATED = 'sen:taken-over';
