import { fold, hasAccents, insultsIn } from './insults.ts';
import { ModerationRule } from './moderation.enums.ts';

/** A sentence that a rule marks. It has no effect until a person decides. */
export interface Found {
  readonly rule: ModerationRule;
  /** Position of the sentence in the text. */
  readonly start: number;
  readonly end: number;
  /** From 0 to 1. */
  readonly confidence: number;
}

interface Pattern {
  readonly rule: ModerationRule;
  /** Searched in the sentence without accents. */
  readonly test: RegExp;
  readonly confidence: number;
  /** The accented words that a group of the pattern means, if other words look the same without accents. */
  readonly accents?: Readonly<Record<string, readonly string[]>>;
  /** Words in the sentence that increase the confidence. */
  readonly boost?: RegExp;
  readonly isValid?: (matched: string) => boolean;
}

const ZALO = String.raw`(?:z[\s.]*a[\s.]*l[\s.]*[o0]|tele(?:gram)?|facebook|fb|face|messenger|viber|whatsapp|discord)`;
const ME = '(?:minh|thay|co|toi|em|anh|mk|ad|admin|shop)';
const FIGURE = '(?:khong|mot|hai|ba|bon|tu|nam|lam|sau|bay|tam|chin)';
const few = (max: number) => String.raw`(?:\S+\s){0,${max}}?`;

