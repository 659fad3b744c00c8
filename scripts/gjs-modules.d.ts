declare module 'gi://*' {
  /** A library of GNOME's, by its introspection. */
  const library: any;
  export default library;
}

declare module 'system' {
  export const programArgs: readonly string[];
}
