/** What a page from the server says of its program, as JSON in the page. Addresses begin with a slash. */
export interface Program {
  script: string;
  /** What the script is built on: the same for all pages, and most of the bytes. */
  libraries: string[];
  /** The rest: the page, its texts, and what they share with others. */
  modules: string[];
  /** Style sheets, in the order of their cascade. */
  styles: string[];
}

/** Milliseconds after its load in which a page that never comes to rest begins to fetch all the same. */
export const AT_LAST_MS = 3000;

/** The event of the document, and the mark in its timeline, that say that the program has taken the page over. */
export const TAKEN_OVER = 'sen:taken-over';
