export { EarnedCertificate } from './lazy-earned-certificate.tsx';
