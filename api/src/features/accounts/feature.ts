import { REST_SIGN_IN_HOURS } from '../../graphql/identity-proof.ts';
import { sql } from '../../graphql/read/index.ts';
import { holdsPermission } from '../../platform/access/holds-permission.ts';
import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import type { Sql } from '../../platform/db/index.ts';
import { defineFeature } from '../define-feature.ts';
import type { SetupSource } from '../operations/index.ts';
import { AccountResolver, AuthPayloadResolver } from './account.resolver.ts';
import { CustomRole } from './admin/custom-role.entity.ts';
import { invitePeople } from './admin/invite-people.jobs.ts';
import { PeopleResolver, PeopleStatsResolver } from './admin/people.resolver.ts';
import { PeopleCommandsResolver } from './admin/people-commands.resolver.ts';
import { PersonResolver } from './admin/person.resolver.ts';
import { PersonChangeResolver } from './admin/person-changes.resolver.ts';
import { RoleResolver } from './admin/role.resolver.ts';
import { AuditPeopleResolver, ViewAsPayloadResolver, ViewAsResolver } from './admin/view-as.resolver.ts';
import { ApiToken } from './api-tokens/api-token.entity.ts';
import {
  ApiTokenFieldResolver,
  ApiTokenResolver,
  CreatedApiTokenResolver,
  IssuedApiTokenResolver,
} from './api-tokens/api-token.resolver.ts';
import { API_TOKENS_ALLOWED } from './api-tokens/api-token.ts';
import { remindExpiringTokens } from './api-tokens/remind-expiring-tokens.jobs.ts';
import { ASK_BIRTH_YEAR, CHILD_AGE } from './children/closed-profile.ts';
import { guardianReceiptMail, guardianRequestMail } from './children/guardian.mail.tsx';
import {
  ChildrenTermsResolver,
  GuardianOfPersonResolver,
  GuardianResolver,
} from './children/guardian.resolver.ts';
import { GuardianRequest } from './children/guardian-request.entity.ts';
import { PublicProfileResolver, RatingAuthorResolver } from './children/public-profile.resolver.ts';
import { ConsentResolver } from './consents/consent.resolver.ts';
import { CredentialResolver } from './credentials/credential.resolver.ts';
import { EmailChange } from './credentials/email-change.entity.ts';
import { sendPasswordReset } from './credentials/request-password-reset.ts';
import { GoogleResolver } from './google/google.resolver.ts';
import { GoogleIdentity } from './google/google-identity.entity.ts';
import {
  confirmNewEmail,
  emailChanged,
  emailChangeNotice,
  emailReplaced,
  invitation,
  passwordReset,
  signUpInvitation,
  verifyEmail,
} from './mails/credential-mails.mail.tsx';
import { securityNotice } from './mails/security-notice.mail.tsx';
import { staffChanged } from './mails/staff-changed.mail.tsx';
import { welcome } from './mails/welcome.mail.tsx';
import { notificationKinds } from './notification-kinds.ts';
import { permissions } from './permissions.ts';
import { DataRequest } from './personal-data/data-request.entity.ts';
import { DataRequestResolver } from './personal-data/data-request.resolver.ts';
import { eraseAccount } from './personal-data/erase-account.jobs.ts';
import { exportData } from './personal-data/export-data.jobs.ts';
import { removePersonalFile } from './personal-data/personal-files.ts';
import { repeatErasures, repeatErasuresJob } from './personal-data/repeat-erasures.jobs.ts';
import { PrivacyRequest } from './privacy-requests/privacy-request.entity.ts';
import { PrivacyRequestResolver } from './privacy-requests/privacy-request.resolver.ts';
import { ProcessingResolver } from './processing/processing.resolver.ts';
import { ProfileResolver } from './profile/profile.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { RefreshToken, Session } from './sessions/session.entity.ts';
import { SessionResolver } from './sessions/session.resolver.ts';
import { mailSignUpLink } from './sign-up/request-sign-up-link.ts';
import { SignUpResolver } from './sign-up/sign-up.resolver.ts';
import { ownInvitations } from './sign-up/sign-up-invitation.ts';
import { sweepExports, sweepSignIns } from './sweeps.jobs.ts';
import { TERMS_GRACE_DAYS } from './terms/accept-terms.ts';
import { TermsResolver } from './terms/terms.resolver.ts';
import { en, vi } from './texts.ts';
import { Authenticator, RecoveryCode } from './two-step/authenticator.entity.ts';
import { AuthenticatorResolver } from './two-step/authenticator.resolver.ts';
import { TeacherProfile, User } from './user.entity.ts';

