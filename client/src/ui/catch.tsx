import { Component, type ReactNode } from 'react';

interface CatchProps {
  children: ReactNode;
  /** Drawn instead once something inside has failed; `again` draws the children anew. */
  fallback: (again: () => void) => ReactNode;
  /** Called once the fallback stands on the page. */
  onCaught?: () => void;
}

/** Keeps a failure where it happened: the page around it stays. */
export class Catch extends Component<CatchProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onCaught?.();
  }

  private readonly again = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.again) : this.props.children;
  }
}
