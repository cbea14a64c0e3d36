import { expect, it } from 'vitest';
import { linkedInUrl } from './linked-in.ts';

it('fills in name, issuer, month in Vietnam and the URL that verifies the certificate', () => {
  // 18:00 in UTC is the next day, month and year in Vietnam
  const certificate = {
    courseTitle: 'Git: nhóm & kho',
    verifyCode: 'GKS7-4M2X-9QTN',
    issuedAt: '2026-12-31T18:00:00Z',
  };
  const { searchParams, host } = new URL(
    linkedInUrl(certificate, { origin: 'https://sen.vn', issuer: 'Học viện Thử' }),
  );
  expect(host).toBe('www.linkedin.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Git: nhóm & kho',
    organizationName: 'Học viện Thử',
    issueYear: '2027',
    issueMonth: '1',
    certUrl: 'https://sen.vn/verify/GKS7-4M2X-9QTN',
    certId: 'GKS7-4M2X-9QTN',
  });
});
