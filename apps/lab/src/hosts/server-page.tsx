import {
  AccountButton,
  ConnectButton,
  type Latchkey,
  LatchkeyProvider,
  NetworkButton,
  useLatchkeyAccount,
} from '@latchkey/react'
import { type ReactElement, StrictMode } from 'react'

/** The page that a server renders and a browser hydrates. */
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
