import type { Snapshot } from '@latchkey/core'
import { type Namespace, namespaceOf } from '@latchkey/core/contract'
import { namespaceName, namespaceWallet } from '../../models/namespace-name.ts'
import { connectedWallets, countWallets } from '../../partials/connected-wallets.ts'
import { type AccountsTools, type WalletSection, walletSection } from './wallet-section.model.ts'

/** The connected wallets of one namespace. */
export interface NamespaceSection {
  readonly namespace: Namespace
  /** Its name, where the site has several namespaces. */
  readonly heading: string | undefined
  readonly wallets: readonly WalletSection[]
  readonly connectLabel: string
  connect(): void
}

/** A namespace of the site without a connection. */
export interface MissingNamespace {
  readonly namespace: Namespace
  readonly name: string
  /** The picture of its first network. */
  readonly image: string | undefined
  /** Offers the wallets of it alone. */
  connect(): void
}

/** Everything that Accounts shows. */
export interface AccountsModel {
  readonly sections: readonly NamespaceSection[]
  readonly missing: readonly MissingNamespace[]
  /** Ends every connection; undefined where there is one wallet. */
  readonly disconnectAll: (() => Promise<void>) | undefined
}

type Shown = Pick<
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

/** Everything the view shows, namespace by namespace, the active one first, from the snapshot alone. */
export function accountsModel(snapshot: Shown, tools: AccountsTools): AccountsModel {
  const wallets = connectedWallets(snapshot)
  const { activeNamespace } = snapshot.network
  const connected = new Set(wallets.map(({ session }) => session.namespace))
  const namespaces = [...new Set([activeNamespace, ...connected])].filter((each) =>
    connected.has(each),
  )
  const missing = missingNamespaces(snapshot, connected, tools)
  const isOneOfMany = namespaces.length + missing.length > 1
  return {
    sections: namespaces.map((namespace) => ({
      ...namespaceTexts(namespace, isOneOfMany, tools),
      namespace,
      wallets: wallets
        .filter(({ session }) => session.namespace === namespace)
        .map((each) => walletSection(each, wallets, { ...tools, snapshot })),
      connect: () => tools.actions.connections.another(namespace),
    })),
    missing,
    disconnectAll:
      countWallets(wallets) > 1
        ? // A failure has its own notice.
          () => tools.actions.disconnect().catch(() => {})
        : undefined,
  }
}

/** In the order of the site's networks. */
function missingNamespaces(
  { network }: Shown,
  connected: ReadonlySet<Namespace>,
  { actions, text }: AccountsTools,
): readonly MissingNamespace[] {
  const namespaces = new Set(network.supported.map(({ id }) => namespaceOf(id)))
  return [...namespaces]
    .filter((namespace) => !connected.has(namespace))
    .map((namespace) => ({
      namespace,
      name: namespaceName(namespace, text),
      image: network.supported.find(({ id }) => namespaceOf(id) === namespace)?.imageUrl,
      connect: () => actions.connections.another(namespace),
    }))
}

function namespaceTexts(
  namespace: Namespace,
  isOneOfMany: boolean,
  { text }: AccountsTools,
): Pick<NamespaceSection, 'heading' | 'connectLabel'> {
  if (!isOneOfMany) return { heading: undefined, connectLabel: text.get('accounts.another') }
  const wallet = namespaceWallet(namespace, text)
  return {
    heading: namespaceName(namespace, text),
    connectLabel: text.get('accounts.anotherOf', { wallet }),
  }
}
