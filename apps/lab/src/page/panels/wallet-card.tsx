import type { BehaviourName } from '@latchkey/sandbox/wallets'
import type { ReactElement } from 'react'
import { KNOWN_CHAINS } from '../networks/networks.ts'
import { Field } from '../parts/field.tsx'
import { Select } from '../parts/select.tsx'
import { accountLabel } from '../wallets/account-label.ts'
import type { InstalledWallet } from '../wallets/install-wallet.ts'
import type { PageWallet } from '../wallets/page-wallet.ts'
import { BEHAVIOURS, type WalletKind } from '../wallets/wallet-plan.ts'
import { WalletPrompts } from './wallet-prompts.tsx'

interface WalletCardProps {
  readonly installed: InstalledWallet
  /** The wallet was changed by hand. */
  readonly touch: () => void
  readonly onRemove: () => void
  readonly onBehave: (behaviour: BehaviourName) => void
}

/** One wallet, seen from its owner's side. */
export function WalletCard(props: WalletCardProps): ReactElement {
  const { installed, touch, onRemove, onBehave } = props
  const { kind, icon, wallets } = installed
  const [first] = wallets
  if (first === undefined) return <ForeignCard installed={installed} onRemove={onRemove} />
  const all = (act: (wallet: PageWallet) => void) => () => wallets.forEach(act)
  const owner = (act: () => void) => () => {
    act()
    touch()
  }
  const moves = [
    first.isLocked()
      ? { label: 'Unlock', act: all((wallet) => wallet.unlock()) }
      : { label: 'Lock', act: all((wallet) => wallet.lock()) },
    { label: 'Forget site', act: all((wallet) => wallet.forgetSite()) },
    ...wallets.flatMap(({ evm }) => (evm === undefined ? [] : chainMoves(evm))),
    { label: 'Remove', act: onRemove },
  ]
  const isSeen = wallets.some((wallet) => wallet.isConnected())
  return (
    <article className="wallet" data-testid={`wallet-card-${kind.id}`} aria-label={kind.name}>
      <header>
        <img src={icon} alt="" width="36" height="36" />
        <div>
          <h3>{kind.name}</h3>
          <small className="wallet-maker">{makerOf(kind)}</small>
        </div>
        <span className="status" data-status={isSeen ? 'connected' : 'none'}>
          {isSeen ? 'sees this site' : 'idle'}
        </span>
      </header>
      {wallets.map((wallet) => (
        <WalletPrompts key={wallet.namespace} wallet={wallet} touch={touch} />
      ))}
      <BehaviourField installed={installed} onBehave={onBehave} />
      {wallets.map((wallet) => (
        <WalletState
          key={wallet.namespace}
          // Test ids contain the namespace if there are several.
          name={wallets.length > 1 ? `${kind.id}-${wallet.namespace}` : kind.id}
          wallet={wallet}
          owner={owner}
        />
      ))}
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

/** A third-party wallet, which is not scripted. */
function ForeignCard({
  installed: { kind, icon },
  onRemove,
}: Pick<WalletCardProps, 'installed' | 'onRemove'>): ReactElement {
  return (
    <article className="wallet" data-testid={`wallet-card-${kind.id}`} aria-label={kind.name}>
      <header>
        <img src={icon} alt="" width="36" height="36" />
        <div>
          <h3>{kind.name}</h3>
          <small className="wallet-maker">{makerOf(kind)}</small>
        </div>
      </header>
      <p>It answers by itself, and stays until the page is loaded anew.</p>
      <div className="buttons small">
        <button type="button" onClick={onRemove}>
          Remove
        </button>
      </div>
    </article>
  )
}

function chainMoves(evm: NonNullable<PageWallet['evm']>) {
  return [
    { label: 'Go offline', act: evm.disconnect },
    { label: 'Come back', act: evm.reconnect },
  ]
}

/** Returns the name by which a page finds a wallet. */
export function makerOf({ way, rdns, namespaces }: WalletKind): string {
  if (way === 'injected') return 'window.ethereum'
  if (way === 'sats-connect') return 'window.btc_providers'
  return namespaces.includes('eip155') ? rdns : 'Wallet Standard'
}

interface BehaviourFieldProps {
  readonly installed: InstalledWallet
  readonly onBehave: (behaviour: BehaviourName) => void
}

function BehaviourField({ installed, onBehave }: BehaviourFieldProps): ReactElement {
  return (
    <Field label="When asked" isInline>
      {(control) => (
        <Select
          {...control}
          data-testid={`behaviour-${installed.kind.id}`}
          value={installed.behaviour}
          choices={BEHAVIOURS}
          onChoose={(name) => {
            const chosen = BEHAVIOURS.find((known) => known === name)
            if (chosen) onBehave(chosen)
          }}
        />
      )}
    </Field>
  )
}

interface WalletStateProps {
  readonly name: string
  readonly wallet: PageWallet
  readonly owner: (act: () => void) => () => void
}

function WalletState({ name, wallet, owner }: WalletStateProps): ReactElement {
  const accounts = wallet.accounts()
  const { evm } = wallet
  return (
    <>
      <Field label="Account" isInline>
        {(control) => (
          <Select
            {...control}
            data-testid={`account-${name}`}
            value={accounts[0] ?? ''}
            choices={[...accounts].sort().map((value) => ({ value, label: accountLabel(value) }))}
            onChoose={(value) => owner(() => wallet.switchAccount(value))()}
          />
        )}
      </Field>
      {evm && (
        <Field label="Network" isInline>
          {(control) => (
            <Select
              {...control}
              data-testid={`chain-${name}`}
              value={String(evm.chainId())}
              choices={KNOWN_CHAINS.map((chain) => ({
                value: String(chain.id),
                label: chain.name,
              }))}
              onChoose={(value) => owner(() => evm.switchChain(Number(value)))()}
            />
          )}
        </Field>
      )}
    </>
  )
}
