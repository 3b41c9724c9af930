import { expect, test } from 'vitest'
import { isLatchkeyError } from '../contract/index.ts'
import { checkRequest } from './grant-request.ts'

const NOW_S = 1_800_000_000
const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const context = { address: ADA, nowMs: NOW_S * 1_000 }

const recurring = { allowance: '0x5f5e100', start: NOW_S + 1, period: 604_800 }
const native = { type: 'native-token-recurring-allowance', data: recurring }
const token = { type: 'erc20-recurring-allowance', data: { token: ADA, ...recurring } }
const call = {
  type: 'contract-call',
  data: {
    address: ADA,
    abi: [{ type: 'function', name: 'mint' }],
    functions: [
      {
        functionName: 'mint',
        args: [{ operator: 'LESS_THAN', value: '0x5' }],
        valueLimit: '0x0',
        operation: 'Call',
      },
    ],
  },
}
const KEY = { type: 'secp256k1', publicKey: '0x02ab' }

function aRequest(changes: object = {}): object {
  return {
    chainId: '0x1',
    expiry: NOW_S + 60,
    permissions: [native],
    policies: [],
    signer: { type: 'keys', data: { keys: [KEY] } },
    ...changes,
  }
}

function problemsOf(given: unknown): string {
  try {
    checkRequest(given, context)
  } catch (error) {
    if (isLatchkeyError(error, 'permissions.malformed')) return error.message
    throw error
  }
  return ''
}

test.each([
  ['the least', {}],
  ['every kind of permission', { permissions: [native, token, call] }],
  [
    'several keys',
    { signer: { type: 'keys', data: { keys: [KEY, { ...KEY, type: 'secp256r1' }] } } },
  ],
  [
    'a function without limits',
    { permissions: [{ ...call, data: { ...call.data, functions: [{ functionName: 'mint' }] } }] },
  ],
])('%s is a request', (_what, changes) => {
  expect(checkRequest(aRequest(changes), context)).toMatchObject({ account: `eip155:1:${ADA}` })
})

test('the address and the network of the request count', () => {
  const address = `0x${'ab'.repeat(20)}`

  const { account } = checkRequest(aRequest({ address, chainId: '0x2105' }), context)

  expect(account).toBe(`eip155:8453:${address}`)
})

function withNative(changes: object): object {
  return { permissions: [{ ...native, data: { ...recurring, ...changes } }] }
}
function withKeys(keys: unknown): object {
  return { signer: { type: 'keys', data: { keys } } }
}
function withCall(changes: object): object {
  return { permissions: [{ ...call, data: { ...call.data, ...changes } }] }
}

test.each<[changes: object, path: string]>([
  [{ chainId: 1 }, 'chainId'],
  [{ chainId: '1' }, 'chainId'],
  [{ chainId: '0x' }, 'chainId'],
  [{ chainId: '0xffffffffffffffff' }, 'chainId'],
  [{ address: 'ada.eth' }, 'address'],
  [{ address: '0x12' }, 'address'],
  [{ expiry: NOW_S }, 'expiry'],
  [{ expiry: String(NOW_S + 60) }, 'expiry'],
  [{ expiry: NOW_S + 0.5 }, 'expiry'],
  [{ expiry: undefined }, 'expiry'],
  [{ signer: undefined }, 'signer'],
  [{ signer: { type: 'account', data: { keys: [KEY] } } }, 'signer.type'],
  [withKeys([]), 'signer.data.keys'],
  [withKeys('all'), 'signer.data.keys'],
  [withKeys([{ type: 'ed25519', publicKey: '0x02' }]), 'signer.data.keys.0.type'],
  [withKeys([{ ...KEY, publicKey: '02ab' }]), 'signer.data.keys.0.publicKey'],
  [withKeys([{ ...KEY, more: 1 }]), 'signer.data.keys.0'],
  [{ permissions: [] }, 'permissions'],
  [{ permissions: native }, 'permissions'],
  [{ permissions: [{ type: 'everything', data: {} }] }, 'permissions.0.type'],
  [{ permissions: [null] }, 'permissions.0'],
  [withNative({ allowance: 5 }), 'permissions.0.data.allowance'],
  [withNative({ allowance: '5' }), 'permissions.0.data.allowance'],
  [withNative({ start: NOW_S }), 'permissions.0.data.start'],
  [withNative({ period: 0 }), 'permissions.0.data.period'],
  [withNative({ period: -1 }), 'permissions.0.data.period'],
  [withNative({ token: ADA }), 'permissions.0.data'],
  [{ permissions: [{ ...token, data: recurring }] }, 'permissions.0.data.token'],
  [withCall({ address: 'shop' }), 'permissions.0.data.address'],
  [withCall({ abi: 'mint()' }), 'permissions.0.data.abi'],
  [withCall({ functions: [] }), 'permissions.0.data.functions'],
  [withCall({ functions: [{ functionName: '' }] }), 'permissions.0.data.functions.0.functionName'],
  [
    withCall({ functions: [{ functionName: 'mint', operation: 'Create' }] }),
    'permissions.0.data.functions.0.operation',
  ],
  [
    withCall({ functions: [{ functionName: 'mint', args: [{ operator: 'NOT', value: 1 }] }] }),
    'permissions.0.data.functions.0.args.0.operator',
  ],
  [{ policies: undefined }, 'policies'],
  [{ policies: {} }, 'policies'],
  [{ policies: [{ type: 'gas-limit', data: {} }] }, 'policies'],
  [{ context: '0x1' }, 'request'],
])('%j is refused by its path', (changes, path) => {
  expect(problemsOf(aRequest(changes))).toMatch(
    new RegExp(`^Invalid ${path.replaceAll('.', '\\.')}: .+`),
  )
})

test('every field that is wrong is named', () => {
  const message = problemsOf(aRequest({ expiry: 1, policies: 5 }))

  expect(message).toBe('Invalid expiry: must be in the future; Invalid policies: must be a list')
})

test.each([undefined, null, 'all', [], 7])('%j is no request', (given) => {
  expect(problemsOf(given)).toMatch(/^Invalid request: /)
})
