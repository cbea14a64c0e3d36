import { required, texts } from '../../legacy.ts';
import { route } from '../../route.ts';
import { object, ref, text } from '../../schema.ts';
import { RestLogin } from './auth.gen.ts';
import { session } from './session.ts';

/** The specification does not show the body, so further fields are ignored. */
export const loginRoute = route({
  method: 'POST',
  path: '/auth/login',
  tag: 'auth',
  summary: 'Signs in',
  needsSignIn: false,
  document: RestLogin,
  body: object(
    {
      email: text('E-mail address.'),
      password: text('The password.'),
      code: text('Of the authenticator, or a recovery code, where two-step sign-in is on.'),
    },
    ['code'],
  ),
  response: ref('Session'),
  variables: (request) => ({
    input: { ...required(request, ['email', 'password']), ...texts(request, ['code']) },
  }),
  data: session,
});
