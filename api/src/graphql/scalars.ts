import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const wholeNumber = (value: unknown): number => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new GraphQLError('Vnd is a whole number of đồng within ±(2^53 − 1)');
  return value;
};

/** Money in whole đồng as a JSON integer. GraphQL's Int ends at 2.1 billion. */
export const Vnd = new GraphQLScalarType<number, number>({
  name: 'Vnd',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259#section-6',
  description: 'Amount in Vietnamese đồng: an integer within ±(2^53 − 1). The currency has no smaller unit.',
  serialize: wholeNumber,
  parseValue: wholeNumber,
  parseLiteral: (node) => {
    if (node.kind !== Kind.INT) throw new GraphQLError('Vnd is a whole number of đồng');
    return wholeNumber(Number(node.value));
  },
});

const settingValue = (value: unknown): number | boolean | string => {
  if (typeof value === 'boolean' || typeof value === 'string' || Number.isSafeInteger(value))
    return value as number | boolean | string;
  throw new GraphQLError('SettingValue is a whole number, a boolean or a text');
};

export const SettingValue = new GraphQLScalarType<number | boolean | string, number | boolean | string>({
  name: 'SettingValue',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259#section-3',
  description:
    'Value of a setting: an integer within ±(2^53 − 1), a boolean if its kind is BOOLEAN, or a text if its kind is DOMAINS.',
  serialize: settingValue,
  parseValue: settingValue,
  parseLiteral: (node) =>
    settingValue(
      node.kind === Kind.INT
        ? Number(node.value)
        : node.kind === Kind.BOOLEAN || node.kind === Kind.STRING
          ? node.value
          : undefined,
    ),
});

/** JavaScript parses 2027-02-29 as 1 March. */
function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Time and offset after the date. Rejects 24:00, which would be the next day. */
const iso = /^.{10}T(?!24)\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** @returns undefined if the text is not an ISO 8601 time with an offset, or the date does not exist */
export function parseMoment(text: string): Date | undefined {
  const date = new Date(iso.test(text) && isCalendarDay(text.slice(0, 10)) ? text : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const parseTime = (value: unknown): Date => {
  const date = value instanceof Date ? value : typeof value === 'string' ? parseMoment(value) : undefined;
  if (!date || Number.isNaN(date.getTime()))
    throw new GraphQLError('DateTime is an ISO 8601 time with its zone');
  return date;
};

const day = (value: unknown): string => {
  if (typeof value !== 'string' || !isCalendarDay(value))
    throw new GraphQLError('Date is a day as YYYY-MM-DD');
  return value;
};

export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  description: 'Calendar day as YYYY-MM-DD, without time or time zone.',
  serialize: day,
  parseValue: day,
  parseLiteral: (node) => day(node.kind === Kind.STRING ? node.value : undefined),
});

export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  description:
    'Timestamp in ISO 8601 format. Responses are in UTC with milliseconds: 2026-11-20T08:30:00.000Z.',
  serialize: (value) =>
    typeof value === 'string' && /Z$/.test(value) ? value : parseTime(postgresTime(value)).toISOString(),
  parseValue: parseTime,
  parseLiteral: (node) => parseTime(node.kind === Kind.STRING ? node.value : undefined),
});
/** PostgreSQL's JSON prints the offset as `+00:00`; JavaScript parses both forms. */
const postgresTime = (value: unknown) => (typeof value === 'string' ? new Date(value) : value);

const literalToJson = (node: ValueNode): unknown => {
  switch (node.kind) {
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, literalToJson(field.value)]));
    case Kind.LIST:
      return node.values.map(literalToJson);
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.STRING:
    case Kind.BOOLEAN:
      return node.value;
    case Kind.NULL:
      return null;
    default:
      throw new GraphQLError('RichText takes its value from a variable');
  }
};

export const RichText = new GraphQLScalarType({
  name: 'RichText',
  specifiedByURL: 'https://prosemirror.net/docs/guide/#doc',
  description:
    'Formatted text as ProseMirror JSON: {"type":"doc","content":[…]} of paragraph, heading (levels 2 and 3), ' +
    'bulletList, orderedList, listItem, blockquote, codeBlock (language), callout (tone: note, tip or warning), table of ' +
    'tableRow of tableHeader and tableCell (colspan, rowspan), image (pictureId of a CoursePicture, alt or isDecorative; ' +
    'in lessons and questions only), audio (soundId of a CourseSound, alt; in answers of questions only), hardBreak, inlineMath and blockMath (latex: the source of a formula, at most 1000 characters) and text with the marks bold, italic, code and link.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: literalToJson,
});
