import type { Namespace, Session } from '../contract/index.ts'
import { connectedSessions } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'
import { type LabelTable, labelKey, ownLabelKey } from './label-rules.ts'

/** An address whose name is shown. */
export interface NamedAddress {
  readonly namespace: Namespace
  readonly address: string
  /** The connection that is shown, where several wallets have the address. */
  readonly session?: Session | undefined
}

/** The state with names of addresses. */
export type NamesState = Pick<
  Snapshot,
  'accounts' | 'inactive' | 'identities' | 'labels' | 'ownLabels'
>

/**
 * The name to show with an address. The visitor's own label comes first, then the website's, that of
 * the wallet, and the name that resolves to the address.
 *
 * @returns undefined where there is none: the address stands alone.
 */
export function addressName(state: NamesState, named: NamedAddress): string | undefined {
  const { namespace, address } = named
  return (
    ownLabel(state, named) ??
    addressLabel(state, address) ??
    walletLabel(state, named) ??
    state.identities[`${namespace}:${address}`]?.name
  )
}

/** The visitor's own label of an address. */
export function ownLabel(
  { ownLabels = {} }: Pick<Snapshot, 'ownLabels'>,
  { namespace, address }: NamedAddress,
): string | undefined {
  return own(ownLabels, ownLabelKey(namespace, address))
}

/** The website's own name for an address. */
export function addressLabel(
  { labels = {} }: Pick<Snapshot, 'labels'>,
  address: string,
): string | undefined {
  return own(labels, labelKey(address))
}

/** Returns the owner's name of the account in a wallet that is connected. */
function walletLabel(
  state: Pick<Snapshot, 'accounts' | 'inactive'>,
  { namespace, address, session }: NamedAddress,
): string | undefined {
  const sessions = session === undefined ? connectedSessions(state) : [session]
  return sessions
    .filter((each) => each.namespace === namespace)
    .map(({ facts }) => facts?.[address]?.label)
    .find((label) => label !== undefined)
}

/** A name such as `constructor` is no label. */
function own(labels: LabelTable, key: string): string | undefined {
  return Object.hasOwn(labels, key) ? labels[key] : undefined
}
