import { copyPlain, VisuallyHidden } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { shortAddress } from '../format/address.ts'

/** A short address; screen readers read the full one, once, and it is the tooltip. */
export function ShortAddress({ address }: { readonly address: string }): ReactElement {
  return (
    <>
      <bdi dir="ltr" aria-hidden="true" title={address} onCopy={copyPlain(address)}>
        {shortAddress(address)}
      </bdi>
      <VisuallyHidden>{address}</VisuallyHidden>
    </>
  )
}
