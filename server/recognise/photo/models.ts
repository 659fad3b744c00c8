import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InferenceSession, Tensor, TensorConstructor } from 'onnxruntime-web';
import { RecognitionRefused } from '../recognition-refused.ts';
import { readerThreads } from '../threads.ts';

/** The part of onnxruntime that is used here. */
interface Runtime {
  readonly InferenceSession: {
    readonly create: (
      model: Uint8Array,
      options: InferenceSession.SessionOptions,
    ) => Promise<InferenceSession>;
  };
  readonly Tensor: TensorConstructor;
  readonly env: { readonly wasm: { numThreads?: number }; logLevel?: string };
}

/** What finds and reads Chinese and Latin text. */
export interface Models {
  /** For each pixel of a picture how likely text is there. */
  readonly find: (picture: Float32Array, width: number, height: number) => Promise<Float32Array>;
  /** For each step of the pictures of so many lines, 48 pixels high and of one width, how likely each sign is there. */
  readonly read: (
    lines: Float32Array,
    count: number,
    width: number,
  ) => Promise<{ scores: Float32Array; steps: number }>;
  /** The sign for each place in the scores; the first is none. */
  readonly signs: readonly string[];
}

type Size = readonly [count: number, height: number, width: number];

/** Height of the picture of a line that the model reads. */
export const lineHeight = 48;

/** Loads the models of a folder that the build has filled. Throws `not_configured` where it has not. */
export async function loadModels(folder: string): Promise<Models> {
  const file = (name: string) => join(folder, name);
  if (!existsSync(file('recognition.onnx'))) throw new RecognitionRefused('not_configured');
  const runtime = (await import(/* @vite-ignore */ pathToFileURL(file('ort.node.min.mjs')).href)) as Runtime;
  runtime.env.wasm.numThreads = readerThreads;
  const options = { executionProviders: ['wasm'], graphOptimizationLevel: 'all' } as const;
  const [finder, reader, words] = await Promise.all([
    readFile(file('detection.onnx')).then((model) => runtime.InferenceSession.create(model, options)),
    readFile(file('recognition.onnx')).then((model) => runtime.InferenceSession.create(model, options)),
    readFile(file('signs.txt'), 'utf8'),
  ]);
  const run = async (session: InferenceSession, data: Float32Array, [count, height, width]: Size) => {
    const [input = '', [output = '']] = [session.inputNames[0], session.outputNames];
    const tensor = new runtime.Tensor('float32', data, [count, 3, height, width]);
    const result: Tensor | undefined = (await session.run({ [input]: tensor }))[output];
    if (!(result?.data instanceof Float32Array)) throw new Error('The model has answered something else');
    return { data: result.data, dims: result.dims };
  };
  return {
    find: async (picture, width, height) => (await run(finder, picture, [1, height, width])).data,
    async read(lines, count, width) {
      const { data, dims } = await run(reader, lines, [count, lineHeight, width]);
      return { scores: data, steps: dims[1] ?? 0 };
    },
    signs: ['', ...words.split('\n').filter((sign) => sign !== ''), ' '],
  };
}
