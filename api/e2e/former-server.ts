import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../src/platform/process/project-folder.ts';
import { graphql, send } from './listening.ts';

const root = projectFolder();
const { commit } = JSON.parse(
  readFileSync(join(root, 'api', 'src', 'database', 'former-release.json'), 'utf8'),
) as { commit: string };

/** True if the sources of the last release are available: a clone has them, a downloaded archive does not. */
export function hasFormerSources(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds the API of the last release with the current packages.
 * @param folder receives its sources
 * @returns the entry file of the build
 */
export function buildFormerServer(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const sources = execFileSync(
    'git',
    ['archive', commit, 'package.json', 'tsconfig.base.json', 'schema', 'api'],
    { cwd: root, maxBuffer: 1 << 30 },
  );
  execFileSync('tar', ['-x', '-C', folder], { input: sources });
  for (const modules of ['node_modules', join('api', 'node_modules')])
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(folder, modules), 'dir');
  execFileSync(process.execPath, [join(folder, 'api', 'scripts', 'build.mjs')], { stdio: 'ignore' });
  return join(folder, 'api', 'dist', 'main.js');
}

/**
 * Sends every request that needs no knowledge of a release: its stored queries, and REST paths without parameters.
 */
export class FormerClient {
  readonly #queries: readonly { name: string; document: string }[];
  readonly #paths: readonly string[];

  constructor(
    folder: string,
    private readonly url: string,
  ) {
    const read = (file: string) => JSON.parse(readFileSync(join(folder, 'schema', file), 'utf8'));
    this.#queries = Object.values<{ name: string; document: string }>(read('operations.json')).filter(
      ({ document }) => document.startsWith('query'),
    );
    this.#paths = Object.entries<object>(read('rest.openapi.json').paths)
      .filter(
        ([path, methods]) => 'get' in methods && !path.includes('{') && !path.startsWith('/auth/google'),
      )
      .map(([path]) => path);
  }

  /**
   * Sends all requests as each of these viewers.
   * @param tokens access tokens; undefined for a guest
   * @param ids tried wherever a query needs an ID; most fit one type only, and NOT_FOUND is a valid response
   * @returns the requests that failed (INTERNAL, UNAVAILABLE, 5xx), and the number of those that succeeded
   */
  async askAll(
    tokens: readonly (string | undefined)[],
    ids: readonly string[],
  ): Promise<{ failures: string[]; answered: Set<string> }> {
    const failures: string[] = [];
    const answered = new Set<string>();
    const askAs = async (token?: string) => {
      for (const path of this.#paths) {
        const { status } = await fetch(`${this.url}/api${path}`, {
          headers: token ? { authorization: `Bearer ${token}` } : {},
        });
        if (status >= 500 || status === 429) failures.push(`GET ${path}: ${status}`);
        if (status === 200) answered.add(path);
      }
      for (const { name, document } of this.#queries)
        for (const variables of variableSets(document, ids)) {
          const { body } = await graphql({ url: this.url }, document, { variables, token });
          const faults = (body.errors ?? []).filter(({ extensions: { code } }) =>
            ['INTERNAL', 'UNAVAILABLE', 'RATE_LIMITED'].includes(code),
          );
          for (const { message, extensions } of faults)
            failures.push(`${name}: ${extensions.code} ${message}`);
          if (body.data && !body.errors) answered.add(name);
        }
    };
    await Promise.all(tokens.map(askAs));
    return { failures, answered };
  }

  async signIn(email: string, password: string): Promise<string> {
    const { body } = await send<{ data: { accessToken: string } }>(`${this.url}/api/auth/login`, {
      method: 'POST',
      body: { email, password },
    });
    return body.data.accessToken;
  }
}

/** Values for the required variables of a document: one set for each ID if it needs one. */
function variableSets(document: string, ids: readonly string[]): object[] {
  const declared = [
    ...(/^query \w+\(([^)]*)\)/.exec(document)?.[1] ?? '').matchAll(/\$(\w+): ([[\]\w!]+)( =)?/g),
  ];
  const required = declared.filter(([, , type, fallback]) => type!.endsWith('!') && !fallback);
  const values: Record<string, unknown> = {
    'Int!': 1,
    'Boolean!': false,
    'String!': 'an',
    'DateTime!': new Date().toISOString(),
  };
  const fixed = Object.fromEntries(
    required.filter(([, , type]) => type! in values).map(([, name, type]) => [name, values[type!]]),
  );
  const needsId = required.find(([, name, type]) => type === 'ID!' || /^(id|idOrSlug)$/.test(name!))?.[1];
  const isKnown = required.every(([, name, type]) => name === needsId || type! in values);
  if (!isKnown) return [];
  return needsId ? ids.map((id) => ({ ...fixed, [needsId]: id })) : [fixed];
}
