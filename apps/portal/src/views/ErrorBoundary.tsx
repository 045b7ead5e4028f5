import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorView } from './ErrorView.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Another value (the address, say) means that what failed is gone: the error is cleared. */
  resetKey?: string;
  /** Inside the shell, which stays usable around the error. */
  within?: boolean;
}

/** Catches what a page throws while rendering and shows the error view in its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A part of the portal failed.', error, componentStack);
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? (
      <ErrorView within={this.props.within} onRetry={this.reset} />
    ) : (
      this.props.children
    );
  }
}
