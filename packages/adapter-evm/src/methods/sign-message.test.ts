import { expect, test } from 'vitest'
import { ALICE_CHECKED, BOB_CHECKED, rpcError, silence } from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'
import { signMessage, signTypedData } from './sign-message.ts'

const SIGNATURE = `0x${'ab'.repeat(65)}`
const account = `eip155:1:${ALICE_CHECKED}` as const

async function signing(answer: () => unknown) {
  const started = await startAdapter({ personal_sign: answer, eth_signTypedData_v4: answer })
  const session = await started.open()
  const sessionId = session.id
  return {
    ...started,
    session,
    sessionId,
    handle: { ...started, session, provider: started.wallet },
  }
}

const toAddress = (address: string): string => address

test('a text is signed as its bytes, also one that looks like hex', async () => {
  const { handle, sessionId, wallet } = await signing(() => SIGNATURE)

  const text = '0xžluť\u{1f34b}'
  const request = { sessionId, account, text }
  const signature = await signMessage({ ...handle, toAddress }, request, noAbort())

  expect(signature).toBe(SIGNATURE)
  expect(wallet.params.get('personal_sign')).toEqual(['0x3078c5be6c75c5a5f09f8d8b', ALICE_CHECKED])
})

test('an account that is not part of the session signs nothing', async () => {
  const { handle, sessionId, wallet } = await signing(() => SIGNATURE)
  const request = { sessionId, account: `eip155:1:${BOB_CHECKED}` as const, text: 'a' }

  const signed = signMessage({ ...handle, toAddress }, request, noAbort())

  await expect(signed).rejects.toMatchObject({ code: 'wallet.unauthorized' })
  expect(wallet.methods).not.toContain('personal_sign')
})

test.each([
  [null],
  [12345],
  ['0x'],
  ['signed'],
  [`0x${'ab'.repeat(30)}`],
  [`0x${'zz'.repeat(65)}`],
])('an answer like %j is not a signature', async (answer) => {
  const { handle, sessionId } = await signing(() => answer)

  const signed = signMessage({ ...handle, toAddress }, { sessionId, account, text: 'a' }, noAbort())

  await expect(signed).rejects.toMatchObject({ code: 'wallet.malformed' })
})

test.each([
  ['without its prefix', SIGNATURE.slice(2)],
  ['in quotes', JSON.stringify(SIGNATURE)],
  ['in an object', { signature: SIGNATURE }],
])('a signature that is answered %s is one', async (_form, answer) => {
  const { handle, sessionId } = await signing(() => answer)

  const signed = signMessage({ ...handle, toAddress }, { sessionId, account, text: 'a' }, noAbort())

  expect(await signed).toBe(SIGNATURE)
})

test('the long signature of a contract is valid', async () => {
  const long = `0x${'ab'.repeat(2_000)}`
  const { handle, sessionId } = await signing(() => long)

  const signed = signMessage({ ...handle, toAddress }, { sessionId, account, text: 'a' }, noAbort())

  await expect(signed).resolves.toBe(long)
})

test.each([
  [4001, 'wallet.request-rejected'],
  [4100, 'wallet.unauthorized'],
  [4200, 'wallet.unsupported-method'],
  [-32601, 'wallet.unsupported-method'],
  [4900, 'wallet.disconnected'],
  [-32002, 'wallet.busy'],
  [-32603, 'wallet.failed'],
])('code %i of the wallet means %s', async (code, expected) => {
  const { adapter, sessionId } = await signing(() => {
    throw rpcError(code)
  })

  const signed = adapter.messages?.sign({ sessionId, account, text: 'a' }, noAbort())

  await expect(signed).rejects.toMatchObject({ code: expected })
})

test('an abort ends the wait for a signature at once', async () => {
  const { handle, sessionId } = await signing(silence)
  const waiting = new AbortController()
  const request = { sessionId, account, text: 'a' }
  const signed = signMessage({ ...handle, toAddress }, request, waiting.signal)

  waiting.abort()

  await expect(signed).rejects.toMatchObject({ code: 'aborted' })
})

test('structured data gets the type of its domain, and numbers of any size', async () => {
  const { handle, sessionId, wallet } = await signing(() => SIGNATURE)
  const data = {
    domain: { chainId: 1n, verifyingContract: BOB_CHECKED, name: 'Ferry' },
    types: { Ticket: [{ name: 'price', type: 'uint256' }] },
    primaryType: 'Ticket',
    message: { price: 2n ** 200n },
  }

  await signTypedData({ ...handle, toAddress }, { sessionId, account, data }, noAbort())

  const [address, json] = Object.values(Object(wallet.params.get('eth_signTypedData_v4')))
  expect(address).toBe(ALICE_CHECKED)
  expect(JSON.parse(String(json))).toEqual({
    domain: { chainId: '1', verifyingContract: BOB_CHECKED, name: 'Ferry' },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Ticket: [{ name: 'price', type: 'uint256' }],
    },
    primaryType: 'Ticket',
    message: { price: (2n ** 200n).toString() },
  })
})

test('structured data that names the type of its domain, or is text already, is sent as it is', async () => {
  const { handle, sessionId, wallet } = await signing(() => SIGNATURE)
  const types = { EIP712Domain: [{ name: 'salt', type: 'bytes32' }] }

  for (const data of [{ types }, JSON.stringify({ types })]) {
    await signTypedData({ ...handle, toAddress }, { sessionId, account, data }, noAbort())

    const [, json] = Object.values(Object(wallet.params.get('eth_signTypedData_v4')))
    expect(JSON.parse(String(json))).toEqual({ types })
  }
})
