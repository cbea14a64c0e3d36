import { texts } from '../../legacy.ts';
import { route } from '../../route.ts';
import { flag, object, orNull, text, time } from '../../schema.ts';
import { RestTokenState } from './auth.gen.ts';

/** Validates the bearer token if the body contains no token. */
export const validateTokenRoute = route({
  method: 'POST',
  path: '/auth/validate-token',
  tag: 'auth',
  summary: 'Checks whether an access token is valid',
  isPublic: true,
  document: RestTokenState,
  body: object({ token: text('Access token. Defaults to the one in the header Authorization.') }, ['token']),
  response: object({
    valid: flag('True if the token is valid; false if it is malformed, expired or revoked.'),
    expiresAt: orNull(time('Time at which the token expires.')),
  }),
  variables(request) {
    const token = texts(request, ['token']).token ?? /^Bearer (\S+)$/i.exec(request.authorization ?? '')?.[1];
    if (!token) request.refuse('token', 'validation.required');
    return { token: token ?? '' };
  },
  data: ({ tokenState }) => tokenState,
});
