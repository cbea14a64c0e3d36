import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';

export const SignUpMode = defineEnum('SignUpMode', 'Who may create an account.', {
  OPEN: 'Everybody may create an account.',
  INVITATION: 'Receivers of an invitation.',
  DOMAIN: 'Receivers of an invitation, and owners of an email address of a listed domain.',
});
export type SignUpMode = keyof typeof SignUpMode;

@ObjectType({
  description: 'How the site works: who teaches, who may see it, and who may create an account.',
})
export class SiteMode {
  @Field({
    description:
      'True for an academy: administrators choose the teachers, packages have no effect, and the revenue of new orders belongs to the academy. False for a marketplace.',
  })
  isAcademy!: boolean;
  @Field({ description: 'True if courses of an academy are reviewed. A marketplace always reviews them.' })
  requiresCourseReview!: boolean;
  @Field({ description: 'True if only members may see courses, people and groups.' })
  isMembersOnly!: boolean;
  @Field({
    description:
      'True if everybody may look up a certificate by its code, and the revocations of badges. Has an effect on a members-only site only.',
  })
  hasCertificateLookup!: boolean;
  @Field(() => SignUpMode, {
    description: 'Rule for the creation of accounts. Existing accounts are not affected.',
  })
  signUp!: SignUpMode;
  @Field(() => [String], {
    description: 'Email domains of the mode DOMAIN, in alphabetical order, without `@`. Otherwise empty.',
  })
  signUpDomains!: readonly string[];
  @Field(() => Int, { description: 'Number of changes so far, for `expectedVersion`.' })
  version!: number;
}

@ObjectType({ description: 'Counts of what a change of the site mode would affect now.' })
export class SiteModeEffects {
  @Field(() => Int, { description: 'Number of active accounts.' })
  members!: number;
  @Field(() => Int, {
    description:
      'Pages of courses on sale, their categories and their teachers, which guests may see on an open site.',
  })
  publicPages!: number;
  @Field(() => Int, { description: 'GraphQL operations that guests may call on an open site.' })
  publicOperations!: number;
  @Field(() => Int, { description: 'GraphQL operations that guests may call on a members-only site.' })
  openOperations!: number;
  @Field(() => Int, { description: 'Number of active teachers.' })
  teachers!: number;
  @Field(() => Int, { description: 'Teachers with a current package other than FREE.' })
  packages!: number;
  @Field(() => Int, { description: 'Courses that wait for a review. They stay in the queue.' })
  coursesInReview!: number;
  @Field(() => Int, { description: 'Active accounts whose email address belongs to none of the domains.' })
  membersOfOtherDomains!: number;
}
