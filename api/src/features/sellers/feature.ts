import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { notificationKinds } from './notification-kinds.ts';
import { faults, reasons } from './reasons.ts';
import { SellerEvidence, SellerIdentity } from './seller.entity.ts';
import { SellerFieldsResolver, SellerResolver } from './seller.resolver.ts';
import { SELLER_MUST_BE_VERIFIED } from './settings.ts';
import { en, vi } from './texts.ts';

const permissions = definePermissions({
  grants: { [Role.ADMIN]: ['seller:read-any', 'seller:decide', 'seller-evidence:read'] },
  groups: { seller: PermissionGroup.PEOPLE, 'seller-evidence': PermissionGroup.PEOPLE },
  personOnly: ['seller-evidence:read'],
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const personalData: PersonalDataTable = {
  purpose: 'processing.sellers',
  recipients: ['STORAGE'],
  columns: [
    {
      ...drop(
        'seller_identity',
        'person_id',
        'nobody sells under the identity any more; the evidence is deleted with it, and a sweep deletes the files',
      ),
      without: ['paper_number_sealed', 'decided_by_id'],
    },
    keep('seller_identity', 'decided_by_id', 'who verified the identity of another person', false),
  ],
  dependentRows: [
    {
      table: 'seller_evidence',
      where: (personId) => sql`t.seller_id in (select id from seller_identity where person_id = ${personId})`,
      erased: { erasure: 'delete', why: 'deleted with the identity; a sweep deletes the stored files' },
    },
  ],
};

/**
 * Sellers: the identity of a teacher who sells, its evidence and verification.
 *
 * Writes: entities, locked. SQL for nothing.
 */
export const sellers = defineFeature({
  name: 'sellers',
  tables: ['seller_evidence', 'seller_identity'],
  entities: [SellerEvidence, SellerIdentity],
  resolvers: [SellerFieldsResolver, SellerResolver],
  permissions,
  notificationKinds,
  personalData,
  auditTargets: {
    seller: (id) =>
      sql`select p.full_name from seller_identity s join person p on p.id = s.person_id where s.id = ${id}`,
  },
  queueSources: [
    {
      kind: 'SELLERS',
      permission: 'seller:decide',
      rows: () => sql`select s.submitted_at as since, null::timestamptz as due, null::bigint as amount
        from seller_identity s join teacher_profile t on t.person_id = s.person_id
        where s.status = 'PENDING' and t.seller_class = s.seller_class and t.tax_id is not distinct from s.tax_code
          and t.is_resident = s.is_resident`,
    },
  ],
  settings: [SELLER_MUST_BE_VERIFIED],
  texts: { vi, en },
  reasons,
  faults,
});
