import { serialize } from 'node:v8';

/**
 * Bytes of values as IndexedDB writes them: by V8's own structured clone, without keys and the browser's few bytes before each.
 * Values are as the page hands them out, with the lengths of buffers instead of buffers.
 */
export function sizeOf(values: readonly unknown[]): number {
  return values.reduce<number>((sum, value) => sum + serialize(withBuffers(value)).length, 0);
}

function withBuffers(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'object' && part !== null && 'bufferBytes' in part
      ? new ArrayBuffer(Number(part.bufferBytes))
      : part,
  );
}
