import type { EvmWalletOptions } from '../evm-wallet.ts'
import { accounts, chainId, coinbase, netVersion, requestAccounts } from './accounts.ts'
import { addChain } from './add-chain.ts'
import { createCallMethods } from './calls.ts'
import { getCapabilities } from './capabilities.ts'
import { connect } from './connect.ts'
import { createExecutionPermissionMethods } from './execution-permissions.ts'
import {
  getPermissions,
  grantPermissions,
  requestPermissions,
  revokePermissions,
} from './permissions.ts'
import { sendTransaction } from './send-transaction.ts'
import { personalSign, signTypedData } from './sign.ts'
import { switchChain } from './switch-chain.ts'
import type { WalletMethod } from './wallet-method.ts'
import { watchAsset } from './watch-asset.ts'

/** Every method the wallet answers itself, for one wallet. */
export function createMethodTable({
  connectsSigned = false,
  keepsPermissions = false,
}: Pick<EvmWalletOptions, 'connectsSigned' | 'keepsPermissions'> = {}): ReadonlyMap<
  string,
  WalletMethod
> {
  const calls = createCallMethods()
  return new Map([
    ...(connectsSigned ? ([['wallet_connect', connect]] as const) : []),
    ...(keepsPermissions ? Object.entries(createExecutionPermissionMethods()) : []),
    ['eth_requestAccounts', requestAccounts],
    ['eth_accounts', accounts],
    ['eth_coinbase', coinbase],
    ['eth_chainId', chainId],
    ['net_version', netVersion],
    ['personal_sign', personalSign],
    ['eth_signTypedData_v4', signTypedData],
    ['eth_sendTransaction', sendTransaction],
    ['wallet_switchEthereumChain', switchChain],
    ['wallet_addEthereumChain', addChain],
    ['wallet_watchAsset', watchAsset],
    ['wallet_requestPermissions', requestPermissions],
    ['wallet_getPermissions', getPermissions],
    ['wallet_grantPermissions', grantPermissions],
    ['wallet_revokePermissions', revokePermissions],
    ['wallet_getCapabilities', getCapabilities],
    ['wallet_sendCalls', calls.send],
    ['wallet_getCallsStatus', calls.status],
    ['wallet_showCallsStatus', calls.show],
  ])
}

/** Prefixes of methods that go to the node when the wallet has no answer of its own. */
const NODE_METHODS = /^(eth|net|web3)_/

/** A node's own keys must not sign for a wallet, however freely anvil would. */
const NODE_SIGNING = [
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
]

/** Returns true for a method that the node answers. */
export function isForNode(method: string): boolean {
  return NODE_METHODS.test(method) && !NODE_SIGNING.includes(method)
}
