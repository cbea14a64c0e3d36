import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { lockOwnCourse } from '../../courses/index.ts';
import { audit } from '../../operations/index.ts';
import { issueDueCertificates } from './certificates.jobs.ts';

@InputType({ description: 'Says whether a course ends with a certificate.' })
export class SwitchCertificatesInput {
  @Field(() => ID, { description: 'Of one of the viewer’s own courses.' })
  courseId!: string;
  @Field(() => Boolean, { description: 'Whether students who complete it get one.' })
  isEnabled!: boolean;
}

/**
 * Turns certificates of a course on or off. On: students who have completed it get theirs. Off: no certificate is
 * revoked.
 */
export function switchCertificates(
  context: Context,
  { courseId, isEnabled }: SwitchCertificatesInput,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, viewer, courseId, 'OWNER');
    if (course.certificateEnabled === isEnabled) return course.id;
    course.certificateEnabled = isEnabled;
    audit(em, context, {
      action: 'course.certificates',
      targetType: 'course',
      targetId: course.id,
      before: !isEnabled,
      after: isEnabled,
    });
    if (isEnabled) await context.services.jobs.send(em, issueDueCertificates, { courseId: course.id });
    return course.id;
  });
}
