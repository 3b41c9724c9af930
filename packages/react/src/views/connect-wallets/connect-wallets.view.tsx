import type { ReactElement } from 'react'
import { ConnectLayout, useConnect } from '../connect/connect-layout.tsx'
import { connectTitle } from '../connect/connect-title.ts'
import { WalletList } from '../connect/wallet-list.tsx'
import type { ViewDefinition } from '../view-definition.ts'

/** The wallets of Connect, where Connect itself shows other ways. */
export const view: ViewDefinition<'ConnectWallets'> = {
  View: ConnectWalletsView,
  title: connectTitle,
}

function ConnectWalletsView(): ReactElement {
  const connect = useConnect()
  return (
    <ConnectLayout {...connect}>
      <WalletList {...connect.model} isBlocked={connect.isBlocked} />
    </ConnectLayout>
  )
}
