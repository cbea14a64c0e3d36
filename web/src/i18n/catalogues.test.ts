import { describe, expect, it } from 'vitest';
import glossary from './GLOSSARY.md?raw';

type Texts = { [key: string]: string | Texts };
type Module = { default: Texts };
type Language = 'vi' | 'en';
type ServerModule = Record<Language, Texts>;

/** Messages of the server: those of each feature, and those that belong to none. */
const server = [
  ...Object.values(
    import.meta.glob<Partial<ServerModule>>('../../../api/src/features/*/texts.ts', { eager: true }),
  ),
  ...Object.values(
    import.meta.glob<Partial<ServerModule>>('../../../api/src/platform/i18n/messages/{vi,en}.ts', {
      eager: true,
    }),
  ),
];

const vietnamese = import.meta.glob<Module>('./vi/*.ts', { eager: true });
const english = import.meta.glob<Module>('./en/*.ts', { eager: true });
const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts', '!../**/*.gen.ts', '!./**'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
  .join('\n')
  // `t('filters:price')` uses the key as well
  .replace(/(['`])[a-zA-Z]+:(?=[a-z])/g, '$1');

const flatten = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );

/** Plural forms depend on the language. The code uses the key without them. */
const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
/** Placeholders whose values the message needs. The name of the academy may be in one language only. */
const names = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'brand')
    .sort();
/** Tags of `RichText`, opening and closing. */
const tags = (text: string) => [...text.matchAll(/<\/?\w+>/g)].map(([tag]) => tag).sort();

/** `t('a.b')`, `'a.b'` in a table, or a template such as `a.${x}` whose fixed start matches. */
const isUsed = (key: string): boolean => {
  if (sources.includes(`'${key}'`)) return true;
  const parts = key.split('.');
  return (
    parts.some((_, index) => {
      const beginning = parts.slice(0, index + 1).join('.');
      return (
        sources.includes(`\`${beginning}.\${`) ||
        new RegExp(`\`${beginning.replaceAll('.', '\\.')}\\$\\{`).test(sources)
      );
    }) || camelTemplates.some((pattern) => pattern.test(key))
  );
};

