import { pictureIds, plainText, type RichTextDocument, soundIds } from '../../courses/index.ts';
import { getNumbers } from '../grading/texts.ts';
import { embeddedUrl } from '../import/places.ts';
import type { Question } from '../question.entity.ts';
import { type Blank, GAP } from '../question-body.ts';
import { escapeMarkup, formHtml, toHtml } from './html.ts';

/** A file of the course that a text shows. */
export interface ExportedFile {
  readonly name: string;
  readonly base64: string;
}

/** Files by the ID of their picture or audio. */
export type ExportedFiles = ReadonlyMap<string, ExportedFile>;

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Characters that XML does not allow. */
const withoutControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');

class Writer {
  constructor(private readonly files: ExportedFiles) {}

  /** `inner` follows the text and its files inside of the element. */
  element(
    name: string,
    {
      text,
      rich,
      attributes = '',
    }: { text: string; rich?: RichTextDocument | undefined; attributes?: string },
    inner = '',
  ): string {
    if (!rich)
      return `<${name} format="plain_text"${attributes}><text>${cdata(text)}</text>${inner}</${name}>`;
    const ids = [...pictureIds(rich), ...soundIds(rich)];
    const files = ids.flatMap((id) => this.files.get(id) ?? []);
    const fileUrl = (id: string) => {
      const file = this.files.get(id);
      return file && embeddedUrl(file.name);
    };
    const html = text ? formHtml(text, rich, fileUrl) : toHtml(rich, fileUrl);
    const embedded = files.map(
      ({ name: file, base64 }) => `<file name="${file}" path="/" encoding="base64">${base64}</file>`,
    );
    return `<${name} format="html"${attributes}><text>${cdata(html)}</text>${embedded.join('')}${inner}</${name}>`;
  }

  question(question: Question): string {
    const { kind, prompt, points, explanation, body } = question;
    const words = plainText(prompt).replaceAll(/\s+/g, ' ').trim().slice(0, 80);
    const [type, answers] = this.answers(question);
    const gaps = kind === 'BLANK' ? this.cloze(question) : prompt;
    return [
      `<question type="${type}"><name><text>${cdata(words)}</text></name>`,
      this.element('questiontext', { text: '', rich: gaps }),
      explanation ? this.element('generalfeedback', { text: explanation, rich: body.explanationRich }) : '',
      `<defaultgrade>${points}</defaultgrade>`,
      answers,
      '</question>',
    ].join('\n');
  }

  private answers({ kind, body }: Question): [type: string, answers: string] {
    const right = body.choices.filter(({ isRight }) => isRight).length;
    const choices = body.choices.map((choice) => {
      const worth = kind === 'MULTIPLE' ? 100 / right : 100;
      const fraction = choice.isRight ? worth : kind === 'MULTIPLE' ? -worth : 0;
      const feedback = choice.feedback
        ? this.element('feedback', { text: choice.feedback, rich: choice.feedbackRich })
        : '';
      const attributes = ` fraction="${Number(fraction.toFixed(5))}"`;
      return this.element('answer', { ...choice, attributes }, feedback);
    });
    switch (kind) {
      case 'SINGLE':
      case 'MULTIPLE':
        return ['multichoice', `<single>${kind === 'SINGLE'}</single>\n${choices.join('\n')}`];
      case 'TRUE_FALSE':
        return [
          'truefalse',
          [true, false]
            .map((value) => plainAnswer(String(value), body.isTrue === value ? 100 : 0))
            .join('\n'),
        ];
      case 'SHORT':
        return shortAnswer(body.blanks[0]!);
      case 'BLANK':
        return ['cloze', ''];
      case 'ORDERING':
        return ['ordering', choices.join('\n')];
      case 'MATCHING':
        return [
          'matching',
          [
            ...body.pairs.map(({ left, leftRich, right: partner, rightRich }) =>
              this.element(
                'subquestion',
                { text: left, rich: leftRich },
                this.element('answer', { text: partner, rich: rightRich }),
              ),
            ),
            ...body.extras.map((extra) =>
              this.element('subquestion', { text: '' }, this.element('answer', extra)),
            ),
          ].join('\n'),
        ];
      case 'OPEN':
        return ['essay', body.guidance ? this.element('graderinfo', { text: body.guidance }) : ''];
    }
  }

  /** The prompt, and below it the text with Moodle's notation of gaps. */
  private cloze({ prompt, body }: Question): RichTextDocument {
    let gap = 0;
    const text = body.gapText!.replaceAll(GAP, () => clozeGap(body.blanks[gap++]!));
    return {
      type: 'doc',
      content: [...(prompt.content ?? []), { type: 'paragraph', content: [{ type: 'text', text }] }],
    };
  }
}

const plainAnswer = (text: string, fraction: number, inner = ''): string =>
  `<answer fraction="${fraction}" format="plain_text"><text>${cdata(text)}</text>${inner}</answer>`;

function shortAnswer(blank: Blank): [type: string, answers: string] {
  if (blank.tolerance === null)
    return ['shortanswer', blank.accepted.map((text) => plainAnswer(text, 100)).join('\n')];
  const tolerance = `<tolerance>${blank.tolerance}</tolerance>`;
  return [
    'numerical',
    getNumbers(blank)
      .map((value) => plainAnswer(String(value), 100, tolerance))
      .join('\n'),
  ];
}

const clozeText = (text: string): string => text.replaceAll(/[}#~/"\\]/g, '\\$&');

function clozeGap(blank: Blank): string {
  const { accepted, tolerance } = blank;
  return tolerance === null
    ? `{1:SHORTANSWER:${accepted.map((text) => `=${clozeText(text)}`).join('~')}}`
    : `{1:NUMERICAL:${getNumbers(blank)
        .map((value) => `=${value}:${tolerance}`)
        .join('~')}}`;
}

/** Questions as Moodle XML. */
export function writeMoodleXml(questions: readonly Question[], files: ExportedFiles): string {
  const writer = new Writer(files);
  const parts: string[] = [];
  let topic: string | null = null;
  for (const question of questions) {
    const own = question.topic ?? null;
    if (own && own !== topic)
      parts.push(
        `<question type="category"><category><text>${escapeMarkup(own.replaceAll('/', '//'))}</text></category></question>`,
      );
    topic = own ?? topic;
    parts.push(writer.question(question));
  }
  return withoutControls(`<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`);
}
