import { answered } from './answered.ts';

interface LoadedRecord<Service, Input, Open, Take, Forget> {
  /** The service that reads the record; its invoke has the same id. */
  readonly service: Service;
  readonly input: Input;
  /** The event by which a person asks to read it again. */
  readonly open: Open;
  /** The action that takes the record out of the answer. */
  readonly take: Take;
  /** The action that lets go of the record, once it is not there any more. */
  readonly forget: Forget;
}

/**
 * A record that is read: it goes to `shown` beside it, to `missing` when there is none for this person, and to `unloaded` when it
 * could not be read. One that is known already is then shown as it was, and marked as stale.
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
