import { readLanguage } from '../../../domain/languages.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { MapPosition } from '../../../domain/places/map-position.ts';
import type { ReadService } from '../../../domain/service.ts';
import { mapPickerWorkflow } from '../../../machines/map-picker/map-picker-machine.ts';
import type { FoundPlaces, PlacesInput } from '../../../machines/map-picker/chosen-place.ts';
import type { ReadApi } from '../../api/api.ts';
import { pause, restTyping } from '../../api/pause.ts';
import { readOperation } from '../../api/read-operation.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { locateDevice } from '../../platform/geolocation.ts';
import type { Platform } from '../../workflow/platform.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** Milliseconds of rest of the map before it is asked what is there. */
const pinRestMs = 400;

/** The map picker of an address, whose id it has. */
export const mapPickerClient = defineClientWorkflow(mapPickerWorkflow, {
  scope: 'person',
  services: ({ device: { platform } }) => mapPickerServices(platform),
  input: () => undefined,
});

/** The services of the map-picker chart over HTTP and of the device. */
function mapPickerServices({ api, device }: Platform) {
  // Nobody is asked to sign in amid a word: that is early enough when the address is sent.
  const whileTyping: ReadApi = { ...api, sessionEnd: () => null };
  const language = () => readLanguage(device.language());
  const places: ReadService<PlacesInput, Outcome<FoundPlaces>> = {
    kind: 'read',
    async run({ text, mode, near, isFinal }, signal) {
      if (!isFinal) await restTyping(signal);
      if (mode === 'areas') {
        const query = { q: text, lang: language(), mode: 'restricted', areas: true, ...near } as const;
        return foundPlaces(await readOperation(whileTyping, 'places', { query }, signal));
      }
      const query = { q: text, lang: language(), mode, is_final: isFinal, ...near };
      return foundPlaces(await readOperation(api, 'places', { query }, signal));
    },
  };
  const placeAt: ServiceOf<'placeAt', MapPosition> = {
    kind: 'read',
    async run(position, signal) {
      await pause(pinRestMs, signal);
      return await readOperation(api, 'placeAt', { query: { ...position, lang: language() } }, signal);
    },
  };
  const staticMap: ServiceOf<'staticMap', MapPosition> = {
    kind: 'read',
    run: (position, signal) => readOperation(api, 'staticMap', { body: position }, signal),
  };
  return {
    locate: { kind: 'read', run: () => locateDevice(navigator.geolocation) },
    places,
    placeAt,
    staticMap,
  } as const;
}

/** Of a map service that does not answer the server says so with each built-in place, or by a refusal where it has none either. */
export function foundPlaces(outcome: Outcome<DataOf<'places'>>): Outcome<FoundPlaces> {
  if (outcome.ok) {
    const items = outcome.value;
    return accepted({ items, isFallback: items.some(({ is_fallback: standsIn }) => standsIn === true) });
  }
  return outcome.problem.reason === 'map_unreachable' ? accepted({ items: [], isFallback: true }) : outcome;
}
