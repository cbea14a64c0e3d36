import { z } from 'zod';
import type { AssistantConfig } from '../../config.ts';
import { OutgoingClient, OutgoingError } from '../../platform/http/outgoing.ts';
import type { Services } from '../../platform/process/services.ts';
import { AssistantFailure, AssistantProvider } from './assistant.enums.ts';
import type { Answer, Task } from './suggestions.ts';

/** Models write slowly; who waits longer has gone away. */
const PATIENCE_MS = 60_000;
/** Five long questions are a tenth of this. */
const MOST_ANSWER_BYTES = 256 * 1024;
const MOST_TOKENS = 4000;

/** There is no draft, and why. Its message holds nothing of what was asked. */
export class ProviderError extends Error {
  constructor(readonly failure: AssistantFailure) {
    super(`no draft: ${failure}`);
  }
}

/** Chat completions as OpenAI made them usual; what else a provider says is not looked at. */
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

/** Who writes drafts here. */
export const providerKind = (config: AssistantConfig | undefined): AssistantProvider => {
  if (!config) return AssistantProvider.NONE;
  return config.isSimulated ? AssistantProvider.SIMULATED : AssistantProvider.CONFIGURED;
};

/** For how long an answer is waited for. */
export interface Patience {
  readonly signal?: AbortSignal;
  readonly patienceMs?: number;
}

/** The one port to providers of words. @throws ProviderError for whatever is not an answer in the asked form */
export async function askProvider(services: Services, task: Task, patience: Patience = {}): Promise<Answer> {
  const config = services.config.assistant;
  if (!config) throw new ProviderError(AssistantFailure.REFUSED);
  const answer = await postToProvider(services, '/chat/completions', MOST_ANSWER_BYTES, patience, {
    model: config.model,
    max_tokens: MOST_TOKENS,
    messages: [
      { role: 'system', content: task.system },
      { role: 'user', content: task.user },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: task.name, schema: task.jsonSchema },
    },
  });
  return readAnswer(task, answer);
}

/** Asks an endpoint of the provider. @throws ProviderError where there is no answer @returns its JSON, undefined for anything else */
export async function postToProvider(
  services: Services,
  path: string,
  mostAnswerBytes: number,
  patience: Patience,
  wish: object,
): Promise<unknown> {
  const config = services.config.assistant;
  if (!config) throw new ProviderError(AssistantFailure.REFUSED);
  const { status, text } = await post(
    services,
    config,
    path,
    mostAnswerBytes,
    patience,
    JSON.stringify(wish),
  );
  if (status === 429 || status >= 500) throw new ProviderError(AssistantFailure.BUSY);
  if (status !== 200) throw new ProviderError(AssistantFailure.REFUSED);
  return json(text);
}

function readAnswer(task: Task, answer: unknown): Answer {
  const said = completion.safeParse(answer).data?.choices[0];
  if (!said) throw new ProviderError(AssistantFailure.UNREADABLE);
  if (said.message.refusal || said.finish_reason === 'content_filter')
    throw new ProviderError(AssistantFailure.REFUSED);
  // Cut off, even where what is there happens to be JSON
  if (said.finish_reason === 'length') throw new ProviderError(AssistantFailure.UNREADABLE);
  const drafted = task.schema.safeParse(json(said.message.content ?? ''));
  if (!drafted.success) throw new ProviderError(AssistantFailure.UNREADABLE);
  return drafted.data;
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function post(
  { callSelf }: Services,
  { baseUrl, apiKey, isSimulated }: AssistantConfig,
  path: string,
  mostAnswerBytes: number,
  { signal, patienceMs = PATIENCE_MS }: Patience,
  body: string,
): Promise<{ status: number; text: string }> {
  const address = `${baseUrl}${path}`;
  if (isSimulated) {
    const headers = { 'content-type': 'application/json' };
    const answer = await callSelf(new URL(address).pathname, { method: 'POST', headers, body });
    return { status: answer.status, text: await answer.text() };
  }
  // A client of its own: the operator trusts this host with drafts, not with what people give as addresses of webhooks
  const client = new OutgoingClient({
    trustedHosts: [new URL(address).host],
    patienceMs,
    mostAnswerBytes,
  });
  const headers = {
    'user-agent': 'Sen-Assistant/1',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  };
  try {
    return await client.post(address, { headers, body, ...(signal && { signal }) });
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    throw new ProviderError(
      error.failure === 'TIMEOUT' ? AssistantFailure.TIMEOUT : AssistantFailure.NO_ANSWER,
    );
  }
}
