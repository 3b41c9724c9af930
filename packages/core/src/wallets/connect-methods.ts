import { type Namespace, namespaceOf } from '../contract/index.ts'
import { USUAL_METHOD_ORDER } from '../options/choices.ts'
import { INSTALLED_METHOD_ORDER } from '../options/default-features.ts'
import type { ConnectMethod } from '../options/options-state.ts'
import { usableSocials } from '../options/social-filters.ts'
import type { Snapshot } from '../store/root-state.ts'
import type { ConnectorRow } from './connector-row.ts'

/**
 * Chain namespaces of the embedded wallet, as in `features/auth/constants.ts`: what is drawn beside the
 * list shares nothing with the second stage.
 */
const EMBEDDED_NAMESPACES: readonly Namespace[] = ['eip155', 'solana']

/** What there is besides wallets. */
export interface MethodFacts {
  /** Whether somebody can have a session on a chain family: its adapter is there. */
  serves(namespace: Namespace): boolean
  /** The rows of wallets, as they are shown. */
  readonly rows: readonly Pick<ConnectorRow, 'kind'>[]
}

/**
 * Ways to connect, in the website's order, else wallets first where one is installed, else as
 * usual. Only those that exist, and logins only where the embedded wallet has a network to be on. Source: docs/specification.md, section 2; docs/views.md, section 2.
 */
export function connectMethods(
  { options, device, network }: Pick<Snapshot, 'options' | 'device' | 'network'>,
  { serves, rows }: MethodFacts,
): readonly ConnectMethod[] {
  const { email, socials, connectMethodsOrder } = options.features
  // Without adapters of the website, those that pairing adds serve sessions of pairing only.
  const namespaces = options.hasAdapters ? EMBEDDED_NAMESPACES.filter(serves) : []
  const hasAuth =
    options.hasAuth && network.supported.some(({ id }) => namespaces.includes(namespaceOf(id)))
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
