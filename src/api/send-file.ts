import type { Reply } from '../../domain/answer.ts';

interface FileRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  readonly signal: AbortSignal;
  /** Percent of the bytes that are up; `fetch` cannot tell. */
  readonly onProgress: (percent: number) => void;
}

/** Sends a file and answers the reply; rejects when there is none. */
export function sendFile({ method, url, headers, form, signal, onProgress }: FileRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onload = () => {
      const retryAfter = Number(request.getResponseHeader('Retry-After') ?? Number.NaN);
      resolve({
        status: request.status,
        body: parse(request.responseText),
        ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
      });
    };
    request.onerror = () => reject(new Error('Network error'));
    request.onabort = () => reject(new Error('Aborted'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
