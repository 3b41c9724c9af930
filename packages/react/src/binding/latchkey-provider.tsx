import type { ReactElement, ReactNode } from 'react'
import type { Latchkey } from '../instance/latchkey.ts'
import { LatchkeyContext } from './latchkey-context.ts'

/** What the provider is given. */
export interface LatchkeyProviderProps {
  /** Made once, outside of components: `createLatchkey({ … })`. */
  readonly value: Latchkey
  readonly children?: ReactNode
}

/** Gives the instance to hooks and buttons below. */
export function LatchkeyProvider({ value, children }: LatchkeyProviderProps): ReactElement {
  return <LatchkeyContext.Provider value={value}>{children}</LatchkeyContext.Provider>
}
