import { expect, test } from 'vitest'
import { type ExplainContext, explain, forecast } from './index.ts'

const ME = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const FRIEND = '0x225f137127d9067788314bc7fcc1f36746a3c3B5'
const THIEF = '0x66666666666666666666666666666666DeaDBeef'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const ENTRY_POINT = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'

function asked(method: string, params: unknown, context: ExplainContext = { ownAddresses: [ME] }) {
  return explain({ network: 'eip155:1', method, params }, context)
}

const MALFORMED = { effects: [{ kind: 'unknownRequest', reason: 'malformed' }] }
const send = (more: object) => asked('eth_sendTransaction', [{ from: ME, to: FRIEND, ...more }])
const operation = (more: object) =>
  asked('eth_sendUserOperation', [{ sender: ME, callData: '0x', ...more }, ENTRY_POINT])

test.each([
  [
    'a delegation to a harmless address and to a thief',
    () =>
      send({ authorizationList: [{ address: FRIEND, contractAddress: THIEF, chainId: '0x1' }] }),
  ],
  ['an operation with two factories', () => operation({ initCode: '0x', factory: THIEF })],
  [
    'an operation with two data for one factory',
    () => operation({ initCode: `${FRIEND}00`, factory: FRIEND, factoryData: '0x01' }),
  ],
])('%s under two names is malformed', async (_attack, explained) => {
  expect(await explained()).toMatchObject(MALFORMED)
})

test('a request that names its fee twice has the higher one', async () => {
  const fee = async (more: object) => (await send({ value: '0x1', ...more })).fee

  expect(await fee({ gas: '0x1', gasLimit: '0xffff', gasPrice: '0x2' })).toBe(0xffffn * 2n)
  expect(await fee({ gas: '0x2', maxFeePerGas: '0x1', gasPrice: '0xffff' })).toBe(0xffffn * 2n)
  expect(await fee({ gas: '0x2', gasLimit: 'all', gasPrice: '0x1' })).toBeUndefined()
})

test('fields of an operation whose meaning is not known are warned of', async () => {
  const plain = await operation({ nonce: '0x1', callGasLimit: '0x1', paymaster: FRIEND })
  const strange = await operation({ authorization: { address: THIEF, chainId: 1 } })

  expect(plain.warnings).toEqual([])
  expect(strange.warnings).toEqual([{ kind: 'unknown', effect: strange.effects.length - 1 }])
})

const hash = (letters: string) =>
  `0x${[...new TextEncoder().encode(letters)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

test.each([
  ['a hash', `0x${'ab'.repeat(32)}`],
  ['a hash that was sought until it reads as text', hash('éüß☃é~z!q@K#éé\u0001pQ7éüß')],
  ['a hash of letters and signs, without a space', hash('aZ3~pQ7!mN5#vB9$kL1%tR4^wE8&yU2*')],
])('%s to sign is bytes, and warned of', async (_attack, message) => {
  expect(message).toHaveLength(66)
  expect(await asked('personal_sign', [message, ME])).toMatchObject({
    effects: [{ kind: 'message', text: undefined, bytes: message }],
    warnings: [{ kind: 'unknown', effect: 0 }],
  })
})

test('32 letters of a sentence are still a text', async () => {
  const text = 'Please sign in to our small shop'

  expect(await asked('personal_sign', [hash(text), ME])).toMatchObject({
    effects: [{ text }],
    warnings: [],
  })
})

test.each(['eth_sign', 'eth_signTypedData_v9', 'wallet_grantPermissions', 'constructor'])(
  '%s is not known, and warned of',
  async (method) => {
    expect(await asked(method, [ME, `0x${'ab'.repeat(32)}`])).toMatchObject({
      effects: [{ kind: 'unknownRequest', reason: 'unknownMethod' }],
      warnings: [{ kind: 'unknown', effect: 0 }],
    })
  },
)

const [PAYER, SHOP, ROBBER] = [
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
]
const pay = (more: object) =>
  explain({
    network: BITCOIN,
    method: 'sendTransfer',
    params: { account: PAYER, recipientAddress: SHOP, amount: '5', ...more },
  })

test.each([
  ['two recipients', { recipient: ROBBER }],
  ['an amount in a list', { amount: ['5'] }],
  ['an amount that is not whole', { amount: 0.5 }],
  ['an amount below nothing', { amount: '-5' }],
  ['a change address that is none', { changeAddress: 5 }],
])('a transfer of Bitcoin with %s is malformed', async (_attack, more) => {
  expect(await pay(more)).toMatchObject(MALFORMED)
})

test('fields of a request on Bitcoin or Solana whose meaning is not known are warned of', async () => {
  const strange = { kind: 'unknownRequest', reason: 'notExact' }

  expect((await pay({ memo: 'for tea' })).warnings).toEqual([])
  expect((await pay({ inscriptions: ['x'] })).effects.at(-1)).toMatchObject(strange)
  const message = { network: BITCOIN, method: 'signMessage' } as const
  const two = { message: 'x', address: PAYER, account: ROBBER }
  expect(await explain({ ...message, params: two })).toMatchObject(MALFORMED)
})

test('a node that says that an account has less than nothing has no forecast', async () => {
  const account = (lamports: number) => ({ lamports, owner: '1'.repeat(32), data: ['', 'base64'] })
  const params = {
    transaction: (await import('../../../vectors/explain-solana.json')).default.cases.coins[0]
      ?.params.transaction,
  }
  const answer = await forecast(
    { network: SOLANA, method: 'solana_signTransaction', params },
    async (method) =>
      method === 'getMultipleAccounts'
        ? { value: [account(-5_000_000), account(1)] }
        : { value: { err: null, accounts: [account(5), account(1)] } },
  )

  expect(answer).toEqual({ kind: 'unavailable' })
})
