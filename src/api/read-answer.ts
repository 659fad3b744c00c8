import { classifyReply, readEnvelope, readReason } from '../../domain/answer.ts';
import { maxMessageLength } from '../../domain/limits.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { Answer } from '../../domain/service.ts';

/** The answer did not come, or not from our server: worth another try. */
class Unreachable extends Error {
  override readonly name = 'Unreachable';

  constructor(message: string) {
    super(message.slice(0, maxMessageLength));
  }
}

/** The session is over; the call has to wait for a sign-in. */
class SignedOut extends Error {
  override readonly name = 'SignedOut';
}

/** What openapi-fetch gives for a call. */
interface Reply {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The data of a settled answer, or why it was refused. */
export function outcomeOf<T>({ status, body }: Answer): Outcome<T> {
  const envelope = readEnvelope(body);
  if (status >= 200 && status < 300 && (envelope?.code ?? 0) === 0) return accepted(envelope?.data as T);
  return refused(problemOf(status, body));
}

/** Says that the session is over; answers what the call that met it throws. */
export function endSession(onSignedOut: () => void): SignedOut {
  onSignedOut();
  return new SignedOut('token is expired');
}

/** The server was reached and says that another one, on which the answer depends, was not. */
export const othersUnreachable: readonly string[] = ['line_unreachable', 'map_unreachable'];

/**
 * What a read brought; throws `SignedOut` and `Unreachable`. Where nobody is signed in, `onSignedOut` is null: a 401 is a refusal. What is
 * answered with one of the `told` reasons is a refusal that says why, and can be tried again.
 */
export async function readOutcome<T>(
  call: Promise<Reply>,
  onSignedOut: (() => void) | null,
  told: readonly string[] = othersUnreachable,
): Promise<Outcome<T>> {
  const reply = await call.catch((error: unknown) => {
    throw new Unreachable(error instanceof Error ? error.message : 'Network error');
  });
  const answer = { status: reply.response.status, body: reply.data ?? reply.error };
  const verdict = classifyReply(answer);
  if (verdict.kind === 'signedOut') {
    if (onSignedOut === null) return outcomeOf(answer);
    throw endSession(onSignedOut);
  }
  const outcome = outcomeOf<T>(answer);
  if (verdict.kind === 'answered' || (!outcome.ok && told.includes(outcome.problem.reason))) return outcome;
  throw new Unreachable(`HTTP ${reply.response.status}`);
}

/** The data of an answer, where a refusal is no different from not reaching the server. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Unreachable(outcome.problem.message);
  return outcome.value;
}

function problemOf(status: number, body: unknown): Problem {
  const envelope = readEnvelope(body);
  const details = envelope?.data;
  return {
    status,
    reason: (envelope && readReason(envelope)) ?? 'server_error',
    message: envelope?.message ?? 'Unknown error',
    details: typeof details === 'object' && details !== null ? { ...details } : {},
  };
}
