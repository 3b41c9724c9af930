import type { ReactElement } from 'react'
import { chainName } from '../../page/networks/networks.ts'
import { Field } from '../../page/parts/field.tsx'
import { Panel } from '../../page/parts/panel.tsx'
import { Select } from '../../page/parts/select.tsx'
import { Switch } from '../../page/parts/switch.tsx'
import type { WalletDesk } from '../wallet-desk.ts'
import type { WalletView } from '../wallet-view.ts'

interface OwnerPanelProps {
  readonly desk: WalletDesk
  readonly view: WalletView
}

/** Chains of the sandbox that the wallet can move to. */
const CHAINS = ['1', '8453', '10']

/** Actions that the owner takes without a request. */
export function OwnerPanel({ desk, view }: OwnerPanelProps): ReactElement {
  return (
    <Panel title="Wallet" note="Its keys are known to everybody: never put real money on them.">
      <Field label="Account" isInline>
        {(control) => (
          <Select
            {...control}
            data-testid="account"
            value={view.accounts[0] ?? ''}
            choices={[...view.accounts].sort().map((value) => ({ value, label: short(value) }))}
            onChoose={desk.switchAccount}
          />
        )}
      </Field>
      <Field label="Network" isInline>
        {(control) => (
          <Select
            {...control}
            data-testid="chain"
            value={String(view.chainId)}
            choices={CHAINS.map((value) => ({ value, label: chainName(value) }))}
            onChoose={(value) => desk.switchChain(Number(value))}
          />
        )}
      </Field>
      <Field label="Approve everything" help="Without asking" isInline>
        {(control) => (
          <Switch
            {...control}
            data-testid="approve-all"
            isOn={view.approvesAll}
            onToggle={desk.setApprovesAll}
          />
        )}
      </Field>
      <Field label="Offline" help="Out of the relay’s reach" isInline>
        {(control) => (
          <Switch
            {...control}
            data-testid="offline"
            isOn={view.isOffline}
            onToggle={desk.setOffline}
          />
        )}
      </Field>
      <div className="buttons answers">
        <button
          type="button"
          disabled={view.sessions === 0}
          data-testid="end"
          onClick={desk.endSessions}
        >
          Leave all sites
        </button>
      </div>
    </Panel>
  )
}

function short(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
