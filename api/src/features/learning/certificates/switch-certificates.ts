import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { lockOwnCourse } from '../../courses/index.ts';
import { audit } from '../../operations/index.ts';
import { issueDueCertificates } from './certificates.jobs.ts';

@InputType({ description: 'Input for enabling or disabling the certificates of a course.' })
export class SwitchCertificatesInput {
  @Field(() => ID, { description: 'ID of a course that the viewer owns.' })
  courseId!: string;
  @Field(() => Boolean, { description: 'True to issue certificates to students who complete the course.' })
  isEnabled!: boolean;
}

/** Enabling issues the missing certificates. Disabling revokes none. */
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
      targetId: course.id,
      before: !isEnabled,
      after: isEnabled,
    });
    if (isEnabled) await context.services.jobs.send(em, issueDueCertificates, { courseId: course.id });
    return course.id;
  });
}
