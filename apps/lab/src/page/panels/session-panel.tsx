import {
  type Latchkey,
  useLatchkeyAccount,
  useLatchkeyNetwork,
  useLatchkeyState,
} from '@latchkey/react'
import type { ReactElement, ReactNode } from 'react'
import { Panel } from '../parts/panel.tsx'
import { useBalance } from '../session/use-balance.ts'

/** Shows the site's data about its visitor. */
export function SessionPanel({ latchkey }: { readonly latchkey: Latchkey }): ReactElement {
  const { status, address, allAccounts } = useLatchkeyAccount()
  const { network, caipNetworkId } = useLatchkeyNetwork()
  const { initialized, open } = useLatchkeyState()
  const balance = useBalance(latchkey)
  return (
    <Panel title="Session" note="What this site knows of its visitor.">
      <dl className="facts">
        <Fact name="Status">
          <span className="status" data-status={status} data-testid="lab-status">
            {status}
          </span>
        </Fact>
        <Fact name="Address">
          <bdi dir="ltr" className="mono" data-testid="lab-address">
            {address ?? '–'}
          </bdi>
        </Fact>
        <Fact name="Network">
          <span data-testid="lab-network" data-network={caipNetworkId}>
            {network?.name ?? (caipNetworkId ? `Not supported (${caipNetworkId})` : '–')}
          </span>
        </Fact>
        <Fact name="Balance">
          <bdi dir="ltr" data-testid="lab-balance">
            {balance}
          </bdi>
        </Fact>
        <Fact name="Accounts">
          <span data-testid="lab-accounts">{allAccounts.length}</span>
        </Fact>
        <Fact name="Modal">
          <span data-testid="lab-modal" data-initialized={initialized}>
            {open ? 'open' : 'closed'}
          </span>
        </Fact>
      </dl>
    </Panel>
  )
}

function Fact({
  name,
  children,
}: {
  readonly name: string
  readonly children: ReactNode
}): ReactElement {
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
