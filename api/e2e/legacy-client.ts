import { assertMatchesContract } from './rest-contract.ts';

/**
 * A client written only from the specification (sections 2, 7, 8 and 9), like existing clients. It knows nothing else
 * of this server.
 */
export class LegacyClient {
  readonly storage = new Map<string, string>();
  /** The messages that the interceptor would show. */
  readonly toasts: string[] = [];
  /** Path to which the client would navigate. The admin client opens /login if a refresh fails. */
  redirectedTo?: string;

  constructor(private readonly url: string) {}

  async login(email: string, password: string): Promise<void> {
    this.#storeTokens(await this.#fetch('POST', '/auth/login', { email, password }));
  }

  async register(fields: object): Promise<void> {
    this.#storeTokens(await this.#fetch('POST', '/auth/register', fields));
  }

  /**
   * @returns the `data` of the response
   * @throws the message that a toast would show
   */
  async call(method: string, path: string, body?: unknown, { isAdmin = false } = {}): Promise<never> {
    const timeout = isAdmin ? 30_000 : 20_000;
    let answer = await this.#send(method, path, body, timeout);
    if (answer.status === 401 && this.storage.get('refreshToken')) {
      const renewed = await this.#fetch('POST', '/auth/refresh', {
        refreshToken: this.storage.get('refreshToken'),
      }).catch(() => undefined);
      const accessToken = renewed?.accessToken ?? renewed?.data?.accessToken;
      if (accessToken) {
        // The new refresh token is ignored: the specification mentions only the access token
        this.storage.set('accessToken', accessToken);
        answer = await this.#send(method, path, body, timeout);
      } else {
        this.storage.clear();
        if (isAdmin) this.redirectedTo = '/login';
      }
    }
    const json = (await answer.json()) as { success: boolean; data: never };
    if (answer.ok && json.success) return json.data;
    const text = errorText(json);
    this.toasts.push(text);
    throw new Error(text);
  }

  #storeTokens({ data }: { data?: { accessToken: string; refreshToken: string } }): void {
    this.storage.set('accessToken', data!.accessToken);
    this.storage.set('refreshToken', data!.refreshToken);
  }

  /** Sign-in, registration and refresh, which are never retried and show no toast. */
  async #fetch(method: string, path: string, body: unknown) {
    const answer = await this.#send(method, path, body, 20_000);
    const json = (await answer.json()) as {
      data?: { accessToken: string; refreshToken: string };
      accessToken?: string;
    };
    if (!answer.ok) throw new Error(errorText(json));
    return json;
  }

  async #send(method: string, path: string, body: unknown, timeout: number): Promise<Response> {
    const token = this.storage.get('accessToken');
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
    });
    // Not part of the client: the response must match the documentation
    assertMatchesContract(method, response.url, response.status, await response.clone().json());
    return response;
  }
}

interface Failed {
  details?: { field: string; message: string }[];
  error?: { message?: string };
  message?: string;
  error_message?: string;
  errors?: { message?: string }[];
}

/** The order of section 8. */
function errorText(body: unknown): string {
  if (typeof body === 'string') return body;
  const { details, error, message, error_message, errors } = body as Failed;
  return (
    details?.map((detail) => `${detail.field}: ${detail.message}`).join('\n') ||
    error?.message ||
    message ||
    error_message ||
    errors?.[0]?.message ||
    'Request failed. Please try again.'
  );
}
