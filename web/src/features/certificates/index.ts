/** Parts of certificates for other features. */
export { EarnedCertificate } from './earned-certificate-slot.tsx';
