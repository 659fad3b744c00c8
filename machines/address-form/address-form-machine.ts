import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import {
  fillFromMap,
  findAddressFaults,
  fitsPhone,
  noPlace,
  photosBySubject,
  placeOf,
} from '../../domain/places/address-form.ts';
import type { AddressTextField, MapResult } from '../../domain/places/address-form.ts';
import type { Address } from '../../domain/contract.ts';
import { maxPlacePhotos, maxShopPhotos } from '../../domain/limits.ts';
import type { Located } from '../../domain/places/map-position.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { addPhotos, allSent } from '../../domain/photos/photos.ts';
import type { ChosenPhoto } from '../../domain/photos/photos.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { choosingPhotos, photoForm, photoUploads, refusedWith } from '../kit/photo-form.ts';
import type { PhotoEvent, UploadInput, UploadOutcome } from '../kit/photo-form.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';
import { addInput, chosenPhoto, isTouched, restOn, updateInput } from './held-address.ts';
import type { AddAddressInput, AddressFormContext, UpdateAddressInput } from './held-address.ts';

export type AddressFormEvent =
  | (Stamp &
      (
        | { readonly type: 'form.open'; readonly groupId: string; readonly address: Address | null }
        | { readonly type: 'form.close' | 'form.save' | 'form.edit' | 'form.retry' | 'form.discard' }
        | { readonly type: 'field.change'; readonly field: AddressTextField; readonly text: string }
        | { readonly type: 'phone.change'; readonly index: number; readonly text: string }
        | { readonly type: 'phone.add' }
        | { readonly type: 'phone.remove'; readonly index: number }
        | { readonly type: 'shopPhoto.remove' | 'placePhoto.remove' }
        | { readonly type: 'placePhoto.add'; readonly photos: readonly ChosenPhoto[] }
        | PhotoEvent
        | { readonly type: 'position.locate' | 'position.remove' | 'locate.interrupted' }
        | { readonly type: 'place.take'; readonly place: MapResult }
      ))
  | DeliveryEvent;

type SaveOutcome = Outcome<Address>;

export type AddressFormEmitted =
  | { readonly type: 'address.accepted'; readonly address: Address }
  | { readonly type: 'address.failed'; readonly intent: 'save' };

const photoPart = photoForm<AddressFormContext>(() => maxShopPhotos);

