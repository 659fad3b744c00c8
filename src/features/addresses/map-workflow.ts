import type { MapPosition } from '../../../domain/map-position.ts';
import { mapZoom } from '../../../domain/map-position.ts';
import { mapPickerWorkflow } from '../../../machines/map-picker/map-picker-machine.ts';
import type { PlaceAtInput, PlacesInput } from '../../../machines/map-picker/chosen-place.ts';
import type { Api } from '../../api/api.ts';
import { pause } from '../../api/pause.ts';
import { readOperation } from '../../api/read-operation.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { locateDevice } from '../../platform/geolocation.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** Milliseconds of rest in typing before places are searched. */
const searchRestMs = 250;
/** Milliseconds of rest of the map before it is asked what is there. */
const pinRestMs = 400;

/** The map picker of an address, whose id it has. */
export const mapPickerClient = defineClientWorkflow(mapPickerWorkflow, {
  scope: 'person',
  services: ({ device: { platform } }) => mapPickerServices(platform.api),
  input: () => undefined,
});

/** The services of the map-picker chart over HTTP and of the device. */
function mapPickerServices(api: Api) {
  const places: ServiceOf<'places', PlacesInput> = {
    kind: 'read',
    async run({ text, language, mode, near, isFinal }, signal) {
      if (!isFinal) await pause(searchRestMs, signal);
      const query = { q: text, lang: language, mode, is_final: isFinal, ...near };
      return await readOperation(api, 'places', { query }, signal);
    },
  };
  const placeAt: ServiceOf<'placeAt', PlaceAtInput> = {
    kind: 'read',
    async run({ latitude, longitude, language }, signal) {
      await pause(pinRestMs, signal);
      const query = { latitude, longitude, lang: language };
      return await readOperation(api, 'placeAt', { query }, signal);
    },
  };
  const staticMap: ServiceOf<'staticMap', MapPosition> = {
    kind: 'read',
    run: ({ latitude, longitude }, signal) =>
      readOperation(api, 'staticMap', { body: { latitude, longitude, zoom: mapZoom.kept } }, signal),
  };
  return {
    locate: { kind: 'read', run: () => locateDevice(navigator.geolocation) },
    places,
    placeAt,
    staticMap,
  } as const;
}
