import type { FastifyInstance } from 'fastify';
import { SIMULATED_PROVIDER_PATH } from '../../features/assistant/index.ts';

interface Instructions {
  readonly messages: readonly { readonly content: string }[];
  readonly response_format: { readonly json_schema: { readonly name: string } };
}

interface Material {
  readonly title: string;
  readonly language: string;
  readonly chapters?: readonly string[];
  readonly text?: string;
  readonly paragraphs?: readonly string[];
}

/**
 * Simulates a text provider, to try the assistant. It has no model: it builds sentences and gap questions from the
 * words that it receives.
 */
export async function textProviderRoutes(server: FastifyInstance): Promise<void> {
  server.post<{ Body: Instructions }>(`${SIMULATED_PROVIDER_PATH}/chat/completions`, async ({ body }) => {
    const material = JSON.parse(body.messages[1]?.content ?? '{}') as Material;
    const content = JSON.stringify(getDraft(body.response_format.json_schema.name, material));
    return { choices: [{ finish_reason: 'stop', message: { role: 'assistant', content } }] };
  });
}

function getDraft(name: string, material: Material): object {
  if (name === 'check') return { findings: getSuperlatives(material) };
  if (name === 'questions') return { questions: getQuestions(material) };
  const chapters = (material.chapters ?? []).map((chapter) => chapter.replace(/:.*$/s, '').trim());
  return {
    texts: name === 'outcomes' ? getOutcomes(material, chapters) : getDescription(material, chapters),
  };
}

/** Recognises a single sign of an exaggerated promise: superlatives such as "best". */
const getSuperlatives = ({ paragraphs = [] }: Material): object[] =>
  paragraphs
    .flatMap((text, paragraph) =>
      text
        .split(/[.!?\n]/)
        .filter((sentence) => /\s(?:nhất|best)(?!\p{L})/iu.test(sentence))
        .map((sentence) => ({ paragraph, quote: sentence.trim(), rule: 'PROMISE' })),
    )
    .filter(({ quote }) => quote.length > 5 && quote.length < 1000)
    .slice(0, 10);

function getDescription({ title, language }: Material, chapters: readonly string[]): string[] {
  const list = chapters.slice(0, 8).join(', ');
  return language === 'en'
    ? [
        `“${title}” goes step by step, from what you know to what you want to be able to do.`,
        `It has ${chapters.length} chapters: ${list}. Each ends with something that you try yourself.`,
      ]
    : [
        `“${title}” đi từng bước, từ điều bạn đã biết đến điều bạn muốn làm được.`,
        `Khoá gồm ${chapters.length} chương: ${list}. Sau mỗi chương bạn tự tay làm một việc nhỏ.`,
      ];
}

function getOutcomes({ title, language }: Material, chapters: readonly string[]): string[] {
  const [begin, topic] =
    language === 'en' ? ['Explain and use', 'the basics of'] : ['Giải thích và dùng được', 'nền tảng của'];
  const subjects = [...chapters, `${topic} ${title}`, title, `${title} (2)`].slice(
    0,
    Math.max(3, Math.min(8, chapters.length)),
  );
  return subjects.map((subject) => `${begin}: ${subject}`.slice(0, 160));
}

/** Creates gap questions: a word is removed from a sentence, and the choices are other words of the text. */
function getQuestions({ text = '', language }: Material): object[] {
  const words = [...new Set(text.match(/\p{L}{4,}/gu) ?? [])];
  const sentences = (text.match(/[^.!?\n]{40,240}[.!?]/g) ?? [text.slice(0, 240)]).slice(0, 3);
  return sentences.map((sentence, index) => {
    const own = sentence.match(/\p{L}{4,}/gu) ?? [];
    const hidden = own[Math.floor(own.length / 2)] ?? words[0] ?? '…';
    const others = words.filter((word) => word !== hidden).slice(index * 3, index * 3 + 3);
    const prompt = sentence.trim().replace(hidden, '___');
    const choices = [hidden, ...others];
    // Put the correct answer in another position for each question
    const rotated = choices.map((_, place) => choices[(place + index) % choices.length]!);
    return {
      prompt: `${language === 'en' ? 'Which word is missing' : 'Từ nào còn thiếu'}? ${prompt}`.slice(0, 500),
      choices: rotated.length > 1 ? rotated : [hidden, '—'],
      right: [Math.max(0, rotated.indexOf(hidden))],
      explanation: `${language === 'en' ? 'The lesson says' : 'Bài viết'}: ${sentence.trim()}`,
    };
  });
}
