import type { JsonSchema } from './schema.ts';

const VALUES: Readonly<Record<string, unknown>> = {
  email: 'lan.nguyen@example.vn',
  fullName: 'Nguyễn Thị Lan',
  name: 'Nguyễn Thị Lan',
  firstName: 'Lan',
  lastName: 'Nguyễn Thị',
  password: 'mot-mat-khau-dai-1',
  currentPassword: 'mot-mat-khau-dai-1',
  newPassword: 'mot-mat-khau-khac-2',
  confirmPassword: 'mot-mat-khau-khac-2',
  phone: '0912345678',
  code: '123456',
  locale: 'vi',
  language: 'vi',
  role: 'user',
  roles: ['user'],
  bio: 'Kế toán, đang học lập trình.',
  skills: ['Excel', 'SQL'],
  school: 'Đại học Cần Thơ',
  degree: 'Cử nhân',
  field: 'Kế toán',
  company: 'Công ty Minh Khôi',
  from: 2018,
  to: 2022,
  slug: 'lap-trinh-python-co-ban',
  title: 'Lập trình Python cơ bản',
  subtitle: 'Từ dòng lệnh đầu tiên đến chương trình đầu tiên',
  nameEn: 'Programming',
  text: 'Vì sao vòng lặp này không dừng?',
  note: 'Nội dung quảng cáo.',
  gateway: 'VNPAY',
  couponCode: 'HOCTOT10',
  idempotencyKey: '5f0c8a52-6a57-4a3f-9d58-0d3b1c6f7e21',
  redirectUrl: 'https://client.example/reset',
  taxCode: '0312345678',
  token: 'c29tZS10b2tlbi1vZi1hbi1leGFtcGxl',
  accessToken: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMTk4In0.c2lnbmF0dXJl',
  refreshToken: 'c29tZS1yZWZyZXNoLXRva2Vu',
  avatar: 'https://sen.example/avatars/lan.webp',
  atSec: 95,
  stars: 5,
  limit: 20,
  percentage: 60,
  studentCount: 120,
  ratingAverage: 4.6,
  average: 4.6,
  ratingCount: 35,
  lessonCount: 24,
  durationSec: 5400,
  thumbnail: 'https://sen.example/covers/lap-trinh-python-co-ban.svg',
  teacherReply: 'Cảm ơn bạn.',
  address: '12 Lê Lợi, Quận 1, TP. Hồ Chí Minh',
  currency: 'VND',
};
const ID = '0198a1b2-4c3d-7e5f-8a9b-0c1d2e3f4a5b';
const MOMENT = '2026-11-20T08:30:00.000Z';

/** Alternative fields: the example of a request body shows only the other one. */
const INSTEAD_OF: Readonly<Record<string, readonly string[]>> = {
  confirmPassword: ['password'],
  name: ['fullName'],
  firstName: ['fullName'],
  lastName: ['fullName'],
  role: ['roles'],
  courseId: ['courseIds'],
  googleIdToken: ['googleAccessToken'],
  parentId: ['atSec'],
  paragraph: ['atSec'],
};

export function createExample(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  isRequest = false,
): unknown {
  return exampleFor(schema, undefined, { components, isRequest });
}

interface Options {
  readonly components: Readonly<Record<string, JsonSchema>>;
  readonly isRequest: boolean;
}

function exampleFor(schema: JsonSchema, name: string | undefined, options: Options): unknown {
  const { $ref, anyOf, items, properties } = schema;
  if ($ref) return exampleFor(options.components[$ref.split('/').at(-1)!]!, name, options);
  if (schema.const !== undefined) return schema.const;
  if (schema.examples) return schema.examples[0];
  const type = [schema.type ?? 'null'].flat()[0]!;
  const known = name === undefined ? undefined : VALUES[name];
  if (known !== undefined && isOfType(known, type) && (!schema.enum || schema.enum.includes(known as string)))
    return known;
  if (schema.enum) return schema.enum[0];
  if (anyOf) return exampleFor(anyOf[0]!, name, options);
  if (properties) return toObject(properties, options);
  if (type === 'array') return items ? [exampleFor(items, name?.replace(/s$/, ''), options)] : [];
  if (type === 'object') return {};
  if (type === 'boolean') return true;
  if (type === 'string') return getText(schema, name);
  if (type === 'integer' || type === 'number')
    return schema.default ?? schema.minimum ?? (isMoney(schema, name) ? 299_000 : 1);
  return null;
}

const isMoney = ({ description = '' }: JsonSchema, name = '') =>
  /đồng/.test(description) || /price|amount/i.test(name);

const isOfType = (value: unknown, type: string) =>
  Array.isArray(value)
    ? type === 'array'
    : typeof value === 'number'
      ? type === 'number' || (type === 'integer' && Number.isInteger(value))
      : typeof value === type;

function toObject(properties: Readonly<Record<string, JsonSchema>>, options: Options) {
  const shown = Object.entries(properties).filter(
    ([name]) => !options.isRequest || !INSTEAD_OF[name]?.some((other) => other in properties),
  );
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleFor(schema, name, options)]));
}

function getText(
  { format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema,
  name = '',
): string {
  if (format === 'date-time' || /At$/.test(name)) return MOMENT;
  if (format === 'date') return MOMENT.slice(0, 10);
  if (format === 'uuid' || /^(_?id|\w+Id)$/.test(name)) return ID;
  if (format === 'uri') return 'https://sen.example/lap-trinh-python-co-ban';
  return 'Một vài từ bằng tiếng Việt.'.slice(0, maxLength).padEnd(minLength, '.');
}
