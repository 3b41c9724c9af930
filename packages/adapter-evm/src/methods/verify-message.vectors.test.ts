import { addressOf, LatchkeyError, type NodeReader } from '@latchkey/core/contract'
import { expect, test, vi } from 'vitest'
import envelopes from '../../../../vectors/erc6492-envelopes.json'
import signatures from '../../../../vectors/evm-signatures.json'
import { noAbort } from '../testing/started-adapter.ts'
import { verifyMessage } from './verify-message.ts'

const ADDRESS = /^0x[0-9a-f]{40}$/i
const ACCOUNT = accountOf(`0x${'12'.repeat(20)}`)

function accountOf(address: string): `eip155:${string}:${string}` {
  if (!ADDRESS.test(address)) throw new Error(`${address} is not an address`)
  return `eip155:1:${address}`
}

/** A node on which no address has code. */
function createNode() {
  const read = vi.fn<(networkId: string, method: string, params: unknown) => unknown>()
  const nodes: NodeReader = {
    read: async (networkId, method, params) => {
      read(networkId, method, params)
      return '0x'
    },
  }
  return { nodes, read }
}

const offline: NodeReader = {
  read: async () => {
    throw new LatchkeyError('rpc.unavailable', {})
  },
}

async function isValid(
  nodes: NodeReader,
  { address, message, signature }: (typeof signatures.cases.valid)[number],
): Promise<boolean> {
  const claim = { account: accountOf(address), text: message, signature }
  return await verifyMessage(nodes, claim, noAbort())
}

test('every valid signature of the vectors verifies without a node', async () => {
  const verdicts = await Promise.all(signatures.cases.valid.map((each) => isValid(offline, each)))

  expect(verdicts).toEqual(signatures.cases.valid.map(() => true))
})

test('no invalid one verifies, and none throws', async () => {
  const { nodes } = createNode()

  const verdicts = await Promise.all(signatures.cases.invalid.map((each) => isValid(nodes, each)))

  expect(verdicts).toEqual(signatures.cases.invalid.map(() => false))
})

test('of the other forms those with a high s are refused, and none throws', async () => {
  const { nodes } = createNode()
  const forms = signatures.cases.valid_other_form

  const verdicts = await Promise.all(forms.map((each) => isValid(nodes, each)))

  const high = verdicts.filter((_, index) => forms[index]?.form === 'high s')
  expect(high.length).toBeGreaterThan(0)
  expect(high).toEqual(high.map(() => false))
})

test('an envelope is simulated as it is, and nothing is called by its address', async () => {
  for (const { wrapped: signature } of envelopes.cases.wrapped) {
    const { nodes, read } = createNode()

    const claim = { account: ACCOUNT, text: 'hello', signature }
    expect(await verifyMessage(nodes, claim, noAbort())).toBe(false)

    const data = expect.stringContaining(signature.slice(2))
    expect(read.mock.calls).toEqual([['eip155:1', 'eth_call', [{ data }, 'latest']]])
  }
})

test('a malformed envelope does not verify, and at most a call is simulated', async () => {
  for (const { text: signature } of envelopes.cases.malformed) {
    const { nodes, read } = createNode()

    const claim = { account: ACCOUNT, text: 'hello', signature }
    expect(await verifyMessage(nodes, claim, noAbort())).toBe(false)

    expect(read.mock.calls.map(([, method]) => method)).toEqual(['eth_call'])
  }
})

test('what is no envelope is a signature of a key or of a contract', async () => {
  for (const { text: signature } of envelopes.cases.not_wrapped) {
    const { nodes, read } = createNode()

    const claim = { account: ACCOUNT, text: 'hello', signature }
    expect(await verifyMessage(nodes, claim, noAbort())).toBe(false)

    expect(read.mock.calls).toEqual([
      ['eip155:1', 'eth_call', [{ to: addressOf(ACCOUNT), data: expect.any(String) }, 'latest']],
    ])
  }
})
