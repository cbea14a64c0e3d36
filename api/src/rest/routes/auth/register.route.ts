import { checkConfirmation, required } from '../../legacy.ts';
import { requiredName } from '../../names.ts';
import { type RestRequest, route } from '../../route.ts';
import { object, ref, text } from '../../schema.ts';
import { RestRegister } from './auth.gen.ts';
import { session } from './session.ts';

export const registerRoute = route({
  method: 'POST',
  path: '/auth/register',
  tag: 'auth',
  summary: 'Creates an account and signs it in',
  isPublic: true,
  document: RestRegister,
  body: object(
    {
      email: text('Email address.', { format: 'email', maxLength: 254 }),
      password: text('Password of arbitrary characters.', { minLength: 8, maxLength: 128 }),
      confirmPassword: text('Optional. Must equal `password`.', { maxLength: 128 }),
      fullName: text('Full name, family name first. Alternatively, send name, or firstName and lastName.', {
        minLength: 2,
        maxLength: 100,
      }),
      name: text('Alias of `fullName`.', { maxLength: 100 }),
      firstName: text('Given name.', { maxLength: 100 }),
      lastName: text('Family and middle names.', { maxLength: 100 }),
      role: text('Initial role of the account.', { enum: ['user', 'teacher'], default: 'user' }),
    },
    ['confirmPassword', 'fullName', 'name', 'firstName', 'lastName', 'role'],
  ),
  response: ref('Session'),
  variables(request) {
    const { email, password } = required(request, ['email', 'password']);
    checkConfirmation(request, password);
    return { input: { email, password, fullName: requiredName(request), role: getRole(request) } };
  },
  data: session,
});

function getRole(request: RestRequest): 'USER' | 'TEACHER' {
  const { role } = request.body;
  if (role != null && role !== 'user' && role !== 'teacher') request.refuse('role', 'validation.role');
  return role === 'teacher' ? 'TEACHER' : 'USER';
}
