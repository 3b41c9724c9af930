import { DEFAULT_FEATURES } from './default-features.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'
import type { OptionsState } from './options-state.ts'
import { plainTraits } from './plain-traits.ts'
import { toCustomWallet } from './to-custom-wallet.ts'
import { withDefaults } from './with-defaults.ts'

/** The website's options as state, defaults filled in. */
export function optionsState(options: LatchkeyOptions): OptionsState {
  return {
    ...viewOptions(options),
    ...walletOptions(options),
    // A variable of the build that is not set often arrives as an empty text.
    projectId: options.projectId || undefined,
    metadata: options.metadata,
    features: withDefaults(DEFAULT_FEATURES, options.features),
    allowUnsupportedChain: options.allowUnsupportedChain ?? false,
    canSwitchNetwork: options.enableNetworkSwitch ?? true,
    reconnects: options.enableReconnect ?? true,
    isDebug: options.debug ?? false,
    accountTypes: options.accountTypes,
    defaultAccountTypes: options.defaultAccountTypes,
    currency: options.currency,
    collectibleNamespaces: (options.collectibles ?? []).flatMap(({ namespaces }) => namespaces),
    swapNetworks: options.swapSource?.networks,
    restrictedTimezones: options.onramp?.restrictedTimezones,
    tokenNamespaces: (options.adapters ?? [])
      .filter(({ balances }) => balances?.ofToken !== undefined)
      .map(({ namespace }) => namespace),
    sendNamespaces: (options.adapters ?? [])
      .filter(({ transfers }) => transfers?.fee !== undefined)
      .map(({ namespace }) => namespace),
    traits: Object.fromEntries(
      (options.adapters ?? []).map(({ namespace, traits }) => [namespace, plainTraits(traits)]),
    ),
    hasAdapters: !!options.adapters?.length,
    hasRelay: !!options.walletConnect,
    hasOwnRelay: hasOwnRelay(options),
    hasAuth: hasAuth(options),
  }
}

function viewOptions(options: LatchkeyOptions) {
  return {
    themeMode: options.themeMode ?? 'dark',
    themeVariables: options.themeVariables ?? {},
    isEmbedded: options.enableEmbedded ?? false,
    locksScroll: options.lockScroll ?? true,
    showsWalletGuide: options.enableWalletGuide ?? true,
    showsCodeBesideList: options.enableCodeBesideList ?? true,
    termsConditionsUrl: options.termsConditionsUrl,
    privacyPolicyUrl: options.privacyPolicyUrl,
    chainImages: options.chainImages ?? {},
    connectorImages: options.connectorImages ?? {},
    avatar: options.avatar,
  }
}

function walletOptions(options: LatchkeyOptions) {
  return {
    allWallets: options.allWallets ?? 'SHOW',
    includeWalletIds: options.includeWalletIds ?? [],
    excludeWalletIds: options.excludeWalletIds ?? [],
    featuredWalletIds: options.featuredWalletIds ?? [],
    customWallets: (options.customWallets ?? []).map(toCustomWallet),
    tokens: options.tokens ?? {},
    usesWallets: options.enableWallets ?? true,
    usesInjected: options.enableInjected ?? true,
    usesAnnounced: options.enableEIP6963 ?? true,
    usesWalletConnect: options.enableWalletConnect ?? true,
    isManualWalletConnect: options.manualWCControl ?? false,
  }
}

/** Only the public relay asks for a project. */
function hasOwnRelay(options: LatchkeyOptions): boolean {
  const { walletConnect, universalProvider, endpoints } = options
  const hasProvider = universalProvider !== undefined || walletConnect?.needsProject === false
  return hasProvider || !!endpoints?.relay
}

/** Logins that need a project are not offered without one: none of them would succeed. */
function hasAuth({ auth, projectId }: LatchkeyOptions): boolean {
  return !!auth && (!!projectId || auth.needsProject === false)
}
