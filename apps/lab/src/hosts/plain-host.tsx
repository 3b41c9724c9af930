import type { ReactElement } from 'react'
import type { HostProps } from './host.ts'

/** The buttons stand in the page itself. */
export function PlainHost({ children }: HostProps): ReactElement {
  return <div data-testid="host">{children}</div>
}
