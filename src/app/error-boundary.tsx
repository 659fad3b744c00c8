import { Component } from 'react';
import type { ReactNode } from 'react';
import { Crashed } from '../ui/crashed.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Shows a way on where a screen broke; what was entered is in the journal. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Crashed onReopen={() => location.reload()} /> : this.props.children;
  }
}
