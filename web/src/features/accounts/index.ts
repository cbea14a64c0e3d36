/** Exports for the app and other features: only small components, because every page loads some of them. */
export { LazyConsentRequest } from './consents/lazy-consent-request.tsx';
export { EmailNotice } from './email-notice.tsx';
export { LazyGuardianOfPerson } from './guardian/lazy-guardian-of-person.tsx';
export { sendPicture } from './profile/send-picture.ts';
export { ProfileFrame } from './profile-frame.tsx';
export { ReasonInput, useReasonCheck } from './reason-input.tsx';
export { looksLikeEmail } from './rules.ts';
export { useDeviceName } from './security/use-device-name.ts';
export { SessionOwnerDocument, type SessionOwnerQuery } from './session-owner.gen.ts';
export { useIsOutsider } from './use-is-outsider.ts';
export { useSignOut } from './use-sign-out.ts';
export { useViewAsQuery } from './view-as.gen.ts';
export { useGivenName, useViewer, type Viewer, ViewerProvider } from './viewer.tsx';
