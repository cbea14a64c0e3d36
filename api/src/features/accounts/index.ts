export * from './account.resolver.ts';
export * from './admin/index.ts';
export { Authenticator, RecoveryCode } from './authenticator.entity.ts';
export { AuthenticatorResolver } from './authenticator.resolver.ts';
export { CredentialResolver } from './credential.resolver.ts';
export { EmailChange } from './email-change.entity.ts';
export { GOOGLE_PATH, GoogleResolver } from './google.resolver.ts';
export { GoogleIdentity } from './google-identity.entity.ts';
export { type GoogleChecks, googleOf } from './google-provider.ts';
export { enterWithGoogle, issueGoogleCode } from './google-sign-in.ts';
export { loadViewer } from './load-viewer.ts';
export {
  confirmNewEmail,
  emailChangeNotice,
  emailReplaced,
  passwordReset,
  verifyEmail,
} from './mails/credential-mails.mail.tsx';
export { invitation } from './mails/invitation.mail.tsx';
export { securityNotice } from './mails/security-notice.mail.tsx';
export { welcome } from './mails/welcome.mail.tsx';
export { openSession } from './open-session.ts';
export { hashPassword } from './password.ts';
export { DataRequest } from './personal-data/data-request.entity.ts';
export { DataRequestResolver } from './personal-data/data-request.resolver.ts';
export { eraseAccount } from './personal-data/erase-account.jobs.ts';
export { exportData } from './personal-data/export-data.jobs.ts';
export { findMyData } from './personal-data/my-data-address.ts';
export { removePersonalFile } from './personal-data/personal-files.ts';
export { sweepExports } from './personal-data/sweep-exports.jobs.ts';
export * from './profile/profile.resolver.ts';
export { sendPasswordReset } from './request-password-reset.ts';
export { returnAddress, withFragment } from './return-address.ts';
export * from './session.entity.ts';
export { SessionResolver } from './session.resolver.ts';
export { SessionGuard } from './session-guard.ts';
export * from './user.entity.ts';
