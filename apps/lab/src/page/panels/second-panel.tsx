import {
  AccountButton,
  ConnectButton,
  type Latchkey,
  LatchkeyProvider,
  useLatchkeyAccount,
} from '@latchkey/react'
import type { ReactElement } from 'react'
import { Panel } from '../parts/panel.tsx'

/** Another instance, which shares nothing with the first. */
export function SecondPanel({ second }: { readonly second: Latchkey }): ReactElement {
  return (
    <Panel title="Second instance" note="On the same page, with a name of its own.">
      <LatchkeyProvider value={second}>
        <SecondSession />
      </LatchkeyProvider>
    </Panel>
  )
}

function SecondSession(): ReactElement {
  const { isConnected, status, address } = useLatchkeyAccount()
  return (
    <div className="second" data-testid="second">
      {isConnected ? <AccountButton /> : <ConnectButton />}
      <p>
        <span className="status" data-status={status} data-testid="second-status">
          {status}
        </span>{' '}
        <bdi dir="ltr" className="mono" data-testid="second-address">
          {address ?? '–'}
        </bdi>
      </p>
    </div>
  )
}
