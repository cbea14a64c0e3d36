import { badInput } from '../../../platform/errors.ts';
import { required, texts } from '../../legacy.ts';
import { type RestRequest, route } from '../../route.ts';
import { object, ref, text } from '../../schema.ts';
import { type SessionData, session, sessionDocument } from './session.ts';

/** `POST /auth/register`. Fields that would decide something for its sender (isActive, roles) are refused. */
export const registerRoute = route<SessionData>({
  method: 'POST',
  path: '/auth/register',
  tag: 'auth',
  summary: 'Makes an account and signs it in',
  needsSignIn: false,
  document: sessionDocument('mutation RestRegister($input: RegisterInput!)', 'register(input: $input)'),
  isStrict: true,
  body: object(
    {
      email: text('E-mail address.'),
      password: text('8 to 128 characters.'),
      fullName: text('Family name first; or firstName and lastName.'),
      firstName: text('Given name.'),
      lastName: text('Family and middle names.'),
      role: text('What to begin as.', { enum: ['user', 'teacher'], default: 'user' }),
    },
    ['fullName', 'firstName', 'lastName', 'role'],
  ),
  response: ref('Session'),
  variables(request) {
    const { email, password } = required(request, ['email', 'password']);
    return { input: { email, password, fullName: fullName(request), role: role(request) } };
  },
  data: session,
});

function fullName(request: RestRequest): string {
  const { fullName: whole, firstName, lastName } = texts(request, ['fullName', 'firstName', 'lastName']);
  const name = whole ?? [lastName, firstName].filter(Boolean).join(' ');
  if (!name) throw badInput('fullName', 'validation.required');
  return name;
}

function role({ body }: RestRequest): 'USER' | 'TEACHER' {
  if (body.role == null || body.role === 'user') return 'USER';
  if (body.role === 'teacher') return 'TEACHER';
  throw badInput('role', 'validation.role');
}
