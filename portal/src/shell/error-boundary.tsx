import { Component, type ErrorInfo, type ReactNode } from 'react'
import { BrokenPage } from './broken-page.tsx'

/** Catches what the router's own boundaries can't: a fault in the frame itself. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo) {
    reportError(error)
  }

  override render() {
    return this.state.failed ? <BrokenPage /> : this.props.children
  }
}
