import type { BehaviourName } from '@latchkey/sandbox/wallets'
import type { ReactElement } from 'react'
import { KNOWN_CHAINS } from '../networks/networks.ts'
import { Field } from '../parts/field.tsx'
import { Select } from '../parts/select.tsx'
import type { InstalledWallet } from '../wallets/install-wallet.ts'
import { BEHAVIOURS } from '../wallets/wallet-plan.ts'
import { WalletPrompts } from './wallet-prompts.tsx'

interface WalletCardProps {
  readonly installed: InstalledWallet
  /** The wallet was changed by hand. */
  readonly touch: () => void
  readonly onRemove: () => void
  readonly onBehave: (behaviour: BehaviourName) => void
}

/** One scripted wallet, seen from its owner's side. */
export function WalletCard(props: WalletCardProps): ReactElement {
  const { installed, touch, onRemove, onBehave } = props
  const { kind, icon, wallet } = installed
  const owner = (act: () => void) => () => {
    act()
    touch()
  }
  const moves = [
    wallet.isLocked()
      ? { label: 'Unlock', act: wallet.unlock }
      : { label: 'Lock', act: wallet.lock },
    { label: 'Forget site', act: wallet.forgetSite },
    { label: 'Go offline', act: wallet.disconnect },
    { label: 'Come back', act: wallet.reconnect },
    { label: 'Remove', act: onRemove },
  ]
  return (
    <article className="wallet" data-testid={`wallet-card-${kind.id}`} aria-label={kind.name}>
      <header>
        <img src={icon} alt="" width="36" height="36" />
        <div>
          <h3>{kind.name}</h3>
          <small className="wallet-maker">
            {kind.way === 'injected' ? 'window.ethereum' : kind.rdns}
          </small>
        </div>
        <span className="status" data-status={wallet.isConnected() ? 'connected' : 'none'}>
          {wallet.isConnected() ? 'sees this site' : 'idle'}
        </span>
      </header>
      <WalletPrompts wallet={wallet} touch={touch} />
      <WalletState installed={installed} owner={owner} onBehave={onBehave} />
      <div className="buttons small">
        {moves.map(({ label, act }) => (
          <button key={label} type="button" onClick={owner(act)}>
            {label}
          </button>
        ))}
      </div>
    </article>
  )
}

interface WalletStateProps {
  readonly installed: InstalledWallet
  readonly owner: (act: () => void) => () => void
  readonly onBehave: (behaviour: BehaviourName) => void
}

function WalletState({ installed, owner, onBehave }: WalletStateProps): ReactElement {
  const { kind, wallet, behaviour } = installed
  const accounts = wallet.accounts()
  return (
    <>
      <Field label="When asked" isInline>
        {(control) => (
          <Select
            {...control}
            data-testid={`behaviour-${kind.id}`}
            value={behaviour}
            choices={BEHAVIOURS}
            onChoose={(name) => {
              const chosen = BEHAVIOURS.find((known) => known === name)
              if (chosen) onBehave(chosen)
            }}
          />
        )}
      </Field>
      <Field label="Account" isInline>
        {(control) => (
          <Select
            {...control}
            data-testid={`account-${kind.id}`}
            value={accounts[0] ?? ''}
            choices={[...accounts].sort().map((value) => ({ value, label: short(value) }))}
            onChoose={(value) => {
              const account = accounts.find((one) => one === value)
              if (account) owner(() => wallet.switchAccount(account))()
            }}
          />
        )}
      </Field>
      <Field label="Network" isInline>
        {(control) => (
          <Select
            {...control}
            data-testid={`chain-${kind.id}`}
            value={String(wallet.chainId())}
            choices={KNOWN_CHAINS.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChoose={(value) => owner(() => wallet.switchChain(Number(value)))()}
          />
        )}
      </Field>
    </>
  )
}

function short(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
