import { LatchkeyError } from '@latchkey/core/contract'
import { createContext, useContext } from 'react'
import type { Latchkey } from '../instance/latchkey.ts'
import type { Readings } from '../instance/readings.ts'

/** The instance of a subtree of the page. */
export const LatchkeyContext = createContext<Latchkey | undefined>(undefined)

/**
 * The readings that a server draws, and the first render in a browser, of a visitor whom the server
 * knows.
 */
export const FirstReadingsContext = createContext<
  { readonly latchkey: Latchkey; readonly readings: Readings } | undefined
>(undefined)

/** Every hook and button takes the instance like this, or from the provider. */
export interface InstanceChoice {
  readonly latchkey?: Latchkey | undefined
}

/**
 * The instance that was passed in, else that of the provider.
 *
 * @throws LatchkeyError `react.no-instance` when there is neither; `hook` names the caller.
 */
export function useInstance(hook: string, { latchkey }: InstanceChoice = {}): Latchkey {
  const provided = useContext(LatchkeyContext)
  const instance = latchkey ?? provided
  if (instance === undefined) throw new LatchkeyError('react.no-instance', { hook })
  return instance
}
