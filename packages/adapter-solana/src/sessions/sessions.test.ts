import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { anAccount, createScriptedWallet, walletFault } from '../testing/scripted-wallet.ts'
import {
  ALICE,
  aNetwork,
  BOB,
  DEV,
  MAIN,
  noAbort,
  startAdapter,
  TEST,
} from '../testing/started-adapter.ts'

test('a session is on the requested network, with the accounts for it', async () => {
  const { open, wallet } = await startAdapter()
  wallet.accounts = [anAccount(ALICE, ['solana:mainnet']), anAccount(BOB)]

  expect(await open(DEV)).toEqual({
    id: 'Fjord Wallet',
    namespace: 'solana',
    walletId: 'Fjord Wallet',
    accounts: [`${DEV}:${BOB.address}`],
    networkId: DEV,
    networkIds: [MAIN, DEV],
    facts: undefined,
  })
})

test('it is on another network of the website if no account is for the requested one', async () => {
  const { open, wallet } = await startAdapter()
  wallet.accounts = [anAccount(ALICE, ['solana:localnet', 'solana:devnet'])]

  expect(await open(TEST)).toMatchObject({ networkId: DEV })
})

test('an account that is listed once for each network is on all of them', async () => {
  const { adapter, open, wallet } = await startAdapter()
  const [main, dev] = [anAccount(ALICE, ['solana:mainnet']), anAccount(ALICE, ['solana:devnet'])]
  wallet.accounts = [main, dev]

  const session = await open(MAIN)
  await adapter.messages?.sign(
    { sessionId: session.id, account: `${MAIN}:${ALICE.address}`, text: 'hi' },
    noAbort(),
  )

  expect(session).toMatchObject({ accounts: [`${MAIN}:${ALICE.address}`], networkIds: [MAIN, DEV] })
  expect(wallet.inputs.get('solana:signMessage')?.[0]?.account).toBe(main)
})

test('labels of accounts are passed on, without hidden characters', async () => {
  const { open, wallet } = await startAdapter()
  wallet.accounts = [anAccount(ALICE, undefined, { label: 'Sav\u202eings' }), anAccount(BOB)]

  expect((await open()).facts).toEqual({ [ALICE.address]: { label: 'Savings' } })
})

test('a switch sends no request, and the session stays on the network while it has an account there', async () => {
  const { adapter, open, wallet, changes } = await startAdapter()
  const session = await open(MAIN)

  const moved = await adapter.sessions.switchNetwork(session.id, aNetwork(DEV), {
    signal: noAbort(),
  })
  wallet.accounts = [anAccount(BOB), anAccount(ALICE)]
  wallet.emitChange()

  expect(moved).toMatchObject({ networkId: DEV, accounts: [`${DEV}:${ALICE.address}`] })
  expect(wallet.methods).toEqual(['standard:connect'])
  expect(changes.at(-1)).toMatchObject({
    type: 'changed',
    session: { networkId: DEV, accounts: [`${DEV}:${BOB.address}`, `${DEV}:${ALICE.address}`] },
  })
})

test('a session without an account on its network switches to a network with one', async () => {
  const { open, wallet, changes } = await startAdapter()
  await open(MAIN)

  wallet.accounts = [anAccount(ALICE, ['solana:testnet'])]
  wallet.emitChange()

  expect(changes).toMatchObject([{ type: 'changed', session: { networkId: TEST } }])
})

test('without an account of Solana there is no session', async () => {
  const { open, wallet, changes } = await startAdapter()
  const bitcoin = { address: 'bc1q', chains: ['bitcoin:mainnet'], publicKey: new Uint8Array() }
  wallet.accounts = [bitcoin]
  await expect(open()).rejects.toMatchObject({ code: 'wallet.no-accounts' })
  wallet.accounts = [bitcoin, anAccount(ALICE)]
  const session = await open()

  wallet.accounts = [bitcoin]
  wallet.emitChange()

  expect(changes).toEqual([{ type: 'closed', sessionId: session.id, isLocked: true }])
})

