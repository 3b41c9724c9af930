import type { Readings } from './readings.ts'

/**
 * Creates readings that ask, for each call, the current source: the modal, or what is known without
 * it.
 */
export function liveReadings(now: () => Readings): Readings {
  return {
    state: () => now().state(),
    isEmbedded: () => now().isEmbedded(),
    views: () => now().views(),
    account: (namespace) => now().account(namespace),
    network: (namespace) => now().network(namespace),
    networks: (namespace) => now().networks(namespace),
    canSwitchNetwork: () => now().canSwitchNetwork(),
    profile: (namespace) => now().profile(namespace),
    wallet: (namespace) => now().wallet(namespace),
    connections: () => now().connections(),
    wallets: () => now().wallets(),
    balances: (namespace) => now().balances(namespace),
    activity: () => now().activity(),
    collectibles: () => now().collectibles(),
    onramp: () => now().onramp(),
    listing: () => now().listing(),
    namedWallet: (name) => now().namedWallet(name),
    pairing: () => now().pairing(),
    login: () => now().login(),
    signIn: () => now().signIn(),
    theme: () => now().theme(),
    event: () => now().event(),
    failure: () => now().failure(),
    label: (address) => now().label(address),
    providerType: (namespace) => now().providerType(namespace),
    accountType: (namespace) => now().accountType(namespace),
    connectMethods: () => now().connectMethods(),
    locale: () => now().locale(),
    buttonStyle: () => now().buttonStyle(),
    message: (key) => now().message(key),
  }
}
