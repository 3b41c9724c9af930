import type { FarBase } from '../compose/base.ts'
import {
  addressOf,
  type Namespace,
  type NetworkId,
  namespaceOf,
  type Session,
} from '../contract/index.ts'
import { SESSION_HINT } from './answer-hint.ts'

/**
 * Writes which wallets, which account and which network are to be there after a reload.
 *
 * @param chosen - The plain address that a visitor chose; one that was chosen before stays where it
 *   is still in front.
 */
export function rememberKept(base: FarBase, namespace: Namespace, chosen?: string): void {
  const { slices, looks, stored } = base
  const session = looks.session(namespace)
  const [active] = session?.accounts.map(addressOf) ?? []
  const before = stored.listKept(namespace)
  const wanted = chosen ?? before.chosen
  if (session !== undefined) stored.remember({ namespace, walletId: session.walletId })
  const here = slices.kept.list(namespace).map(({ session: { walletId } }) => walletId)
  // Those that are still looked for keep their place, as long as there is anybody.
  const all = new Set(session === undefined ? here : [...here, ...before.walletIds])
  stored.rememberKept(namespace, {
    chosen: wanted === active ? wanted : undefined,
    networkId:
      session?.networkId === firstNetwork(base, namespace) ? undefined : session?.networkId,
    walletIds: [...all].filter((walletId) => walletId !== session?.walletId),
  })
}

function firstNetwork({ store }: FarBase, namespace: Namespace): NetworkId | undefined {
  return store.state.network.supported.find(({ id }) => namespaceOf(id) === namespace)?.id
}

/** A wallet is kept no more, here and in other tabs. */
export function forgetKept(
  { stored, ports }: Pick<FarBase, 'stored' | 'ports'>,
  { namespace, walletId }: Pick<Session, 'namespace' | 'walletId'>,
): void {
  const before = stored.listKept(namespace)
  const walletIds = before.walletIds.filter((id) => id !== walletId)
  stored.rememberKept(namespace, { ...before, walletIds })
  ports.tabs.say(SESSION_HINT)
}
