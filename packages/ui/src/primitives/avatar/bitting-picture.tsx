import type { ReactElement } from 'react'
import { cutBitting } from './bitting.ts'

/**
 * The bitting of an address as a drawing without any style, so that page buttons can use it too.
 */
export function BittingPicture({ address }: { readonly address: string }): ReactElement {
  const { ground, blade, path } = cutBitting(address)
  return (
    <svg viewBox="0 0 40 40" width="100%" height="100%" aria-hidden="true">
      <rect width="40" height="40" fill={ground} />
      <path d={path} fill={blade} />
    </svg>
  )
}
