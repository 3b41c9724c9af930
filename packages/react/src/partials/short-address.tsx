import { copyPlain, VisuallyHidden } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { shortAddress } from '../format/address.ts'

/** A line never ends within it. */
const UNBROKEN = { whiteSpace: 'nowrap' } as const

/** A short address; screen readers read the full one, once, and it is the tooltip. */
export function ShortAddress({ address }: { readonly address: string }): ReactElement {
  return (
    <>
      <bdi
        dir="ltr"
        aria-hidden="true"
        title={address}
        style={UNBROKEN}
        onCopy={copyPlain(address)}
      >
        {shortAddress(address)}
      </bdi>
      <VisuallyHidden>{address}</VisuallyHidden>
    </>
  )
}
