export { EarnedCertificate } from './earned-certificate-slot.tsx';
