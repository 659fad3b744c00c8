import {
  contractOperations,
  refusalSchema,
  type ContractOperation,
} from '../../server/contract/contract-document.ts';
import { compileBodySchema } from '../../server/contract/validation.ts';

const isRefusal = compileBodySchema(refusalSchema);
const successChecks = new Map(
  contractOperations.map(({ id, success }) => [id, success === null ? null : compileBodySchema(success)]),
);

/** Violations of the contract in an answer; empty when there are none. */
export function contractFaults(method: string, path: string, status: number, body: unknown): unknown[] {
  if (status >= 400) return isRefusal(body) ? [] : [...(isRefusal.errors ?? [])];
  const operation = findOperation(method, path);
  const check = operation && successChecks.get(operation.id);
  if (!check) return operation ? [] : [`${method} ${path} is not in the contract`];
  return status === 200 && check(body) ? [] : [...(check.errors ?? [`status ${status}`])];
}

function findOperation(method: string, path: string): ContractOperation | undefined {
  const plain = path.split('?')[0] ?? path;
  return contractOperations.find(
    (operation) =>
      operation.method === method && new RegExp(`^${operation.url.replace(/:\w+/g, '[^/]+')}$`).test(plain),
  );
}
