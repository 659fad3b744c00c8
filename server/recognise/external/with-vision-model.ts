import { RecognitionRefused } from '../recognition-refused.ts';
import type { Recogniser } from '../recogniser.ts';
import { rowsOfGrids } from '../rows-of-grids.ts';
import { readByVisionModel } from './vision-model.ts';
import type { VisionSettings } from './vision-model.ts';

/** A recogniser that asks a vision model for pictures, and where that fails reads them as it did before. */
export function withVisionModel(
  recogniser: Recogniser,
  settings: VisionSettings,
  onFailure: (error: unknown) => void,
): Recogniser {
  return {
    ...recogniser,
    async read(bytes, contentType, onPage) {
      if (contentType.startsWith('image/')) {
        try {
          return rowsOfGrids([await readByVisionModel(bytes, settings)]);
        } catch (error) {
          // No goods, or too many, is no failure of the model.
          if (!(error instanceof RecognitionRefused)) onFailure(error);
        }
      }
      return await recogniser.read(bytes, contentType, onPage);
    },
  };
}
