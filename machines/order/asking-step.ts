interface Asking<Target, May, Intend> {
  /** Where the write is sent. */
  readonly target: Target;
  readonly guard: May;
  readonly intend: Intend;
}

/** The state of a question before a step that is not taken back. */
export function askingStep<
  const Target extends string,
  const May extends string,
  const Intend extends string,
>({ target, guard, intend }: Asking<Target, May, Intend>) {
  return {
    on: {
      'dialog.dismiss': 'resting',
      'dialog.accept': [
        { target, guard, actions: ['keepKey', intend] },
        // The roles were removed while the question was open.
        { target: 'resting' },
      ],
    },
  } as const;
}
