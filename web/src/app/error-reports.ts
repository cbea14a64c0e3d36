import { print } from '@apollo/client/utilities';
import { GRAPHQL_PATH, RELEASE } from '../constants.ts';
import { ChunkError } from './chunk-error.ts';
import { ReportBrowserErrorDocument } from './report-browser-error.gen.ts';

/** The most reports of one page load, so that an error in a loop does not send many. */
const MAX_REPORTS = 10;

/**
 * The server's limit of characters. The generated rules would add those of all forms to every page; the test compares
 * the numbers.
 */
const MAX_MESSAGE = 300;

/** A stack frame in a script of the build. Errors of extensions, other origins and inline scripts are ignored. */
const OWN_FRAME = /\/(assets\/[\w.-]+\.js):(\d+):(\d+)/;

/**
 * Names of errors whose messages the browser or our code has written. The message of any other error may come from
 * the server.
 */
const NAMES_WITH_MESSAGE: readonly string[] = [
  'Error',
  'EvalError',
  'InternalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
];

const QUOTE = /["'`“”‘’]/g;
const PERSONAL = /\/\/|@|\d{4}/;
const MAX_WORD_LENGTH = 40;

/** Removes possible personal data: quoted texts, URLs and e-mail addresses, long numbers and long words. */
const mask = (message: string): string => {
  const quotes = [...message.matchAll(QUOTE)];
  const [first, last] = [quotes[0]?.index ?? 0, quotes.at(-1)?.index ?? 0];
  const unquoted = first < last ? `${message.slice(0, first + 1)}…${message.slice(last)}` : message;
  const words = unquoted.trim().split(/\s+/);
  return words.map((word) => (word.length > MAX_WORD_LENGTH || PERSONAL.test(word) ? '…' : word)).join(' ');
};

const describe = ({ name, message }: Error): string =>
  (NAMES_WITH_MESSAGE.includes(name)
    ? `${name}: ${mask(message)}`
    : name.replace(/[^\w.]/g, '') || 'Error'
  ).slice(0, MAX_MESSAGE);

const getSource = ({ stack = '' }: Error): string | undefined => {
  const line = stack
    .split('\n')
    .find((each) => each.includes(window.location.origin) && OWN_FRAME.test(each));
  const [, file, row, column] = (line && OWN_FRAME.exec(line)) || [];
  return file && `${file}:${row}:${column}`;
};

type Post = (url: string, request: RequestInit) => Promise<unknown>;

let route = (): string => '/';

/** Reports contain the pattern of the current route from now on. */
export const setReportedRouter = (router: { state: { matches: { route: { path?: string } }[] } }): void => {
  route = () =>
    `/${router.state.matches.flatMap(({ route: { path } }) => path ?? []).join('/')}`.replace('//', '/');
};

/** Creates the reporter of one page load, which sends each error once. */
export const makeErrorReporter = (post: Post) => {
  const sent = new Set<string>();
  return (error: unknown): void => {
    // A chunk is missing because of the network or a new release
    if (!(error instanceof Error) || error instanceof ChunkError) return;
    const message = describe(error);
    const source = getSource(error);
    const key = `${message} ${source}`;
    if (!source || sent.has(key) || sent.size >= MAX_REPORTS) return;
    sent.add(key);
    void post(GRAPHQL_PATH, {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: print(ReportBrowserErrorDocument),
        operationName: 'ReportBrowserError',
        variables: { input: { message, source, route: route(), release: RELEASE } },
      }),
    }).catch(() => undefined);
  };
};

/**
 * Reports an error to our own server. It does not use Apollo Client, which may have failed itself. A report contains
 * neither the viewer nor the URL of the page.
 */
export const reportError = makeErrorReporter((url, request) => fetch(url, request));

export const reportUncaughtErrors = (report: (error: unknown) => void = reportError): void => {
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
};
