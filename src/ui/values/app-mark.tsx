interface AppMarkProps {
  /** CSS pixels. */
  readonly size: number;
}

/** The icon of the app, drawn in the page: there at the first paint. */
export function AppMark({ size }: AppMarkProps) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <rect width="64" height="64" rx="16" fill="#0c7049" />
      <g fill="none" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M20 15h24l5 10v2.5a5.7 5.7 0 0 1-11.3 0a5.7 5.7 0 0 1-11.4 0a5.7 5.7 0 0 1-11.3 0V25z" />
        <path d="M18.5 34v15h27V34M27 49v-8.5h10V49" />
      </g>
    </svg>
  );
}
