import { Migration } from '@mikro-orm/migrations';

/** Replaces the name of the demo's brand in the first legal documents by the placeholder of the current brand. */
export class Migration2027022010BrandInDocuments extends Migration {
  override up(): void {
    this.addSql(String.raw`
      update legal_document set body = regexp_replace(body::text, '\mSen\M', '{{brand}}', 'g')::jsonb
      where number = 1`);
  }
}
