import { useSelector } from '@xstate/react';
import type { ActorRef, Snapshot } from 'xstate';
import type { PhotoEvent, WithPhotos } from '../../../machines/kit/photo-form.ts';
import type { PhotoOptions } from '../../platform/photos.ts';
import { isInsideApp, openOutside } from '../../platform/in-app.ts';
import { useDeviceScope, useUserScope } from '../../workflow/scopes.ts';
import { useGridPhotos } from './use-grid-photos.ts';
import { useTakePhotos } from './use-take-photos.ts';
import type { PhotoFormProps } from './views/photo-field.tsx';

type PhotoFormSnapshot = Snapshot<unknown> & {
  readonly context: WithPhotos;
  hasTag(tag: 'upload:sending'): boolean;
};

/** The part of an actor that every form of photos has. */
type PhotoFormActor = Pick<ActorRef<PhotoFormSnapshot, PhotoEvent>, 'getSnapshot' | 'subscribe' | 'send'>;

/** Connects the form of photos of a chart with what the device keeps of them: their pictures, and files that are chosen. */
export function usePhotoForm(form: PhotoFormActor, options: PhotoOptions = {}): PhotoFormProps {
  const { blobs } = useUserScope().journal;
  const { inLine } = useDeviceScope().platform;
  const photos = useSelector(form, ({ context }) => context.photos);
  const isSending = useSelector(form, (snapshot) => snapshot.hasTag('upload:sending'));
  return {
    photos: useGridPhotos(blobs, photos, isSending),
    openOutside: isInsideApp(navigator) ? () => openOutside(inLine(), location.href) : undefined,
    ...useTakePhotos(blobs, (kept) => form.send({ type: 'photos.add', photos: kept }), options),
  };
}
