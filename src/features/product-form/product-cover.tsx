import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../domain/contract.ts';
import type { ChosenPhoto, KeptPhoto } from '../../../domain/photos/photos.ts';
import type { ProductCoverEvent } from '../../../machines/product-cover/product-cover-machine.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { useQuestions } from '../../workflow/use-questions.ts';
import { useUnsent } from '../../workflow/use-unsent.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { useGridPhotos } from '../photos/use-grid-photos.ts';
import { useTakePhotos } from '../photos/use-take-photos.ts';
import { productCoverClient } from './product-form-workflows.ts';
import { CoverPictures } from './views/cover-pictures.tsx';
import type { ShownCover } from './views/shown-cover.ts';

/** The cover of a product, whose workflow is opened only where there is something to do or to say: `isAsked`, or a change not sent. */
export function useCover(skuId: string, isAsked = false) {
  const { t } = useTranslation();
  const showToast = useToast();
  const { journal, directory } = useUserScope();
  const [isUsed, setIsUsed] = useState(false);
  const isUnsent = useUnsent().some(({ stream }) => stream === streamOf(skuId));
  async function send(event: ProductCoverEvent): Promise<void> {
    const { actor } = (await directory.open(productCoverClient, skuId)).getStatus();
    if (actor.getSnapshot().can(event)) {
      actor.send(event);
      setIsUsed(true);
    } else showToast(t('productForm.cover.busy'));
  }
  const begin = (event: ProductCoverEvent) =>
    void send(event).catch(() => showToast(t('journal.failed.title')));
  const { onPhotos } = useTakePhotos(journal.blobs, ([photo]) => {
    if (photo !== undefined) begin({ type: 'cover.take', photo });
  });
  return {
    take: (file: File) => onPhotos([file]),
    choose: (cover: string) => begin({ type: 'cover.choose', cover }),
    /** Shows where it stands, if there is anything. */
    opened: (show: (cover: ShownCover) => ReactNode) =>
      (isUsed || isUnsent || isAsked) && (
        <Suspense>
          <OpenedCover skuId={skuId} show={show} />
        </Suspense>
      ),
  };
}

const streamOf = (skuId: string) => `product-cover/${skuId}`;

interface OpenedCoverProps {
  readonly skuId: string;
  readonly show: (cover: ShownCover) => ReactNode;
}

function OpenedCover({ skuId, show }: OpenedCoverProps) {
  const { blobs } = useUserScope().journal;
  const { actor } = useWorkflow(productCoverClient, skuId);
  const photo = useSelector(actor, ({ context }) => context.photo);
  const isSending = useSelector(actor, (snapshot) => snapshot.matches({ uploading: 'sending' }));
  const [picture] = useGridPhotos(blobs, photo === null ? [] : [keptPhoto(photo)], isSending);
  return show({ cover: actor, picture });
}

function keptPhoto(photo: ChosenPhoto): KeptPhoto {
  return { ...photo, status: 'kept', filepath: null, problem: null, usedFor: [] };
}

/** The pictures of a product: one of them, or a new one, becomes the first. */
export function PageCover({ product }: { readonly product: Product }) {
  const isAsked = useQuestions().questions.some(({ stream }) => stream === streamOf(product.id));
  const { take, choose, opened } = useCover(product.id, isAsked);
  return <CoverPictures pictures={product.image_urls} onFile={take} onChoose={choose} opened={opened} />;
}
