export * from './account.resolver.ts';
export * from './admin/index.ts';
export { CredentialResolver } from './credentials/credential.resolver.ts';
export { EmailChange } from './credentials/email-change.entity.ts';
export { hashPassword } from './credentials/password.ts';
export { sendPasswordReset } from './credentials/request-password-reset.ts';
export { returnAddress, withFragment } from './credentials/return-address.ts';
export { GOOGLE_PATH, GoogleResolver } from './google/google.resolver.ts';
export { GoogleIdentity } from './google/google-identity.entity.ts';
export { type GoogleChecks, googleOf } from './google/google-provider.ts';
export { enterWithGoogle, issueGoogleCode } from './google/google-sign-in.ts';
export {
  confirmNewEmail,
  emailChanged,
  emailChangeNotice,
  emailReplaced,
  passwordReset,
  verifyEmail,
} from './mails/credential-mails.mail.tsx';
export { invitation } from './mails/invitation.mail.tsx';
export { securityNotice } from './mails/security-notice.mail.tsx';
export { welcome } from './mails/welcome.mail.tsx';
export { DataRequest } from './personal-data/data-request.entity.ts';
export { DataRequestResolver } from './personal-data/data-request.resolver.ts';
export { eraseAccount } from './personal-data/erase-account.jobs.ts';
export { exportData } from './personal-data/export-data.jobs.ts';
export { findMyData } from './personal-data/my-data-address.ts';
export { removePersonalFile } from './personal-data/personal-files.ts';
export { sweepExports } from './personal-data/sweep-exports.jobs.ts';
export * from './profile/profile.resolver.ts';
export { loadViewer } from './sessions/load-viewer.ts';
export { openSession } from './sessions/open-session.ts';
export * from './sessions/session.entity.ts';
export { SessionResolver } from './sessions/session.resolver.ts';
export { SessionGuard } from './sessions/session-guard.ts';
export { Authenticator, RecoveryCode } from './two-step/authenticator.entity.ts';
export { AuthenticatorResolver } from './two-step/authenticator.resolver.ts';
export * from './user.entity.ts';
