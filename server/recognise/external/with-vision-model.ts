import type { ModelSettings } from '../../external-models/ask-model.ts';
import { RecognitionRefused } from '../recognition-refused.ts';
import type { Recogniser } from '../recogniser.ts';
import { noHints } from '../table/header-words.ts';
import { readGrids } from '../read-grids.ts';
import { readByVisionModel } from './vision-model.ts';

/** A recogniser that asks a vision model for pictures, and where that fails reads them as it did before. */
export function withVisionModel(
  recogniser: Recogniser,
  settings: ModelSettings,
  onFailure: (error: unknown) => void,
): Recogniser {
  return {
    ...recogniser,
    async read(bytes, contentType, options) {
      if (contentType.startsWith('image/')) {
        try {
          // The model names the columns itself.
          const { rows } = readGrids([await readByVisionModel(bytes, settings)], noHints);
          return { rows, columns: [] };
        } catch (error) {
          // No goods, or too many, is no failure of the model.
          if (!(error instanceof RecognitionRefused)) onFailure(error);
        }
      }
      return await recogniser.read(bytes, contentType, options);
    },
  };
}
