import type { Session } from '@latchkey/core/contract'
import { StandardWalletAdapter } from '@solana/wallet-standard-wallet-adapter-base'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { verifySignature } from '../methods/verify-signature.ts'
import { anAccount, createScriptedWallet } from '../testing/scripted-wallet.ts'
import {
  ALICE,
  aNetwork,
  BOB,
  DEV,
  MAIN,
  type StartedAdapter,
  startAdapter,
} from '../testing/started-adapter.ts'
import { type LatchkeyInstance, registerLatchkeyWallet } from './index.ts'

type StandardWallet = ConstructorParameters<typeof StandardWalletAdapter>[0]['wallet']

beforeEach(() => {
  // The library counts wallets as ready where there is a page.
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', {})
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page as a library of Solana has it: every wallet that registered itself. */
function createApp() {
  const page = new EventTarget()
  const wallets: StandardWallet[] = []
  const register = (wallet: StandardWallet) => {
    wallets.push(wallet)
    return () => wallets.splice(wallets.indexOf(wallet), 1)
  }
  const ready = (): void => {
    page.addEventListener('wallet-standard:register-wallet', (event) =>
      Reflect.get(event, 'detail')({ register }),
    )
    page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  }
  return { page, wallets, ready }
}

interface Site extends StartedAdapter {
  readonly latchkey: LatchkeyInstance
  readonly modal: { opened: number; isDeclined: boolean }
  reconnect(): Promise<void>
}

/** An instance with an adapter and one wallet, without the rest of a modal. */
async function startSite(status: 'disconnected' | 'reconnecting' = 'disconnected'): Promise<Site> {
  const started = await startAdapter({
    wallet: createScriptedWallet(ALICE, {
      'solana:signAndSendTransaction': () => [{ signature: new Uint8Array(64).fill(7) }],
    }),
  })
  const { sessions } = started.adapter
  const listeners = new Set<() => void>()
  const modal = { opened: 0, isDeclined: false }
  let session: Session<'solana'> | undefined
  let isSettled = status !== 'reconnecting'
  const show = (next: Session<'solana'> | undefined): void => {
    session = next
    isSettled = true
    for (const listener of [...listeners]) listener()
  }
  sessions.watch((change) => {
    if (change.type === 'changed') show(change.session)
    if (change.type === 'closed') show(undefined)
  })
  const disconnect = async (): Promise<void> => {
    if (session !== undefined) await sessions.close(session.id)
    show(undefined)
  }
  started.adapter.setModal?.({
    disconnect,
    async connect() {
      modal.opened += 1
      if (modal.isDeclined)
        throw Object.assign(new Error('User rejected the request'), { code: 4001 })
      show(await started.open(MAIN))
    },
  })
  return {
    ...started,
    modal,
    reconnect: async () => show(await started.resume(MAIN)),
    latchkey: {
      getAccount: () => ({
        status: session ? 'connected' : isSettled ? 'disconnected' : 'reconnecting',
        allAccounts: (session?.accounts ?? []).map((caipAddress) => ({ caipAddress })),
      }),
      getProvider: () => started.provider,
      getNetworks: () => [aNetwork(MAIN), aNetwork(DEV)],
      subscribeAccount(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      async switchNetwork(networkId) {
        const { signal } = new AbortController()
        show(await sessions.switchNetwork(session?.id ?? '', aNetwork(networkId), { signal }))
      },
      disconnect,
    },
  }
}

/** The wallet as `@solana/wallet-adapter-react` uses it. */
function adapterOf({ wallets }: ReturnType<typeof createApp>): StandardWalletAdapter {
  const [wallet] = wallets
  if (wallet === undefined) throw new Error('No wallet is registered')
  return new StandardWalletAdapter({ wallet })
}

async function connected() {
  const site = await startSite()
  const app = createApp()
  app.ready()
  const undo = registerLatchkeyWallet(site.latchkey, { page: app.page })
  const adapter = adapterOf(app)
  await adapter.connect()
  return { ...site, app, undo, adapter }
}

test.each([
  ['before', true],
  ['after', false],
])('a library that is loaded %s it lists the modal as a wallet', async (_when, isReadyBefore) => {
  const { latchkey } = await startSite()
  const app = createApp()
  if (isReadyBefore) app.ready()
  registerLatchkeyWallet(latchkey, { page: app.page })
  if (!isReadyBefore) app.ready()

  expect(app.wallets).toMatchObject([
    {
      version: '1.0.0',
      name: 'Latchkey',
      accounts: [],
      icon: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      chains: ['solana:mainnet', 'solana:devnet'],
    },
  ])
})

test('connecting opens the modal once, and signing is done by the wallet that is connected there', async () => {
  const { adapter, modal } = await connected()
  const message = new TextEncoder().encode('hi')

  const signature = await adapter.signMessage?.(message)
  await adapter.connect()

  expect(adapter.publicKey?.toBase58()).toBe(ALICE.address)
  expect(modal.opened).toBe(1)
  expect(verifySignature(signature ?? new Uint8Array(), message, ALICE.publicKey)).toBe(true)
})

test('closing the modal refuses the connection', async () => {
  const site = await startSite()
  const app = createApp()
  app.ready()
  registerLatchkeyWallet(site.latchkey, { page: app.page })
  site.modal.isDeclined = true
  const adapter = adapterOf(app)
  const errors = vi.fn()
  adapter.on('error', errors)

  await expect(adapter.connect()).rejects.toMatchObject({ error: { code: 4001 } })

  expect(adapter.connected).toBe(false)
  expect(errors).toHaveBeenCalledTimes(1)
})

test('a silent connection waits until the earlier session is resumed, and opens nothing', async () => {
  const site = await startSite('reconnecting')
  const app = createApp()
  app.ready()
  registerLatchkeyWallet(site.latchkey, { page: app.page })
  const adapter = adapterOf(app)

  const connecting = adapter.autoConnect()
  await site.reconnect()
  await connecting

  expect(adapter.publicKey?.toBase58()).toBe(ALICE.address)
  expect(site.modal.opened).toBe(0)
  expect(site.wallet.inputs.get('standard:connect')).toEqual([{ silent: true }])
})

test('a silent connection without an earlier session opens nothing', async () => {
  const site = await startSite()
  const app = createApp()
  app.ready()
  registerLatchkeyWallet(site.latchkey, { page: app.page })

  await adapterOf(app)
    .autoConnect()
    .catch(() => {})

  expect(site.modal.opened).toBe(0)
  expect(site.wallet.methods).toEqual([])
})

test('the library follows another account, a disconnect in the modal, and its own disconnect ends the session', async () => {
  const { adapter, wallet, latchkey } = await connected()
  const seen: (string | undefined)[] = []
  adapter.on('connect', (key) => seen.push(key.toBase58()))
  adapter.on('disconnect', () => seen.push(undefined))

  wallet.accounts = [anAccount(BOB)]
  wallet.emitChange()
  await vi.waitFor(() => expect(seen).toEqual([BOB.address]))
  await latchkey.disconnect('solana')
  expect(seen).toEqual([BOB.address, undefined])
  wallet.accounts = [anAccount(ALICE)]
  await adapter.connect()
  await adapter.disconnect()

  expect(latchkey.getAccount('solana').allAccounts).toEqual([])
})

test('transactions are signed and sent on the network that is asked for', async () => {
  const { app, wallet, latchkey } = await connected()
  const [{ features, accounts }] = app.wallets as [StandardWallet]
  const [account] = accounts
  const transaction = aTransaction()

  const signing = Object(Reflect.get(features, 'solana:signTransaction'))
  const [signed] = await signing.signTransaction({ account, transaction, chain: 'solana:mainnet' })
  const sending = Object(Reflect.get(features, 'solana:signAndSendTransaction'))
  const [sent] = await sending.signAndSendTransaction({
    account,
    transaction,
    chain: 'solana:devnet',
  })

  expect(Transaction.from(signed.signedTransaction).verifySignatures()).toBe(true)
  expect(sent.signature).toEqual(new Uint8Array(64).fill(7))
  expect(wallet.inputs.get('solana:signAndSendTransaction')).toMatchObject([
    { chain: 'solana:devnet' },
  ])
  expect(latchkey.getAccount('solana').allAccounts[0]?.caipAddress).toBe(`${DEV}:${ALICE.address}`)
})

test('nothing is signed for an account that is not the active one', async () => {
  const { app, wallet } = await connected()
  const [{ features }] = app.wallets as [StandardWallet]
  const { signMessage } = Object(Reflect.get(features, 'solana:signMessage'))
  const before = wallet.methods.length

  const signing = signMessage({ account: { address: BOB.address }, message: new Uint8Array(1) })

  await expect(signing).rejects.toMatchObject({ code: 'wallet.changed' })
  expect(wallet.methods).toHaveLength(before)
})

test('a page has one registration: the next one takes its place, and each is undone by itself', async () => {
  const { latchkey } = await startSite()
  const app = createApp()
  app.ready()

  const first = registerLatchkeyWallet(latchkey, { page: app.page })
  const [before] = app.wallets
  const second = registerLatchkeyWallet(latchkey, { page: app.page })
  first()
  expect(app.wallets).toHaveLength(1)
  expect(app.wallets).not.toContain(before)
  second()
  second()

  expect(app.wallets).toEqual([])
  app.ready()
  expect(app.wallets).toEqual([])
})

test('the adapter does not list the modal as a wallet of its own', async () => {
  const site = await startSite()
  registerLatchkeyWallet(site.latchkey, { page: site.page })

  const names = (): string[] => site.adapter.wallets.list().map(({ name }) => name)
  site.adapter.wallets.watch(() => {})

  expect(names()).toEqual(['Fjord Wallet'])
})

test('on a server it does nothing', async () => {
  vi.unstubAllGlobals()
  const { latchkey } = await startSite()

  expect(registerLatchkeyWallet(latchkey)()).toBeUndefined()
})

/** A transfer that ALICE pays for. */
function aTransaction(): Uint8Array {
  const publicKey = new PublicKey(ALICE.address)
  const transaction = new Transaction({
    feePayer: publicKey,
    recentBlockhash: '11111111111111111111111111111111',
  }).add(SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: publicKey, lamports: 1 }))
  return Uint8Array.from(transaction.serialize({ requireAllSignatures: false }))
}
