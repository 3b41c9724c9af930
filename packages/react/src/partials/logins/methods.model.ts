import type { ConnectMethod, ConnectorRow, Core, Snapshot } from '@latchkey/core'
import { connectMethods } from '@latchkey/core/views'

/** One way to connect, in its place. */
export interface ShownMethod {
  readonly method: ConnectMethod
  /** Another kind of way than the one before: "or" stands between them. */
  readonly isOther: boolean
}

/** Everything that Connect shows besides the list of wallets. */
export interface MethodsModel {
  readonly methods: readonly ShownMethod[]
  /** Leads to the wallets where the list is put away behind a button. */
  readonly showWallets: (() => void) | undefined
}

export interface MethodsFacts extends Pick<Snapshot, 'options' | 'device' | 'network' | 'modal'> {
  readonly rows: readonly ConnectorRow[]
}

interface Tools extends Pick<Core, 'actions' | 'adapter'> {
  /** The list of wallets is shown among them. */
  readonly offersWallets: boolean
}

/** Everything that is shown, from the state alone. */
export function methodsModel(facts: MethodsFacts, tools: Tools): MethodsModel {
  const { features } = facts.options
  const methods = connectMethods(facts, {
    serves: (namespace) => tools.adapter(namespace) !== undefined,
    rows: facts.rows,
  }).filter((method) => tools.offersWallets || !isOfWallets(method))
  const isCollapsed = features.collapseWallets || !features.emailShowWallets
  return {
    methods: methods.map((method, index) => ({
      method,
      isOther: index > 0 && isOfWallets(method) !== isOfWallets(methods[index - 1]),
    })),
    showWallets:
      isCollapsed && methods.length > 1
        ? () => tools.actions.router.push('ConnectWallets', {})
        : undefined,
  }
}

function isOfWallets(method: ConnectMethod | undefined): boolean {
  return method === 'wallet'
}
