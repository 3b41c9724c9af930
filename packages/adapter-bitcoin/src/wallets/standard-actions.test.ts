import type { StandardWallet } from '@latchkey/core/adapter'
import { aStandardWallet } from '@latchkey/core/testing'
import { base64, hex } from '@scure/base'
import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { TESTNET } from '../testing/a-network.ts'
import { aPsbt, aTransaction } from '../testing/a-psbt.ts'
import { TXID } from '../testing/sats-provider.ts'
import { startAdapter } from '../testing/started-adapter.ts'
import { standardActions } from './standard-actions.ts'

const key = aKey(1)
const account = { address: key.address, publicKey: hex.decode(key.publicKey), features: [] }
const psbt = aPsbt([key])

const request = {
  address: key.address,
  networkId: TESTNET.id,
  psbt,
  inputs: [{ address: key.address, index: 0 }],
  isBroadcast: true,
}

/** A wallet that signs and sends. */
function aWallet(answer: unknown) {
  const requests: unknown[] = []
  const request = async (input: unknown): Promise<unknown> => {
    requests.push(input)
    return answer
  }
  const features = {
    'bitcoin:signTransaction': { signTransaction: request },
    'bitcoin:signAndSendTransaction': { signAndSendTransaction: request },
  }
  const details = aStandardWallet({ name: 'Fjord', chains: ['bitcoin:testnet'], features })
  // It has the features that these tests use.
  return {
    requests,
    wallet: { ...details, accounts: [account] } as unknown as StandardWallet,
  }
}

test.each([
  ['as the standard has it', [{ txId: TXID }]],
  ['not in a list', { txId: TXID }],
  ['in bytes', [{ txid: hex.decode(TXID) }]],
  ['written otherwise', [{ txid: TXID }]],
])('the transaction id is read when it is %s', async (_what, answer) => {
  const { wallet } = aWallet(answer)

  expect(await standardActions(wallet).signPsbt(request)).toEqual({ txid: TXID, psbt: undefined })
})

test.each([
  [undefined, undefined],
  [[], undefined],
  [[0x00], undefined],
  [[0x01], 'ALL'],
  [[0x83, 0x01], 'SINGLE|ANYONECANPAY'],
])('sighash types %j are requested as %s', async (sighashTypes, sigHash) => {
  const { wallet, requests } = aWallet([{ txId: TXID }])
  const inputs = [{ address: key.address, index: 0, sighashTypes }]

  await standardActions(wallet).signPsbt({ ...request, inputs })

  const input = { account, signingIndexes: [0], ...(sigHash && { sigHash }) }
  expect(requests).toMatchObject([{ inputsToSign: [input] }])
  expect(JSON.stringify(requests).includes('sigHash')).toBe(sigHash !== undefined)
})

test('a sighash type without a name is refused', async () => {
  const { wallet, requests } = aWallet([{ txId: TXID }])
  const inputs = [{ address: key.address, index: 0, sighashTypes: [0x80] }]

  await expect(standardActions(wallet).signPsbt({ ...request, inputs })).rejects.toMatchObject({
    code: 'wallet.unsupported-method',
  })
  expect(requests).toEqual([])
})

test('a wallet that gives its accounts only in its answer gets the same objects back', async () => {
  const own = { ...account, chains: ['bitcoin:testnet'] }
  const requests: unknown[] = []
  const features = {
    'bitcoin:connect': { connect: async () => ({ accounts: [own] }) },
    'bitcoin:signTransaction': {
      async signTransaction({ inputsToSign }: { inputsToSign: readonly { account: unknown }[] }) {
        requests.push(...inputsToSign.map((one) => one.account))
        return [{ signedPsbt: key.signPsbt(aTransaction([key]).toPSBT(), [0]) }]
      },
    },
  }
  const { page, provider, open } = await startAdapter()
  const details = aStandardWallet({ name: 'Fjord', chains: ['bitcoin:testnet'], features })
  page.register({ ...details, accounts: [] })
  await open('Fjord')

  const signed = await provider.signPSBT({ psbt, signInputs: request.inputs })

  expect(base64.decode(signed.psbt ?? '').length).toBeGreaterThan(base64.decode(psbt).length)
  expect(requests).toEqual([own])
})
