import type { ConnectorRow, CoreActions, Routes, Snapshot } from '@latchkey/core'
import { type Namespace, toLatchkeyError } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'
import { namespaceName } from '../../models/namespace-name.ts'
import { connectedWallets } from '../../partials/connected-wallets.ts'

/** A namespace of the wallet. */
export interface NamespaceRow {
  readonly namespace: Namespace
  readonly name: string
  /** Picture of its first network. */
  readonly image: string | undefined
  /** That the wallet is connected there already. */
  readonly tag: string | undefined
  choose(): void
}

/** Everything that ConnectingMultiChain shows. */
export interface ConnectingMultiChainModel {
  readonly walletIcon: string | undefined
  readonly heading: string
  readonly line: string
  readonly label: string
  /** Empty if the wallet went in the meantime. */
  readonly rows: readonly NamespaceRow[]
  back(): void
}

export interface ConnectingMultiChainTools {
  readonly actions: CoreActions
  readonly text: Wording
}

/** The state it is made from. */
export interface ConnectingMultiChainFacts
  extends Pick<Snapshot, 'accounts' | 'inactive' | 'network'> {
  readonly rows: readonly ConnectorRow[]
}

/** Everything the view shows, from the state alone. */
export function connectingMultiChainModel(
  facts: ConnectingMultiChainFacts,
  { walletId }: Routes['ConnectingMultiChain'],
  tools: ConnectingMultiChainTools,
): ConnectingMultiChainModel {
  const { actions, text } = tools
  const row = facts.rows.find(
    ({ choices }) => choices.length > 1 && choices.some((each) => each.walletId === walletId),
  )
  const wallet = row?.name ?? text.get('wallet.unnamed')
  return {
    walletIcon: row?.icon,
    heading: text.get('chains.choose.heading', { wallet }),
    line: text.get(row ? 'chains.choose.text' : 'chains.choose.gone'),
    label: text.get('chains.choose.list', { wallet }),
    rows: (row?.choices ?? []).map((choice) => namespaceRow(choice, facts, tools)),
    back: () => actions.router.back(),
  }
}

function namespaceRow(
  { namespace, walletId }: ConnectorRow['choices'][number],
  facts: ConnectingMultiChainFacts,
  { actions, text }: ConnectingMultiChainTools,
): NamespaceRow {
  const isConnected = connectedWallets(facts).some(
    ({ wallet }) => wallet.namespace === namespace && wallet.id === walletId,
  )
  return {
    namespace,
    name: namespaceName(namespace, text),
    image: facts.network.supported.find(({ id }) => id.startsWith(`${namespace}:`))?.imageUrl,
    tag: isConnected ? text.get('chains.choose.connected') : undefined,
    choose() {
      try {
        // In this very task: wallets open their window for a visitor's tap alone.
        actions.connect.local(namespace, walletId)
      } catch (thrown) {
        // A wallet may go in the moment in which it is chosen.
        actions.notices.fail(toLatchkeyError(thrown))
      }
    },
  }
}
