import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** Streams that are open, and when each of them was told of a record. */
export interface Listeners {
  readonly size: number;
  /** When each stream named this record next, in milliseconds of `performance.now()`. */
  toldOf(id: string): Promise<readonly number[]>;
  leave(): void;
}

/** Streams that are opened at once: more would be refused while a server is busy with them. */
const atOnce = 50;

/** Opens a stream for each token, at the servers in turn. */
export async function openListeners(
  addresses: readonly string[],
  tokens: readonly string[],
): Promise<Listeners> {
  const answers: IncomingMessage[] = [];
  for (let from = 0; from < tokens.length; from += atOnce)
    answers.push(
      ...(await Promise.all(
        tokens
          .slice(from, from + atOnce)
          .map((token, at) => openStream(addresses[(from + at) % addresses.length] ?? '', token)),
      )),
    );
  return {
    size: answers.length,
    toldOf: (id) => Promise.all(answers.map((answer) => toldOn(answer, id))),
    leave() {
      for (const answer of answers) answer.destroy();
    },
  };
}

async function openStream(address: string, token: string): Promise<IncomingMessage> {
  const request = get(`${address}/api/events`, {
    agent: false,
    headers: { Authorization: `Bearer ${token}` },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200)
    throw new Error(`A stream was refused with ${answer.statusCode ?? 'nothing'}`);
  answer.on('error', () => undefined).resume();
  return answer;
}

function toldOn(answer: IncomingMessage, id: string): Promise<number> {
  return new Promise((resolve) => {
    const hear = (part: Buffer) => {
      if (!part.includes(id)) return;
      answer.off('data', hear);
      resolve(performance.now());
    };
    answer.on('data', hear);
  });
}
