import { answered } from './answered.ts';

interface LoadedRecord<Service, Input, Open, Take, Forget> {
  /** The service that reads the record; its invoke has the same id. */
  readonly service: Service;
  readonly input: Input;
  /** The event by which a person asks to read it again. */
  readonly open: Open;
  /** The action that assigns the record from the answer. */
  readonly take: Take;
  /** The action that clears the record when it no longer exists. */
  readonly forget: Forget;
}

/**
 * The state that loads a record. It goes to its siblings `shown`; `missing` when there is no such record for this person; and
 * `unloaded` when it could not be read. If an earlier version is known, that is shown instead and marked as stale.
 */
export function loadedRecord<
  const Service extends string,
  Input,
  const Open extends string,
  const Take extends string,
  const Forget extends string,
>({ service, input, open, take, forget }: LoadedRecord<Service, Input, Open, Take, Forget>) {
  const reopening = { [open]: 'loading' } as Readonly<Record<Open, 'loading'>>;
  return {
    loading: {
      invoke: {
        id: service,
        src: service,
        input,
        onDone: answered(
          { target: 'shown', guard: 'isAccepted', actions: [take] },
          { target: 'missing', actions: [forget, 'takeProblem'] },
        ),
        onError: [{ target: 'shown', guard: 'isKnown', actions: 'markStale' }, { target: 'unloaded' }],
      },
    },
    missing: { on: reopening },
    unloaded: { on: reopening },
  } as const;
}
