import type { Snapshot } from '@latchkey/core'
import type { Namespace } from '@latchkey/core/contract'
import type { ConnectedWallet } from '../../partials/connected-wallets.ts'
import { connectedWallets } from '../../partials/connected-wallets.ts'
import { isShared } from '../../partials/is-shared.ts'
import { namespaceName } from '../../partials/namespace-name.ts'
import { type AccountsTools, type WalletSection, walletSection } from './wallet-section.model.ts'

/** The wallets of one family. */
export interface FamilySection {
  readonly namespace: Namespace
  /** Its name, where wallets of several families are connected. */
  readonly heading: string | undefined
  readonly wallets: readonly WalletSection[]
  readonly connectLabel: string
  connect(): void
}

/** Everything that Accounts shows. */
export interface AccountsModel {
  readonly families: readonly FamilySection[]
  /** Ends every connection; undefined where one wallet holds them all. */
  readonly disconnectAll: (() => Promise<void>) | undefined
}

type Shown = Pick<Snapshot, 'accounts' | 'inactive' | 'network' | 'identities'>

/** Everything the view shows, family by family, the active one first, from the snapshot alone. */
export function accountsModel(snapshot: Shown, tools: AccountsTools): AccountsModel {
  const held = connectedWallets(snapshot)
  const { activeNamespace } = snapshot.network
  const connected = new Set(held.map(({ session }) => session.namespace))
  const namespaces = [...new Set([activeNamespace, ...connected])].filter((each) =>
    connected.has(each),
  )
  const isOneOfMany = namespaces.length > 1
  return {
    families: namespaces.map((namespace) => ({
      ...familyWords(namespace, isOneOfMany, tools),
      namespace,
      wallets: held
        .filter(({ session }) => session.namespace === namespace)
        .map((each) => walletSection(each, held, { ...tools, snapshot })),
      connect: () => tools.actions.connections.another(namespace),
    })),
    disconnectAll:
      countWallets(held) > 1
        ? // A failure is told by a notice of its own.
          () => tools.actions.disconnect().catch(() => {})
        : undefined,
  }
}

function familyWords(
  namespace: Namespace,
  isOneOfMany: boolean,
  { text }: AccountsTools,
): Pick<FamilySection, 'heading' | 'connectLabel'> {
  const family = namespaceName(namespace, text)
  return isOneOfMany
    ? { heading: family, connectLabel: text.say('accounts.anotherOf', { family }) }
    : { heading: undefined, connectLabel: text.say('accounts.another') }
}

/** One that serves several families is one wallet. */
function countWallets(held: readonly ConnectedWallet[]): number {
  const keys = held.map(({ session }) =>
    isShared(session) ? session.walletId : `${session.namespace}:${session.id}`,
  )
  return new Set(keys).size
}
