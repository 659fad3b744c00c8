import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { components } from '../../domain/contract.gen.ts';
import {
  defaultCentre,
  isInThailand,
  metresBetween,
  type Located,
  type MapPosition,
} from '../../domain/map-position.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export type Place = components['schemas']['Place'];
export type PlaceLanguage = components['schemas']['Language'];
export type SearchMode = 'restricted' | 'global';

export type LocateRefusal = Exclude<Located, { readonly ok: true }>['why'] | 'abroad';

export interface PlaceAtInput extends MapPosition {
  readonly language: PlaceLanguage;
}

export interface PlacesInput {
  readonly language: PlaceLanguage;
  readonly text: string;
  readonly mode: SearchMode;
  readonly near: MapPosition;
  /** Whether the text is whole, as Enter says it. */
  readonly isFinal: boolean;
}

/** What is chosen; `photo` is empty where no picture could be made, and the place is null where none is known there. */
export interface ChosenPlace extends MapPosition {
  readonly place: Place | null;
  readonly photo: string;
  /** Whether the address of the map is to replace the one that was typed. */
  readonly takesText: boolean;
}

export interface MapPickerContext {
  /** Where the pin is. */
  readonly pin: MapPosition;
  readonly own: (MapPosition & { readonly accuracy: number }) | null;
  readonly refusal: LocateRefusal | null;
  readonly language: PlaceLanguage;
  readonly mode: SearchMode;
  readonly text: string;
  readonly isFinal: boolean;
  readonly results: readonly Place[];
  /** Where the pin was when its place was looked up. */
  readonly looked: MapPosition;
  /** What is known of the place under the pin. */
  readonly place: Place | null;
  /** The address as it was typed before; empty where none was. */
  readonly typed: string;
  readonly takesText: boolean;
}

export type MapPickerEvent =
  | {
      readonly type: 'map.open';
      readonly position: MapPosition | null;
      readonly typed: string;
      readonly language: PlaceLanguage;
    }
  | { readonly type: 'map.close' | 'position.locate' | 'search.submit' | 'search.leave' | 'place.confirm' }
  | { readonly type: 'map.move'; readonly position: MapPosition }
  | { readonly type: 'search.type'; readonly text: string }
  | { readonly type: 'search.mode'; readonly mode: SearchMode }
  | { readonly type: 'place.pick'; readonly place: Place }
  | { readonly type: 'text.take'; readonly takesText: boolean }
  | { readonly type: 'tiles.failed' | 'tiles.shown' };

export interface MapPickerEmitted {
  readonly type: 'place.chosen';
  readonly chosen: ChosenPlace;
}

const begun = {
  pin: defaultCentre,
  own: null,
  refusal: null,
  language: 'zh',
  mode: 'restricted',
  text: '',
  isFinal: false,
  results: [],
  looked: defaultCentre,
  place: null,
  typed: '',
  takesText: false,
} as const satisfies MapPickerContext;

/** The device has found itself since the place was looked up. */
const elsewhere = { target: 'looking', guard: 'isElsewhere' } as const;

