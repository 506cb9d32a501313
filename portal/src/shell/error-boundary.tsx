import { Component, type ErrorInfo, type ReactNode } from 'react'
import { BrokenPage } from './broken-page.tsx'

/** Catches what the router's own boundaries can't: a fault in the frame itself. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown; failed: boolean }> {
  override state = { failed: false, error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo) {
    reportError(error)
  }

  override render() {
    const { failed, error } = this.state
    return failed ? <BrokenPage error={error} onRetry={() => this.setState({ failed: false })} /> : this.props.children
  }
}