export const addressFormMachine = setup({
  types: {
    context: {} as AddressFormContext,
    events: {} as AddressFormEvent,
    emitted: {} as AddressFormEmitted,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: {
    uploadV2: fromPromise<UploadOutcome, UploadInput>(notProvided),
    locate: fromPromise<Located>(notProvided),
    addAddress: fromPromise<SaveOutcome, AddAddressInput>(notProvided),
    updateAddress: fromPromise<SaveOutcome, UpdateAddressInput>(notProvided),
  },
  guards: {
    ...photoPart.guards,
    fitsPhotos: ({ context, event }) => photoPart.guards.fitsPhotos({ context: ofShop(context), event }),
    fitsPlacePhoto: ({ context, event }) => chosenPlacePhotos(context, event) !== null,
    isUntouched: ({ context }) => !isTouched(context),
    isTouched: ({ context }) => isTouched(context),
    hasFault: ({ context: { form } }) => findAddressFaults(form).length > 0,
    fitsPhone: ({ context: { form } }) => fitsPhone(form),
    hasPhones: ({ context: { form } }) => form.phones.length > 1,
    isNewAndSent: ({ context: { seen, photos } }) => seen === null && allSent(photos),
    isLocated: (_, located: Located) => located.ok,
    isNew: ({ context }) => context.seen === null,
    isAccepted: (_, outcome: SaveOutcome) => outcome.ok,
  },
  actions: {
    takePhotos: assign(({ context, event }) => {
      const { photos, mistake } = photoPart.takePhotos({ context: ofShop(context), event });
      return { photos: [...photos, ...photosBySubject(context).place], mistake };
    }),
    takePlacePhoto: assign(({ context, event }) => {
      const [photo] = chosenPlacePhotos(context, event) ?? [];
      return photo === undefined ? {} : { photos: [...context.photos, photo], placeBlobId: photo.blobId };
    }),
    refusePhotos: assign(photoPart.refusePhotos),
    removePhoto: assign(({ context, event }) => {
      assertEvent(event, 'photo.remove');
      const { placeBlobId } = context;
      return {
        ...photoPart.removePhoto({ context, event }),
        placeBlobId: event.blobId === placeBlobId ? null : placeBlobId,
      };
    }),
    retryPhoto: assign(photoPart.retryPhoto),
    takeUpload: assign(photoPart.takeUpload),
    failUpload: assign(photoPart.failUpload),
    takeAddress: assign(({ event }) => {
      assertEvent(event, 'form.open');
      return { groupId: event.groupId, ...restOn(event.address) };
    }),
    takeText: assign(({ context, event }) => {
      assertEvent(event, 'field.change');
      return {
        form: { ...context.form, [event.field]: event.text },
        faults: context.faults.filter(({ field }) => field !== event.field),
      };
    }),
    takePhone: assign(({ context: { form, faults }, event }) => {
      assertEvent(event, 'phone.change');
      const phones = form.phones.map((phone, at) => (at === event.index ? event.text : phone));
      return {
        form: { ...form, phones },
        faults: faults.filter(({ field, at }) => field !== 'phone' || at !== event.index),
      };
    }),
    addPhone: assign({ form: ({ context: { form } }) => ({ ...form, phones: [...form.phones, ''] }) }),
    removePhone: assign(({ context: { form, faults }, event }) => {
      assertEvent(event, 'phone.remove');
      return {
        form: { ...form, phones: form.phones.filter((_, at) => at !== event.index) },
        faults: faults.filter(({ field }) => field !== 'phone'),
      };
    }),
    removeShopPhoto: assign({ shopPhoto: '' }),
    removePlacePhoto: assign({ place: ({ context: { place } }) => ({ ...place, photo: '' }) }),
    takePlace: assign(({ context, event }) => {
      assertEvent(event, 'place.take');
      const photo = chosenPhoto(context) || event.place.photo;
      return {
        place: { ...placeOf(event.place), photo },
        form: fillFromMap(context.form, event.place),
        obstacle: null,
      };
    }),
    removePlace: assign(({ context }) => ({ place: { ...noPlace, photo: chosenPhoto(context) } })),
    takePosition: assign(({ context }, located: Located) => {
      if (!located.ok) return { obstacle: located.why };
      const { latitude, longitude } = located;
      return { place: { latitude, longitude, photo: chosenPhoto(context) }, obstacle: null };
    }),
    noteUnavailable: assign({ obstacle: 'unavailable' }),
    giveUp: assign(({ context: { seen } }) => restOn(seen)),
    showFaults: assign({ faults: ({ context: { form } }) => findAddressFaults(form) }),
    keepKey: assign(({ event }) => {
      assertEvent(event, 'form.save');
      return { key: event.key ?? '', faults: [], mistake: null, obstacle: null, problem: null };
    }),
    takeProblem: assign(({ context }, outcome: SaveOutcome) =>
      outcome.ok ? {} : refusedWith(context, outcome.problem),
    ),
    takeSaved: assign((_, outcome: SaveOutcome) => (outcome.ok ? restOn(outcome.value) : {})),
    emitSaved: emit((_, outcome: SaveOutcome) => {
      if (!outcome.ok) throw new Error('only what was accepted is saved');
      return { type: 'address.accepted', address: outcome.value };
    }),
    emitFailed: emit({ type: 'address.failed', intent: 'save' }),
  },
}).createMachine({
  id: 'address-form',
  description: 'An address: what is typed of it, its place and its picture, kept as a draft and saved once.',
  context: { groupId: '', ...restOn(null) },
  type: 'parallel',
  states: {
    uploads: { ...photoUploads, on: { 'form.discard': '.idle' } },
    form: {
      initial: 'closed',
      states: {
        closed: { tags: ['settled'], on: { 'form.open': { target: 'editing', actions: 'takeAddress' } } },
        editing: {
          tags: ['editable'],
          initial: 'typing',
          on: {
            'form.open': { target: '.typing', guard: 'isUntouched', actions: 'takeAddress' },
            'form.close': { target: 'closed', guard: 'isUntouched' },
            'form.discard': { target: 'closed', actions: 'giveUp' },
            'field.change': { actions: 'takeText' },
            'phone.change': { actions: 'takePhone' },
            'phone.add': { guard: 'fitsPhone', actions: 'addPhone' },
            'phone.remove': { guard: 'hasPhones', actions: 'removePhone' },
            'shopPhoto.remove': { actions: 'removeShopPhoto' },
            'placePhoto.remove': { actions: 'removePlacePhoto' },
            'placePhoto.add': { guard: 'fitsPlacePhoto', actions: 'takePlacePhoto' },
            ...choosingPhotos,
            'position.locate': '.locating',
            'position.remove': { actions: 'removePlace' },
            'place.take': { target: '.typing', actions: 'takePlace' },
            'form.save': [
              { guard: 'hasFault', actions: 'showFaults' },
              { target: 'awaitingPhotos', guard: 'isTouched', actions: 'keepKey' },
            ],
          },
          states: {
            typing: {},
            refused: { entry: 'emitFailed' },
            locating: {
              invoke: {
                id: 'locate',
                src: 'locate',
                onDone: answered(
                  { target: 'typing', guard: 'isLocated', actions: ['takePosition'] },
                  { target: 'unlocated', actions: ['takePosition'] },
                ),
                onError: { target: 'unlocated', actions: 'noteUnavailable' },
              },
              on: { 'locate.interrupted': 'typing' },
            },
            unlocated: {},
          },
        },
        awaitingPhotos: {
          tags: ['busy', 'delivery:photos'],
          always: [
            { target: 'adding', guard: 'isNewAndSent' },
            { target: 'updating', guard: 'areAllSent' },
            { target: 'editing', guard: 'hasFailedPhoto' },
          ],
          on: { 'form.edit': 'editing' },
        },
        adding: write({
          service: 'addAddress',
          input: ({ context }: { readonly context: AddressFormContext }) => addInput(context),
          onDone: [
            { target: 'saved', guard: 'isAccepted', actions: ['takeSaved', 'emitSaved'] },
            { target: 'editing.refused', actions: ['takeProblem'] },
          ],
        }),
        updating: write({
          service: 'updateAddress',
          input: ({ context }: { readonly context: AddressFormContext }) => updateInput(context),
          onDone: [
            { target: 'saved', guard: 'isAccepted', actions: ['takeSaved', 'emitSaved'] },
            { target: 'editing.refused', actions: ['takeProblem'] },
          ],
        }),
        unreachable: {
          entry: 'emitFailed',
          tags: ['delivery:unreachable'],
          on: { 'form.retry': [{ target: 'adding', guard: 'isNew' }, { target: 'updating' }] },
        },
        saved: { tags: ['settled'], on: { 'form.open': { target: 'editing', actions: 'takeAddress' } } },
      },
    },
  },
});

/** The form without the picture of the place. */
function ofShop(context: AddressFormContext): AddressFormContext {
  return { ...context, photos: photosBySubject(context).shop };
}

/** What was chosen as the picture of the place; null where that is too much, or there is one. */
function chosenPlacePhotos({ placeBlobId }: AddressFormContext, event: AddressFormEvent) {
  assertEvent(event, 'placePhoto.add');
  return placeBlobId === null ? addPhotos([], event.photos, maxPlacePhotos) : null;
}

export const addressFormWorkflow = defineWorkflow({
  name: 'address-form',
  machine: addressFormMachine,
  services: { uploadV2: 'write', locate: 'once', addAddress: 'write', updateAddress: 'write' },
  journalled: true,
  fields: { 'field.change': 'text', 'phone.change': 'text' },
  settles: true,
});