/** `result.${outcome}Title`: a template with a fixed part after the variable one. */
const camelTemplates = [...sources.matchAll(/`([\w.]+\.)\$\{[^}`]+\}(\w+)`/g)].map(
  ([, before = '', after = '']) => new RegExp(`^${before.replaceAll('.', '\\.')}\\w+${after}$`),
);

describe.each(Object.keys(vietnamese).map((path) => path.replace('./vi/', '')))(
  'the catalogue %s',
  (file) => {
    const vi = flatten(vietnamese[`./vi/${file}`]?.default ?? {});
    const en = flatten(english[`./en/${file}`]?.default ?? {});
    const getTexts = (all: typeof vi) => new Map(all.map(([key, text]) => [base(key), text]));

    it('has the same keys in both languages', () => {
      expect([...getTexts(en).keys()].sort()).toEqual([...getTexts(vi).keys()].sort());
    });

    it('has the same placeholders in both languages', () => {
      for (const [key, text] of getTexts(vi))
        expect(names(getTexts(en).get(key) ?? ''), key).toEqual(names(text));
    });

    it('has the same tags in both languages', () => {
      for (const [key, text] of getTexts(vi))
        expect(tags(getTexts(en).get(key) ?? ''), key).toEqual(tags(text));
    });

    // The Vietnamese forms tell the compiler which messages need a count
    it('has plurals of the same messages in both languages', () => {
      const plurals = (all: typeof vi) => all.map(([key]) => key).filter((key) => key.endsWith('_other'));
      expect(plurals(en).sort()).toEqual(plurals(vi).sort());
    });

    it('has an English singular for every plural', () => {
      const keys = new Set(en.map(([key]) => key));
      for (const key of keys)
        if (key.endsWith('_other')) expect(keys).toContain(key.replace(/_other$/, '_one'));
    });

    it('has no dot or colon in any part of a key', () => {
      const parts = (texts: Texts): string[] =>
        Object.entries(texts).flatMap(([part, value]) =>
          typeof value === 'string' ? [part] : [part, ...parts(value)],
        );
      for (const all of [vietnamese[`./vi/${file}`], english[`./en/${file}`]])
        expect(parts(all?.default ?? {}).filter((part) => /[.:]/.test(part))).toEqual([]);
    });

    it('has no unused text', () => {
      expect([...getTexts(vi).keys()].filter((key) => !isUsed(key))).toEqual([]);
    });
  },
);

/** The rows of the glossary's second table: language, pattern and what to write instead. */
const forbidden = [...glossary.matchAll(/^\| (vi|en)\s+\| `(.+?)`\s*\| (.+?)\s*\|$/gm)].flatMap(
  ([, language = '', patterns = '', instead = '']) =>
    patterns
      .replaceAll('\\|', '|')
      .split(', ')
      .map((pattern) => [language as Language, pattern, instead] as const),
);

/** The texts about legal invoices. */
const INVOICES = [
  'billing:billTo.title',
  'billing:billTo.wanted',
  'bills:chain.noInvoice',
  'help:entry.buyer.receipt.answer',
  'help:entry.buyer.receipt.question',
  'ownBills:name',
  'refunds:desk.invoiced',
  'refunds:desk.notInvoiced',
  'sellers:own.addressHelp',
  'server:bill.note',
  'server:billing.addressNeeded',
  'server:billing.billName',
  'server:invoice.note',
  'server:order.column.billAddress',
  'server:order.column.billName',
  'server:people.moneyOpen',
  'tickets:contact.question.bill',
];

interface Sentence {
  /** `billing:pay.title`, or for a message of the server `server:billing.free`. */
  readonly key: string;
  /** Without the names of placeholders, which are not shown. */
  readonly text: string;
}

const withoutNames = (text: string) => text.replace(/(?<=\{)\w+(:vnd)?(?=\})/g, '');

const getSentences = (language: Language): Sentence[] => [
  ...Object.entries(language === 'vi' ? vietnamese : english).flatMap(([file, { default: all }]) =>
    flatten(all).map(([key, text]) => ({
      key: `${file.slice('./vi/'.length, -'.ts'.length)}:${key}`,
      text: withoutNames(text),
    })),
  ),
  ...server.flatMap((texts) =>
    flatten(texts[language] ?? {}).map(([key, text]) => ({ key: `server:${key}`, text: withoutNames(text) })),
  ),
];
const sentences = { vi: getSentences('vi'), en: getSentences('en') };

describe('the words of the interface', () => {
  it('include those of the server', () => {
    for (const language of ['vi', 'en'] as const)
      expect(sentences[language].filter(({ key }) => key.startsWith('server:')).length).toBeGreaterThan(1000);
  });

  it('have consistent tone marks, quotes and gateway names', () => {
    const nonStandard = /[óòỏõọ][ae](?!\p{L})|[úùủũụ]y(?!\p{L})|[«»"]|VNPay/u;
    expect(sentences.vi.filter(({ text }) => nonStandard.test(text))).toEqual([]);
  });

  it('have a glossary that fits on a page', () => {
    const [glossarySection = ''] = glossary.split('\n## ');
    const rows = glossarySection.split('\n').filter((line) => line.startsWith('| ')).length - 2;
    expect(rows).toBeGreaterThan(20);
    expect(rows).toBeLessThanOrEqual(45);
    expect(forbidden.length).toBeGreaterThan(50);
  });

  it.each(forbidden)('have no %s: “%s”', (language, pattern, instead) => {
    const word = new RegExp(`(?<![\\p{L}\\d])(${pattern})(?![\\p{L}\\d])`, 'iu');
    expect(
      sentences[language].filter(({ text }) => word.test(text)),
      `use ${instead}`,
    ).toEqual([]);
  });

  // Texts about e-invoices have it in their keys
  it('use hoá đơn only for the legal invoice', () => {
    const invoices = sentences.vi
      .filter(({ key, text }) => /ho[áà] ?đơn|hóa đơn/iu.test(text) && !/e[-_]?invoice/i.test(key))
      .map(({ key }) => key);
    expect(invoices.sort()).toEqual(INVOICES);
  });
});
