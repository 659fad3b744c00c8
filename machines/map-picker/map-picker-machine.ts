import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import {
  defaultCentre,
  isInThailand,
  metresBetween,
  type Located,
  type MapPosition,
} from '../../domain/places/map-position.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { begun } from './chosen-place.ts';
import type {
  FoundPlaces,
  MapPickerContext,
  MapPickerEmitted,
  MapPickerEvent,
  Place,
  PlacesInput,
} from './chosen-place.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** The device has found itself since the place was looked up. */
const elsewhere = { target: 'looking', guard: 'isElsewhere' } as const;

export const mapPickerMachine = setup({
  types: {
    context: {} as MapPickerContext,
    events: {} as MapPickerEvent,
    emitted: {} as MapPickerEmitted,
    tags: {} as 'searching',
  },
  actors: {
    locate: fromPromise<Located>(notProvided),
    places: fromPromise<Outcome<FoundPlaces>, PlacesInput>(notProvided),
    placeAt: fromPromise<Outcome<Place>, MapPosition>(notProvided),
    staticMap: fromPromise<Outcome<{ readonly filepath: string }>, MapPosition>(notProvided),
  },
  guards: {
    hasPosition: ({ event }) => event.type === 'map.open' && event.position !== null,
    isElsewhere: ({ context: { pin, looked } }) => metresBetween(pin, looked) > 0,
    isPlaced: ({ context }) => context.isPlaced,
    isSearch: ({ context: { text } }) => text.trim() !== '',
    isAtHome: (_, own: Located) => own.ok && isInThailand(own),
    hasFound: (_, outcome: Outcome<FoundPlaces>) => outcome.ok && outcome.value.items.length > 0,
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'map.open');
      const { position, typed, mode } = event;
      return { ...begun, typed, mode, pin: position ?? defaultCentre, isPlaced: position !== null };
    }),
    takeOwn: assign(({ context: { pin, place } }, own: Located) => {
      if (!own.ok) return {};
      const { latitude, longitude } = own;
      const stays = metresBetween(pin, own) === 0;
      return {
        own,
        pin: { latitude, longitude },
        place: stays ? place : null,
        refusal: null,
        isPlaced: true,
      };
    }),
    takeRefusal: assign((_, own: Located) => ({
      own: null,
      refusal: own.ok ? ('abroad' as const) : own.why,
    })),
    noteUnavailable: assign({ own: null, refusal: 'unavailable' }),
    forgetRefusal: assign({ refusal: null }),
    takePin: assign(({ event }) => {
      assertEvent(event, 'map.move');
      return { pin: event.position, place: null, isPlaced: true };
    }),
    takeSearch: assign(({ event }) => {
      assertEvent(event, 'search.type');
      return { text: event.text, isFinal: false };
    }),
    takeMode: assign(({ event }) => {
      assertEvent(event, 'search.mode');
      return { mode: event.mode };
    }),
    makeFinal: assign({ isFinal: true }),
    takeResults: assign((_, outcome: Outcome<FoundPlaces>) => ({
      results: outcome.ok ? outcome.value.items : [],
      isFallback: outcome.ok && outcome.value.isFallback,
    })),
    forgetResults: assign({ results: [], isFallback: false }),
    pickPlace: assign(({ event }) => {
      assertEvent(event, 'place.pick');
      const { latitude, longitude } = event.place;
      const pin = { latitude, longitude };
      return { place: event.place, pin, looked: pin, refusal: null, isPlaced: true };
    }),
    noteLooked: assign({ looked: ({ context }) => context.pin }),
    takePlace: assign(({ context: { pin } }, outcome: Outcome<Place>) => ({
      place: outcome.ok ? { ...outcome.value, ...pin } : null,
    })),
    takeText: assign(({ event }) => {
      assertEvent(event, 'text.take');
      return { takesText: event.takesText };
    }),
    emitChosen: emit(({ context }, outcome: Outcome<{ readonly filepath: string }>) =>
      chosenOf(context, outcome.ok ? outcome.value.filepath : ''),
    ),
    emitWithout: emit(({ context }) => chosenOf(context, '')),
  },
}).createMachine({
  id: 'map-picker',
  description: 'A map that is moved under a pin, with a search, until a place is confirmed.',
  context: begun,
  type: 'parallel',
  states: {
    map: {
      initial: 'closed',
      on: {
        'map.close': '.closed',
        'map.open': [
          { target: '.choosing.position.resting', guard: 'hasPosition', actions: 'begin', reenter: true },
          { target: '.choosing', actions: 'begin', reenter: true },
        ],
      },
      states: {
        closed: {},
        choosing: {
          type: 'parallel',
          on: {
            'text.take': { actions: 'takeText' },
            'place.confirm': { target: 'confirming', guard: 'isPlaced' },
          },
          states: {
            position: {
              initial: 'locating',
              on: {
                'position.locate': { target: '.locating', actions: 'forgetRefusal' },
                // Whoever moves the map does not want it to jump.
                'map.move': '.resting',
                'place.pick': '.resting',
              },
              states: {
                resting: {},
                locating: {
                  invoke: {
                    id: 'locate',
                    src: 'locate',
                    onDone: answered(
                      { target: 'resting', guard: 'isAtHome', actions: ['takeOwn'] },
                      { target: 'resting', actions: ['takeRefusal'] },
                    ),
                    onError: { target: 'resting', actions: 'noteUnavailable' },
                  },
                },
              },
            },
            pin: {
              initial: 'looking',
              on: {
                'map.move': { target: '.looking', actions: 'takePin' },
                'place.pick': { target: '.known', actions: 'pickPlace' },
              },
              states: {
                looking: {
                  entry: 'noteLooked',
                  always: { target: 'looking', guard: 'isElsewhere', reenter: true },
                  invoke: {
                    id: 'placeAt',
                    src: 'placeAt',
                    input: ({ context: { pin } }) => pin,
                    onDone: answered(
                      { target: 'known', guard: 'isAccepted', actions: ['takePlace'] },
                      { target: 'unknown' },
                    ),
                    onError: 'unreachable',
                  },
                },
                known: { always: elsewhere },
                unknown: { always: elsewhere },
                unreachable: { always: elsewhere },
              },
            },
            tiles: {
              initial: 'shown',
              states: {
                shown: { on: { 'tiles.failed': 'failed' } },
                failed: { on: { 'tiles.shown': 'shown' } },
              },
            },
          },
        },
        confirming: {
          // Whoever does not wait for the picture has chosen the place all the same.
          on: { 'map.close': { target: 'closed', actions: 'emitWithout' } },
          invoke: {
            id: 'staticMap',
            src: 'staticMap',
            input: ({ context: { pin } }) => pin,
            // A place without its picture is a place all the same.
            onDone: answered({ target: 'closed', actions: ['emitChosen'] }),
            onError: { target: 'closed', actions: 'emitWithout' },
          },
        },
      },
    },
    search: {
      initial: 'resting',
      on: {
        'map.open': '.resting',
        'map.close': '.resting',
        'place.pick': '.resting',
        'search.leave': '.resting',
        'search.type': { target: '.typed', actions: 'takeSearch' },
        'search.mode': { target: '.typed', actions: 'takeMode' },
        'search.submit': { target: '.typed', guard: 'isSearch', actions: 'makeFinal' },
      },
      states: {
        resting: {},
        typed: {
          always: [
            { target: 'searching', guard: 'isSearch' },
            { target: 'resting', actions: 'forgetResults' },
          ],
        },
        searching: {
          tags: ['searching'],
          invoke: {
            id: 'places',
            src: 'places',
            input: ({ context: { text, mode, pin, isFinal } }) => ({
              text: text.trim(),
              mode,
              near: pin,
              isFinal,
            }),
            onDone: answered(
              { target: 'listed', guard: 'hasFound', actions: ['takeResults'] },
              { target: 'nothing', guard: 'isAccepted', actions: ['takeResults'] },
              { target: 'refused', actions: ['takeResults'] },
            ),
            onError: { target: 'unreachable', actions: 'forgetResults' },
          },
        },
        listed: { tags: ['searching'] },
        nothing: { tags: ['searching'] },
        refused: { tags: ['searching'] },
        unreachable: { tags: ['searching'] },
      },
    },
  },
});

function chosenOf({ pin, place, takesText }: MapPickerContext, photo: string): MapPickerEmitted {
  return { type: 'place.chosen', chosen: { ...pin, place, photo, takesText } };
}

export const mapPickerWorkflow = defineWorkflow({
  name: 'map-picker',
  machine: mapPickerMachine,
  services: { locate: 'read', places: 'read', placeAt: 'read', staticMap: 'read' },
  journalled: false,
});
