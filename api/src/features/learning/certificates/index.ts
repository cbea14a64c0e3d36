export * from './certificate.entity.ts';
export * from './certificate.enums.ts';
export * from './certificate.resolver.ts';
export * from './certificate.types.ts';
export { certificatePdf } from './certificate-pdf.ts';
export { issueAfterAll, issueCertificateJob } from './certificates.jobs.ts';
export { issuerKey } from './issuer-key.ts';
export { signBadge } from './sign-badge.ts';
export { verifyCodeOf } from './verify-code.ts';
