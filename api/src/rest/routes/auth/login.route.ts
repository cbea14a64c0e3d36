import { required, texts } from '../../legacy.ts';
import { route } from '../../route.ts';
import { object, ref, text } from '../../schema.ts';
import { RestLogin } from './auth.gen.ts';
import { session } from './session.ts';

/** Ignores unknown fields, because legacy clients may send some. */
export const loginRoute = route({
  method: 'POST',
  path: '/auth/login',
  tag: 'auth',
  summary: 'Signs in with email address and password',
  isPublic: true,
  document: RestLogin,
  body: object(
    {
      email: text('Email address of the account.'),
      password: text('Password of the account.'),
      code: text(
        'Code of the authenticator app or a recovery code. Required if two-step sign-in is enabled.',
      ),
    },
    ['code'],
  ),
  response: ref('Session'),
  variables: (request) => ({
    input: { ...required(request, ['email', 'password']), ...texts(request, ['code']) },
  }),
  data: session,
});
