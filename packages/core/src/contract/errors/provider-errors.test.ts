import { expect, test } from 'vitest'
import { LatchkeyError } from './latchkey-error.ts'
import { RPC_CODES, rpcErrorCode, walletError } from './provider-errors.ts'

test.each([
  [4001, 'wallet.request-rejected'],
  [5000, 'wallet.request-rejected'],
  [4100, 'wallet.unauthorized'],
  [4200, 'wallet.unsupported-method'],
  [-32601, 'wallet.unsupported-method'],
  [4900, 'wallet.disconnected'],
  [4901, 'wallet.disconnected'],
  [4902, 'wallet.chain-unknown'],
  [-32002, 'wallet.busy'],
  [-32603, 'wallet.failed'],
  [0, 'wallet.failed'],
])('code %i of a wallet becomes %s', (code, meaning) => {
  const thrown = { code, message: 'User rejected the request.' }

  expect(walletError(thrown)).toMatchObject({ code: meaning, cause: thrown })
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'User rejected'],
  ['an error that only says so', new Error('User rejected the request (4001)')],
  ['a code as text', { code: '4001' }],
  ['a code that is none', { code: Number.NaN }],
  ['an empty object', {}],
])('a wallet that throws %s has failed, whatever the message', (_name, thrown) => {
  expect(walletError(thrown)).toMatchObject({ code: 'wallet.failed' })
})

test('the code of an unknown chain may be nested, as some wallets do', () => {
  const deeper = { code: -32603, data: { originalError: { code: 4902 } } }

  expect(rpcErrorCode(deeper)).toBe(4902)
  expect(rpcErrorCode({ code: -32603, data: { originalError: { code: 4001 } } })).toBe(-32603)
  expect(walletError(deeper)).toMatchObject({ code: 'wallet.chain-unknown' })
})

test('an error that throws when it is read is a failure, too', () => {
  const hostile = {
    get code(): number {
      throw new Error('no')
    },
  }
  const proxy = new Proxy(
    {},
    {
      has() {
        throw new Error('no')
      },
    },
  )

  const unreadable = new Proxy(new Error('no'), {
    get() {
      throw new Error('no')
    },
  })

  expect(walletError(hostile)).toMatchObject({ code: 'wallet.failed' })
  expect(walletError(unreadable)).toMatchObject({ code: 'wallet.failed' })
  expect(walletError(proxy)).toMatchObject({ code: 'wallet.failed' })
})

test('a LatchkeyError is returned unchanged', () => {
  const own = new LatchkeyError('aborted', {})

  expect(walletError(own)).toBe(own)
})

test('codes of EIP-1193 are preserved', () => {
  expect(RPC_CODES).toMatchObject({
    unrecognizedChain: 4902,
    sessionRejected: 5000,
    invalidChainId: 32603,
  })
})
