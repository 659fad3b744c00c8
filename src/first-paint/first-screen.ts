/** What is known of the first screen of this page load once it is complete. */
export interface FirstScreen {
  /** The key of its copy. */
  readonly screen: string;
  /** Milliseconds since the page load began. */
  readonly shownAt: number;
  /** Addresses of what was asked early and taken by nobody. */
  readonly untaken: readonly string[];
}

declare global {
  interface Window {
    /** Set once the first screen is complete; removed when somebody signs out. */
    talatFirstScreen?: FirstScreen | undefined;
    /** Resolves when the page has loaded and its first screen has been painted, or takes long; nothing while developing. */
    talatPainted?: Promise<unknown>;
  }
}

/** Notes that the first screen is complete; what it has read is looked up later, by a table that the page does not begin with. */
export function noteFirstScreen(screen: string): void {
  const untaken = window.talatEarlyAnswers?.untaken() ?? [];
  window.talatFirstScreen = { screen, shownAt: performance.now(), untaken };
}
