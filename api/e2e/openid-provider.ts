import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';
import { afterAll } from 'vitest';

export interface Account {
  readonly sub: string;
  readonly email: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export const CLIENT = { id: 'sen-client', secret: 'a-secret-between-two-programs' };
/** The client of another application at the same provider. */
export const FOREIGN = { id: 'somebody-else', secret: 'a-secret-of-somebody-else' };
/** Redirect URI of a native app, which gets its tokens without the server. */
const NATIVE = 'http://127.0.0.1:9/native';

/** A real OpenID provider in place of Google. The person who is signed in there accepts every consent. */
export class OpenIdProvider {
  signedIn!: Account;
  readonly #accounts = new Map<string, Account>();
  readonly #keys: Awaited<ReturnType<typeof generateKeyPair>>;
  #server!: Server;
  issuer!: string;

  private constructor(keys: Awaited<ReturnType<typeof generateKeyPair>>) {
    this.#keys = keys;
  }

  static async start(callback: string): Promise<OpenIdProvider> {
    const self = new OpenIdProvider(await generateKeyPair('RS256', { extractable: true }));
    await self.#listen(callback);
    afterAll(() => void self.#server.close());
    return self;
  }

  enter(account: Account): void {
    this.#accounts.set(account.sub, account);
    this.signedIn = account;
  }

  /** An ID token like the provider's, with any claims or key. */
  async idToken(claims: JWTPayload, key = this.#keys.privateKey): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: this.issuer, aud: CLIENT.id, iat: now, exp: now + 600, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'JWT' })
      .sign(key);
  }

  /** The tokens of an app that signs in without the server. */
  async tokens({ id, secret } = CLIENT): Promise<{ id_token: string; access_token: string }> {
    const verifier = 'v'.repeat(43);
    const challenge = Buffer.from(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)),
    ).toString('base64url');
    const query = new URLSearchParams({
      client_id: id,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: NATIVE,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    const { url } = await new Browser().follow(`${this.issuer}/auth?${query}`, NATIVE);
    const response = await fetch(`${this.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: url.searchParams.get('code')!,
        redirect_uri: NATIVE,
        client_id: id,
        client_secret: secret,
        code_verifier: verifier,
      }),
    });
    return (await response.json()) as { id_token: string; access_token: string };
  }

  async #listen(callback: string): Promise<void> {
    this.#server = createServer();
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    this.issuer = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    const policy = interactionPolicy.base();
    policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
    const client = (each: typeof CLIENT) => ({
      client_id: each.id,
      client_secret: each.secret,
      redirect_uris: [callback, NATIVE],
      token_endpoint_auth_method: 'client_secret_post' as const,
    });
    const provider = new Provider(this.issuer, {
      clients: [client(CLIENT), client(FOREIGN)],
      jwks: { keys: [{ ...(await exportJWK(this.#keys.privateKey)), kid: 'one', alg: 'RS256', use: 'sig' }] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false, // like Google: the ID token contains the e-mail address
      pkce: { required: () => true },
      cookies: { keys: ['only for tests'] },
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      features: { devInteractions: { enabled: false }, introspection: { enabled: true } },
      interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...this.#accounts.get(sub)! }) }),
      loadExistingGrant: async (context) => {
        const grant = new context.oidc.provider.Grant({
          clientId: context.oidc.client!.clientId,
          accountId: context.oidc.session!.accountId,
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    const handle = provider.callback();
    this.#server.on('request', (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
      void provider.interactionFinished(request, response, {
        login: { accountId: this.signedIn.sub },
        select_account: {},
      });
    });
  }
}

/** Follows redirects by hand and stores cookies, so that a test sees every step. */
export class Browser {
  readonly #jar = new Map<string, { value: string; path: string }>();
  readonly visited: URL[] = [];
  /** The last `Set-Cookie` of our own cookie. */
  cookie?: string;

  async open(url: string | URL, headers: Record<string, string> = {}): Promise<Response> {
    const target = new URL(url);
    this.visited.push(target);
    const cookies = [...this.#jar]
      .filter(([key, { path }]) => key.startsWith(`${target.host} `) && target.pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[1]}=${value}`);
    const response = await fetch(target, {
      redirect: 'manual',
      headers: { ...headers, ...(cookies.length ? { cookie: cookies.join('; ') } : {}) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (name === 'sen-google') this.cookie = line;
      const path = /;\s*path=([^;]*)/i.exec(line)?.[1] ?? '/';
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.#jar.delete(`${target.host} ${name}`);
      else this.#jar.set(`${target.host} ${name}`, { value: value!, path });
    }
    return response;
  }

  /** Follows redirects until a URL begins with `until`; that one is not opened. */
  async follow(
    start: string | URL,
    until: string,
    headers: Record<string, string> = {},
  ): Promise<{ url: URL }> {
    let url = new URL(start);
    for (let step = 0; step < 12; step++) {
      const response = await this.open(url, step ? {} : headers);
      const location = response.headers.get('location');
      if (!location) throw new Error(`${response.status} at ${url}: ${await response.text()}`);
      url = new URL(location, url);
      if (url.toString().startsWith(until)) return { url };
    }
    throw new Error(`never came to ${until}`);
  }
}
