import type { NetworkId, RelayQuestion } from '@latchkey/core/contract'
import { aPairedSession } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { isForOwner } from './channel.ts'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const SESSION = aPairedSession({
  networkIds: ['eip155:1', SOLANA],
  methods: {
    eip155: [
      ...['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'eth_accounts'],
      ...['eth_sendRawTransaction', 'wallet_sendCalls', 'wallet_getCapabilities'],
      ...['wallet_getCallsStatus', 'wallet_watchAsset', 'wallet_grantPermissions'],
      ...['wallet_showCallsStatus', 'wallet_scanQRCode', 'wallet_requestPermissions'],
      ...[
        'eth_requestAccounts',
        'wallet_getPermissions',
        'wallet_getAssets',
        'wallet_switchEthereumChain',
      ],
    ],
    solana: ['solana_signMessage', 'solana_signAndSendTransaction', 'solana_getAccounts'],
    bip122: ['sendTransfer', 'signPsbt', 'getAccountAddresses'],
  },
})

test.each<[boolean, string, NetworkId, unknown?]>([
  [true, 'personal_sign', 'eip155:1'],
  [true, 'eth_signTypedData_v4', 'eip155:1'],
  [true, 'eth_sendTransaction', 'eip155:1'],
  [true, 'wallet_sendCalls', 'eip155:1'],
  [true, 'wallet_watchAsset', 'eip155:1'],
  [true, 'wallet_grantPermissions', 'eip155:1'],
  [true, 'wallet_showCallsStatus', 'eip155:1'],
  [true, 'wallet_scanQRCode', 'eip155:1'],
  [true, 'wallet_requestPermissions', 'eip155:1'],
  [true, 'solana_signMessage', SOLANA],
  [true, 'solana_signAndSendTransaction', SOLANA],
  [false, 'eth_accounts', 'eip155:1'],
  [false, 'eth_requestAccounts', 'eip155:1'],
  [false, 'eth_sendRawTransaction', 'eip155:1'],
  [false, 'wallet_getCapabilities', 'eip155:1'],
  [false, 'wallet_getCallsStatus', 'eip155:1'],
  [false, 'wallet_getPermissions', 'eip155:1'],
  [false, 'wallet_getAssets', 'eip155:1'],
  [false, 'solana_getAccounts', SOLANA],
  // The wallet agreed to neither, so that they are not sent.
  [false, 'eth_sign', 'eip155:1'],
  [false, 'personal_sign', 'eip155:10'],
  [false, 'sendTransfer', 'bip122:000000000019d6689c085ae165831e93'],
  // A network that the wallet granted needs no request.
  [false, 'wallet_switchEthereumChain', 'eip155:1', [{ chainId: '0x1' }]],
  [true, 'wallet_switchEthereumChain', 'eip155:1', [{ chainId: '0xa' }]],
  [false, 'wallet_switchEthereumChain', 'eip155:1', []],
  [false, 'wallet_addEthereumChain', 'eip155:1', [{ chainId: '0xa' }]],
])('%s: %s on %s needs the owner', (expected, method, networkId, params) => {
  const question: RelayQuestion = { networkId, method, params }

  expect(isForOwner(SESSION, question)).toBe(expected)
})
