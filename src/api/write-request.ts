import type { operations, paths } from '../../domain/contract.gen.ts';
import type { WriteRequest } from '../../domain/service.ts';

type JsonBody<Operation> = Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
  ? Body
  : never;

/** The exact request of a write by POST, its body typed from the contract. */
export function postRequest<Id extends keyof operations>(
  key: string,
  path: keyof paths,
  body: JsonBody<operations[Id]>,
): WriteRequest {
  return { key, method: 'POST', path: `/api${path}`, body: { kind: 'json', text: JSON.stringify(body) } };
}