const PATTERNS: readonly Pattern[] = [
  {
    rule: ModerationRule.CONTACT,
    test: /(?<![\w.,])(?:\+\s?84[\s.-]?|84|[0o])[0-9oil](?:[\s.-]{0,2}[0-9oil]){8}(?![0-9a-z])/g,
    confidence: 0.7,
    boost:
      /lien he|goi|zalo|sdt|hotline|inbox|\bib\b|nhan tin|alo|dien thoai|so (?:cua )?(?:minh|thay|co|em)/,
    isValid: (number) => {
      const figures = number.replace(/^\+?\s?84|^[0o]/, '').replace(/[\s.-]/g, '');
      return /^[35789]/.test(figures) && figures.replace(/\D/g, '').length >= 6;
    },
  },
  {
    rule: ModerationRule.CONTACT,
    test: new RegExp(String.raw`\bkhong(?:[\s,.-]+${FIGURE}){9}\b`, 'g'),
    confidence: 0.8,
  },
  {
    rule: ModerationRule.CONTACT,
    test: /\b(?:zalo\s?\.\s?me|zalo cham me|t\s?\.\s?me\/|m\s?\.\s?me\/|wa\s?\.\s?me|chat\.whatsapp\.com|discord\.gg|(?:fb|facebook)\.com\/groups|bit\s?\.\s?ly|tinyurl\.com)/g,
    confidence: 0.9,
  },
  {
    rule: ModerationRule.CONTACT,
    test: new RegExp(
      [
        String.raw`\b(?:vao|vo|tham gia|join|xin)\s${few(3)}(?:nhom|group|kenh)\s${few(2)}${ZALO}`,
        String.raw`\b(?:nhom|group|kenh)\s${few(2)}${ZALO}\b.{0,40}\b(?:rieng|link|cua (?:${ME}|lop))\b`,
        String.raw`\b(?:ib|inbox|nhan tin|nt|ket ban|add|alo|goi|lien he|pm|hoi)\s${few(4)}${ZALO}\s${few(2)}(?:cua |cho |voi )?(?:${ME}\b|\+?\d{3})`,
        String.raw`\b(?:ib|inbox|pm|nhan tin)\s(?:rieng\s)?(?:cho\s|vao\s|qua\s)?(?:${ME}\b|fanpage)`,
        String.raw`\b(?:qua|tren|bang)\s${ZALO}\s(?:ca nhan|rieng|(?:cua )?${ME})\b`,
        String.raw`${ZALO}\s(?:cua\s)?${ME}\b\s(?:la|:|o)`,
        String.raw`${ZALO}\s?:?\s?0[0-9oil\s.]{8,}`,
      ].join('|'),
      'g',
    ),
    confidence: 0.9,
  },
  {
    rule: ModerationRule.PAYMENT,
    test: /\b(?:chuyen khoan|ck|stk|so tai khoan|tai khoan|momo|vietcombank|vcb|techcombank|tcb|mb ?bank|acb|bidv|tpbank)\b[^\d]{0,40}\d[\d\s.]{6,}\d/g,
    confidence: 0.9,
  },
  {
    rule: ModerationRule.PAYMENT,
    test: new RegExp(
      [
        String.raw`\b(?:chuyen khoan|ck|chuyen tien|dong tien|tra tien|thanh toan|hoc phi|dat mua|mua|dang ky)\s${few(5)}(?:truc tiep|rieng)\s(?:cho|voi|qua|tu|ben)\s(?:${ME}|nhom)\b`,
        String.raw`\b(?:chuyen khoan|ck|thanh toan|tra tien|mua|dang ky|hoc)\s${few(5)}(?:ngoai|khong (?:can )?(?:thong )?qua|khoi qua)\s(?:sen|nen tang|san|web)\b`,
        String.raw`\b(?:chuyen|gui|nop|dong|tra)\s${few(4)}(?:vao|qua|toi|den)\s(?:tai khoan|stk|vi|momo)\s(?:rieng )?(?:cua )?${ME}\b`,
        String.raw`\b(?:dung|khong can|khoi)\s(?:mua|dang ky|tra)\s(?:tren|qua)\s(?:sen|nen tang|san|web)\b`,
        String.raw`\b(?:khong|khoi|do|tranh)\s(?:mat|ton|chiu|bi)\sphi\s(?:san|nen tang)\b`,
      ].join('|'),
      'g',
    ),
    confidence: 0.85,
  },
  {
    rule: ModerationRule.PROMISE,
    test: /\b(?:hoc xong|sau khi hoc|sau khoa|het khoa|xong khoa|chi can hoc|hoc het|theo het)\b.{0,60}?\b(?:la co viec|co ngay viec|co viec (?:lam )?ngay|(?<a>luong)\s(?:\S+\s){0,2}?(?:nghin|ngan|tram|hang|\d)|thu nhap (?:\S+\s){0,4}?(?:\d|tram|nghin|ngan|hang)|(?<b>kiem)\s(?:duoc |ngay |it nhat |toi thieu )*(?:\d|hang|tram|nghin)|tu do tai chinh|lam giau|giau to)/g,
    accents: { a: ['lương'], b: ['kiếm'] },
    confidence: 0.9,
  },
  {
    rule: ModerationRule.PROMISE,
    test: /\b(?:cam ket|dam bao|bao dam|chac chan|100 ?%)\b.{0,40}?\b(?:(?:co )?viec lam|co viec|thu nhap|(?<!chat |so )(?<a>luong)|(?<b>lai)|loi nhuan|(?<c>kiem) (?:tien|duoc|\d)|(?<d>dau|do) (?:dai hoc|chuyen|phong van|ky thi|\d)|ra don|x\d|hoan von|tang (?:\S+\s){0,2}?\d|ielts \d|toeic \d)/g,
    accents: { a: ['lương'], b: ['lãi', 'lời'], c: ['kiếm'], d: ['đậu', 'đỗ'] },
    confidence: 0.85,
  },
  {
    rule: ModerationRule.PROMISE,
    test: /\b(?:(?:ban (?:se |co the )?|de dang |giup ban |ai cung )|(?=(?:bo tui|dut tui|thu ve)\b.{0,40}\b(?:moi|mot|\/) ?(?:thang|ngay|tuan)))(?:(?<a>kiem)|thu nhap|bo tui|dut tui|thu ve)\b.{0,24}?\d[\d.,]*\s?(?:trieu|tr\b|cu\b|nghin do|usd|do la|\$|ty\b)/g,
    accents: { a: ['kiếm'] },
    confidence: 0.8,
  },
  {
    rule: ModerationRule.PROMISE,
    test: /\b(?:dau tu|choi|lenh|co phieu|coin|von)\b.{0,40}\bkhong (?:bao gio|the|so) (?<b>lo)\b|\bbao (?<c>dau|do) (?:phong van|dai hoc|ky thi|chuyen|\d)|\blam giau (?:nhanh|khong kho|de dang)|\btu do tai chinh (?:sau|trong|chi)|\bx\d+ (?:thu nhap|tai khoan|doanh thu)|\b(?<a>lai) (?:\S+\s){0,2}?\d+ ?% ?(?:moi|mot|\/) ?(?:thang|ngay|tuan)/g,
    accents: { a: ['lãi', 'lời'], b: ['lỗ'], c: ['đậu', 'đỗ'] },
    confidence: 0.85,
  },
  {
    rule: ModerationRule.HEALTH,
    test: /\b(?<a>chua khoi|chua dut|chua|dieu tri|tri|khoi han|khoi|het han|dut diem|day lui|(?<=\bla )het)\s(?:\S+\s){0,2}?(?:benh|ung thu|tieu duong|dai thao duong|tram cam|mat ngu|da day|xuong khop|dau lung|dau co|thoat vi|gout|viem \S+|huyet ap|hen suyen|di ung|soi than|mo mau)\b/g,
    accents: {
      a: [
        'chữa khỏi',
        'chữa dứt',
        'chữa',
        'hết',
        'điều trị',
        'trị',
        'khỏi hẳn',
        'khỏi',
        'hết hẳn',
        'dứt điểm',
        'đẩy lùi',
      ],
    },
    confidence: 0.8,
  },
  {
    rule: ModerationRule.HEALTH,
    test: /\b(?:thay the|thay cho|khong can|bo|khoi can) (?:dung |uong )?(?<a>thuoc)\b(?! long| bai)/g,
    accents: { a: ['thuốc'] },
    confidence: 0.8,
  },
  {
    rule: ModerationRule.HEALTH,
    test: /\bgiam (?:\S+\s){0,2}?\d+(?:\s?-\s?\d+)?\s?(?:kg|ki|ky|can)\b.{0,20}?\b(?:trong|sau|chi|moi)\b.{0,12}?\b(?:ngay|tuan|thang|buoi)\b/g,
    confidence: 0.85,
  },
  {
    rule: ModerationRule.PERSONAL,
    test: /[a-z0-9._%+-]{3,}\s?(?:@|\(at\)|\[at\]|\sa cong\s)\s?(?:gmail|yahoo|hotmail|outlook|icloud)\b/g,
    confidence: 0.8,
  },
  {
    rule: ModerationRule.PERSONAL,
    test: /\b(?:cccd|cmnd|can cuoc|chung minh nhan dan|ho chieu)\b[^\d]{0,24}\d{9,12}\b/g,
    confidence: 0.9,
  },
  {
    rule: ModerationRule.PERSONAL,
    test: /\b(?:nha (?:rieng )?(?:cua )?(?:minh|em|ban|anh|chi|co|thay)|dia chi nha)\b[^\d.]{0,24}(?:so )?\d+[a-z/\d]*,? (?:duong|ngo|hem|pho|ngach|kiet)\b/g,
    confidence: 0.75,
  },
];

