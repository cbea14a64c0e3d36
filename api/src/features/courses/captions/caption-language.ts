import { registerEnumType } from 'type-graphql';

/** Languages of captions by their names in the schema. Stored as ISO 639 codes. */
export const CaptionLanguage = {
  VI: 'vi',
  EN: 'en',
  ZH: 'zh',
  JA: 'ja',
  KO: 'ko',
  FR: 'fr',
  DE: 'de',
  ES: 'es',
  TH: 'th',
} as const;
export type CaptionLanguage = (typeof CaptionLanguage)[keyof typeof CaptionLanguage];
registerEnumType(CaptionLanguage, {
  name: 'CaptionLanguage',
  description: 'Language of the captions of a video.',
  valuesConfig: {
    VI: { description: 'Vietnamese, ISO 639 code `vi`.' },
    EN: { description: 'English, ISO 639 code `en`.' },
    ZH: { description: 'Chinese, ISO 639 code `zh`.' },
    JA: { description: 'Japanese, ISO 639 code `ja`.' },
    KO: { description: 'Korean, ISO 639 code `ko`.' },
    FR: { description: 'French, ISO 639 code `fr`.' },
    DE: { description: 'German, ISO 639 code `de`.' },
    ES: { description: 'Spanish, ISO 639 code `es`.' },
    TH: { description: 'Thai, ISO 639 code `th`.' },
  },
});

/** Native names of the languages, the default labels of tracks. */
export const NATIVE_NAMES: Readonly<Record<CaptionLanguage, string>> = {
  vi: 'Tiếng Việt',
  en: 'English',
  zh: '中文',
  ja: '日本語',
  ko: '한국어',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  th: 'ไทย',
};

export const MAX_CAPTION_TRACKS = Object.keys(NATIVE_NAMES).length;
