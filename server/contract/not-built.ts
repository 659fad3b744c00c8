import { Refusal } from '../http/refusal.ts';

/** Of an operation that the contract has and the server doesn't. */
export async function notBuilt(): Promise<never> {
  throw new Refusal('not_built');
}
