import { EmbedProvider } from '../lesson.enums.ts';

interface Provider {
  /** The only origin of its frames. */
  readonly origin: string;
  readonly hosts: readonly string[];
  /** Path and query of the frame. Empty if the URL is not an embeddable page. */
  readonly frame: (url: URL) => string | null | undefined;
}

const youTube = ({ hostname, pathname, searchParams }: URL) => {
  const video =
    hostname === 'youtu.be'
      ? /^\/([\w-]{11})$/.exec(pathname)?.[1]
      : (/^\/(?:embed|shorts|live)\/([\w-]{11})$/.exec(pathname)?.[1] ??
        (pathname === '/watch' ? /^[\w-]{11}$/.exec(searchParams.get('v') ?? '')?.[0] : undefined));
  const start = /^(\d{1,6})s?$/.exec(searchParams.get('start') ?? searchParams.get('t') ?? '')?.[1];
  return video && `/embed/${video}${start && Number(start) > 0 ? `?start=${Number(start)}` : ''}`;
};

const vimeo = ({ pathname, searchParams }: URL) => {
  const found = /^\/(?:video\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?$/.exec(pathname);
  const secret = found?.[2] ?? /^[0-9a-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0];
  return found && `/video/${found[1]}?${secret ? `h=${secret}&` : ''}dnt=1`;
};

const googleDocs = ({ pathname }: URL) => {
  const found = /^\/(document|spreadsheets|presentation)\/d\/([\w-]{20,100})(?:\/\w*)?$/.exec(pathname);
  if (found) return `/${found[1]}/d/${found[2]}/${found[1] === 'presentation' ? 'embed' : 'preview'}`;
  const form = /^\/forms\/d\/e\/([\w-]{20,100})(?:\/\w*)?$/.exec(pathname);
  return form && `/forms/d/e/${form[1]}/viewform?embedded=true`;
};

const googleDrive = ({ pathname, searchParams }: URL) => {
  const id =
    /^\/file\/d\/([\w-]{20,100})(?:\/\w*)?$/.exec(pathname)?.[1] ??
    (pathname === '/open' ? /^[\w-]{20,100}$/.exec(searchParams.get('id') ?? '')?.[0] : undefined);
  return id && `/file/d/${id}/preview`;
};

/** Providers that may be embedded. Each has one origin whose pages are made for embedding. */
const providers: Readonly<Record<EmbedProvider, Provider>> = {
  [EmbedProvider.YOUTUBE]: {
    origin: 'https://www.youtube-nocookie.com',
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    frame: youTube,
  },
  [EmbedProvider.VIMEO]: {
    origin: 'https://player.vimeo.com',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    frame: vimeo,
  },
  [EmbedProvider.GOOGLE_DOCS]: {
    origin: 'https://docs.google.com',
    hosts: ['docs.google.com'],
    frame: googleDocs,
  },
  [EmbedProvider.GOOGLE_DRIVE]: {
    origin: 'https://drive.google.com',
    hosts: ['drive.google.com'],
    frame: googleDrive,
  },
  [EmbedProvider.CODEPEN]: {
    origin: 'https://codepen.io',
    hosts: ['codepen.io', 'www.codepen.io'],
    frame({ pathname }) {
      const found = /^\/([\w-]{1,60})\/(?:pen|embed|full|details)\/([A-Za-z0-9]{4,40})\/?$/.exec(pathname);
      return found && `/${found[1]}/embed/${found[2]}?default-tab=result`;
    },
  },
  [EmbedProvider.GEOGEBRA]: {
    origin: 'https://www.geogebra.org',
    hosts: ['geogebra.org', 'www.geogebra.org'],
    frame({ pathname }) {
      const found = /^\/(?:m|material\/iframe\/id|material\/show\/id)\/([a-z0-9]{6,20})(?:\/|$)/.exec(
        pathname,
      );
      return found && `/material/iframe/id/${found[1]}`;
    },
  },
  [EmbedProvider.FIGMA]: {
    origin: 'https://embed.figma.com',
    hosts: ['figma.com', 'www.figma.com', 'embed.figma.com'],
    frame({ pathname }) {
      const found = /^\/(file|design|proto|board|slides)\/([A-Za-z0-9]{10,60})(?:\/|$)/.exec(pathname);
      return found && `/${found[1] === 'file' ? 'design' : found[1]}/${found[2]}?embed-host=sen`;
    },
  },
  [EmbedProvider.CANVA]: {
    origin: 'https://www.canva.com',
    hosts: ['canva.com', 'www.canva.com'],
    frame({ pathname }) {
      const found = /^\/design\/([\w-]{6,40})\/(?:([\w-]{6,60})\/)?(?:view|watch)$/.exec(pathname);
      return found && `/design/${found[1]}/${found[2] ? `${found[2]}/` : ''}view?embed`;
    },
  },
  [EmbedProvider.SCRATCH]: {
    origin: 'https://scratch.mit.edu',
    hosts: ['scratch.mit.edu'],
    frame({ pathname }) {
      const found = /^\/projects\/(\d{1,12})(?:\/|$)/.exec(pathname);
      return found && `/projects/${found[1]}/embed`;
    },
  },
};

/** Origins that a page may embed, for its Content Security Policy. */
export const embedOrigins: readonly string[] = Object.values(providers).map(({ origin }) => origin);

/** The URL is in the canonical form of its provider. */
export interface Embed {
  readonly provider: EmbedProvider;
  readonly url: string;
}

/**
 * Finds the embeddable page in the pasted text: a URL of an allowed provider, or its embed code, of which only the
 * URL is used. The result is built from the recognised parts, so that no other part of the text gets into a page.
 */
export function parseEmbed(text: string): Embed | undefined {
  const source = /<iframe\b[^>]*?\ssrc\s*=\s*["']([^"'<>\s]{1,2000})["']/i.exec(text)?.[1] ?? text.trim();
  const pasted = parsePlainUrl(source.replaceAll('&amp;', '&'));
  if (!pasted) return undefined;
  for (const [provider, { hosts, origin, frame }] of Object.entries(providers)) {
    const path = hosts.includes(pasted.hostname) ? frame(pasted) : undefined;
    if (path) return { provider: provider as EmbedProvider, url: `${origin}${path}` };
  }
  return undefined;
}

export const findProvider = (url: string): EmbedProvider | undefined =>
  (Object.keys(providers) as EmbedProvider[]).find((name) => url.startsWith(`${providers[name].origin}/`));

/** @returns undefined if the URL has credentials or a port */
function parsePlainUrl(text: string): URL | undefined {
  const withScheme = text.startsWith('//') ? `https:${text}` : text;
  const url = URL.parse(/^https?:\/\//i.test(withScheme) ? withScheme : `https://${withScheme}`);
  return url && !url.username && !url.password && !url.port ? url : undefined;
}
