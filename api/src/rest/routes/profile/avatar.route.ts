import { person } from '../../legacy.ts';
import { route } from '../../route.ts';
import { ref } from '../../schema.ts';
import { RestSetAvatar } from './profile.gen.ts';

/** The image is cropped to its central square. */
export const avatarRoute = route({
  method: 'PUT',
  path: '/client/users/avatar',
  tag: 'profile',
  summary: 'Sets the viewer’s profile picture',
  document: RestSetAvatar,
  file: { name: 'avatar', maxMegabytes: 5, description: 'JPEG, PNG or WebP picture, at most 5 MB.' },
  fieldNames: { uploadId: 'avatar' },
  response: ref('User'),
  variables: ({ body }) => ({ input: { uploadId: body.avatar } }),
  data: ({ setAvatar }) => person(setAvatar),
});
