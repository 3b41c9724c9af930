import { USUAL_METHOD_ORDER } from '../features/options/choices.ts'
import { INSTALLED_METHOD_ORDER } from '../features/options/constants.ts'
import type { ConnectMethod } from '../features/options/options-state.ts'
import { usableSocials } from '../features/options/social-filters.ts'
import type { ConnectorRow } from './connector-row.ts'
import type { ConnectorFacts } from './visible-connectors.ts'

/** What there is besides wallets. */
export interface MethodFacts {
  /** E-mail and social logins have somebody who performs them. */
  readonly hasAuth: boolean
  /** The rows of wallets, as they are shown. */
  readonly rows: readonly Pick<ConnectorRow, 'kind'>[]
}

/**
 * Ways to connect, in the website's order, else wallets first where one is installed, else as
 * usual. Only those that exist. Source: specification, section 2; facts, views, section 2.
 */
export function connectMethods(
  { options, device }: Pick<ConnectorFacts, 'options' | 'device'>,
  { hasAuth, rows }: MethodFacts,
): readonly ConnectMethod[] {
  const { email, socials, connectMethodsOrder } = options.features
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
