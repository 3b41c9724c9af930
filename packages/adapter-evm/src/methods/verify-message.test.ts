import { LatchkeyError, type NodeReader } from '@latchkey/core/contract'
import { encodeFunctionData, hashMessage, serializeErc6492Signature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { ALICE_CHECKED } from '../testing/scripted-wallet.ts'
import { noAbort } from '../testing/started-adapter.ts'
import { verifyMessage } from './verify-message.ts'

const owner = privateKeyToAccount(
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
)
const text = 'Sign in to the ferry'
const account = `eip155:8453:${ALICE_CHECKED}` as const
/** An account that is a contract. */
const contract = 'eip155:8453:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' as const
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

type Read = (networkId: string, method: string, params: readonly unknown[]) => Promise<unknown>

function nodes(read: Read) {
  const reader = { read: vi.fn(read) }
  // The spy is not generic; the adapter calls it with the same arguments.
  return { reader, asReader: reader as unknown as NodeReader }
}

const noContract = nodes(async () => '0x').asReader
const unreachable = nodes(async (_network, method) => {
  throw new Error(`Nobody should ask ${method}`)
}).asReader

test('a signature of the key of the account needs no node', async () => {
  const signature = await owner.signMessage({ message: text })

  expect(await verifyMessage(unreachable, { account, text, signature }, noAbort())).toBe(true)
})

test.each([
  ['another text', { text: `${text}!` }],
  ['another account', { account: contract }],
])('the signature of %s is not valid', async (_what, changes) => {
  const signature = await owner.signMessage({ message: text })

  const claim = { account, text, signature, ...changes }
  expect(await verifyMessage(noContract, claim, noAbort())).toBe(false)
})

test('the other form of a valid signature is not valid', async () => {
  const signature = await owner.signMessage({ message: text })
  const s = ORDER - BigInt(`0x${signature.slice(66, 130)}`)
  const flipped = `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${
    signature.endsWith('1b') ? '1c' : '1b'
  }`

  const claim = { account, text, signature: flipped }
  expect(await verifyMessage(noContract, claim, noAbort())).toBe(false)
})

test.each([[''], ['0x'], ['hello'], ['0x0'], [`0x${'00'.repeat(65)}`], [`0x${'ff'.repeat(65)}`]])(
  '%j is not a valid signature and breaks nothing',
  async (signature) => {
    expect(await verifyMessage(noContract, { account, text, signature }, noAbort())).toBe(false)
  },
)

test('a contract is asked on the chain of its account', async () => {
  const signature = `0x${'12'.repeat(100)}` as const
  const { reader, asReader } = nodes(async () => `0x1626ba7e${'0'.repeat(56)}`)

  const claim = { account: contract, text, signature }
  expect(await verifyMessage(asReader, claim, noAbort())).toBe(true)

  const data = encodeFunctionData({
    abi: [
      {
        type: 'function',
        name: 'isValidSignature',
        stateMutability: 'view',
        inputs: [
          { name: 'hash', type: 'bytes32' },
          { name: 'signature', type: 'bytes' },
        ],
        outputs: [{ type: 'bytes4' }],
      },
    ],
    args: [hashMessage(text), signature],
  })
  const [networkId, method, params] = reader.read.mock.calls[0] ?? []
  expect([networkId, method]).toEqual(['eip155:8453', 'eth_call'])
  expect(params).toEqual([{ to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', data }, 'latest'])
})

test.each([
  ['0x'],
  ['0x1626ba7'],
  ['0x1626ba7f00000000000000000000000000000000000000000000000000000000'],
  [`0x1626ba7e${'0'.repeat(55)}1`],
  [`0x${'0'.repeat(64)}`],
  [`0x${'0'.repeat(63)}1`],
  [null],
  [{ result: '0x1626ba7e' }],
])('a contract that answers %j refuses the signature', async (answer) => {
  const { asReader } = nodes(async () => answer)

  const claim = { account: contract, text, signature: '0x1234' }
  expect(await verifyMessage(asReader, claim, noAbort())).toBe(false)
})

test('the address of a precompile that repeats the call has signed nothing', async () => {
  const identity = 'eip155:1:0x0000000000000000000000000000000000000004'
  // The answer of every chain: the precompile returns its input.
  const { asReader } = nodes(async (_network, _method, [call]) => Reflect.get(Object(call), 'data'))

  const claim = { account: identity, text, signature: '0x1234' } as const
  expect(await verifyMessage(asReader, claim, noAbort())).toBe(false)
})

test.each([
  [3, 'execution reverted: not the owner'],
  [-32000, 'execution reverted'],
  [-32015, 'VM execution error'],
])('a contract that reverts (%i, %s) refuses the signature', async (code, message) => {
  const { asReader } = nodes(async () => {
    throw new LatchkeyError('rpc.failed', { code }, { cause: { code, message } })
  })

  const claim = { account: contract, text, signature: '0x1234' }
  expect(await verifyMessage(asReader, claim, noAbort())).toBe(false)
})

test.each([
  new LatchkeyError('rpc.unavailable', {}),
  new LatchkeyError('rpc.failed', { code: -32005 }),
  new LatchkeyError('rpc.failed', { code: -32000 }, { cause: { message: 'header not found' } }),
  new LatchkeyError('aborted', {}),
])('what could not be checked (%s) is not called invalid', async (error) => {
  const { asReader } = nodes(async () => {
    throw error
  })

  const claim = { account: contract, text, signature: '0x1234' }
  await expect(verifyMessage(asReader, claim, noAbort())).rejects.toBe(error)
})

test('the contract of an undeployed account is simulated, and nothing else is called', async () => {
  const signature = serializeErc6492Signature({
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    data: '0x1234',
    signature: '0x5678',
  })
  for (const [answer, isValid] of [
    ['0x01', true],
    ['0x00', false],
    ['0x', false],
    ['0x1626ba7e', false],
  ] as const) {
    const { reader, asReader } = nodes(async () => answer)

    const claim = { account: contract, text, signature }
    expect(await verifyMessage(asReader, claim, noAbort())).toBe(isValid)
    expect(reader.read.mock.calls.map(([, method]) => method)).toEqual(['eth_call'])
  }
})
