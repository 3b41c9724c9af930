import { AccountButton, ConnectButton, NetworkButton, useLatchkeyAccount } from '@latchkey/react'
import type { ReactElement, ReactNode } from 'react'

/** The head of the page; the site's buttons stand where visitors look for them. */
export function PageHeader({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <header className="page-header">
      <a className="brand" href="?">
        <KeyMark />
        Latchkey lab
      </a>
      <div className="page-buttons">{children}</div>
    </header>
  )
}

/** The buttons that a site puts into its page. */
export function SiteButtons(): ReactElement {
  const { isConnected } = useLatchkeyAccount()
  return (
    <>
      <NetworkButton />
      {isConnected ? <AccountButton /> : <ConnectButton />}
    </>
  )
}

function KeyMark(): ReactElement {
  return (
    <svg viewBox="0 0 64 64" width="30" height="30" aria-hidden="true">
      <rect width="64" height="64" rx="16" className="mark-ground" />
      <g className="mark-key" fill="none" strokeWidth="6" strokeLinecap="round">
        <circle cx="24" cy="32" r="11" />
        <path d="M35 32h18M45 32v8M53 32v6" strokeLinejoin="round" />
      </g>
    </svg>
  )
}
