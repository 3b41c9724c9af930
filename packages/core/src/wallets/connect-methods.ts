import { type Namespace, namespaceOf } from '../contract/index.ts'
import { embeddedNamespaces } from '../options/account-type-rules.ts'
import { USUAL_METHOD_ORDER } from '../options/choices.ts'
import { INSTALLED_METHOD_ORDER } from '../options/default-features.ts'
import type { ConnectMethod } from '../options/options-state.ts'
import { usableSocials } from '../options/social-filters.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { ConnectorRow } from './connector-row.ts'
import { offeredNetworkIds } from './narrowed.ts'

/** Ways to connect besides wallets. */
export interface MethodFacts {
  /** Returns true if a session is possible on a namespace: it has an adapter. */
  serves(namespace: Namespace): boolean
  /** The rows of wallets that are shown. */
  readonly rows: readonly Pick<ConnectorRow, 'kind'>[]
}

type MethodState = Pick<Snapshot, 'options' | 'device' | 'network' | 'modal'>

/**
 * Ways to connect, in the website's order; without one, wallets come first if one is installed. Only
 * ways that are available, and logins only with a network of the embedded wallet. Source:
 * docs/specification.md, section 2; docs/views.md, section 2.
 */
export function connectMethods(
  { options, device, network, modal }: MethodState,
  { serves, rows }: MethodFacts,
): readonly ConnectMethod[] {
  const { email, socials, connectMethodsOrder } = options.features
  // Without adapters of the website, those that pairing adds serve sessions of pairing only.
  const namespaces = options.hasAdapters ? embeddedNamespaces().filter(serves) : []
  const hasAuth =
    options.hasAuth &&
    offeredNetworkIds({ network, modal }).some((id) => namespaces.includes(namespaceOf(id)))
  const exists: Readonly<Record<ConnectMethod, boolean>> = {
    email: hasAuth && email,
    social: hasAuth && usableSocials(socials, device).length > 0,
    wallet: options.usesWallets,
  }
  const isInstalled = rows.some(hasInstalledWallet)
  const usual = isInstalled ? INSTALLED_METHOD_ORDER : USUAL_METHOD_ORDER
  return [...new Set([...(connectMethodsOrder ?? []), ...usual])].filter((method) => exists[method])
}

function hasInstalledWallet({ kind }: Pick<ConnectorRow, 'kind'>): boolean {
  return kind === 'announced' || kind === 'injected' || kind === 'multiChain'
}
