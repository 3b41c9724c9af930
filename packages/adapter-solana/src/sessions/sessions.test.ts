import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { anAccount, createScriptedWallet, walletFault } from '../testing/scripted-wallet.ts'
import {
  ALICE,
  aNetwork,
  BOB,
  createScene,
  DEV,
  MAIN,
  noAbort,
  TEST,
} from '../testing/started-adapter.ts'

test('a session is on the network that the website wants, with the accounts that serve it', async () => {
  const { open, wallet } = await createScene()
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

test('it is on one of the website where no account serves the wanted one', async () => {
  const { open, wallet } = await createScene()
  wallet.accounts = [anAccount(ALICE, ['solana:localnet', 'solana:devnet'])]

  expect(await open(TEST)).toMatchObject({ networkId: DEV })
})

test('an owner’s names of accounts are told, cleaned', async () => {
  const { open, wallet } = await createScene()
  wallet.accounts = [anAccount(ALICE, undefined, { label: 'Sav\u202eings' }), anAccount(BOB)]

  expect((await open()).facts).toEqual({ [ALICE.address]: { label: 'Savings' } })
})

test('moving asks nobody, and the session stays there while an account serves it', async () => {
  const { adapter, open, wallet, told } = await createScene()
  const session = await open(MAIN)

  const moved = await adapter.sessions.switchNetwork(session.id, aNetwork(DEV), {
    signal: noAbort(),
  })
  wallet.accounts = [anAccount(BOB), anAccount(ALICE)]
  wallet.tell()

  expect(moved).toMatchObject({ networkId: DEV, accounts: [`${DEV}:${ALICE.address}`] })
  expect(wallet.asked).toEqual(['standard:connect'])
  expect(told.at(-1)).toMatchObject({
    type: 'changed',
    session: { networkId: DEV, accounts: [`${DEV}:${BOB.address}`, `${DEV}:${ALICE.address}`] },
  })
})

test('a session whose network no account serves any more moves to one that is served', async () => {
  const { open, wallet, told } = await createScene()
  await open(MAIN)

  wallet.accounts = [anAccount(ALICE, ['solana:testnet'])]
  wallet.tell()

  expect(told).toMatchObject([{ type: 'changed', session: { networkId: TEST } }])
})

test('without an account of Solana there is no session', async () => {
  const { open, wallet, told } = await createScene()
  const bitcoin = { address: 'bc1q', chains: ['bitcoin:mainnet'], publicKey: new Uint8Array() }
  wallet.accounts = [bitcoin]
  await expect(open()).rejects.toMatchObject({ code: 'wallet.no-accounts' })
  wallet.accounts = [bitcoin, anAccount(ALICE)]
  const session = await open()

  wallet.accounts = [bitcoin]
  wallet.tell()

  expect(told).toEqual([{ type: 'closed', sessionId: session.id }])
})

test('a wallet that shows nonsense in between changes nothing', async () => {
  const { open, wallet, told } = await createScene()
  await open()

  wallet.accounts = [{ address: 'no address', chains: ['solana:mainnet'] }]
  wallet.tell()

  expect(told).toEqual([])
})

test('an account that is chosen is in front until the wallet puts another one there', async () => {
  const { adapter, open, wallet, told } = await createScene()
  wallet.accounts = [anAccount(ALICE), anAccount(BOB)]
  const session = await open()

  const chosen = adapter.sessions.choose(session.id, BOB.address)
  expect(chosen?.accounts[0]).toBe(`${MAIN}:${BOB.address}`)
  const third = aKey(3)
  wallet.accounts = [ALICE, third, BOB].map((key) => anAccount(key))
  wallet.tell()
  expect(told.at(-1)).toHaveProperty('session.accounts[0]', `${MAIN}:${BOB.address}`)
  wallet.accounts = [anAccount(third), anAccount(BOB)]
  wallet.tell()

  expect(told.at(-1)).toHaveProperty('session.accounts[0]', `${MAIN}:${third.address}`)
})

test('resuming asks silently, and takes the wanted network up again', async () => {
  const { resume, wallet } = await createScene()

  expect(await resume(DEV)).toMatchObject({ networkId: DEV })
  expect(wallet.inputs.get('standard:connect')).toEqual([{ silent: true }])
})

test('a wallet that does not answer silently has failed', async () => {
  const wallet = createScriptedWallet(ALICE, { 'standard:connect': () => new Promise(() => {}) })
  const { resume, clock } = await createScene({ wallet })

  const outcome = expect(resume()).rejects.toMatchObject({ code: 'wallet.failed' })
  await clock.advance(10_000)

  await outcome
})

test('what a wallet did while it was asked to connect counts', async () => {
  const wallet = createScriptedWallet(ALICE, {
    'standard:connect': () => {
      wallet.accounts = [anAccount(BOB)]
      return { accounts: [anAccount(ALICE)] }
    },
  })
  const { open } = await createScene({ wallet })

  expect((await open()).accounts).toEqual([`${MAIN}:${BOB.address}`])
})

test.each([
  ['nothing', [], 'wallet.no-accounts'],
  ['nonsense', 'nonsense', 'wallet.malformed'],
])(
  'a wallet that lists %s, whatever it answered, could be asked for nothing',
  async (_what, accounts, code) => {
    const wallet = createScriptedWallet(ALICE, {
      'standard:connect': () => ({ accounts: [anAccount(ALICE)] }),
    })
    Object.assign(wallet, { accounts })
    const { open, resume } = await createScene({ wallet })

    await expect(open()).rejects.toMatchObject({ code })
    await expect(resume()).rejects.toMatchObject({ code })
  },
)

test('a wallet that leaves the page keeps its session, and can not be resumed', async () => {
  const { open, resume, page, wallet, clock } = await createScene()
  await open()
  page.unregister(wallet)

  const outcome = expect(resume()).rejects.toMatchObject({ code: 'wallet.missing' })
  await clock.advance(1_000)

  await outcome
})

test('a wallet that is refused by its owner is a declined connection', async () => {
  const wallet = createScriptedWallet(ALICE, {
    'standard:connect': () => {
      throw walletFault(4001)
    },
  })
  const { open } = await createScene({ wallet })

  await expect(open()).rejects.toMatchObject({ code: 'wallet.rejected' })
})
