import { registerEnumType } from 'type-graphql';

/** Languages that captions are written in, by their names in the schema; stored as ISO 639 codes. */
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

/** What each language calls itself: how a track is called unless its teacher says otherwise. */
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

/** A lesson has one track of each language at most. */
export const MAX_CAPTION_TRACKS = Object.keys(OWN_NAMES).length;
