import { Component } from 'react';
import type { ReactNode } from 'react';
import { Crashed } from './crashed.tsx';
import { Unfetched } from './error-state.tsx';

interface Props {
  /** Where in the app it stands: a failure is left behind by going elsewhere. */
  readonly at?: string;
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
  override state: State = { failure: 'none', at: this.props.at };

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { failure: 'none', at };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: unfetched.test(String(error)) ? 'unfetched' : 'crashed' };
  }

  override render() {
    if (this.state.failure === 'unfetched')
      return <Unfetched onRetry={() => this.setState({ failure: 'none' })} />;
    return this.state.failure === 'crashed' ? (
      <Crashed onReopen={() => location.reload()} />
    ) : (
      this.props.children
    );
  }
}
