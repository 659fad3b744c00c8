import type { ChartState, ChartTransition } from './chart.ts';
import { layoutHead, layoutTransitions } from './state-box.ts';
import type { StateBox, TransitionBox } from './state-box.ts';

/** A state with the measured contents of its box. */
export interface MeasuredState {
  readonly state: ChartState;
  /** Number of its ancestors. */
  readonly depth: number;
  readonly head: StateBox;
  readonly transitions: TransitionBox;
  readonly inside: readonly MeasuredState[];
}

export function measureState(state: ChartState, depth = 0): MeasuredState {
  const inside = state.children.map((child) => measureState(child, depth + 1));
  return { state, depth, head: layoutHead(state), transitions: layoutTransitions(state), inside };
}

/** A state and its descendants, parents first. */
function withInside(laid: MeasuredState): MeasuredState[] {
  return [laid, ...laid.inside.flatMap(withInside)];
}

/** One target of a transition. */
export interface Arrow {
  readonly transition: ChartTransition;
  readonly to: string;
  /** Whether it leads upward in the picture: such arrows run on the left, others on the right. */
  readonly isUpward: boolean;
  /** Path of the lowest common ancestor of both ends. */
  readonly within: string;
}

/** The arrows of a chart. A self-transition has none: its text names the target. */
export function arrowsOf(root: MeasuredState): Arrow[] {
  const states = withInside(root);
  const order = new Map(states.map(({ state }, index) => [state.path, index]));
  return states.flatMap(({ state }, index) =>
    state.transitions.flatMap((transition) =>
      transition.to
        .filter((to) => to !== state.path)
        .map((to) => ({
          transition,
          to,
          isUpward: (order.get(to) ?? 0) < index,
          within: innermostOfBoth(state.path, to),
        })),
    ),
  );
}

function innermostOfBoth(one: string, other: string): string {
  const keys = other.split('.');
  const ways = one.split('.');
  const parting = ways.findIndex((key, index) => key !== keys[index]);
  return ways.slice(0, parting === -1 ? undefined : parting).join('.');
}