/** Negations before a promise: "chúng tôi không cam kết việc làm". */
const NOT = /\b(?:khong|dung|chang|chua)(?: \S+){0,2} $/;
const NEGATED: readonly ModerationRule[] = [
  ModerationRule.PROMISE,
  ModerationRule.HEALTH,
  ModerationRule.PAYMENT,
];
/** Warnings about a promise: "đừng tin ai hứa lãi 30% mỗi tháng". */
const WARNED = /\b(?:dung (?:voi )?tin|canh giac|coi chung|chieu lua)\b/;
/** Words that introduce an example. */
const EXAMPLE = /\b(?:vi du|gia su|chang han|mau:|du lieu mau|ten cua ban)\b/;
const EXAMPLE_FACTOR = 0.4;
const MIN_CONFIDENCE = 0.35;

/** All marks of a paragraph. Each rule marks a sentence once, with its highest confidence. */
export const findIn = (paragraph: string): Found[] => [...findBySentence(paragraph)].flat();

/** The same for one sentence after another, so that the caller can pause between them. */
export function* findBySentence(paragraph: string): Generator<Found[]> {
  for (const { start, end } of splitSentences(paragraph)) {
    const sentence = paragraph.slice(start, end);
    const folded = fold(sentence);
    const best = new Map<ModerationRule, number>();
    const note = (rule: ModerationRule, confidence: number) =>
      best.set(rule, Math.max(best.get(rule) ?? 0, confidence));
    for (const { confidence } of insultsIn(sentence)) note(ModerationRule.INSULT, confidence);
    for (const pattern of PATTERNS) {
      const confidence = getConfidence(pattern, sentence, folded);
      if (confidence) note(pattern.rule, confidence);
    }
    yield [...best]
      .filter(([, confidence]) => confidence >= MIN_CONFIDENCE)
      .map(([rule, confidence]) => ({ rule, start, end, confidence }));
  }
}

const isNegated = (before: string) => NOT.test(before) || WARNED.test(before);

function getConfidence(pattern: Pattern, sentence: string, folded: string): number {
  for (const match of folded.matchAll(new RegExp(pattern.test, `${pattern.test.flags}d`))) {
    if (pattern.isValid && !pattern.isValid(match[0])) continue;
    if (NEGATED.includes(pattern.rule) && isNegated(folded.slice(0, match.index))) continue;
    if (!isMeant(pattern, match, sentence)) continue;
    const boost = pattern.boost?.test(folded) ? 0.25 : 0;
    return Math.min(0.98, pattern.confidence + boost) * (EXAMPLE.test(folded) ? EXAMPLE_FACTOR : 1);
  }
  return 0;
}

/** In a sentence without accents every reading counts, otherwise only the words that the pattern names. */
function isMeant({ accents = {} }: Pattern, match: RegExpMatchArray, sentence: string): boolean {
  return Object.entries(accents).every(([group, words]) => {
    const place = match.indices?.groups?.[group];
    if (!place) return true;
    const written = sentence.slice(...place).toLowerCase();
    return hasAccents(sentence) ? words.includes(written) : true;
  });
}

/** Longer sentences are split, so that the time of a scan grows linearly with the text. */
const MAX_SENTENCE_LENGTH = 600;

/** The positions of sentences without surrounding spaces. "1.5" and "d.i.t" do not end one. */
export function* splitSentences(paragraph: string): Generator<{ start: number; end: number }> {
  for (const { 0: piece, index } of paragraph.matchAll(
    /(?:[^.!?…\n]|[.!?…](?!\s|$)|(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\s\p{L}(?![\p{L}\p{N}])))+[.!?…]*/gu,
  )) {
    const start = index + piece.length - piece.trimStart().length;
    const end = index + piece.trimEnd().length;
    for (let from = start; from < end; from += MAX_SENTENCE_LENGTH)
      yield { start: from, end: Math.min(end, from + MAX_SENTENCE_LENGTH) };
  }
}
