import { LatchkeyButton, NetworkButton } from '@latchkey/react'
import type { ReactElement, ReactNode } from 'react'
import { KeyMark } from './key-mark.tsx'

/** The head of the page, with the site's buttons at the usual place. */
export function PageHeader({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <header className="page-header">
      <a className="brand" href="?">
        <KeyMark />
        Latchkey lab
      </a>
      <div className="page-buttons">
        <a className="quiet" href="gallery.html">
          Gallery
        </a>
        {children}
      </div>
    </header>
  )
}

/** The buttons that a site puts into its page. */
export function SiteButtons(): ReactElement {
  return (
    <>
      <NetworkButton />
      <LatchkeyButton />
    </>
  )
}
