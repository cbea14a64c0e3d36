import { person } from '../../legacy.ts';
import { type RestRoute, route } from '../../route.ts';
import { object, ref } from '../../schema.ts';
import { meRoute } from '../auth/me.route.ts';
import { RestUpdateProfile } from './profile.gen.ts';
import { profileInput, profileSchemas } from './profile-fields.ts';

type Part = keyof typeof profileSchemas;
const ALL = Object.keys(profileSchemas) as Part[];
/** Fields of a user that only others decide or other routes change. */
const READ_ONLY = ['id', '_id', 'email', 'avatar', 'role', 'roles', 'isActive', 'createdAt'];

const put = (path: string, tag: string, summary: string, parts: readonly Part[]): RestRoute =>
  route({
    method: 'PUT',
    path,
    tag,
    summary,
    document: RestUpdateProfile,
    ...(parts === ALL ? { asRead: { current: meRoute, readOnly: READ_ONLY } } : {}),
    body: object(
      Object.fromEntries(parts.map((part) => [part, profileSchemas[part]])),
      parts.length > 1 ? parts : [],
    ),
    response: ref('User'),
    variables(request) {
      const [only, ...others] = parts;
      if (!others.length && !(only! in request.body)) request.refuse(only!, 'validation.required');
      return { input: profileInput(request) };
    },
    data: ({ updateProfile }) => person(updateProfile),
  });

/** `PUT /client/auth/profile`, and `/client/users/profile` with separate routes for its parts. */
export const updateProfileRoutes: readonly RestRoute[] = [
  put('/client/auth/profile', 'client', 'Updates parts of the viewer’s profile', ALL),
  put('/client/users/profile', 'profile', 'Updates parts of the viewer’s profile', ALL),
  put('/client/users/bio', 'profile', 'Updates the viewer’s biography', ['bio']),
  put('/client/users/skills', 'profile', 'Updates the viewer’s skills', ['skills']),
  put('/client/users/education', 'profile', 'Updates the schools that the viewer attended', ['education']),
  put('/client/users/experience', 'profile', 'Updates the positions that the viewer held', ['experience']),
];
