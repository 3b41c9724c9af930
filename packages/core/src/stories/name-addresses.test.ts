import { expect, test } from 'vitest'
import { aSender, BOB } from '../testing/a-sender.ts'
import { createTestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeHttp } from '../testing/fake-http.ts'

const ACCOUNT = 'https://rpc.walletconnect.org/v1/profile/account'
const EVE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const SOLANA = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const BASE = 'eip155:8453'
const NAME = 'mira.reown.id'

/** Coin types. Source: SLIP-44, ENSIP-11. */
const COINS = { ether: 60, ethereum: 2147483649, base: 2147492101, polygon: 2147483785 }

type Addresses = Readonly<Record<number, string>>

test('names of the service and of ENS resolve, in whatever form', async () => {
  const http = serviceWith({ 60: EVE, [COINS.base]: BOB })
  const { core, adapter } = createTestCore({ projectId: 'p1', ports: { http } })
  const names = await (await core.account.load()).names.load()
  adapter.nameOwners.set('bob.eth', BOB)
  http.on('GET', `${ACCOUNT}/nobody.reown.id`, { json: [] })

  expect(await names.resolve('Bob.eth')).toBe(BOB)
  expect(await names.resolve('Mira.reown.id')).toBe(EVE)
  expect(await names.resolve('mira.reown.id', { networkId: BASE })).toBe(BOB)
  expect(await names.resolve('nobody.reown.id')).toBeUndefined()
  const networkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  expect(await names.resolve('bob.eth', { networkId })).toBeUndefined()
  expect(await names.resolve('mi--ra.reown.id')).toBeUndefined()
})

test('a name that could not be resolved is an error', async () => {
  const http = serviceWith({})
  http.on('GET', `${ACCOUNT}/${NAME}`, { body: 'no', status: 400 })
  const { core } = createTestCore({ projectId: 'p1', ports: { http } })

  const names = await (await core.account.load()).names.load()
  const resolving = names.resolve(NAME)

  await expect(resolving).rejects.toMatchObject({
    code: 'names.resolve-failed',
    message: 'Error resolving name',
  })
})

function serviceWith(addresses: Addresses) {
  const http = createFakeHttp(() => undefined)
  http.on('GET', 'https://rpc.walletconnect.org/v1/supported-chains', {
    json: { http: ['eip155:1', BASE] },
  })
  const entries = Object.entries(addresses).map(([coin, address]) => [coin, { address }])
  http.on('GET', `${ACCOUNT}/${NAME}`, {
    json: { name: NAME, addresses: Object.fromEntries(entries) },
  })
  return http
}

/** A core whose service has these addresses of `mira.reown.id`. */
async function knowing(addresses: Addresses, choice: TestCoreChoice = {}) {
  const http = serviceWith(addresses)
  const { core } = createTestCore({ projectId: 'p1', ...choice, ports: { http } })
  return (await core.account.load()).names.load()
}

test.each<[string, Addresses, string | undefined]>([
  ['its own', { [COINS.base]: BOB, 60: EVE }, BOB],
  ['only that of Ether', { 60: EVE }, undefined],
  ['only that of Ethereum', { [COINS.ethereum]: EVE }, undefined],
  ['only that of another chain', { [COINS.polygon]: EVE }, undefined],
  ['only that of Solana', { 501: SOLANA }, undefined],
  ['only that of Bitcoin', { 0: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }, undefined],
  ['one of another family that looks like one of EVM', { 501: EVE }, undefined],
  ['none', {}, undefined],
])('on Base a name of which the service has %s', async (_, addresses, expected) => {
  expect(await (await knowing(addresses)).resolve(NAME, { networkId: BASE })).toBe(expected)
})

test.each<[string, Addresses, string | undefined]>([
  ['that of Ethereum', { [COINS.ethereum]: BOB }, BOB],
  ['that of Ether', { 60: BOB }, BOB],
  ['only that of Base', { [COINS.base]: EVE }, undefined],
  ['only that of Solana', { 501: SOLANA }, undefined],
])('on Ethereum a name of which the service has %s', async (_, addresses, expected) => {
  expect(await (await knowing(addresses)).resolve(NAME, { networkId: 'eip155:1' })).toBe(expected)
})

test('the address of Ethereum is given for another network only to who asks for it', async () => {
  const names = await knowing({ 60: EVE, [COINS.polygon]: BOB })
  const query = { networkId: BASE, orEthereum: true } as const

  expect(await names.resolve(NAME, query)).toBe(EVE)
  expect(await (await knowing({ [COINS.polygon]: BOB })).resolve(NAME, query)).toBeUndefined()
})

test('a network whose number is too large for a coin type has no address of its own', async () => {
  const names = await knowing({ 60: EVE })
  const networkId = 'eip155:4294967296'

  expect(await names.resolve(NAME, { networkId })).toBeUndefined()
  expect(await names.resolve(NAME, { networkId, orEthereum: true })).toBe(EVE)
})

/** A sender on Base whose name service has addresses by network. */
async function onBase(owners: Readonly<Record<string, string>>) {
  const sender = await aSender()
  const { adapter, core, actions, clock, settle } = sender
  await core.actions.network.switchTo(BASE)
  await settle()
  const asked: string[] = []
  async function resolve(_: string, networkId: string) {
    asked.push(networkId)
    return owners[networkId]
  }
  Object.assign(adapter.names ?? {}, { resolve })
  async function enter(): Promise<void> {
    actions.enterAmount('0.25')
    actions.enterRecipient('bob.eth')
    await clock.advance(500)
    await settle()
  }
  return { ...sender, asked, enter }
}

test('a name is asked for the address of its network first, and for no other one where it has it', async () => {
  const { enter, send, asked, actions, settle } = await onBase({ [BASE]: BOB, 'eip155:1': EVE })

  await enter()

  expect(send().recipient).toEqual({ status: 'valid', address: BOB, name: 'bob.eth' })
  expect(asked).toEqual([BASE])
  actions.review()
  await settle()
  expect(send().current).toMatchObject({ step: 'reviewing', review: { doubts: [] } })
})

test('the Ethereum address of a name is said to be that one, and has to be confirmed', async () => {
  const { enter, send, actions, settle } = await onBase({ 'eip155:1': EVE })

  await enter()

  const recipient = { status: 'valid', address: EVE, name: 'bob.eth', isOfEthereum: true }
  expect(send().recipient).toEqual(recipient)
  actions.review()
  await settle()
  const review = { to: EVE, doubts: [{ type: 'ethereum' }] }
  expect(send().current).toMatchObject({ step: 'reviewing', review })
})

test('without the views the Ethereum address of a name is refused until it is confirmed', async () => {
  const { actions, adapter } = await onBase({ 'eip155:1': EVE })
  const request = { to: 'bob.eth', amount: '0.25', token: 'ETH' }

  const doubt = { code: 'send.doubtful', context: { doubt: 'ethereum' } }
  await expect(actions.transfer(request)).rejects.toMatchObject(doubt)
  expect(adapter.sent).toEqual([])
  await actions.transfer({ ...request, isConfirmed: true })

  expect(adapter.sent).toMatchObject([{ to: EVE }])
})

test('a name that loses its own address between review and press is not paid at that of Ethereum', async () => {
  const owners: Record<string, string> = { [BASE]: BOB, 'eip155:1': BOB }
  const { enter, actions, settle, adapter, notice } = await onBase(owners)
  await enter()
  actions.review()
  await settle()
  delete owners[BASE]

  actions.confirm()
  await settle()

  expect(adapter.sent).toEqual([])
  expect(notice()).toMatchObject({ code: 'names.unconfirmed' })
})
