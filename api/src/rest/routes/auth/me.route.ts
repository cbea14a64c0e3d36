import { person } from '../../legacy.ts';
import { route } from '../../route.ts';
import { ref } from '../../schema.ts';
import { RestMe } from './auth.gen.ts';

const me = (path: string, tag = 'auth') =>
  route({
    method: 'GET',
    path,
    tag,
    summary: 'Returns the viewer',
    document: RestMe,
    response: ref('User'),
    data: (result) => person(result.me),
  });

export const meRoute = me('/auth/me');
export const clientMeRoute = me('/client/auth/me');
export const profileRoute = me('/client/users/profile', 'profile');
