import { defaultCentre } from '../../domain/places/map-position.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { Place } from './chosen-place.ts';
import type { mapPickerMachine } from './map-picker-machine.ts';

const platinum: Place = {
  place_name: 'Platinum Fashion Mall',
  address: 'Ratchathewi, Bangkok 10400',
  latitude: 13.7503,
  longitude: 100.5394,
  attribution: 'GeoNames',
};

export const mapPickerSamples: WorkflowSamples<typeof mapPickerMachine> = {
  inputs: [null],
  events: [
    { type: 'map.open', position: null, typed: '', mode: 'restricted' },
    { type: 'map.open', position: platinum, typed: 'Soi 19', mode: 'global' },
    { type: 'map.close' },
    { type: 'map.move', position: defaultCentre },
    { type: 'position.locate' },
    { type: 'search.type', text: 'Platinum' },
    { type: 'search.type', text: ' ' },
    { type: 'search.mode', mode: 'global' },
    { type: 'search.submit' },
    { type: 'search.leave' },
    { type: 'place.pick', place: platinum },
    { type: 'text.take', takesText: true },
    { type: 'tiles.failed' },
    { type: 'tiles.shown' },
    { type: 'place.confirm' },
  ],
  answers: {
    locate: [
      { ok: true, latitude: 13.7563, longitude: 100.5018, accuracy: 18 },
      { ok: true, latitude: 48.86, longitude: 2.35, accuracy: 18 },
      { ok: false, why: 'unsupported' },
      { ok: false, why: 'denied' },
      { ok: false, why: 'timedOut' },
      { ok: false, why: 'unavailable' },
    ],
    places: [
      accepted({ items: [platinum], isFallback: true }),
      accepted({ items: [], isFallback: false }),
      refused(sampleProblem(503, 'not_configured')),
    ],
    placeAt: [
      accepted({ ...platinum, latitude: defaultCentre.latitude, longitude: defaultCentre.longitude }),
      refused(sampleProblem(404, 'not_found')),
    ],
    staticMap: [accepted({ filepath: '/api/files/map.png' }), refused(sampleProblem(503, 'map_unreachable'))],
  },
};
