import { type Context, signedIn } from '../../../graphql/context.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { audit } from '../../operations/index.ts';
import { lockToRename } from '../load-user.ts';
import { profileChanges, type UpdateProfileInput } from './profile.input.ts';

export function updateProfile(context: Context, input: UpdateProfileInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const person = await lockToRename(em, viewer.id);
    if (!person) throw notFound();
    const changes = profileChanges(input, person);
    const names = Object.keys(changes) as (keyof typeof changes)[];
    if (!names.length) return person.id;
    const before = Object.fromEntries(names.map((name) => [name, person[name]]));
    Object.assign(person, changes);
    audit(em, context, {
      action: 'person.update-profile',
      targetType: 'person',
      targetId: person.id,
      before,
      after: changes,
    });
    return person.id;
  });
}
