import type { Namespace } from '../contract/index.ts'

/** Methods that a wallet is asked for. Source: facts, constants, `methods.byNamespace`. */
export const WALLET_METHODS: Readonly<Record<Namespace, readonly string[]>> = {
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

/** What is signed already needs nobody's consent: nodes take it. */
const SIGNED_ALREADY = 'eth_sendRawTransaction'
/** Questions that only ever concern a wallet, whether it knows them or not. */
const OWN_NAMES = /^(?:wallet|personal|solana)_|^eth_sign/

/** Whether `method` is for the wallet, and never for a node. */
export function isForWallet(namespace: Namespace, method: string): boolean {
  if (method === SIGNED_ALREADY) return false
  return OWN_NAMES.test(method) || WALLET_METHODS[namespace].includes(method)
}
