import type { KnownNamespace } from './caip.ts'

/** Methods that are requested from wallets. Source: docs/constants.json, `methods.byNamespace`. */
export const WALLET_METHODS: Readonly<Record<KnownNamespace, readonly string[]>> = {
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
