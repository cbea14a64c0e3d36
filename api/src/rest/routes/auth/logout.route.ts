import { flagOf, texts } from '../../legacy.ts';
import { route } from '../../route.ts';
import { flag, object, text } from '../../schema.ts';
import { RestLogout } from './auth.gen.ts';

export const logoutRoute = route({
  method: 'POST',
  path: '/auth/logout',
  tag: 'auth',
  summary: 'Ends this session, or all of this person',
  needsSignIn: false,
  document: RestLogout,
  body: object(
    {
      refreshToken: text('Whose session ends; left out: that of the access token.'),
      logoutAllDevices: flag('All sessions of this person.'),
    },
    ['refreshToken', 'logoutAllDevices'],
  ),
  response: object({}),
  variables: (request) => ({
    input: {
      ...texts(request, ['refreshToken']),
      allDevices: flagOf(request, 'logoutAllDevices') ?? false,
    },
  }),
  data: () => ({}),
});
