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
  description: 'A language that captions of a video are written in.',
  valuesConfig: {
    VI: { description: 'Vietnamese, by its code `vi`.' },
    EN: { description: 'English, by its code `en`.' },
    ZH: { description: 'Chinese, by its code `zh`.' },
    JA: { description: 'Japanese, by its code `ja`.' },
    KO: { description: 'Korean, by its code `ko`.' },
    FR: { description: 'French, by its code `fr`.' },
    DE: { description: 'German, by its code `de`.' },
    ES: { description: 'Spanish, by its code `es`.' },
    TH: { description: 'Thai, by its code `th`.' },
  },
});

/** Native names of the languages, the default labels of tracks. */
export const OWN_NAMES: Readonly<Record<CaptionLanguage, string>> = {
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

/** A lesson has at most one track of each language. */
export const MAX_CAPTION_TRACKS = Object.keys(OWN_NAMES).length;