export const mapPickerMachine = setup({
  types: {
    context: {} as MapPickerContext,
    events: {} as MapPickerEvent,
    emitted: {} as MapPickerEmitted,
  },
  actors: {
    locate: fromPromise<Located>(notProvided),
    places: fromPromise<Outcome<readonly Place[]>, PlacesInput>(notProvided),
    placeAt: fromPromise<Outcome<Place>, PlaceAtInput>(notProvided),
    staticMap: fromPromise<Outcome<{ readonly filepath: string }>, MapPosition>(notProvided),
  },
  guards: {
    hasPosition: ({ event }) => event.type === 'map.open' && event.position !== null,
    isElsewhere: ({ context: { pin, looked } }) => metresBetween(pin, looked) > 0,
    isSearch: ({ context: { text } }) => text.trim() !== '',
    isAtHome: (_, own: Located) => own.ok && isInThailand(own),
    hasFound: (_, outcome: Outcome<readonly Place[]>) => outcome.ok && outcome.value.length > 0,
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'map.open');
      const { position, typed, language } = event;
      // Chinese who trade in Thailand look for Thai places, and a restricted search would look in China.
      const mode = language === 'zh' ? 'global' : 'restricted';
      return { ...begun, typed, language, mode, pin: position ?? defaultCentre };
    }),
    takeOwn: assign((_, own: Located) =>
      own.ok
        ? { own, pin: { latitude: own.latitude, longitude: own.longitude }, place: null, refusal: null }
        : {},
    ),
    takeRefusal: assign((_, own: Located) => ({
      own: null,
      refusal: own.ok ? ('abroad' as const) : own.why,
    })),
    noteUnavailable: assign({ own: null, refusal: 'unavailable' }),
    forgetRefusal: assign({ refusal: null }),
    takePin: assign(({ event }) => {
      assertEvent(event, 'map.move');
      return { pin: event.position, place: null };
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
    takeResults: assign((_, outcome: Outcome<readonly Place[]>) => ({
      results: outcome.ok ? outcome.value : [],
    })),
    forgetResults: assign({ results: [] }),
    pickPlace: assign(({ event }) => {
      assertEvent(event, 'place.pick');
      const { latitude, longitude } = event.place;
      const pin = { latitude, longitude };
      return { place: event.place, pin, looked: pin, refusal: null };
    }),
    noteLooked: assign({ looked: ({ context }) => context.pin }),
    takePlace: assign(({ context: { pin } }, outcome: Outcome<Place>) => ({
      place: outcome.ok ? { ...outcome.value, ...pin } : null,
    })),
    takeText: assign(({ event }) => {
      assertEvent(event, 'text.take');
      return { takesText: event.takesText };
    }),
    emitWithPhoto: emit(({ context }, outcome: Outcome<{ readonly filepath: string }>) =>
      chosenOf(context, outcome.ok ? outcome.value.filepath : ''),
    ),
    emitWithout: emit(({ context }) => chosenOf(context, '')),
  },
}).createMachine({
  id: 'map-picker',
  description: 'A map that is moved under a pin, with a search, until a place is confirmed.',
  context: begun,
  initial: 'closed',
  on: { 'map.close': '.closed' },
  states: {
    closed: {
      on: {
        'map.open': [
          { target: 'choosing.position.resting', guard: 'hasPosition', actions: 'begin' },
          { target: 'choosing', actions: 'begin' },
        ],
      },
    },
    choosing: {
      type: 'parallel',
      on: {
        'text.take': { actions: 'takeText' },
        'place.confirm': 'confirming',
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
                  { target: 'refused', actions: ['takeRefusal'] },
                ),
                onError: { target: 'refused', actions: 'noteUnavailable' },
              },
            },
            refused: {},
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
                input: ({ context: { pin, language } }) => ({ ...pin, language }),
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
        search: {
          initial: 'resting',
          on: {
            'search.type': { target: '.typed', actions: 'takeSearch' },
            'search.mode': { target: '.typed', actions: 'takeMode' },
            'search.submit': { target: '.typed', guard: 'isSearch', actions: 'makeFinal' },
            'search.leave': '.resting',
            'place.pick': '.resting',
          },
          states: {
            resting: {},
            typed: {
              always: [
                { target: 'searching', guard: 'isSearch' },
                { target: 'empty', actions: 'forgetResults' },
              ],
            },
            empty: {},
            searching: {
              invoke: {
                id: 'places',
                src: 'places',
                input: ({ context: { text, language, mode, pin, isFinal } }) => ({
                  text: text.trim(),
                  language,
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
            listed: {},
            nothing: {},
            refused: {},
            unreachable: {},
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
      invoke: {
        id: 'staticMap',
        src: 'staticMap',
        input: ({ context: { pin } }) => pin,
        // A place without its picture is a place all the same.
        onDone: answered({ target: 'closed', actions: ['emitWithPhoto'] }),
        onError: { target: 'closed', actions: 'emitWithout' },
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
