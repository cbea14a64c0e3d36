import { PASSWORD } from '../../../src/testing/factories.ts';
import { ADMINS, ALL, byId, byInput, type Row, row, SIGNED, TEACHERS } from './row.ts';

/** The viewer's account, and sign-in. */
export const accountRows: readonly Row[] = [
  byId('Query.waitingUpload', 'AA00000', () => '01a00000-0000-7000-8000-000000000000'),
  // Public profiles
  byId('Query.instructor', ALL, ({ actors }) => actors.owner.id, { fields: '{ id fullName }' }),
  byId('Query.instructor', '0A00000', ({ actors }) => actors.enrolled.id, {
    what: 'a student',
  }),
  row('Query.featuredTeachers', ALL, { fields: '{ id }' }),

  row('Query.me', SIGNED, { fields: '{ id email }' }),
  row('Query.viewAs', 'AA00000', { fields: '{ until }' }),
  row('Query.tokenState', '+++++++', { args: 'token: "x"', fields: '{ valid }' }),
  row('Query.accountSecurity', SIGNED, { fields: '{ __typename }' }),
  row('Query.mySessions', SIGNED, { fields: '{ id }' }),
  row('Query.apiTokenTerms', SIGNED, { fields: '{ limit }' }),
  row('Query.myApiTokens', SIGNED, { fields: '{ id }' }),
  row('Query.apiTokens', ADMINS, { fields: '{ total }' }),
  byInput(
    'Mutation.createApiToken',
    SIGNED,
    () => ({
      name: 'Lịch của mình',
      scopes: ['profile:read'],
      expiresOn: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    }),
    { fields: '{ secret }' },
  ),
  byInput(
    'Mutation.renewApiToken',
    'AANNNNN',
    () => ({
      apiTokenId: crypto.randomUUID(),
      expiresOn: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    }),
    { fields: '{ secret }' },
  ),
  byId('Mutation.revokeApiToken', 'AANNNNN', () => crypto.randomUUID(), {
    name: 'apiTokenId',
  }),
  byInput('Mutation.withdrawApiToken', 'AAFFFFN', () => ({
    apiTokenId: crypto.randomUUID(),
    reason: 'Mã bị lộ',
  })),
  row('Query.myDataRequests', SIGNED, { fields: '{ id }' }),
  row('Query.courseQuota', SIGNED, { fields: '{ used }' }),
  row('Query.myTeacherProfile', 'AAFF++F', { fields: '{ id }' }),
  row('Query.mySellerIdentity', 'AAFF00F', { fields: '{ id }' }),
  byInput('Mutation.submitSellerIdentity', 'AAFFBBF', () => ({
    legalName: 'Lê An',
    address: '12 Hàng Bài, Hà Nội',
    paperKind: 'CITIZEN_IDENTITY',
    paperNumber: '001190000001',
    uploadIds: [crypto.randomUUID()],
  })),
  row('Query.sellerIdentities', ADMINS, { fields: '{ total items { id personName } }' }),
  byId('Mutation.readSellerEvidence', 'AAFFFFN', () => crypto.randomUUID(), {
    name: 'sellerId',
    fields: '{ paperNumber }',
  }),
  byInput('Mutation.verifySeller', 'AAFFFFN', () => ({
    sellerId: crypto.randomUUID(),
    submittedAt: '2026-11-20T03:00:00.000Z',
  })),
  byInput('Mutation.rejectSeller', 'AAFFFFN', () => ({
    sellerId: crypto.randomUUID(),
    reason: 'Ảnh bị mờ',
  })),
  row('Query.googleSignIn', ALL, { fields: '{ enabled }' }),
  byInput('Mutation.updateProfile', SIGNED, () => ({ bio: 'Chào' })),
  byInput('Mutation.setAvatar', SIGNED, () => ({ uploadId: null })),
  byInput('Mutation.updateTeacherProfile', TEACHERS, () => ({
    headline: 'Dạy vẽ',
    links: [],
    sellerClass: 'COMPANY',
  })),
  byInput('Mutation.becomeTeacher', 'AA++CC+', () => ({ headline: 'Dạy vẽ', sellerClass: 'INDIVIDUAL' })),
  byId('Mutation.endSession', 'AANNNNN', () => crypto.randomUUID(), {
    name: 'sessionId',
    fields: '{ endedCount }',
  }),
  row('Mutation.endOtherSessions', SIGNED, { fields: '{ endedCount }' }),
  byInput('Mutation.beginAuthenticator', 'AAPPPPP', () => ({ password: PASSWORD }), {
    fields: '{ __typename }',
  }),
  byInput('Mutation.confirmAuthenticator', 'AACCCCC', () => ({ code: '123456' }), { fields: '{ codes }' }),
  byInput('Mutation.proveIdentity', SIGNED, () => ({ password: PASSWORD }), { fields: '{ __typename }' }),
  byInput('Mutation.disableAuthenticator', 'AACCCCC', () => ({ password: PASSWORD, code: '123456' }), {
    fields: '{ __typename }',
  }),
  byInput('Mutation.renewRecoveryCodes', 'AACCCCC', () => ({ password: PASSWORD, code: '123456' }), {
    fields: '{ codes }',
  }),
  byInput(
    'Mutation.changePassword',
    SIGNED,
    () => ({ currentPassword: PASSWORD, newPassword: 'mot-mat-khau-khac-2' }),
    {
      fields: '{ __typename }',
    },
  ),
  row('Mutation.requestEmailVerification', SIGNED, { fields: '{ accepted }' }),
  byInput(
    'Mutation.changeEmail',
    SIGNED,
    () => ({ newEmail: `${crypto.randomUUID()}@example.vn`, password: PASSWORD }),
    {
      fields: '{ __typename }',
    },
  ),
  byInput('Mutation.linkGoogle', 'AAGGGGG', () => ({ account: { code: 'x' } }), { fields: '{ __typename }' }),
  byInput('Mutation.unlinkGoogle', 'AACCCCC', () => ({ confirmUnlink: true }), { fields: '{ __typename }' }),
  row('Mutation.requestDataExport', SIGNED, { fields: '{ id }' }),
  // The enrolled student has an unsettled refund
  byInput('Mutation.requestErasure', 'AA+P+PP', () => ({ password: PASSWORD })),
  row('Mutation.cancelErasure', 'AANNNNN', { fields: '{ id }' }),

  // Sign-in ignores tokens
  byInput(
    'Mutation.register',
    '+++++++',
    () => ({
      email: `${crypto.randomUUID()}@example.vn`,
      password: PASSWORD,
      fullName: 'Người Mới',
    }),
    { fields: '{ accessToken }' },
  ),
  byInput(
    'Mutation.signIn',
    'IIIIIII',
    () => ({ email: `${crypto.randomUUID()}@example.vn`, password: 'khong-dung-1' }),
    {
      fields: '{ accessToken }',
    },
  ),
  byInput('Mutation.signIn', '+++++++', ({ target }) => ({ email: target.email, password: PASSWORD }), {
    what: 'with the password',
    fields: '{ accessToken }',
  }),
  byInput('Mutation.signInWithGoogle', 'GGGGGGG', () => ({ code: 'x' }), {
    fields: '{ accessToken }',
  }),
  byInput('Mutation.refreshSession', 'AAAAAAA', () => ({ refreshToken: 'x' }), { fields: '{ accessToken }' }),
  byInput('Mutation.signOut', '+++++++', () => ({}), { fields: '{ endedCount }' }),
  byInput('Mutation.checkPassword', ALL, () => ({ password: PASSWORD }), { fields: '{ isAccepted }' }),
  byInput(
    'Mutation.requestPasswordReset',
    '+++++++',
    () => ({ email: `${crypto.randomUUID()}@example.vn` }),
    {
      fields: '{ accepted }',
    },
  ),
  byInput('Mutation.resetPassword', 'GGGGGGG', () => ({ token: 'x', newPassword: 'mot-mat-khau-khac-2' }), {
    fields: '{ endedCount }',
  }),
  byInput('Mutation.askGuardian', 'AAPPPPP', () => ({
    guardianName: 'Trần Văn Cha',
    guardianEmail: `${crypto.randomUUID()}@example.vn`,
  })),
  row('Mutation.closeProfile', SIGNED, { fields: '{ id }' }),
  byInput('Mutation.openGuardianRequest', 'GGGGGGG', () => ({ token: 'x' }), { fields: '{ status }' }),
  byInput('Mutation.answerGuardianRequest', 'GGGGGGG', () => ({ token: 'x', isGiven: true }), {
    fields: '{ status }',
  }),
  byInput('Mutation.confirmEmail', 'GGGGGGG', () => ({ token: 'x' }), { fields: '{ email }' }),
  byInput('Mutation.cancelEmailChange', 'GGGGGGG', () => ({ token: 'x' }), { fields: '{ email }' }),
];
