import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import type { Config } from '../../../config.ts';
import { AppError, policy, unavailable } from '../../../platform/errors/errors.ts';
import { tidyEmail } from '../../../platform/input/email-address.ts';
import type { Services } from '../../../platform/process/services.ts';

/** Google's own check of an access token: whom it was issued to. Other providers have an introspection endpoint. */
const TOKEN_INFO = 'https://oauth2.googleapis.com/tokeninfo';
/** Seconds to wait for the provider. */
const TIMEOUT = 10;
/** Milliseconds between two fetches of the provider's keys for an unknown one. */
const KEY_COOLDOWN_MS = 5000;
const SCOPE = 'openid email profile';

/** Who a person is to Google. Issuer and subject are the identity; the address is verified, and may change. */
export interface GoogleClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name?: string;
}

/** What the browser has to bring back: it binds the answer to the request (RFC 9700, section 4.7). */
export interface GoogleChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Google, or whatever GOOGLE_ISSUER names, as an OpenID provider. Its metadata is fetched when first needed. */
export class GoogleProvider {
  #configuration: Promise<oidc.Configuration> | undefined;
  #keys: ReturnType<typeof createRemoteJWKSet> | undefined;

  constructor(private readonly settings: NonNullable<Config['google']>) {}

  get clientId(): string {
    return this.settings.clientId;
  }

  /** Where to send the browser (authorisation code with PKCE), and what to keep until it comes back. */
  async begin(redirectUri: string, locale: string): Promise<{ url: URL; checks: GoogleChecks }> {
    const configuration = await this.#discovered();
    const checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
      ui_locales: locale,
    });
    return { url, checks };
  }

  /** Who came back: state, nonce, PKCE, issuer, audience and signature are checked. @throws INVALID_CREDENTIALS, POLICY */
  async finish(returned: URL, { state, nonce, verifier }: GoogleChecks): Promise<GoogleClaims> {
    const configuration = await this.#discovered();
    return asked(async () => {
      const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      await this.#verified(configuration, tokens.id_token!);
      return this.#withEmail(configuration, tokens.claims()!, tokens.access_token);
    });
  }

  /** Who an ID token speaks of: signature, issuer, audience and time are checked. @throws INVALID_CREDENTIALS, POLICY */
  async readIdToken(idToken: string): Promise<GoogleClaims> {
    const configuration = await this.#discovered();
    return asked(async () => claimsOf(await this.#verified(configuration, idToken)));
  }

  /** The claims of an ID token whose signature is checked. An unknown key is fetched, at most once in a few seconds. */
  async #verified(configuration: oidc.Configuration, idToken: string): Promise<Record<string, unknown>> {
    const { issuer, jwks_uri } = configuration.serverMetadata();
    this.#keys ??= createRemoteJWKSet(new URL(jwks_uri!), {
      timeoutDuration: TIMEOUT * 1000,
      cooldownDuration: KEY_COOLDOWN_MS,
    });
    const { payload } = await jwtVerify(idToken, this.#keys, {
      issuer,
      audience: this.clientId,
      algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: '1h',
    });
    return payload as Record<string, unknown>;
  }

  /** Who an access token speaks for, when it was issued to us and not to another client. @throws INVALID_CREDENTIALS, POLICY */
  async readAccessToken(accessToken: string): Promise<GoogleClaims> {
    const configuration = await this.#discovered();
    return asked(async () => {
      const { introspection_endpoint, issuer } = configuration.serverMetadata();
      const { audience, subject } = introspection_endpoint
        ? await introspect(configuration, accessToken)
        : await tokenInfo(accessToken);
      if (audience !== this.clientId || !subject) throw refused();
      const user = await oidc.fetchUserInfo(configuration, accessToken, subject);
      return claimsOf({ ...user, iss: issuer });
    });
  }

  /** Some providers tell the address only at their userinfo endpoint. */
  async #withEmail(configuration: oidc.Configuration, claims: oidc.IDToken, accessToken: string) {
    if (claims.email !== undefined) return claimsOf(claims);
    const user = await oidc.fetchUserInfo(configuration, accessToken, claims.sub);
    return claimsOf({ ...user, iss: claims.iss });
  }

  #discovered(): Promise<oidc.Configuration> {
    const { clientId, clientSecret, issuer } = this.settings;
    const isPlain = issuer.startsWith('http://'); // config.ts allows that on this machine only
    this.#configuration ??= oidc
      .discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
        timeout: TIMEOUT,
        execute: isPlain ? [oidc.allowInsecureRequests] : [],
      })
      .catch(() => {
        this.#configuration = undefined; // the next one tries again
        throw unavailable('GOOGLE_UNREACHABLE');
      });
    return this.#configuration;
  }
}

const providers = new WeakMap<Services, GoogleProvider>();

/** The provider of one program; undefined while Google is not set up. */
export function googleOf(services: Services): GoogleProvider | undefined {
  const { google } = services.config;
  if (!google) return undefined;
  let provider = providers.get(services);
  if (!provider) {
    provider = new GoogleProvider(google);
    providers.set(services, provider);
  }
  return provider;
}

const refused = () => new AppError('GOOGLE_REFUSED');

/** What fails on the way is an answer that does not hold, or a provider that does not answer. */
async function asked<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { code } = error as { code?: string };
    if (code === 'OAUTH_TIMEOUT' || code === 'ERR_JWKS_TIMEOUT' || error instanceof TypeError)
      throw unavailable('GOOGLE_UNREACHABLE');
    throw refused();
  }
}

function claimsOf({ iss, sub, email, email_verified, name }: Record<string, unknown>): GoogleClaims {
  if (typeof iss !== 'string' || typeof sub !== 'string' || typeof email !== 'string') throw refused();
  // Without this an attacker could claim any address (OpenID Connect Core, section 5.7). Some providers write it as text
  if (email_verified !== true && email_verified !== 'true') throw policy('GOOGLE_EMAIL_UNVERIFIED');
  return {
    issuer: iss,
    subject: sub,
    email: tidyEmail(email),
    ...(typeof name === 'string' ? { name } : {}),
  };
}

interface TokenFacts {
  readonly audience?: string;
  readonly subject?: string;
}

async function introspect(configuration: oidc.Configuration, token: string): Promise<TokenFacts> {
  const { active, client_id, sub } = await oidc.tokenIntrospection(configuration, token);
  return active ? { audience: client_id, subject: sub } : {};
}

async function tokenInfo(token: string): Promise<TokenFacts> {
  const response = await fetch(TOKEN_INFO, {
    method: 'POST',
    body: new URLSearchParams({ access_token: token }),
    signal: AbortSignal.timeout(TIMEOUT * 1000),
  });
  if (!response.ok) return {};
  const { aud, sub } = (await response.json()) as { aud?: string; sub?: string };
  return { audience: aud, subject: sub };
}
