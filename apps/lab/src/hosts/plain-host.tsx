import type { ReactElement } from 'react'
import type { HostProps } from './host.ts'

/** The buttons are in the page itself. */
export function PlainHost({ children }: HostProps): ReactElement {
  return <div data-testid="host">{children}</div>
}