const personalData: PersonalDataTable = {
  purpose: 'processing.accounts',
  recipients: ['MAIL', 'GOOGLE'],
  columns: [
    drop('one_time_code', 'person_id', 'code for an account that no longer exists', false),
    drop(
      'email_change',
      'person_id',
      'contains e-mail addresses; there is no account whose change could be cancelled',
    ),
    drop('authenticator', 'person_id', 'secret of an account that no longer exists', false),
    drop('recovery_code', 'person_id', 'secret of an account that no longer exists', false),
    drop('google_identity', 'person_id', 'sign-in method of an account that no longer exists'),
    drop(
      'session',
      'person_id',
      'contains devices and network addresses; the refresh tokens are deleted with the session',
    ),
    drop('api_token', 'person_id', 'token of an account that no longer exists'),
    drop(
      'session',
      'view_as_id',
      'an administrator’s view-as session of an account that no longer exists; the audit log records that it took place',
      false,
    ),
    drop('person_custom_role', 'person_id', 'roles of an account that no longer exists'),
    {
      table: 'teacher_profile',
      column: 'person_id',
      isExported: true,
      erasure: 'blank',
      blank: "headline = null, links = '{}'",
      why: 'accounting record: seller class and tax number under which tax was withheld (Decree 117/2025)',
    },
    drop(
      'legal_acceptance',
      'person_id',
      'versions of legal documents that an account accepted which no longer exists',
    ),
    keep('consent', 'person_id', 'proof that processing was permitted, and when it was no longer'),
    {
      table: 'privacy_request',
      column: 'person_id',
      isExported: true,
      erasure: 'blank',
      blank: "text = '', answer = case when answer is not null then '' end",
      without: ['decided_by_id'],
      why: 'proof of the request and of its answer in time, without the words',
    },
    {
      table: 'guardian_request',
      column: 'person_id',
      isExported: true,
      erasure: 'blank',
      blank: "guardian_name = '', guardian_email = '', token_hash = null",
      why: 'proof that a guardian consented, and until when, without the guardian’s name and address',
    },
    keep('guardian_request', 'asked_by_id', 'proof of who asked the guardian', false),
    keep('privacy_request', 'decided_by_id', 'proof of who answered', false),
    keep('data_request', 'person_id', 'proof of the request and of its completion'),
    keep('sign_up_invitation', 'inviter_id', 'record of who invited a person', false),
    drop(
      'sign_up_invitation',
      'used_by_id',
      'contains the e-mail address of an account that no longer exists',
      false,
    ),
  ],
  byAddress: [
    {
      table: 'guardian_request',
      statement: (emails) => sql`update guardian_request set guardian_name = '', guardian_email = ''
        where lower(guardian_email) = any(${emails}::text[])`,
      why: 'name and e-mail address of a guardian; the answer remains, and the link in the e-mail withdraws it',
    },
    {
      table: 'sign_up_invitation',
      statement: (emails) =>
        sql`delete from sign_up_invitation where lower(email::text) = any(${emails}::text[])`,
      why: 'the e-mail address that an administrator or its owner entered; the link in the e-mail becomes invalid',
    },
  ],
};

/**
 * Sessions that ended after the backup would be active again, and no backup contains the files of personal data. A
 * person who was erased after the backup is locked out until the erasure is repeated
 * (personal-data/repeat-erasures.jobs.ts).
 */
const afterRestore: readonly Sql[] = [
  sql`update session set ended_at = now(), end_reason = 'RESTORED' where ended_at is null`,
  sql`update data_request set storage_key = null where storage_key is not null`,
  sql`update person set is_active = false, deactivated_at = now() from restoration r
    cross join jsonb_array_elements(r.erased) e
    where person.id = (e.value->>'id')::uuid and person.erased_at is null`,
];

const twoStep: SetupSource = {
  kind: 'TWO_STEP',
  isDone: (_, { id }) =>
    sql`exists (select 1 from authenticator a where a.person_id = ${id} and a.confirmed_at is not null)`,
};

