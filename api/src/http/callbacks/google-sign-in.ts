import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  GOOGLE_PATH,
  type GoogleChecks,
  getGoogleProvider,
  issueGoogleCode,
  parseReturnUrl,
  signInWithGoogleClaims,
  withFragment,
} from '../../features/accounts/index.ts';
import { createContext } from '../../graphql/context.ts';
import { AppError, conflict } from '../../platform/errors/errors.ts';
import type { ErrorReason } from '../../platform/errors/reasons.ts';
import { toLocale } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { clearCookie, readCookie, sealedCookie } from './google-cookie.ts';

const MAX_STATE_LENGTH = 2000;
const CALLBACK = `${GOOGLE_PATH}/callback`;

/**
 * The state of a sign-in until the browser returns. It is stored in the cookie, which binds the response to the
 * browser.
 */
interface OAuthFlowState {
  readonly checks: GoogleChecks;
  /** The client's `state`, which is returned unchanged. */
  readonly state?: string;
  /** Return URL of a legacy client. Undefined for our web app. */
  readonly legacyUrl?: string;
  /** True to return to the page that links accounts instead of the sign-in page. */
  readonly isLinking: boolean;
}

type Start = FastifyRequest<{ Querystring: Record<string, string | undefined> }>;

export async function googleSignInRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const google = getGoogleProvider(services);
  const { config, keys, log } = services;
  const ownPage = (flow: Pick<OAuthFlowState, 'isLinking'>) =>
    `${config.publicUrl}${flow.isLinking ? '/dashboard/profile/security' : '/login'}`;

  server.get(GOOGLE_PATH, async (request: Start, reply) => {
    const { state, redirectUrl, purpose } = request.query;
    const isLinking = purpose === 'link';
    const returnUrl = redirectUrl ?? request.headers.referer;
    const legacy = returnUrl === undefined ? undefined : parseReturnUrl(config, returnUrl);
    // Do not start a sign-in for an unknown origin, because it would receive a session
    if (redirectUrl !== undefined && !legacy)
      return redirect(reply, withFragment(ownPage({ isLinking }), { error: 'return-address' }));
    const isLegacy = legacy && legacy.origin !== new URL(config.publicUrl).origin;
    try {
      if (!google) throw conflict('GOOGLE_NOT_SET_UP');
      const { url, checks } = await google.begin(
        `${config.publicUrl}${CALLBACK}`,
        toLocale(request.headers['accept-language']),
      );
      const flow: OAuthFlowState = {
        checks,
        state: state?.slice(0, MAX_STATE_LENGTH),
        legacyUrl: isLegacy ? legacy.toString() : undefined,
        isLinking,
      };
      reply.header('set-cookie', sealedCookie(keys, flow, { path: CALLBACK, publicUrl: config.publicUrl }));
      return redirect(reply, url.toString());
    } catch (error) {
      if (!(error instanceof AppError)) log.error({ err: error }, 'sign-in with Google failed to start');
      return redirect(reply, withFragment(ownPage({ isLinking }), failure(error, state)));
    }
  });

  server.get(CALLBACK, async (request: Start, reply) => {
    reply.header('set-cookie', clearCookie({ path: CALLBACK, publicUrl: config.publicUrl }));
    const flow = readCookie<OAuthFlowState>(keys, request.headers.cookie);
    if (!google || !flow)
      return redirect(reply, withFragment(ownPage({ isLinking: false }), { error: 'expired' }));
    const { state, legacyUrl } = flow;
    if (request.query.error)
      return redirect(
        reply,
        buildReturnUrl(flow, { error: 'cancelled', ...(state === undefined ? {} : { state }) }),
      );
    try {
      // Built from the public URL, which Google has as the redirect URI. The URL of the request may differ
      const returned = new URL(`${config.publicUrl}${request.url}`);
      const claims = await google.finish(returned, flow.checks);
      const context = createContext(
        services,
        { id: request.id, address: request.ip, device: request.headers['user-agent'], origin: 'rest' },
        toLocale(request.headers['accept-language']),
      );
      const stateParameter: Record<string, string> = state === undefined ? {} : { state };
      if (!legacyUrl)
        return redirect(
          reply,
          buildReturnUrl(flow, { code: await issueGoogleCode(context, claims), ...stateParameter }),
        );
      const { accessToken, refreshToken } = await signInWithGoogleClaims(context, claims);
      return redirect(
        reply,
        buildReturnUrl(flow, { token: accessToken, refresh_token: refreshToken, ...stateParameter }),
      );
    } catch (error) {
      if (!(error instanceof AppError)) log.error({ err: error }, 'sign-in with Google failed');
      return redirect(reply, buildReturnUrl(flow, failure(error, state)));
    }
  });

  /** Our web app receives the values in the fragment; legacy clients in the query. */
  function buildReturnUrl(flow: OAuthFlowState, facts: Record<string, string>): string {
    if (!flow.legacyUrl) return withFragment(ownPage(flow), facts);
    const url = new URL(flow.legacyUrl);
    for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value);
    return url.toString();
  }
}

function failure(error: unknown, state: string | undefined): Record<string, string> {
  const code = error instanceof AppError ? error.code : 'INTERNAL';
  return {
    error: (error instanceof AppError && names[error.reason]) || code.toLowerCase().replaceAll('_', '-'),
    ...(state === undefined ? {} : { state }),
  };
}

const names: Partial<Record<ErrorReason, string>> = {
  GOOGLE_EMAIL_TAKEN: 'email-taken',
  GOOGLE_EMAIL_UNVERIFIED: 'email-unverified',
  GOOGLE_REFUSED: 'refused',
  GOOGLE_NOT_SET_UP: 'unavailable',
  CODE_NEEDED: 'two-step',
  ACCOUNT_SUSPENDED: 'deactivated',
};

/** The URL contains secrets, so the next page must not receive it as Referer. */
const redirect = (reply: FastifyReply, url: string) =>
  reply.header('referrer-policy', 'no-referrer').redirect(url, 302);
