'use client';

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { PartError } from './loadPart.ts';

export interface BoundaryProps {
  children: ReactNode;
  /** Shown in place of failed children. `again` renders them again and downloads missing parts. */
  fallback: (failure: { error: unknown; missing: boolean; again: () => void }) => ReactNode;
  /** A change of this value, such as the address, renders the children again. */
  resetKey?: string;
}

interface Failure {
  error: unknown;
}

/** Keeps a failure from affecting the rest of the page. A part that couldn't be downloaded is requested again when the connection is back. */
export class Boundary extends Component<BoundaryProps, { failure?: Failure }> {
  override state: { failure?: Failure } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A part of the page failed.', error, componentStack);
    if (error instanceof PartError) error.forget();
  }

  override componentDidMount() {
    addEventListener('online', this.whenOnline);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.whenOnline);
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    if (this.state.failure && resetKey !== this.props.resetKey) this.retry();
  }

  whenOnline = () => {
    if (this.state.failure?.error instanceof PartError) this.retry();
  };

  retry = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { error } = failure;
    return this.props.fallback({ error, missing: error instanceof PartError, again: this.retry });
  }
}
