import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import type { Config } from '../../../config.ts';
import { AppError, policy, unavailable } from '../../../platform/errors/errors.ts';
import { normalizeEmail } from '../../../platform/input/email-address.ts';
import type { Services } from '../../../platform/process/services.ts';

/** Google's endpoint that returns the audience of an access token. Other providers have an introspection endpoint. */
const TOKEN_INFO = 'https://oauth2.googleapis.com/tokeninfo';
const TIMEOUT = 10;
/** Min milliseconds between two fetches of the provider's keys for an unknown key ID. */
const KEY_COOLDOWN_MS = 5000;
const SCOPE = 'openid email profile';

/**
 * A person's identity at Google. Issuer and subject identify the person. The e-mail address is verified, and may
 * change.
 */
export interface GoogleClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name?: string;
}

/** Values that the browser must return. They bind the response to the request (RFC 9700, section 4.7). */
export interface GoogleChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Google, or the provider in GOOGLE_ISSUER, as an OpenID provider. Its metadata is fetched on first use. */
export class GoogleProvider {
  #configuration: Promise<oidc.Configuration> | undefined;
  #keys: ReturnType<typeof createRemoteJWKSet> | undefined;

  constructor(private readonly settings: NonNullable<Config['google']>) {}

  /**
   * The URL to which the browser is redirected (authorisation code with PKCE), and the checks to store until it
   * returns.
   */
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

  /**
   * Exchanges the code for the identity. Verifies state, nonce, PKCE, issuer, audience and signature.
   * @throws INVALID_CREDENTIALS if Google rejects the code, or its response is invalid
   * @throws POLICY if the e-mail address is not verified
   */
  async finish(returned: URL, { state, nonce, verifier }: GoogleChecks): Promise<GoogleClaims> {
    const configuration = await this.#discovered();
    return withProviderErrors(async () => {
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

  /**
   * The identity in an ID token. Verifies signature, issuer, audience and time.
   * @throws INVALID_CREDENTIALS if the token is invalid
   * @throws POLICY if the e-mail address is not verified
   */
  async readIdToken(idToken: string): Promise<GoogleClaims> {
    const configuration = await this.#discovered();
    return withProviderErrors(async () => toClaims(await this.#verified(configuration, idToken)));
  }

  /**
   * The claims of an ID token with a verified signature. Keys are fetched for an unknown key ID, at most once in
   * KEY_COOLDOWN_MS.
   */
  async #verified(configuration: oidc.Configuration, idToken: string): Promise<Record<string, unknown>> {
    const { issuer, jwks_uri } = configuration.serverMetadata();
    this.#keys ??= createRemoteJWKSet(new URL(jwks_uri!), {
      timeoutDuration: TIMEOUT * 1000,
      cooldownDuration: KEY_COOLDOWN_MS,
    });
    const { payload } = await jwtVerify(idToken, this.#keys, {
      issuer,
      audience: this.settings.clientId,
      algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: '1h',
    });
    return payload as Record<string, unknown>;
  }

  /**
   * The identity behind an access token that was issued to this client, not to another one.
   * @throws INVALID_CREDENTIALS if the token is invalid or was issued to another client
   * @throws POLICY if the e-mail address is not verified
   */
  async readAccessToken(accessToken: string): Promise<GoogleClaims> {
    const configuration = await this.#discovered();
    return withProviderErrors(async () => {
      const { introspection_endpoint, issuer } = configuration.serverMetadata();
      const { audience, subject } = introspection_endpoint
        ? await introspect(configuration, accessToken)
        : await tokenInfo(accessToken);
      if (audience !== this.settings.clientId || !subject) throw refusedError();
      const user = await oidc.fetchUserInfo(configuration, accessToken, subject);
      return toClaims({ ...user, iss: issuer });
    });
  }

  /** Some providers return the e-mail address only from their userinfo endpoint. */
  async #withEmail(configuration: oidc.Configuration, claims: oidc.IDToken, accessToken: string) {
    if (claims.email !== undefined) return toClaims(claims);
    const user = await oidc.fetchUserInfo(configuration, accessToken, claims.sub);
    return toClaims({ ...user, iss: claims.iss });
  }

  #discovered(): Promise<oidc.Configuration> {
    const { clientId, clientSecret, issuer } = this.settings;
    const isPlain = issuer.startsWith('http://'); // config.ts allows it only for localhost
    this.#configuration ??= oidc
      .discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
        timeout: TIMEOUT,
        execute: isPlain ? [oidc.allowInsecureRequests] : [],
      })
      .catch(() => {
        this.#configuration = undefined; // the next call retries
        throw unavailable('GOOGLE_UNREACHABLE');
      });
    return this.#configuration;
  }
}

const providers = new WeakMap<Services, GoogleProvider>();

/** @returns undefined unless Google is configured */
export function getGoogleProvider(services: Services): GoogleProvider | undefined {
  const { google } = services.config;
  if (!google) return undefined;
  const provider = providers.get(services) ?? new GoogleProvider(google);
  providers.set(services, provider);
  return provider;
}

const refusedError = () => new AppError('GOOGLE_REFUSED');

/**
 * Maps failures to errors: the provider is unreachable, or the response is invalid.
 * @throws UNAVAILABLE if Google does not respond
 * @throws INVALID_CREDENTIALS if the response is invalid
 */
async function withProviderErrors<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { code } = error as { code?: string };
    if (code === 'OAUTH_TIMEOUT' || code === 'ERR_JWKS_TIMEOUT' || error instanceof TypeError)
      throw unavailable('GOOGLE_UNREACHABLE');
    throw refusedError();
  }
}

function toClaims({ iss, sub, email, email_verified, name }: Record<string, unknown>): GoogleClaims {
  if (typeof iss !== 'string' || typeof sub !== 'string' || typeof email !== 'string') throw refusedError();
  // Without this an attacker could claim any address (OpenID Connect Core, section 5.7). Some providers send a string
  if (email_verified !== true && email_verified !== 'true') throw policy('GOOGLE_EMAIL_UNVERIFIED');
  return {
    issuer: iss,
    subject: sub,
    email: normalizeEmail(email),
    name: typeof name === 'string' ? name : undefined,
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
