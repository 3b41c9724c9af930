import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Drawn in place of the children once something in them threw. */
  readonly fallback: (restart: () => void) => ReactNode
  /** Closing resets it, so that the next opening starts without the error. */
  readonly isOpen: boolean
  /** The key of the content; a change resets the boundary. */
  readonly subject: unknown
}

interface State {
  readonly hasFailed: boolean
}

/** Catches what its children throw; React reports it. Only classes can do this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    const isGone = before.isOpen && !this.props.isOpen
    const isOther = before.subject !== this.props.subject
    if (this.state.hasFailed && (isGone || isOther)) this.#restart()
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback(() => this.#restart())
  }

  #restart(): void {
    this.setState({ hasFailed: false })
  }
}
