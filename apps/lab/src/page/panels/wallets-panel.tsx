import { type ReactElement, useSyncExternalStore } from 'react'
import { useLab, useLabState } from '../lab/lab-context.ts'
import { Panel } from '../parts/panel.tsx'
import { drawWallet } from '../wallets/draw-wallet.ts'
import {
  type PlannedWallet,
  WALLET_KINDS,
  type WalletKind,
  writePlan,
} from '../wallets/wallet-plan.ts'
import { makerOf, WalletCard } from './wallet-card.tsx'

/** Installs, removes and scripts wallets. */
export function WalletsPanel(): ReactElement {
  const lab = useLab()
  useLabState()
  useSyncExternalStore(lab.wallets.subscribe, lab.wallets.version)
  const installed = lab.wallets.list()
  const absent = WALLET_KINDS.filter((kind) => !installed.some((one) => one.kind === kind))
  const others = ({ kind }: PlannedWallet) => installed.filter((one) => one.kind !== kind)
  const change = (plans: readonly PlannedWallet[]) =>
    lab.change('wallets', plans.length === 0 ? ['none'] : plans.map(writePlan))
  return (
    <Panel title="Wallets" note="Scripted wallets with real keys of the local chains.">
      {installed.map((one) => (
        <WalletCard
          key={one.kind.id}
          installed={one}
          touch={lab.wallets.touch}
          onRemove={() => change(others(one))}
          onBehave={(behaviour) =>
            change(installed.map((each) => (each === one ? { ...one, behaviour } : each)))
          }
        />
      ))}
      <div className="shelf">
        {absent.map((kind) => (
          <button
            key={kind.id}
            type="button"
            className="wallet-add"
            data-testid={`install-${kind.id}`}
            onClick={() => change([...installed, { kind, behaviour: 'approve' }])}
          >
            <img src={drawWallet(kind)} alt="" width="24" height="24" />
            <span>
              Install {labelOf(kind)}
              <small className="wallet-maker">{makerOf(kind)}</small>
            </span>
          </button>
        ))}
      </div>
    </Panel>
  )
}

function labelOf({ label, name }: WalletKind): string {
  return label ?? name
}
