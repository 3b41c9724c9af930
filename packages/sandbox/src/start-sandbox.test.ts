/** @full That the sandbox works is seen in every journey of `npm test`. */

import { afterEach, expect, test } from 'vitest'
import { SANDBOX_BITCOIN_ACCOUNTS } from './bitcoin-accounts.ts'
import { connectSandbox } from './control/connect-sandbox.ts'
import { claimPort } from './http/free-port.ts'
import { SANDBOX_SOLANA_ACCOUNTS } from './solana-accounts.ts'
import { startSandbox } from './start-sandbox.ts'

const stops: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A base port below the range from which systems hand out free ones. */
async function freeBasePort(): Promise<number> {
  return 10_000 + ((await claimPort(0, 'anything')) % 20_000)
}

test('every part answers at its address, and none does after the stop', async () => {
  const sandbox = await startSandbox()
  const { addresses } = sandbox
  const paths = [
    `${addresses.blockchainApi}/v1/supported-chains?projectId=p`,
    `${addresses.walletApi}/getWallets?projectId=p`,
    `${addresses.analytics}/e`,
    `${addresses.control}/faults`,
    `${addresses.relay.replace('ws', 'http')}/v3/attestation?id=1`,
    addresses.mail,
    `${addresses.identity}/.well-known/openid-configuration`,
    `${addresses.secureSite}/sdk`,
    `${addresses.bitcoin}/blocks/tip/height`,
  ]

  for (const path of paths) expect((await fetch(path)).status).toBe(200)
  expect(await sandbox.chains.get(1).request('eth_chainId')).toBe('0x1')
  expect(await sandbox.chains.get(8453).request('eth_chainId')).toBe('0x2105')
  expect(sandbox.solana.get().request('getHealth')).toBe('ok')

  await sandbox.stop()
  await sandbox.stop()
  for (const path of [...paths, addresses.chains[1], addresses.chains[8453], addresses.solana])
    await expect(fetch(path)).rejects.toThrow()
})

test('with a base port every part has its fixed offset', async () => {
  const basePort = await freeBasePort()

  const sandbox = await startSandbox({ basePort })
  stops.push(sandbox.stop)

  const at = (offset: number) => `http://127.0.0.1:${basePort + offset}`
  expect(sandbox.addresses).toEqual({
    blockchainApi: at(2),
    walletApi: at(3),
    analytics: at(3),
    chains: { 1: at(4), 8453: at(5) },
    relay: at(6).replace('http', 'ws'),
    mail: at(7),
    identity: at(8),
    secureSite: at(1),
    smtp: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:\d+$/),
    control: at(10),
    solana: at(11),
    bitcoin: at(12),
  })
})

test('a taken port is named, and what was started before is stopped again', async () => {
  const basePort = await freeBasePort()
  const first = await startSandbox({ basePort: basePort + 1, parts: ['blockchainApi'] })
  stops.push(first.stop)

  const second = startSandbox({ basePort, parts: ['walletListing'] })

  await expect(second).rejects.toMatchObject({
    code: 'port-taken',
    message: expect.stringContaining(`Port ${basePort + 3}, where the sandbox's wallet listing`),
  })
  await expect(fetch(`http://127.0.0.1:${basePort + 10}/faults`)).rejects.toThrow()
})

test('only the parts asked for are started', async () => {
  const sandbox = await startSandbox({ parts: ['walletListing'] })
  stops.push(sandbox.stop)

  expect(Object.keys(sandbox.addresses).sort()).toEqual(['analytics', 'control', 'walletApi'])
  expect(sandbox.chains.list()).toEqual([])
})

test.each([80, 65_535, 4400.5, Number.NaN])('%d is no base port', async (basePort) => {
  await expect(startSandbox({ basePort })).rejects.toMatchObject({ code: 'wrong-option' })
})

test('two sandboxes share nothing', async () => {
  const [one, two] = await Promise.all([
    startSandbox({ parts: ['walletListing'] }),
    startSandbox({ parts: ['walletListing'] }),
  ])
  stops.push(one.stop, two.stop)

  one.faults.set('walletListing', { kind: 'status', status: 500 })
  one.project.allowedOrigins = []

  const answer = await fetch(`${two.addresses.walletApi}/projects/v1/origins?projectId=p`)
  expect(await answer.json()).not.toEqual({ allowedOrigins: [] })
  expect((await fetch(`${two.addresses.walletApi}/getWallets?projectId=p`)).status).toBe(200)
})