const secondAdministrator: SetupSource = {
  kind: 'SECOND_ADMINISTRATOR',
  isDone: () =>
    sql`(select count(*) from person p where p.is_active and ${holdsPermission('setting:update')}) > 1`,
};

/**
 * Registration, sign-in and sessions, API tokens, roles, and export and erasure of personal data.
 *
 * Writes: entities, by commands for one account. SQL: bulk changes of accounts (roles, suspension, import), erasure,
 * sign-in throttles, one-time codes, and jobs (progress of exports, reminders, clean-up).
 */
export const accounts = defineFeature({
  name: 'accounts',
  tables: [
    'api_token',
    'authenticator',
    'consent',
    'custom_role',
    'data_request',
    'email_change',
    'google_identity',
    'guardian_request',
    'legal_acceptance',
    'one_time_code',
    'person',
    'person_custom_role',
    'privacy_request',
    'recovery_code',
    'refresh_token',
    'session',
    'sign_up_invitation',
    'teacher_profile',
    'throttle',
  ],
  offers: ['legal_acceptance', 'person', 'teacher_profile', 'person_custom_role', 'session'],
  entities: [
    ApiToken,
    Authenticator,
    CustomRole,
    DataRequest,
    EmailChange,
    GoogleIdentity,
    GuardianRequest,
    PrivacyRequest,
    RecoveryCode,
    RefreshToken,
    Session,
    TeacherProfile,
    User,
  ],
  resolvers: [
    AccountResolver,
    ApiTokenFieldResolver,
    ApiTokenResolver,
    CreatedApiTokenResolver,
    IssuedApiTokenResolver,
    AuditPeopleResolver,
    AuthenticatorResolver,
    AuthPayloadResolver,
    ChildrenTermsResolver,
    ConsentResolver,
    CredentialResolver,
    DataRequestResolver,
    GoogleResolver,
    GuardianOfPersonResolver,
    GuardianResolver,
    PeopleCommandsResolver,
    PeopleResolver,
    PeopleStatsResolver,
    PersonResolver,
    PersonChangeResolver,
    PrivacyRequestResolver,
    ProcessingResolver,
    ProfileResolver,
    PublicProfileResolver,
    RatingAuthorResolver,
    RoleResolver,
    SessionResolver,
    SignUpResolver,
    ViewAsPayloadResolver,
    ViewAsResolver,
    TermsResolver,
  ],
  jobs: [
    eraseAccount,
    exportData,
    invitePeople,
    mailSignUpLink,
    remindExpiringTokens,
    removePersonalFile,
    sendPasswordReset,
    repeatErasuresJob,
    sweepExports,
    sweepSignIns,
  ],
  mails: [
    confirmNewEmail,
    emailChanged,
    emailChangeNotice,
    emailReplaced,
    guardianReceiptMail,
    guardianRequestMail,
    invitation,
    passwordReset,
    securityNotice,
    signUpInvitation,
    staffChanged,
    verifyEmail,
    welcome,
  ],
  afterRestore,
  atStart: repeatErasures,
  permissions,
  notificationKinds,
  personalData,
  auditTargets: {
    person: (id) => sql`select p.full_name from person p where p.id = ${id}`,
    'privacy-request': (id) =>
      sql`select p.full_name from privacy_request r join person p on p.id = r.person_id where r.id = ${id}`,
    role: (id) => sql`select r.name from custom_role r where r.id = ${id}`,
    'sign-up-invitation': (id) => sql`select i.email from sign_up_invitation i where i.id = ${id}`,
  },
  queueSources: [
    {
      kind: 'PRIVACY_REQUESTS',
      permission: 'privacy-request:read',
      rows: () => sql`select r.requested_at as since, r.due_at as due, null::bigint as amount
        from privacy_request r where r.status = 'OPEN'`,
    },
  ],
  setupSources: [twoStep, secondAdministrator],
  signUpSources: [ownInvitations],
  texts: { vi, en },
  settings: [API_TOKENS_ALLOWED, ASK_BIRTH_YEAR, CHILD_AGE, REST_SIGN_IN_HOURS, TERMS_GRACE_DAYS],
  reasons,
  faults,
});
