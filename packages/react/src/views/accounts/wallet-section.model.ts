import {
  type AccountHoldings,
  type Actions,
  accountAvatar,
  addressName,
  type BalanceState,
  type Snapshot,
} from '@latchkey/core'
import { type AccountId, addressOf, type Session } from '@latchkey/core/contract'
import { portfolioOf, shownBalance, walletPicture } from '@latchkey/core/views'
import { shortAddress } from '../../format/address.ts'
import { formatBalanceWithSymbol } from '../../format/balance.ts'
import { formatMoney } from '../../format/fiat.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { namespaceName } from '../../models/namespace-name.ts'
import { chooseAccount } from '../../partials/choose-account.ts'
import type { ConnectedWallet } from '../../partials/connected-wallets.ts'
import { isShared } from '../../partials/connected-wallets.ts'
import { copyAddress } from '../../partials/copy-address.ts'
import { accountKind } from './account-kind.ts'

/** One account of a wallet. */
export interface AccountRow {
  readonly id: AccountId
  readonly address: string
  readonly avatar: string | undefined
  /** See `addressName`. */
  readonly name: string | undefined
  readonly kind: string | undefined
  /** The sum in fiat, "$4,218.36", else the native balance, "1.284 ETH", once it is known. */
  readonly balance: string | undefined
  /** The one that the website works with in its namespace. */
  readonly isInUse: boolean
  readonly copyLabel: string
  /** @returns whether it was copied. */
  copy(): Promise<boolean>
  /** Makes it the website's current one. */
  choose(): void
}

/** One connected wallet, with its accounts in one namespace. */
export interface WalletSection {
  readonly key: string
  readonly name: string
  readonly icon: string | undefined
  readonly label: string
  readonly rows: readonly AccountRow[]
  readonly disconnectLabel: string
  /** Ends it alone; settles when its wallet was notified. */
  disconnect(): Promise<void>
}

export interface AccountsTools {
  readonly actions: Actions
  readonly text: Wording
}

interface Scene extends AccountsTools {
  readonly snapshot: Pick<
    Snapshot,
    | 'accounts'
    | 'inactive'
    | 'network'
    | 'identities'
    | 'labels'
    | 'ownLabels'
    | 'options'
    | 'balances'
    | 'tokenBalances'
    | 'portfolio'
    | 'router'
    | 'connectorPictures'
  >
}

/** One wallet among all that are connected. */
export function walletSection(
  own: ConnectedWallet,
  connected: readonly ConnectedWallet[],
  scene: Scene,
): WalletSection {
  const { session, wallet } = own
  return {
    ...wordsOf(own, connected, scene),
    key: session.id,
    name: wallet.name,
    icon: walletPicture(scene.snapshot, wallet),
    rows: session.accounts.map((id) => accountRow(id, own, scene)),
    async disconnect() {
      const { actions, text } = scene
      try {
        await actions.connections.disconnectWallet(session.namespace, session.id)
        const message = text.get('accounts.dropped', { wallet: wallet.name })
        // After the last one the modal closes, and nothing is shown of it.
        if (connected.length > 1) actions.notices.show({ tone: 'success', message })
      } catch {
        // A failure has its own notice.
      }
    },
  }
}

/**
 * Names wallet and namespace in full: a wallet may serve several namespaces, and another may have
 * its name.
 */
function wordsOf(
  { session, wallet: { name: wallet, embedded } }: ConnectedWallet,
  connected: readonly ConnectedWallet[],
  { text }: Scene,
): Pick<WalletSection, 'label' | 'disconnectLabel'> {
  const { namespace, walletId } = session
  const elsewhere = connected.filter((each) => each.session.namespace !== namespace)
  if (elsewhere.length === 0) {
    return {
      label: text.get('accounts.list', { wallet }),
      disconnectLabel: embedded
        ? text.get('account.logOut')
        : text.get('accounts.drop', { wallet }),
    }
  }
  const family = namespaceName(namespace, text)
  if (embedded) {
    return {
      label: text.get('accounts.listOf', { wallet, family }),
      disconnectLabel: text.get('account.logOut'),
    }
  }
  const isElsewhere =
    isShared(session) && elsewhere.some((each) => each.session.walletId === walletId)
  return {
    label: text.get('accounts.listOf', { wallet, family }),
    disconnectLabel: isElsewhere
      ? text.get('accounts.dropAll', { wallet })
      : text.get('accounts.dropOf', { wallet, family }),
  }
}

function accountRow(id: AccountId, { session, wallet }: ConnectedWallet, scene: Scene): AccountRow {
  const { actions, text, snapshot } = scene
  const address = addressOf(id)
  const facts = session.facts?.[address]
  const isInUse = isFirst(id, session, snapshot)
  // Each namespace has an account in use; that of the active namespace is the website's current one.
  const isCurrent = isInUse && session.namespace === snapshot.network.activeNamespace
  return {
    id,
    address,
    avatar: accountAvatar(snapshot, { namespace: session.namespace, address }),
    name: addressName(snapshot, { namespace: session.namespace, address, session }),
    kind: accountKind(facts?.type ?? wallet.embedded?.accountType, text),
    balance:
      knownTotal(snapshot.portfolio.accounts[id], text) ??
      knownBalance(shownBalance(snapshot, id), text),
    isInUse,
    copyLabel: text.get('account.copy', { address: shortAddress(address) }),
    copy: () => copyAddress(address, actions),
    choose() {
      if (isCurrent || chooseAccount(actions, session, address)) backToAccount(scene)
    },
  }
}

/** The settings may be between, which the visitor is done with. */
function backToAccount({ actions, snapshot: { router } }: Scene): void {
  const between = router.history.slice(0, -1).reverse()
  const steps = between.findIndex(({ view }) => view === 'Account') + 1
  for (let step = 0; step < Math.max(steps, 1); step += 1) actions.router.back()
}

/** Undefined where something has no known value: a part of the sum would look like all of it. */
function knownTotal(list: AccountHoldings | undefined, text: Wording): string | undefined {
  const { totalUsd, isPartial } = portfolioOf([list])
  if (totalUsd === undefined || totalUsd === 0 || isPartial) return undefined
  return formatMoney(totalUsd, text)
}

function knownBalance(balance: BalanceState | undefined, text: Wording): string | undefined {
  if (balance?.status !== 'ready') return undefined
  return formatBalanceWithSymbol(balance, text.locale)
}

/** Returns true if it is the active account of its namespace. */
function isFirst(
  id: AccountId,
  { id: sessionId, namespace }: Session,
  { accounts }: Scene['snapshot'],
): boolean {
  const active = accounts[namespace]
  return (
    active?.status === 'connected' &&
    active.session.id === sessionId &&
    active.session.accounts[0] === id
  )
}
