import { Ajv, type ValidateFunction } from 'ajv';

/** A model at an OpenAI-compatible endpoint. */
export interface ModelSettings {
  /** Up to and without `/chat/completions`. */
  readonly baseUrl: URL;
  /** Null where the endpoint needs none. */
  readonly apiKey: string | null;
  readonly model: string;
}

interface ModelTask {
  /** What it answers, in one word. */
  readonly answer: string;
  readonly instructions: string;
  /** JSON schema of the answer. */
  readonly schema: object;
  readonly timeLimitMs: number;
}

interface Completion {
  readonly choices?: readonly { readonly message?: { readonly content?: unknown } }[];
}

/**
 * Creates a function that has a model do a task with a message's content. It throws where the model cannot be reached, takes longer than
 * the time limit, or answers anything but what the schema says; its errors hold neither the key nor what was sent and answered.
 */
export function createModelTask<TAnswer>({ answer, instructions, schema, timeLimitMs }: ModelTask) {
  let isAnswer: ValidateFunction<TAnswer> | null = null;
  return async (content: string | readonly object[], settings: ModelSettings): Promise<TAnswer> => {
    const { baseUrl, apiKey, model } = settings;
    const path = `${baseUrl.pathname.replace(/\/+$/, '')}/chat/completions`;
    const response = await fetch(new URL(path, baseUrl), {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimitMs),
      headers: {
        'Content-Type': 'application/json',
        ...(apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        temperature: 0,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content },
        ],
        response_format: { type: 'json_schema', json_schema: { name: answer, strict: true, schema } },
      }),
    });
    if (!response.ok) throw new Error(`The model answered ${response.status}`);
    const completion = readJson(await response.text()) as Completion | null;
    const given = readJson(completion?.choices?.[0]?.message?.content);
    // Where no model is set nothing is compiled, which every start would wait for.
    isAnswer ??= new Ajv().compile<TAnswer>(schema);
    if (!isAnswer(given)) throw new Error(`The model answered something else than ${answer}`);
    return given;
  };
}

function readJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
