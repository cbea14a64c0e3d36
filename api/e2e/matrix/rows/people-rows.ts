import { ADMINS, ALL, byId, byInput, type Row, row, SIGNED } from './row.ts';

/** An ID that no row has. */
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

const BRANDING_VALUES = { name: 'Học viện Thử', radius: 'SOFT', scenes: 'NONE' };

const ASSESSMENT = { controller: '', basis: '', necessity: '', transfers: '', measures: '', conclusion: '' };

const RICH_TEXT = {
  kind: 'RICH_TEXT',
  texts: [{ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A' }] }] }],
  courseIds: [],
};

export const peopleRows: readonly Row[] = [
  row('Query.people', ADMINS, { fields: '{ total }' }),
  row('Query.orders', ADMINS, { fields: '{ items { number buyerEmail } }' }),
  row('Query.changedPeople', ADMINS, { fields: '{ nodes { isDeleted person { email } } }' }),
  row('Query.changedCourses', ADMINS, { fields: '{ nodes { isDeleted course { title } } }' }),
  row('Query.changedEnrolments', ADMINS, {
    fields: '{ nodes { isDeleted enrolment { student { email } } } }',
  }),
  row('Query.changedOrders', ADMINS, { fields: '{ nodes { isDeleted order { buyerEmail } } }' }),
  row('Query.suspenseItems', ADMINS, { fields: '{ total }' }),
  row('Query.suspenseTotals', ADMINS, { fields: '{ count amount }' }),
  byId('Query.suspenseItem', 'AAFFFF0', () => UNKNOWN_ID),
  byId('Query.suspenseCandidates', ADMINS, () => UNKNOWN_ID, { name: 'itemId', fields: '{ orderId }' }),
  byInput('Mutation.matchSuspense', 'AAFFFFN', () => ({
    itemId: UNKNOWN_ID,
    orderId: UNKNOWN_ID,
    reason: 'Thử',
  })),
  byInput('Mutation.returnSuspense', 'AAFFFFN', () => ({ itemId: UNKNOWN_ID, reason: 'Thử' })),
  byInput('Mutation.confirmSuspenseReturn', 'AAFFFFN', () => ({ itemId: UNKNOWN_ID, bankReference: 'FT1' })),
  byInput('Mutation.importIncomingTransfers', ADMINS, () => ({ text: 'date,reference,amount,content\n' }), {
    fields: '{ rows }',
  }),
  row('Query.deskQueues', SIGNED, { fields: '{ kind count }' }),
  row('Query.setupSteps', ADMINS, { fields: '{ kind isDone }' }),
  row('Query.deskFailures', SIGNED, { fields: '{ kind count }' }),
  row('Query.revenueByDay', ADMINS, { fields: '{ day paid }' }),
  row('Query.revenueByMonth', ADMINS, { fields: '{ month paid }' }),
  row('Query.activePeople', ADMINS, { fields: '{ people }' }),
  row('Query.settings', ADMINS, { fields: '{ key history { changedById } }' }),
  byId('Query.setting', ADMINS, () => 'refund.days', { fields: '{ value }' }),
  byInput('Mutation.changeSetting', ADMINS, () => ({ key: 'refund.days', value: 8, reason: 'Thử' }), {
    fields: '{ key }',
  }),
  row('Query.siteMode', ADMINS, { fields: '{ version signUpDomains }' }),
  row('Query.siteModeEffects', ADMINS, { fields: '{ members publicOperations }' }),
  byInput('Mutation.changeSiteMode', ADMINS, () => ({ hasCertificateLookup: false, reason: 'Thử' }), {
    fields: '{ version }',
  }),
  row('Query.signUpInvitations', ADMINS, { fields: '{ total items { email } }' }),
  byInput('Mutation.inviteToSignUp', ADMINS, () => ({ emails: [`${crypto.randomUUID()}@example.vn`] }), {
    fields: '{ sentCount }',
  }),
  byInput('Mutation.withdrawSignUpInvitation', 'AAFFFFG', () => ({ invitationId: UNKNOWN_ID }), {
    fields: '{ invitationId }',
  }),
  byInput('Mutation.requestSignUpLink', 'PPPPPPP', () => ({ email: 'an@example.vn' }), {
    fields: '{ accepted }',
  }),
  row('Query.branding', ADMINS, { fields: '{ version }' }),
  row('Query.brandingPreview', ADMINS, {
    args: 'input: { name: "Thử", radius: "SOFT" }',
    fields: '{ readablePairs }',
  }),
  byInput('Mutation.changeBranding', ADMINS, () => ({ values: BRANDING_VALUES, reason: 'Thử' }), {
    fields: '{ version }',
  }),
  byInput('Mutation.restoreBranding', 'AAFFFFN', () => ({ version: 9, reason: 'Thử' }), {
    fields: '{ version }',
  }),
  byInput('Mutation.addBrandingFile', 'AAFFFFB', () => ({ uploadId: UNKNOWN_ID, kind: 'LOGO' }), {
    fields: '{ name }',
  }),
  row('Query.customPage', '0A00000', { args: 'slug: "khong-co"', fields: '{ title }' }),
  row('Query.homeSections', '0A00000', { fields: '{ title }' }),
  row('Query.footerPages', ALL, { fields: '{ slug }' }),
  row('Query.customPages', ADMINS, { fields: '{ title savedByName }' }),
  row('Query.customPageDraft', 'AAFFFF0', { fields: '{ versions { savedByName } }' }),
  row('Query.customPageCourses', ADMINS, { args: 'courseIds: []', fields: '{ title }' }),
  byInput('Mutation.saveCustomPage', ADMINS, () => ({
    slug: crypto.randomUUID(),
    translations: [{ language: 'VI', title: 'Trang thử', blocks: [RICH_TEXT] }],
  })),
  ...(['publishCustomPage', 'restoreCustomPage'] as const).map((name) =>
    byInput(`Mutation.${name}`, 'AAFFFFN', () => ({
      pageId: UNKNOWN_ID,
      expectedVersion: 1,
      ...(name === 'restoreCustomPage' && { number: 1 }),
    })),
  ),
  byId('Mutation.unpublishCustomPage', 'AAFFFFN', () => UNKNOWN_ID, { name: 'pageId' }),
  byId('Mutation.deleteCustomPage', 'AAFFFFN', () => UNKNOWN_ID, { name: 'pageId' }),
  byInput('Mutation.addCustomPagePicture', 'AAFFFFB', () => ({ uploadId: UNKNOWN_ID }), {
    fields: '{ name }',
  }),
  row('Query.publicTerms', ALL, { fields: '{ refundDays }' }),
  row('Query.legalDocument', ALL, { args: 'kind: TERMS', fields: '{ number body }' }),
  row('Query.legalDocumentVersions', ALL, { args: 'kind: TERMS', fields: '{ number }' }),
  row('Query.myPendingTerms', SIGNED, { fields: '{ number }' }),
  byInput('Mutation.acceptTerms', SIGNED, () => ({ documents: [{ kind: 'TERMS', number: 1 }] })),
  row('Query.myConsents', SIGNED, { fields: '{ purpose isGiven }' }),
  row('Query.myConsentReceipts', SIGNED, { fields: '{ code }' }),
  byInput('Mutation.setConsent', SIGNED, () => ({ purpose: 'COURSE_OFFERS', isGiven: true }), {
    fields: '{ isGiven }',
  }),
  row('Query.myPrivacyRequests', SIGNED, { fields: '{ kind status }' }),
  byInput(
    'Mutation.sendPrivacyRequest',
    SIGNED,
    () => ({ kind: 'COPY', text: 'Xin bản sao dữ liệu của tôi' }),
    { fields: '{ status }' },
  ),
  row('Query.privacyRequests', ADMINS, { fields: '{ items { personName } }' }),
  row('Query.privacyRequestEffects', 'AAFFFFN', {
    args: `requestId: "${UNKNOWN_ID}"`,
    fields: '{ stops }',
  }),
  byInput(
    'Mutation.acceptPrivacyRequest',
    'AAFFFFN',
    () => ({ requestId: UNKNOWN_ID, answer: 'Đã làm như bạn yêu cầu' }),
    { fields: '{ status }' },
  ),
  byInput(
    'Mutation.refusePrivacyRequest',
    'AAFFFFN',
    () => ({ requestId: UNKNOWN_ID, answer: 'Không làm được việc này', article: 'Điều 1' }),
    { fields: '{ status }' },
  ),
  row('Query.processingActivities', ADMINS, { fields: '{ feature purpose }' }),
  row('Query.impactAssessment', ADMINS, { fields: '{ risks version }' }),
  byInput(
    'Mutation.assessImpact',
    ADMINS,
    () => ({ ...ASSESSMENT, risks: crypto.randomUUID(), reason: 'Thử' }),
    {
      fields: '{ version }',
    },
  ),
  byInput('Mutation.askGuardianOf', 'AAFFFFC', ({ target }) => ({
    personId: target.id,
    guardianName: 'Trần Văn Cha',
    guardianEmail: `${crypto.randomUUID()}@example.vn`,
  })),
  row('Query.legalDrafts', ADMINS, { args: 'kind: TERMS', fields: '{ title }' }),
  row('Query.legalPlaceholders', ADMINS, { fields: '' }),
  row('Query.legalAcceptanceFigures', ADMINS, { args: 'kind: TERMS, number: 1', fields: '{ accepted }' }),
  row('Query.legalAcceptances', ADMINS, { args: 'kind: TERMS, number: 1', fields: '{ items { name } }' }),
  byInput(
    'Mutation.saveLegalDraft',
    ADMINS,
    () => ({
      kind: 'OWNER',
      locale: 'EN',
      title: 'Operator',
      body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A' }] }] },
    }),
    { fields: '{ title }' },
  ),
  byInput('Mutation.discardLegalDraft', ADMINS, () => ({ kind: 'OWNER' })),
  byInput('Mutation.publishLegalDocument', 'AAFFFFC', () => ({
    kind: 'OWNER',
    effectiveFrom: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    summaryVi: 'Thử',
    mustAccept: false,
  })),
  row('Query.apiLimits', ALL, { fields: '{ costPerMinute }' }),
  row('Query.refusalReasons', ALL, { fields: '{ reason }' }),
  row('Query.peopleStats', ADMINS, { fields: '{ totalUsers }' }),
  row('Query.searchPeople', ADMINS, { args: 'search: "an"', fields: '{ id email }' }),
  byId('Query.personForAdmin', ADMINS, ({ target }) => target.id, { fields: '{ id email }' }),
  byId('Query.personForAdmin', ADMINS, ({ actors }) => actors.enrolled.id, {
    what: 'a student',
    fields: '{ id email }',
  }),
  byInput(
    'Query.previewPeopleStatus',
    ADMINS,
    ({ target }) => ({ personIds: [target.id], isActive: false }),
    {
      type: 'SetPeopleStatusInput',
      fields: '{ done }',
    },
  ),
  byInput(
    'Query.previewPeopleRoles',
    ADMINS,
    ({ target }) => ({ personIds: [target.id], roles: ['TEACHER'], change: 'ADD' }),
    {
      type: 'SetPeopleRolesInput',
      fields: '{ done }',
    },
  ),
  row('Query.previewPeopleImport', ADMINS, {
    args: 'csv: "email,fullName\\nan@example.vn,An Bình"',
    fields: '{ created }',
  }),
  byInput('Mutation.createPerson', ADMINS, () => ({
    email: `${crypto.randomUUID()}@example.vn`,
    fullName: 'Người Mới',
  })),
  byInput('Mutation.updatePerson', ADMINS, ({ target }) => ({ personId: target.id, fullName: 'Tên Khác' })),
  byInput('Mutation.setPersonRoles', ADMINS, ({ target }) => ({ personId: target.id, roles: ['TEACHER'] })),
  byId('Mutation.activatePerson', ADMINS, ({ actors }) => actors.ended.id, {
    name: 'personId',
  }),
  byInput('Mutation.deactivatePerson', ADMINS, ({ target }) => ({ personId: target.id, reason: 'Vi phạm' })),
  byInput(
    'Mutation.deactivatePerson',
    'AAFFFFP',
    ({ actors }) => ({ personId: actors.admin.id, reason: 'Vi phạm' }),
    { what: 'oneself' },
  ),
  byInput('Mutation.deletePerson', ADMINS, ({ target }) => ({ personId: target.id, reason: 'Theo yêu cầu' })),
  byInput(
    'Mutation.setPeopleStatus',
    ADMINS,
    ({ target }) => ({ personIds: [target.id], isActive: false, reason: 'Vi phạm' }),
    {
      fields: '{ done }',
    },
  ),
  byInput(
    'Mutation.setPeopleRoles',
    ADMINS,
    ({ target }) => ({ personIds: [target.id], roles: ['TEACHER'], change: 'ADD' }),
    {
      fields: '{ done }',
    },
  ),
  byInput('Mutation.importPeople', ADMINS, () => ({ csv: 'email,fullName\nan@example.vn,An Bình' }), {
    fields: '{ created }',
  }),
  byInput('Mutation.exportPeople', ADMINS, () => ({}), { fields: '{ url }' }),
  byInput('Mutation.startViewAs', ADMINS, ({ target }) => ({ personId: target.id, reason: 'Nhờ xem giúp' }), {
    fields: '{ expiresAt }',
  }),

  row('Query.permissionCatalogue', ADMINS, { fields: '{ resource }' }),
  row('Query.roles', ADMINS, { fields: '{ id }' }),
  byId('Query.role', ADMINS, ({ roleId }) => roleId),
  byId('Query.effectivePermissions', ADMINS, ({ target }) => target.id, {
    name: 'personId',
    fields: '{ permission }',
  }),
  byInput('Mutation.createRole', ADMINS, () => ({
    name: `Vai ${crypto.randomUUID()}`,
    permissions: ['course:review'],
  })),
  byInput('Mutation.updateRole', ADMINS, ({ roleId }) => ({
    roleId,
    expectedVersion: 1,
    name: `Vai ${crypto.randomUUID()}`,
    permissions: [],
  })),
  byId('Mutation.deleteRole', ADMINS, ({ roleId }) => roleId, { name: 'roleId' }),
  row('Query.searchSynonyms', ADMINS, { fields: '{ total }' }),
  row('Query.searchTerms', ADMINS, { fields: '{ total }' }),
  row('Query.searchDays', ADMINS, { fields: '{ day searches }' }),
  row('Query.searchedWords', ADMINS, { fields: '{ words }' }),
  byInput('Mutation.createSearchSynonym', ADMINS, () => ({
    terms: [crypto.randomUUID(), crypto.randomUUID()],
  })),
  byInput('Mutation.updateSearchSynonym', ADMINS, ({ synonymId }) => ({
    synonymId,
    expectedVersion: 1,
    terms: [crypto.randomUUID(), crypto.randomUUID()],
  })),
  byId('Mutation.deleteSearchSynonym', ADMINS, ({ synonymId }) => synonymId, {
    name: 'synonymId',
  }),
  byId('Mutation.deleteSearchTerm', ADMINS, ({ searchTermId }) => searchTermId, {
    name: 'termId',
  }),
  row('Query.auditLog', ADMINS, { fields: '{ totalCount }' }),
  row('Query.auditActions', ADMINS),
  row('Query.auditActionNames', ADMINS, { fields: '{ action label }' }),
  row('Query.auditPermissionNames', ADMINS, { fields: '{ permission label }' }),
  byInput('Mutation.exportAuditLog', ADMINS, () => ({}), { fields: '{ url }' }),
];