test('another process reaches everything through the control desk', async () => {
  const sandbox = await startSandbox()
  stops.push(sandbox.stop)
  const { addresses } = sandbox
  const remote = await connectSandbox(addresses.control)
  const somebody = '0x00000000000000000000000000000000000000Aa'

  expect(remote.addresses).toEqual(addresses)
  await remote.faults.set('identity', { kind: 'status', status: 503 })
  const identity = `${addresses.blockchainApi}/v1/identity/${somebody}?projectId=p`
  expect((await fetch(identity)).status).toBe(503)
  await remote.faults.clear('identity')
  await remote.names.set(somebody, { name: 'somebody.eth', avatar: null })
  expect(await (await fetch(identity)).json()).toMatchObject({ name: 'somebody.eth', avatar: null })
  await remote.names.set(somebody, { name: 'ada.sandbox.eth', avatar: null, resolvesTo: null })
  expect(sandbox.names.find(somebody)).toMatchObject({ resolvesTo: null })
  expect(await remote.requests.count('identity')).toBe(2)
  expect(await remote.requests.list('identity')).toMatchObject([{ method: 'GET' }, {}])
  await remote.requests.clear()
  expect(await remote.requests.count('identity')).toBe(0)
  await remote.project.set({ isAnalyticsEnabled: false })
  expect(sandbox.project.isAnalyticsEnabled).toBe(false)
  expect(await remote.chains.start(137)).toBe(sandbox.chains.get(137).url)
  expect(Object.keys(await remote.chains.list())).toEqual(['1', '137', '8453'])
  await fetch(`${addresses.analytics}/e?projectId=p`, { method: 'POST', body: '{"a":1}' })
  expect(await remote.analytics.list()).toEqual([{ query: { projectId: 'p' }, body: { a: 1 } }])
  await remote.analytics.clear()
  expect(sandbox.analytics.list()).toEqual([])
  const [{ address: sun }] = SANDBOX_SOLANA_ACCOUNTS
  const devnet = sandbox.solana.list()[1]
  await remote.solana.airdrop(sun, 5n, devnet)
  await remote.solana.mint(sun, 5n)
  await remote.solana.fillHistory(sun, { count: 3 })
  await remote.solana.mintCollectible(sun, 'meadow')
  await remote.solana.setPriorityFees([7])
  await remote.solana.skipSlots(1)
  await remote.solana.cut()
  const solana = sandbox.solana.get(devnet)
  expect(solana.request('getBalance', [sun])).toMatchObject({ value: 100_000_000_005 })
  expect(sandbox.solana.get().request('getRecentPrioritizationFees')).toMatchObject([
    { prioritizationFee: 7 },
  ])
  const mainnet = sandbox.solana.get()
  expect(mainnet.request('getAssetsByOwner', [{ ownerAddress: sun }])).toMatchObject({ total: 1 })
  expect(mainnet.request('getBalance', [sun])).toMatchObject({ value: 100_006_000_000 })
  await remote.bitcoin.mine(2)
  await remote.bitcoin.fund(SANDBOX_BITCOIN_ACCOUNTS[0].payment.address, 9n * 1_000n)
  expect(await (await fetch(`${addresses.bitcoin}/blocks/tip/height`)).text()).toBe('105')
  await expect(remote.bitcoin.fund('nowhere', 1n)).rejects.toThrow('no Bitcoin address')
  await remote.relay.disturb({ copies: 2 })
  await remote.relay.kill()
  expect(sandbox.relay.faults()).toMatchObject({ copies: 2, delayMs: 0 })
  expect(await remote.relay.messages()).toEqual([])
  expect(await remote.mail.list()).toEqual([])
  expect(await remote.mail.latest('ada@sandbox.test')).toBeUndefined()
  await fetch(`${addresses.secureSite}/api/email/begin`, {
    method: 'POST',
    headers: { origin: addresses.secureSite, 'content-type': 'application/json' },
    body: '{"email":"ada@sandbox.test","device":"one","origin":"http://localhost:4400"}',
  })
  expect(await remote.mail.latest('Ada@sandbox.test')).toMatchObject({ subject: 'Your code' })
  await remote.mail.clear()
  await remote.secureSite.expireCodes()
  await remote.secureSite.endSessions()
})

test('connecting without a sandbox is an error', async () => {
  const port = await claimPort(0, 'nothing')

  await expect(connectSandbox(`http://127.0.0.1:${port}`)).rejects.toMatchObject({
    code: 'not-running',
  })
})
