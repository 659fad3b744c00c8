import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import { refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { UploadInput, UploadOutcome } from '../../machines/kit/photo-form.ts';
import { productCoverMachine } from '../../machines/product-cover/product-cover-machine.ts';
import type { SetCoverInput } from '../../machines/product-cover/product-cover-machine.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import type { Language } from '../../src/i18n/language.ts';
import { CardCover } from '../../src/features/product-form/views/card-cover.tsx';
import { CoverPictures } from '../../src/features/product-form/views/cover-pictures.tsx';
import { show } from './show.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

type CoverOutcome = Outcome<Product>;

const nowhere = fromPromise<CoverOutcome, SetCoverInput>(async () => {
  throw new Error('the picture is not on this device any more');
});

const lost = fromPromise<UploadOutcome, UploadInput>(async () => {
  throw new Error('the file is no longer on this device');
});

const refusing = fromPromise<CoverOutcome, SetCoverInput>(async () =>
  refused(sampleProblem(403, 'forbidden')),
);

/** The first picture of a product that was chosen, while nothing can be sent or the server refuses it. */
function chosenCover(isRefused = false) {
  const setupSkuCover = isRefused ? refusing : nowhere;
  const cover = createActor(productCoverMachine.provide({ actors: { setupSkuCover } }), {
    input: { skuId: 'sku-1' },
  }).start();
  cover.send({ type: 'cover.choose', cover: '/api/files/second.jpg', key: 'key-1' });
  return cover;
}

/** On a card as narrow as two beside the categories of a small phone. */
async function showOnCard(language: Language = 'en') {
  const cover = chosenCover();
  const screen = await show(
    <div style={{ width: 128 }} data-card>
      <CardCover cover={cover} picture={undefined} />
    </div>,
    { language },
  );
  return { cover, screen };
}

describe('a new cover that could not be sent', () => {
  test('is tried again or discarded on its card', async () => {
    const { cover, screen } = await showOnCard();
    await expect.element(screen.getByText('Not sent')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Not sent')).toBeVisible();
    await screen.getByRole('button', { name: 'Discard this new cover' }).click();
    expect(cover.getSnapshot().value).toBe('resting');
    expect(document.querySelector('[data-card]')?.textContent).toBe('');
  });

  test.each(['zh', 'en', 'th'] as const)('in %s keeps its buttons within the card', async (language) => {
    await showOnCard(language);
    await expect.poll(() => document.querySelectorAll('[data-card] button').length).toBe(2);
    const card = document.querySelector('[data-card]');
    const right = card?.getBoundingClientRect().right ?? 0;
    const buttons = [...document.querySelectorAll('[data-card] button')];
    const beyond = buttons.filter(
      (button) => button.getBoundingClientRect().right > right || button.scrollWidth > button.clientWidth,
    );
    expect(beyond.map(({ textContent }) => textContent)).toEqual([]);
    await expectNoFaults();
  });

  test('is discarded on the page of its product', async () => {
    const cover = chosenCover();
    const screen = await show(
      <CoverPictures
        pictures="/api/files/first.jpg,/api/files/second.jpg"
        onFile={() => undefined}
        onChoose={() => undefined}
        opened={(render) => render({ cover, picture: undefined })}
      />,
    );
    await screen.getByRole('button', { name: 'Discard this new cover' }).click();
    expect(cover.getSnapshot().value).toBe('resting');
  });
});

describe('a new cover whose photo is not on this device any more', () => {
  test('says so on the page of its product, and is only discarded', async () => {
    const cover = createActor(productCoverMachine.provide({ actors: { uploadV2: lost } }), {
      input: { skuId: 'sku-1' },
    }).start();
    cover.send({ type: 'cover.take', photo: samplePhoto, key: 'key-1' });
    const picture = { id: 'photo-1', url: null, status: 'kept', percent: 0, usedBefore: false } as const;
    const screen = await show(
      <CoverPictures
        pictures="/api/files/first.jpg"
        onFile={() => undefined}
        onChoose={() => undefined}
        opened={(render) => render({ cover, picture })}
      />,
    );
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('The photo is no longer on this device: choose it again');
    expect(screen.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Discard this new cover' }).click();
    expect(cover.getSnapshot().value).toBe('resting');
  });
});

describe('a new cover that the server refuses', () => {
  test('says why on its card until that is read', async () => {
    const cover = chosenCover(true);
    const screen = await show(<CardCover cover={cover} picture={undefined} />);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/^The cover could not be set: ./);
    await screen.getByRole('button', { name: 'Got it' }).click();
    expect(cover.getSnapshot().value).toBe('resting');
  });
});
