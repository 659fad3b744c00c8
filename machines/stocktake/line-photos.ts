import { assertEvent } from 'xstate';
import { maxStockPhotos } from '../../domain/limits.ts';
import { addPhotos, hasRepeats, removePhoto, retryPhoto } from '../../domain/photos/photos.ts';
import type { ChosenPhoto, KeptPhoto } from '../../domain/photos/photos.ts';
import { isRecorded } from '../../domain/stock/stocktake.ts';
import { changeLine, lineOf } from '../../domain/stock/stocktake-sheet.ts';
import type { StocktakeContext, StocktakeEvent } from './stocktake-types.ts';

interface Held {
  readonly context: StocktakeContext;
  readonly event: StocktakeEvent;
}

/** The photos of the lines: each line has its own, up to `maxStockPhotos`, which stay on the device until they are confirmed. */
export const linePhotos = {
  guards: {
    fitsPhotos({ context, event }: Held): boolean {
      assertEvent(event, 'photos.add');
      const line = lineOf(context, event.productId);
      const has = line === undefined ? event.productId === context.shown : !isRecorded(line);
      return has && added(context, event.productId, event.photos) !== null;
    },
  },
  takePhotos({ context, event }: Held) {
    assertEvent(event, 'photos.add');
    const { productId, photos: chosen } = event;
    const own = photosOf(context, productId);
    const all = added(context, productId, chosen) ?? own;
    const ids = all.map(({ blobId }) => blobId);
    const mistake: 'repeatedPhoto' | null = hasRepeats(own, chosen) ? 'repeatedPhoto' : null;
    const photos = [...context.photos.filter((photo) => !own.includes(photo)), ...all];
    return productId === context.shown
      ? { photos, mistake, draft: { ...context.draft, photos: ids } }
      : { photos, mistake, lines: changeLine(context, productId, { photos: ids }).lines };
  },
  refusePhotos: { mistake: 'tooManyPhotos' },
  removePhoto({ context, event }: Held) {
    assertEvent(event, 'photo.remove');
    const without = (photos: readonly string[]) => photos.filter((blobId) => blobId !== event.blobId);
    return {
      photos: removePhoto(context.photos, event.blobId),
      draft: { ...context.draft, photos: without(context.draft.photos) },
      lines: context.lines.map((line) =>
        line.photos.includes(event.blobId) ? { ...line, photos: without(line.photos) } : line,
      ),
    };
  },
  retryPhoto({ context, event }: Held) {
    assertEvent(event, 'photo.retry');
    return { photos: retryPhoto(context.photos, event.blobId) };
  },
} as const;

/** The photos of a product: those being entered where it is shown, else those of its line. */
function photosOf(context: StocktakeContext, productId: string): readonly KeptPhoto[] {
  const ids = productId === context.shown ? context.draft.photos : (lineOf(context, productId)?.photos ?? []);
  return context.photos.filter(({ blobId }) => ids.includes(blobId));
}

function added(context: StocktakeContext, productId: string, chosen: readonly ChosenPhoto[]) {
  return addPhotos(photosOf(context, productId), chosen, maxStockPhotos);
}
