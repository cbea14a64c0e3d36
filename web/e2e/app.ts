import { query } from './database-server.ts';

/** An app instance that the global setup has started. */
export interface AppInstance {
  /** URL without a slash at the end. */
  readonly url: string;
  readonly databaseUrl: string;
}

const INSTANCES = 'SEN_APP_INSTANCES';

/** Passes the instances to the workers, which inherit the environment. */
export const setAppInstances = (instances: readonly AppInstance[]): void => {
  process.env[INSTANCES] = JSON.stringify(instances);
};

/** @returns true if a developer has started the instances (README.md) */
export const hasAppInstances = (): boolean => INSTANCES in process.env;

let selected: AppInstance | undefined;

/** Selects the instance of a worker. A restarted worker has the same parallel index and so the same instance. */
export function selectAppInstance(parallelIndex: number): AppInstance {
  const instances: AppInstance[] = JSON.parse(process.env[INSTANCES] ?? '[]');
  selected = instances[parallelIndex];
  return instance();
}

function instance(): AppInstance {
  if (!selected) throw new Error('The app is available in tests, fixtures and hooks only.');
  return selected;
}

/** The app instance of this worker. */
export const app = {
  get url(): string {
    return instance().url;
  },
};

/** Runs a statement on the app's database: to let time pass, and to read what no screen shows. */
export const sql = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  query<Row>(instance().databaseUrl, text, values);

/**
 * Sends an operation to the app as a client would.
 * @param proof token of a recent proof of identity
 * @throws if the response has errors
 */
export async function graphql<Data>(
  document: string,
  variables: Record<string, unknown> = {},
  accessToken?: string,
  proof?: string,
): Promise<Data> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(proof && { 'x-identity-proof': proof }),
    },
    body: JSON.stringify({ query: document, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data || errors) throw new Error(`${document}\n${JSON.stringify(errors)}`);
  return data;
}
