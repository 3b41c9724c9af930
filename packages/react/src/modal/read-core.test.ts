import { createTestCore } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, TEXT } from '../testing/a-snapshot.ts'
import { createColorTools } from './create-color-tools.ts'
import { readCore } from './read-core.ts'

test('an answer is the same object until its content changes', async () => {
  const { core, clock } = createTestCore()
  const readings = readCore(core, () => TEXT)
  const before = [readings.account(), readings.network(), readings.wallets(), readings.theme()]

  core.actions.notices.show({ tone: 'success', message: 'Done' })
  await clock.advance(0)
  const after = [readings.account(), readings.network(), readings.wallets(), readings.theme()]
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')

  for (const [index, answer] of after.entries()) expect(answer).toBe(before[index])
  expect(readings.account()).not.toBe(before[0])
  expect(readings.account()).toMatchObject({ isConnected: true, address: ADDRESS })
})

test('namespaces are read separately', () => {
  const readings = readCore(
    { adapter: () => undefined, snapshot: () => aSnapshot(connectedOn('eip155:8453')) },
    () => TEXT,
  )

  expect(readings.account('eip155').isConnected).toBe(true)
  expect(readings.account('solana')).toMatchObject({ isConnected: false, status: 'disconnected' })
  expect(readings.network()).toMatchObject({
    chainId: 8453,
    caipNetworkId: 'eip155:8453',
    isSupported: true,
    network: { name: 'Base' },
  })
  expect(readings.network('solana')).toMatchObject({ caipNetworkId: undefined, isSupported: true })
})

test('connections include inactive wallets', () => {
  const connected = connectedOn()
  const { eip155 } = connected.accounts
  if (eip155?.status !== 'connected') throw new Error('Expected a connected wallet')
  const wallet = { ...eip155.wallet, id: 'io.plum', name: 'Plum' }
  const inactive = { eip155: [{ session: { ...eip155.session, id: 'inactive' }, wallet }] }
  const core = { adapter: () => undefined, snapshot: () => aSnapshot({ ...connected, inactive }) }
  const own = { namespace: 'eip155', address: ADDRESS, caipAddress: `eip155:1:${ADDRESS}` }

  expect(readCore(core, () => TEXT).connections()).toEqual([
    {
      ...own,
      sessionId: 'session',
      isActive: true,
      wallet: eip155.wallet,
      caipNetworkId: 'eip155:1',
    },
    { ...own, sessionId: 'inactive', isActive: false, wallet, caipNetworkId: 'eip155:1' },
  ])
})

test('a network that the site does not support has an id and no name', () => {
  const readings = readCore(
    { adapter: () => undefined, snapshot: () => aSnapshot(connectedOn('eip155:56')) },
    () => TEXT,
  )

  expect(readings.network()).toEqual({
    network: undefined,
    chainId: 56,
    caipNetworkId: 'eip155:56',
    isSupported: false,
  })
})

test('a profile has the known name and picture of the address', () => {
  const snapshot = aSnapshot({
    ...connectedOn(),
    identities: { [`eip155:${ADDRESS}`]: { name: 'mira.latch.eth' } },
    balances: { [`eip155:1:${ADDRESS}`]: { status: 'unavailable', symbol: 'ETH' } },
  })
  const readings = readCore({ adapter: () => undefined, snapshot: () => snapshot }, () => TEXT)

  expect(readings.profile()).toEqual({
    name: 'mira.latch.eth',
    avatar: undefined,
    balance: { status: 'unavailable', symbol: 'ETH' },
  })
  expect(readings.profile('solana')).toEqual({
    name: undefined,
    avatar: undefined,
    balance: undefined,
  })
})

test('colours of the site apply to the buttons of its page; the default theme has none', async () => {
  const plain = readCore({ adapter: () => undefined, snapshot: () => aSnapshot() }, () => TEXT)
  const themed = aSnapshot({}, { themeVariables: { accent: '#ff0000' }, themeMode: 'system' })

  expect(plain.buttonStyle()?.properties).toBeUndefined()
  const core = { adapter: () => undefined, snapshot: () => themed, subscribe: () => () => {} }
  const { current } = await createColorTools(core)

  expect(readCore(core, () => TEXT).buttonStyle()?.properties).toBeUndefined()
  expect(readCore(core, () => TEXT, current).buttonStyle()?.properties).toMatchObject({
    '--lb-primary': 'var(--lb-l,#ff0000) var(--lb-d,#ff0000)',
  })
})
