/** What other features may use of certificates. */
export { EarnedCertificate } from './earned-certificate-slot.tsx';
