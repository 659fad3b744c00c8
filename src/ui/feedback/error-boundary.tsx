import { Component } from 'react';
import type { ContextType, ReactNode } from 'react';
import { NetworkContext } from '../network-context.ts';
import { Crashed } from './crashed.tsx';
import { Unfetched } from './error-state.tsx';

interface Props {
  /** The current location: a failure is cleared by navigating. */
  readonly at?: string;
  /** Shows nothing where its part of the screen failed: the rest of it stays. */
  readonly isSmall?: true;
  readonly children: ReactNode;
}

/** What browsers say when a part of the app could not be fetched. */
const unfetched = /dynamically imported module|importing a module script|error loading|unable to preload/i;

interface State {
  readonly failure: 'none' | 'unfetched' | 'crashed';
  readonly at: string | undefined;
}

/** Shows a way on where a screen broke or its code could not be fetched; what was entered is in the journal. */
export class ErrorBoundary extends Component<Props, State> {
  static override contextType = NetworkContext;
  declare context: ContextType<typeof NetworkContext>;
  override state: State = { failure: 'none', at: this.props.at };

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { failure: 'none', at };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: unfetched.test(String(error)) ? 'unfetched' : 'crashed' };
  }

  override componentDidCatch(): void {
    if (this.state.failure === 'unfetched') void this.context.check();
  }

  /** Some browsers fetch no script again that failed once on this page. */
  private readonly reload = async (): Promise<void> => {
    if (await this.context.check()) location.reload();
  };

  override render() {
    if (this.props.isSmall && this.state.failure !== 'none') return null;
    if (this.state.failure === 'unfetched') return <Unfetched onRetry={() => void this.reload()} />;
    return this.state.failure === 'crashed' ? (
      <Crashed onReopen={() => location.reload()} />
    ) : (
      this.props.children
    );
  }
}