test('invalid accounts of a wallet change nothing', async () => {
  const { open, wallet, changes } = await startAdapter()
  await open()

  wallet.accounts = [{ address: 'no address', chains: ['solana:mainnet'] }]
  wallet.emitChange()

  expect(changes).toEqual([])
})

test('a chosen account is active until the wallet makes another one active', async () => {
  const { adapter, open, wallet, changes } = await startAdapter()
  wallet.accounts = [anAccount(ALICE), anAccount(BOB)]
  const session = await open()

  const chosen = adapter.sessions.choose(session.id, BOB.address)
  expect(chosen?.accounts[0]).toBe(`${MAIN}:${BOB.address}`)
  const third = aKey(3)
  wallet.accounts = [ALICE, third, BOB].map((key) => anAccount(key))
  wallet.emitChange()
  expect(changes.at(-1)).toHaveProperty('session.accounts[0]', `${MAIN}:${BOB.address}`)
  wallet.accounts = [anAccount(third), anAccount(BOB)]
  wallet.emitChange()

  expect(changes.at(-1)).toHaveProperty('session.accounts[0]', `${MAIN}:${third.address}`)
})

test('a resume asks silently, and restores the requested network', async () => {
  const { resume, wallet } = await startAdapter()

  expect(await resume(DEV)).toMatchObject({ networkId: DEV })
  expect(wallet.inputs.get('standard:connect')).toEqual([{ silent: true }])
})

test('a wallet that does not answer a silent request has failed', async () => {
  const wallet = createScriptedWallet(ALICE, { 'standard:connect': () => new Promise(() => {}) })
  const { resume, clock } = await startAdapter({ wallet })

  const outcome = expect(resume()).rejects.toMatchObject({ code: 'wallet.failed' })
  await clock.advance(10_000)

  await outcome
})

test('a change of a wallet during the connect request counts', async () => {
  const wallet = createScriptedWallet(ALICE, {
    'standard:connect': () => {
      wallet.accounts = [anAccount(BOB)]
      return { accounts: [anAccount(ALICE)] }
    },
  })
  const { open } = await startAdapter({ wallet })

  expect((await open()).accounts).toEqual([`${MAIN}:${BOB.address}`])
})

test.each([
  ['nothing', [], 'wallet.no-accounts'],
  ['nonsense', 'nonsense', 'wallet.malformed'],
])('a wallet that lists %s is refused, whatever it answered', async (_what, accounts, code) => {
  const wallet = createScriptedWallet(ALICE, {
    'standard:connect': () => ({ accounts: [anAccount(ALICE)] }),
  })
  Object.assign(wallet, { accounts })
  const { open, resume, clock } = await startAdapter({ wallet })

  for (const begin of [open, resume]) {
    const outcome = expect(begin()).rejects.toMatchObject({ code })
    await clock.advance(1_000)
    await outcome
  }
})

test("a wallet that unregisters has its session still, and can't be resumed", async () => {
  const { open, resume, page, wallet, clock } = await startAdapter()
  await open()
  page.unregister(wallet)

  const outcome = expect(resume()).rejects.toMatchObject({ code: 'wallet.missing' })
  await clock.advance(1_000)

  await outcome
})

test('a refusal of the owner is a declined connection', async () => {
  const wallet = createScriptedWallet(ALICE, {
    'standard:connect': () => {
      throw walletFault(4001)
    },
  })
  const { open } = await startAdapter({ wallet })

  await expect(open()).rejects.toMatchObject({ code: 'wallet.rejected' })
})

test('every request that reaches the wallet is reported by its feature, those of the site, too', async () => {
  const reported: string[] = []
  const { adapter, open, provider, resume, wallet } = await startAdapter({
    observe: (method) => reported.push(method),
  })

  await resume()
  const session = await open(MAIN)
  await provider.signMessage(new Uint8Array([1]))
  await adapter.sessions.close(session.id)

  expect(reported).toEqual([
    ...['standard:connect', 'standard:connect', 'solana:signMessage', 'standard:disconnect'],
  ])
  expect(wallet.methods).toEqual(reported)
})
