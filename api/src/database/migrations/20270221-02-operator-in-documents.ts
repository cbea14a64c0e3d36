import { Migration } from '@mikro-orm/migrations';

/** Replaces the sentence that the operator's particulars are missing by a placeholder of the branding. */
export class Migration2027022102OperatorInDocuments extends Migration {
  override up(): void {
    for (const [locale, sentence, replacement] of [
      ['vi', 'Đơn vị vận hành chưa công bố những thông tin này.', '{{operatorVi}}'],
      ['vi', 'Trong lúc đó, bạn liên hệ', 'Bạn liên hệ'],
      ['en', 'The operator has not published them yet.', '{{operatorEn}}'],
      ['en', 'Until then, use', 'Use'],
    ])
      this.addSql(`
        update legal_document set body = replace(body::text, '${sentence}', '${replacement}')::jsonb
        where kind = 'OWNER' and number = 1 and locale = '${locale}'`);
  }
}
