import { ADMINS, ALL, byId, byInput, type Row, row, TEACHERS } from './row.ts';

const key = () => crypto.randomUUID();

/** Teacher packages: the public offer, those of a teacher, and their administration. */
export const packageRows: readonly Row[] = [
  row('Query.packages', ALL, { fields: '{ id currentVersion { price } }' }),
  byId('Query.package', '0A00000', key),
  row('Query.myPackageSubscription', TEACHERS, { fields: '{ id history { state } days { amount } }' }),
  row('Query.myPackageSubscriptions', TEACHERS, { fields: '{ id version { package { code } } }' }),
  byId('Query.packageChange', 'AAFFNNF', key, { name: 'versionId', fields: '{ kind }' }),
  byInput('Mutation.subscribePackage', 'AAFFNNF', () => ({ versionId: key(), idempotencyKey: key() }), {
    fields: '{ order { id } }',
  }),
  byInput('Mutation.renewPackage', 'AAFFPPF', () => ({ idempotencyKey: key() }), {
    what: 'paid ahead',
    fields: '{ order { id } }',
  }),
  byInput('Mutation.startPackageTrial', 'AAFFNNF', () => ({ versionId: key() })),
  byInput('Mutation.schedulePackageChange', 'AAFFNNF', () => ({ versionId: key() })),
  byInput('Mutation.cancelPackage', TEACHERS, () => ({}), { fields: '{ state }' }),
  row('Mutation.resumePackage', TEACHERS, { fields: '{ state }' }),
  row('Query.allPackages', ADMINS, { fields: '{ id versions { subscriberCount } }' }),
  row('Query.packageSubscriptions', ADMINS, { fields: '{ total items { teacher { id } } }' }),
  byInput('Mutation.createPackageVersion', 'AAFFFFN', () => ({
    packageId: key(),
    price: 100_000,
    cycle: 'MONTH',
    maxCourses: 5,
    storageBytes: 2 ** 31,
    maxCoTeachers: 1,
    aiCredits: 1,
    trialDays: 0,
  })),
  byInput('Mutation.grantPackage', 'AAFFFFN', () => ({
    teacherId: key(),
    versionId: key(),
    endsOn: '2030-01-01',
    reason: 'Bù sự cố',
  })),
  byInput('Mutation.extendPackage', 'AAFFFFN', () => ({
    subscriptionId: key(),
    days: 7,
    reason: 'Bù sự cố',
  })),
];
