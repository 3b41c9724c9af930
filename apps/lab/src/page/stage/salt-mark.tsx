import type { ReactElement } from 'react'

/** The mark of the shop: a grain of salt over two waves. */
export function SaltMark(): ReactElement {
  return (
    <svg className="salt-mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path className="salt-grain" d="M16 3l7 7-7 7-7-7z" />
      <path className="salt-wave" d="M4 22q4-4 8 0t8 0 8 0M4 28q4-4 8 0t8 0 8 0" />
    </svg>
  )
}
