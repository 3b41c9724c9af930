import { hasLogins } from '@latchkey/core/views'
import type { ReactElement } from 'react'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { Methods } from '../../partials/logins/methods.tsx'
import type { ViewDefinition } from '../view-definition.ts'
import { ConnectLayout, useConnect } from './connect-layout.tsx'
import { connectTitle } from './connect-title.ts'
import { WalletList } from './wallet-list.tsx'

/** The wallets to choose from, and the other ways to connect. */
export const view: ViewDefinition<'Connect'> = {
  View: ConnectView,
  title: connectTitle,
}

/** The wallets to choose from; on a site with logins they are one of several ways. */
export function ConnectView(): ReactElement {
  const offersLogins = useSnapshot(({ options }) => hasLogins(options))
  const connect = useConnect()
  const { model, isBlocked } = connect
  const list = <WalletList {...model} isBlocked={isBlocked} />
  return (
    <ConnectLayout {...connect}>
      {offersLogins ? <Methods isBlocked={isBlocked}>{list}</Methods> : list}
    </ConnectLayout>
  )
}
