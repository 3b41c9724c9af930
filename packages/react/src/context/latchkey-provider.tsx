import { type ReactElement, type ReactNode, useMemo } from 'react'
import type { InitialState, Latchkey } from '../instance/latchkey.ts'
import { FirstReadingsContext, LatchkeyContext } from './latchkey-context.ts'

/** The props of `LatchkeyProvider`. */
export interface LatchkeyProviderProps {
  /** Made once, outside of components: `createLatchkey({ … })`. */
  readonly value: Latchkey
  /**
   * The accounts of the visitor as a server knows them: `stateFromCookie` of
   * `@latchkey/react/server`.
   */
  readonly initialState?: InitialState | undefined
  readonly children?: ReactNode
}

/** Gives the instance to hooks and buttons below. */
export function LatchkeyProvider(props: LatchkeyProviderProps): ReactElement {
  const { value, initialState, children } = props
  const first = useMemo(
    () => initialState && { latchkey: value, readings: value.hydrate(initialState) },
    [value, initialState],
  )
  return (
    <LatchkeyContext.Provider value={value}>
      <FirstReadingsContext.Provider value={first}>{children}</FirstReadingsContext.Provider>
    </LatchkeyContext.Provider>
  )
}
