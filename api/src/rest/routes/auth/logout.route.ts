import { getFlag, texts } from '../../legacy.ts';
import { route } from '../../route.ts';
import { flag, object, text } from '../../schema.ts';
import { RestLogout } from './auth.gen.ts';

export const logoutRoute = route({
  method: 'POST',
  path: '/auth/logout',
  tag: 'auth',
  summary: 'Ends the session, or all sessions of the user',
  isPublic: true,
  document: RestLogout,
  body: object(
    {
      refreshToken: text(
        'Refresh token of the session to end. If omitted, the session of the access token ends.',
      ),
      logoutAllDevices: flag('True to end all sessions of the user.'),
    },
    ['refreshToken', 'logoutAllDevices'],
  ),
  response: object({}),
  variables: (request) => ({
    input: {
      ...texts(request, ['refreshToken']),
      allDevices: getFlag(request, 'logoutAllDevices') ?? false,
    },
  }),
  data: () => ({}),
});
