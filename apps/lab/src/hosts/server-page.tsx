import {
  AccountButton,
  ConnectButton,
  type Latchkey,
  LatchkeyProvider,
  NetworkButton,
  useLatchkeyAccount,
} from '@latchkey/react'
import { type ReactElement, StrictMode } from 'react'

/** What a server draws and a browser takes over. */
export function ServerPage({ latchkey }: { readonly latchkey: Latchkey }): ReactElement {
  return (
    <StrictMode>
      <LatchkeyProvider value={latchkey}>
        <ConnectButton />
        <AccountButton />
        <NetworkButton />
        <Status />
      </LatchkeyProvider>
    </StrictMode>
  )
}

function Status(): ReactElement {
  return <output data-testid="host-status">{useLatchkeyAccount().status}</output>
}
