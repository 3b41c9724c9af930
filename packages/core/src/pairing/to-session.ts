import {
  type AccountId,
  accountOn,
  addressOf,
  type Namespace,
  type NetworkId,
  namespaceOf,
  networkOf,
  type PairedSession,
  rulesOf,
  type Session,
} from '../contract/index.ts'
import { WALLET_CONNECT_ID } from '../store/wallet-ids.ts'

/**
 * The session of one namespace within a wallet-connect session.
 *
 * @param preferred - Network to be on, where the wallet agreed to it.
 * @returns undefined where the wallet shared nothing of that namespace.
 */
export function toSession<N extends Namespace>(
  paired: PairedSession,
  namespace: N,
  preferred?: NetworkId,
): Session<N> | undefined {
  const own = paired.accounts.filter((id): id is AccountId<N> => namespaceOf(id) === namespace)
  const [first] = own
  if (first === undefined) return undefined
  const networkId = own.map(networkOf).find((id) => id === preferred) ?? networkOf(first)
  const accounts = own.filter((id) => networkOf(id) === networkId)
  const networkIds = switchableNetworks(paired, namespace)
  const id = paired.topic
  return { id, namespace, walletId: WALLET_CONNECT_ID, accounts, networkId, networkIds }
}

/** A wallet that supports requests for other networks may accept any network; otherwise those it named. */
function switchableNetworks<N extends Namespace>(
  { accounts, networkIds, methods }: PairedSession,
  namespace: N,
): readonly NetworkId<N>[] | undefined {
  const canRequest = methods[namespace]?.includes('wallet_switchEthereumChain')
  if (canRequest) return undefined
  const ids = rulesOf(namespace).hasAddressPerNetwork ? accounts.map(networkOf) : networkIds
  return [...new Set(ids)].filter((id): id is NetworkId<N> => namespaceOf(id) === namespace)
}

/**
 * The session on another network of its namespace: with the same addresses where they are the same
 * there, else with those that the wallet shares there.
 *
 * @returns The session as it is where the wallet shares none.
 */
export function onNetwork(session: Session, networkId: NetworkId, paired?: PairedSession): Session {
  if (!rulesOf(session.namespace).hasAddressPerNetwork) {
    const accounts = session.accounts.map((id) => accountOn(networkId, addressOf(id)))
    return { ...session, networkId, accounts }
  }
  const there = paired && toSession(paired, session.namespace, networkId)
  return there?.networkId === networkId ? there : session
}

/** The accounts that the wallet shares on other networks of the session's namespace. */
export function accountsElsewhere(
  { namespace, networkId }: Session,
  paired: PairedSession | undefined,
): readonly AccountId[] {
  const own = paired?.accounts.filter((id) => namespaceOf(id) === namespace) ?? []
  return own.filter((id) => networkOf(id) !== networkId)
}

/** The session with these accounts first, on its own network if they are on it, too. */
export function withFirst(session: Session, selected: readonly AccountId[]): Session {
  const here = selected.filter((id) => networkOf(id) === session.networkId)
  const [first] = here.length > 0 ? here : selected
  if (first === undefined) return session
  const networkId = networkOf(first)
  const accounts = (here.length > 0 ? here : selected).filter((id) => networkOf(id) === networkId)
  const others = session.accounts.filter(
    (id) => networkOf(id) === networkId && !accounts.includes(id),
  )
  return { ...session, networkId, accounts: [...accounts, ...others] }
}
