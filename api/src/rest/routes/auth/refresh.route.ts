import { required } from '../../legacy.ts';
import { type RestRoute, route } from '../../route.ts';
import { object, text } from '../../schema.ts';
import { RestRefresh, type RestRefreshMutation } from './auth.gen.ts';

type Tokens = RestRefreshMutation['refreshSession'];

const refresh = (path: string, topLevelFields?: RestRoute['topLevelFields']) =>
  route({
    method: 'POST',
    path,
    tag: 'auth',
    summary: 'Exchanges a refresh token for a new access token',
    isPublic: true,
    document: RestRefresh,
    body: object({
      refreshToken: text('Most recent refresh token. Clients that never store a new one continue to work.'),
    }),
    response: object({
      accessToken: text('Access token, valid for 15 minutes.'),
      refreshToken: text('New refresh token.'),
    }),
    variables: (request) => ({ input: required(request, ['refreshToken']) }),
    data: ({ refreshSession }) => refreshSession,
    topLevelFields,
  });

export const refreshTokenRoute = refresh('/auth/refresh-token');
/**
 * Returns the tokens in `data` and at the top level, where legacy clients read them when they repeat a request after
 * 401.
 */
export const refreshRoute = refresh('/auth/refresh', (tokens: Tokens) => ({ ...tokens }));
