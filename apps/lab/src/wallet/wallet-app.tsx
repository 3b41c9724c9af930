import { type ReactElement, useSyncExternalStore } from 'react'
import { KeyMark } from '../page/panels/key-mark.tsx'
import { OwnerPanel } from './panels/owner-panel.tsx'
import { PairPanel } from './panels/pair-panel.tsx'
import { RequestPanel } from './panels/request-panel.tsx'
import type { WalletDesk } from './wallet-desk.ts'

/** The wallet's page. */
export function WalletApp({ desk }: { readonly desk: WalletDesk }): ReactElement {
  const view = useSyncExternalStore(desk.subscribe, desk.view)
  return (
    <>
      <header className="page-header">
        <span className="brand">
          <KeyMark />
          Lab wallet
        </span>
        <span
          className="status"
          data-status={view.sessions > 0 ? 'connected' : 'none'}
          data-testid="sessions"
        >
          {view.sessions === 1 ? '1 site' : `${view.sessions} sites`}
        </span>
      </header>
      <main className="wallet-page">
        <h1 className="hidden">A wallet to try sites with</h1>
        {view.lastError !== undefined && (
          <p className="error" role="alert">
            {view.lastError}
          </p>
        )}
        <RequestPanel desk={desk} view={view} />
        <PairPanel desk={desk} view={view} />
        <OwnerPanel desk={desk} view={view} />
      </main>
    </>
  )
}
