import { sql } from '../../platform/db/index.ts';
import { sellerStatusSql } from './seller.entity.ts';

const STATUS = sellerStatusSql({
  status: sql`s.status`,
  person: sql`s.person_id`,
  sellerClass: sql`s.seller_class`,
  taxCode: sql`s.tax_code`,
  isResident: sql`s.is_resident`,
});

/** The verified sellers, with the name and address on their papers: `person_id`, `legal_name`, `address`. */
export const VERIFIED_SELLERS = sql`select s.person_id, s.legal_name, s.address from seller_identity s
  where ${STATUS} = 'VERIFIED'`;
