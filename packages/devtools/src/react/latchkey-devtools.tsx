import type { Latchkey } from '@latchkey/react'
import { useEffect } from 'react'
import type { DevtoolsOptions } from '../devtools-options.ts'
import { mountDevtools } from '../mount-devtools.ts'

/** Props of the panel as a component. */
export interface LatchkeyDevtoolsProps extends DevtoolsOptions {
  readonly latchkey: Latchkey
}

/** Mounts the panel as long as it is rendered. It draws nothing where it stands: the panel floats over the page. */
export function LatchkeyDevtools({
  latchkey,
  id,
  nonce,
  side,
  isOpen,
}: LatchkeyDevtoolsProps): null {
  useEffect(
    () => mountDevtools(latchkey, { id, nonce, side, isOpen }),
    [latchkey, id, nonce, side, isOpen],
  )
  return null
}
