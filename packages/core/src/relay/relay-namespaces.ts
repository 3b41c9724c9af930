import { type Namespace, type Network, type NetworkId, namespaceOf } from '../contract/index.ts'

/** Methods that a wallet is asked for. Source: facts, constants, `methods.byNamespace`. */
const METHODS: Readonly<Record<Namespace, readonly string[]>> = {
  eip155: [
    ...['eth_accounts', 'eth_requestAccounts', 'eth_sendRawTransaction', 'eth_sign'],
    ...['eth_signTransaction', 'eth_signTypedData', 'eth_signTypedData_v3'],
    ...['eth_signTypedData_v4', 'eth_sendTransaction', 'personal_sign'],
    ...['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'wallet_getPermissions'],
    ...['wallet_requestPermissions', 'wallet_registerOnboarding', 'wallet_watchAsset'],
    ...['wallet_scanQRCode', 'wallet_getCallsStatus', 'wallet_showCallsStatus'],
    ...['wallet_sendCalls', 'wallet_getCapabilities', 'wallet_grantPermissions'],
    ...['wallet_revokePermissions', 'wallet_getAssets'],
  ],
  solana: [
    ...['solana_signMessage', 'solana_signTransaction', 'solana_requestAccounts'],
    ...['solana_getAccounts', 'solana_signAllTransactions', 'solana_signAndSendTransaction'],
  ],
  bip122: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  polkadot: [],
}

/** Source: facts, constants, `methods.defaultEvents`. */
const EVENTS = ['accountsChanged', 'chainChanged']

/** What is asked for of one namespace. Source: CAIP-25. */
export interface WantedNamespace {
  readonly chains: string[]
  readonly methods: string[]
  readonly events: string[]
}

/**
 * What a wallet is asked for, all of it optional: a wallet that knows one of the networks may agree.
 * Namespaces that wallets can do nothing in are left out.
 */
export function wantedNamespaces(networks: readonly Network[]): Record<string, WantedNamespace> {
  const wanted: Partial<Record<Namespace, WantedNamespace>> = {}
  for (const { id } of networks) {
    const namespace = namespaceOf(id)
    if (METHODS[namespace].length === 0) continue
    const known = wanted[namespace] ?? wantedIn(namespace)
    wanted[namespace] = known.chains.includes(id)
      ? known
      : { ...known, chains: [...known.chains, id] }
  }
  return wanted
}

/** The same with one more network, which the website has asked a wallet for since. */
export function alsoWanted(
  wanted: Readonly<Record<string, Partial<WantedNamespace>>>,
  networkId: NetworkId,
): Record<string, WantedNamespace> {
  const namespace = namespaceOf(networkId)
  const { chains = [], ...rest } = wanted[namespace] ?? {}
  const more = { ...wantedIn(namespace), ...rest, chains: [...new Set([...chains, networkId])] }
  // What was asked for before is whole: it went through the library.
  return { ...wanted, [namespace]: more } as Record<string, WantedNamespace>
}

function wantedIn(namespace: Namespace): WantedNamespace {
  return { chains: [], methods: [...METHODS[namespace]], events: [...EVENTS] }
}
