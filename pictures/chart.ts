import type { ServiceKind } from '../domain/service.ts';

/** A workflow's chart as data for drawing: names only, no functions. */
export interface Chart {
  readonly name: string;
  /** The sentence that says what the workflow is for. */
  readonly description: string;
  readonly root: ChartState;
}

export interface ChartState {
  /** The chart's name and the keys down to the state, joined by dots: `order.shown.resting`. */
  readonly path: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Whether its parent begins with it. */
  readonly isInitial: boolean;
  /** Whether its parent is in all of its states at a time. */
  readonly isRegion: boolean;
  readonly tags: readonly string[];
  readonly services: readonly ChartService[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly transitions: readonly ChartTransition[];
  readonly children: readonly ChartState[];
}

export interface ChartService {
  readonly id: string;
  /** The name it is provided under. */
  readonly name: string;
  readonly kind: ServiceKind;
}

export interface ChartTransition {
  /** Path of the state it leaves. */
  readonly from: string;
  /** The event's type as the chart hears it; `always` where it waits for none. */
  readonly event: string;
  /** Its place among the transitions of that state and event; the first whose guard holds is taken. */
  readonly index: number;
  readonly kind: TransitionKind;
  /** The event in the words of the picture: `order.submit`, `submitOrder done`. */
  readonly label: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** Paths of the states it leads to; none when it stays. */
  readonly to: readonly string[];
  /** Whether it is a re-entering transition. */
  readonly reenter: boolean;
}

/** What triggers a transition: an event, nothing, a delay, or a service or state that is done or failed. */
export type TransitionKind = 'event' | 'always' | 'after' | 'done' | 'error';
