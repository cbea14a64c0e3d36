import { z } from 'zod';
import type { AssistantConfig } from '../../config.ts';
import { OutgoingClient, OutgoingError } from '../../platform/http/outgoing.ts';
import type { Services } from '../../platform/process/services.ts';
import { AssistantFailure, AssistantProvider } from './assistant.enums.ts';
import type { Answer, Task } from './suggestions.ts';

/** Path of the simulated text provider (http/sandbox/text-provider.ts). */
export const SIMULATED_PROVIDER_PATH = '/sandbox/ai/v1';

/** Models are slow, but users do not wait longer. */
const TIMEOUT_MS = 60_000;
/** Ten times the size of five long questions. */
const MAX_RESPONSE_BYTES = 256 * 1024;
const MAX_TOKENS = 4000;

/** A failed request to the provider, with the reason. Its message contains nothing of the prompt. */
export class ProviderError extends Error {
  constructor(readonly failure: AssistantFailure) {
    super(`the provider of the assistant returned no draft: ${failure}`);
  }
}

/** OpenAI's format for chat completions, which other providers use too. Other fields are ignored. */
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

export const providerKind = (config: AssistantConfig | undefined): AssistantProvider => {
  if (!config) return AssistantProvider.NONE;
  return config.isSimulated ? AssistantProvider.SIMULATED : AssistantProvider.CONFIGURED;
};

export interface Limits {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

/**
 * Sends a text request to the provider. All text requests go through this function.
 * @throws ProviderError if the response does not have the requested form
 */
export async function requestAnswer(services: Services, task: Task, limits: Limits = {}): Promise<Answer> {
  const config = services.config.assistant;
  if (!config) throw new ProviderError(AssistantFailure.REFUSED);
  const answer = await postToProvider(services, '/chat/completions', MAX_RESPONSE_BYTES, limits, {
    model: config.model,
    max_tokens: MAX_TOKENS,
    messages: [
      { role: 'system', content: task.system },
      { role: 'user', content: task.user },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: task.name, schema: task.jsonSchema },
    },
  });
  return parseAnswer(task, answer);
}

/**
 * Sends a request to an endpoint of the provider.
 * @returns the JSON, or undefined if the response is not JSON
 * @throws ProviderError without a successful response
 */
export async function postToProvider(
  services: Services,
  path: string,
  maxResponseBytes: number,
  limits: Limits,
  request: object,
): Promise<unknown> {
  const config = services.config.assistant;
  if (!config) throw new ProviderError(AssistantFailure.REFUSED);
  const body = JSON.stringify(request);
  const { status, text } = await post(services, config, path, maxResponseBytes, limits, body);
  if (status === 429 || status >= 500) throw new ProviderError(AssistantFailure.BUSY);
  if (status !== 200) throw new ProviderError(AssistantFailure.REFUSED);
  return parseJson(text);
}

function parseAnswer(task: Task, answer: unknown): Answer {
  const choice = completion.safeParse(answer).data?.choices[0];
  if (!choice) throw new ProviderError(AssistantFailure.UNREADABLE);
  if (choice.message.refusal || choice.finish_reason === 'content_filter')
    throw new ProviderError(AssistantFailure.REFUSED);
  // Truncated, even if the text happens to be valid JSON
  if (choice.finish_reason === 'length') throw new ProviderError(AssistantFailure.UNREADABLE);
  const drafted = task.schema.safeParse(parseJson(choice.message.content ?? ''));
  if (!drafted.success) throw new ProviderError(AssistantFailure.UNREADABLE);
  return drafted.data;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function post(
  { inject }: Services,
  { baseUrl, apiKey, isSimulated }: AssistantConfig,
  path: string,
  maxResponseBytes: number,
  { signal, timeoutMs = TIMEOUT_MS }: Limits,
  body: string,
): Promise<{ status: number; text: string }> {
  const address = `${baseUrl}${path}`;
  if (isSimulated) {
    const headers = { 'content-type': 'application/json' };
    const answer = await inject(new URL(address).pathname, { method: 'POST', headers, body });
    return { status: answer.status, text: await answer.text() };
  }
  // A separate client: the operator trusts this host for drafts, but not for webhook URLs that users enter
  const client = new OutgoingClient({
    trustedHosts: [new URL(address).host],
    timeoutMs,
    maxResponseBytes,
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
