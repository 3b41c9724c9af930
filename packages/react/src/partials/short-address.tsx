import { copyPlain, VisuallyHidden } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { shortAddress } from '../format/address.ts'

/** A short address for eyes, and the whole one for ears and a resting pointer, read out once. */
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
