import type { ClipboardEvent } from 'react'

/**
 * Creates the `onCopy` of a part that shows an address shortened or in groups: a visitor who selects
 * it and copies has the plain address.
 */
export function copyPlain(address: string): (event: ClipboardEvent) => void {
  return (event) => {
    event.clipboardData.setData('text/plain', address)
    event.preventDefault()
  }
}
