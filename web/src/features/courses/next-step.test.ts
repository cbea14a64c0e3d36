import { describe, expect, it } from 'vitest';
import { isOffer, nextStep } from './next-step.ts';

const course = { id: 'c1', status: 'PUBLISHED', currentPrice: 499_000 } as const;
const active = { access: 'ACTIVE', percentage: 0, completedAt: null } as const;

describe('the next step', () => {
  it('is signing in and buying for a guest, and enrolling if the course is free', () => {
    expect(nextStep({ course, enrolment: null, isMember: false })).toEqual({
      kind: 'buySignIn',
      to: '/checkout/c1',
    });
    const free = { ...course, currentPrice: 0 };
    expect(nextStep({ course: free, enrolment: null, isMember: false })).toEqual({
      kind: 'enrolSignIn',
      to: '/login?next=%2Fcourses%2Fc1',
    });
    expect(nextStep({ course: free, enrolment: null, isMember: true }).kind).toBe('enrol');
  });

  it('is buying for a member without the course', () => {
    expect(nextStep({ course, enrolment: null, isMember: true }).kind).toBe('buy');
    expect(nextStep({ course, enrolment: { ...active, access: 'REVOKED' }, isMember: true }).kind).toBe(
      'buy',
    );
    expect(nextStep({ course, enrolment: { ...active, access: 'EXPIRED' }, isMember: true }).kind).toBe(
      'buy',
    );
  });

  it('follows the progress of an owner', () => {
    const stepWith = (change: object) =>
      nextStep({ course, enrolment: { ...active, ...change }, isMember: true });
    expect(stepWith({})).toEqual({ kind: 'start', to: '/learning/c1' });
    expect(stepWith({ percentage: 40 }).kind).toBe('continue');
    expect(stepWith({ percentage: 100, completedAt: '2026-11-20T00:00:00Z' }).kind).toBe('again');
    expect(stepWith({ access: 'SUSPENDED' })).toEqual({ kind: 'suspended', to: null });
  });

  it('is the payment page while a payment may be pending, also after withdrawal', () => {
    const payment = { reference: 'SEN1', doubt: null, status: 'PENDING' } as const;
    const stepWith = (change: object, status: 'PUBLISHED' | 'UNPUBLISHED' = 'PUBLISHED') =>
      nextStep({
        course: { ...course, status },
        enrolment: null,
        isMember: true,
        payment: { ...payment, ...change },
      });
    expect(stepWith({})).toEqual({ kind: 'paymentWaiting', to: '/payment/result?reference=SEN1' });
    expect(stepWith({ doubt: 'WRONG_AMOUNT' }).kind).toBe('paymentInDoubt');
    expect(stepWith({ status: 'UNKNOWN' }, 'UNPUBLISHED').kind).toBe('paymentInDoubt');
    expect(nextStep({ course, enrolment: active, isMember: true, payment }).kind).toBe('start');
  });

  it('blocks sales of a withdrawn course but not learning', () => {
    const closed = { ...course, status: 'UNPUBLISHED' } as const;
    expect(nextStep({ course: closed, enrolment: null, isMember: true })).toEqual({
      kind: 'notForSale',
      to: null,
    });
    expect(nextStep({ course: closed, enrolment: active, isMember: true }).kind).toBe('start');
  });

  it('is a preview of an unpublished course for permitted viewers', () => {
    const draft = { ...course, status: 'DRAFT' } as const;
    const step = nextStep({ course: draft, enrolment: null, isMember: true, mayPreview: true });
    expect(step).toEqual({ kind: 'sellerPreview', to: null });
    expect(isOffer(step)).toBe(true);
    expect(nextStep({ course, enrolment: null, isMember: true, mayPreview: true }).kind).toBe('buy');
  });
});
