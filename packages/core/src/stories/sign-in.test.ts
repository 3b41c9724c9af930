import { expect, test, vi } from 'vitest'
import type { Siwx, SiwxSession } from '../contract/index.ts'
import { LatchkeyError } from '../contract/index.ts'
import { localSiwx } from '../siwx/local-siwx.ts'
import { ACCOUNT, ADA, aSignInSite, connected } from '../testing/a-sign-in-site.ts'
import { aChain, createTestCore } from '../testing/create-test-core.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeRelay } from '../testing/fake-relay.ts'
import { createFakeSiwx } from '../testing/fake-siwx.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'

test('after a connection the message is shown; signed, it closes the modal and is kept', async () => {
  const siwx = localSiwx()
  const site = aSignInSite(siwx)
  await connected(site)

  expect(site.view()).toBe('SIWXSignMessage')
  expect(site.core.snapshot().signIn?.current).toMatchObject({
    account: ACCOUNT,
    message: { domain: 'saltmarket.example', address: ADA, networkId: 'eip155:1', warnings: [] },
  })
  site.core.actions.siwx.current()?.sign()
  await expect.poll(site.step).toBe('done')

  expect(site.view()).toBe('closed')
  expect(await siwx.getSessions('eip155:1', ADA)).toHaveLength(1)
  expect(site.events).toEqual(
    expect.arrayContaining(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS']),
  )
})

test('while the website prepares the message its view waits, and the message takes its place', async () => {
  let give = (): void => {}
  const own = localSiwx()
  const siwx: Siwx = {
    ...own,
    async createMessage(input) {
      await new Promise<void>((resolve) => {
        give = resolve
      })
      return await own.createMessage(input)
    },
  }
  const site = aSignInSite(siwx)
  await connected(site, 'preparing')
  const { core } = site

  expect(site.view()).toBe('ConnectingSiwe')
  core.actions.close()
  expect([site.view(), core.snapshot().modal.refusals]).toEqual(['ConnectingSiwe', 1])
  core.actions.open({ view: 'Networks' })
  expect(site.view()).toBe('ConnectingSiwe')
  give()
  await expect.poll(site.step).toBe('ready')
  expect([site.view(), core.snapshot().router.history.length]).toEqual(['SIWXSignMessage', 1])

  // A fresh nonce is asked for in the view of the message.
  await site.clock.advance(5 * 60_000)
  await expect.poll(site.step).toBe('preparing')
  expect(site.view()).toBe('SIWXSignMessage')
})

test('a required sign-in can not be closed, and cancelling it disconnects', async () => {
  const site = aSignInSite()
  await connected(site)
  const { core } = site

  core.actions.close()
  expect([site.view(), core.snapshot().modal.refusals]).toEqual(['SIWXSignMessage', 1])
  core.actions.open({ view: 'Networks' })
  expect(site.view()).toBe('SIWXSignMessage')

  core.actions.siwx.current()?.cancel()
  await expect.poll(() => core.snapshot().accounts.eip155?.status).toBe('disconnected')
  expect(site.view()).toBe('closed')
  expect(site.events).toContain('CLICK_CANCEL_SIWX')
  core.actions.open()
  expect(site.view()).toBe('Connect')
})

test('one that is not required is closed or cancelled, and the visitor stays connected', async () => {
  const site = aSignInSite(localSiwx({ isRequired: false }))
  await connected(site)
  const { core } = site

  core.actions.siwx.current()?.cancel()

  expect([site.view(), site.step()]).toEqual(['closed', 'declined'])
  expect(core.snapshot().accounts.eip155?.status).toBe('connected')
  core.actions.open()
  expect(site.view()).toBe('Account')
})

test('closing one that is not required leaves it, too', async () => {
  const site = aSignInSite(localSiwx({ isRequired: false }))
  await connected(site)

  site.core.actions.close()

  expect([site.view(), site.step()]).toEqual(['closed', 'declined'])
  site.core.actions.open()
  expect(site.view()).toBe('Account')
})

test('a declined signature is shown, and can be asked for again', async () => {
  const site = aSignInSite()
  await connected(site)
  site.wallet.mood = new LatchkeyError('wallet.request-rejected', {})

  site.core.actions.siwx.current()?.sign()
  await expect.poll(site.step).toBe('failed')

  expect(site.core.snapshot().signIn?.current).toMatchObject({
    error: { code: 'siwx.declined', message: 'Signature declined' },
  })
  expect(site.core.snapshot().notices.current?.message).toBe('Signature declined')
  expect([site.view(), site.events.includes('SIWX_AUTH_ERROR')]).toEqual(['SIWXSignMessage', true])
  site.wallet.mood = 'approve'
  site.core.actions.siwx.current()?.sign()
  await expect.poll(site.view).toBe('closed')
})

test('a signature that does not verify is no sign-in', async () => {
  const kept: SiwxSession[] = []
  const siwx = localSiwx({ verifiers: [{ namespace: 'eip155', verify: async () => false }] })
  const site = aSignInSite({
    ...siwx,
    addSession(session) {
      kept.push(session)
      return siwx.addSession(session)
    },
  })
  await connected(site)

  site.core.actions.siwx.current()?.sign()
  await expect.poll(site.step).toBe('failed')

  expect(site.core.snapshot().signIn?.current).toMatchObject({
    error: { code: 'siwx.not-verified', message: 'The sign-in could not be verified' },
  })
  expect(kept).toHaveLength(1)
  expect(await siwx.getSessions('eip155:1', ADA)).toEqual([])
})

test('a server that fails after the signature is not a visitor who declined', async () => {
  const addSession = () => Promise.reject(new Error('502'))
  const site = aSignInSite({ ...localSiwx(), addSession })
  site.wallet.mood = 'approve'
  await connected(site)

  site.core.actions.siwx.current()?.sign()
  await expect.poll(site.step).toBe('failed')

  const { current } = site.core.snapshot().signIn ?? {}
  expect(current).toMatchObject({ error: { code: 'siwx.not-verified' } })
  expect(site.core.snapshot().notices.current?.message).toBe('The sign-in could not be verified')
})

test('ten triggers at once lead to one prompt and one nonce', async () => {
  const inner = localSiwx()
  let messages = 0
  const site = aSignInSite({
    ...inner,
    createMessage(input) {
      messages += 1
      return inner.createMessage(input)
    },
  })
  site.wallet.mood = 'approve'
  await connected(site)

  for (let time = 0; time < 10; time += 1) site.core.actions.siwx.current()?.sign()
  await expect.poll(site.step).toBe('done')

  expect([messages, site.prompts()]).toEqual([1, 1])
})

test('after a reload nothing is asked; on another network and account it is', async () => {
  const storage = createFakeStorage()
  const first = aSignInSite(localSiwx(), { ports: { storage } })
  await connected(first)
  first.core.actions.siwx.current()?.sign()
  await expect.poll(first.step).toBe('done')
  first.core.stop()

  const site = aSignInSite(localSiwx(), { ports: { storage } })
  site.wallet.isApproved = true
  await site.core.start()
  await expect.poll(site.step).toBe('done')
  expect([site.view(), site.prompts()]).toEqual(['closed', 0])

  site.wallet.networkId = 'eip155:8453'
  site.adapter.emitChanged('io.fjord')
  await expect.poll(site.step).toBe('ready')
  expect(site.view()).toBe('SIWXSignMessage')
  // Back on the network where the visitor is signed in, there is nothing to decide.
  site.wallet.networkId = 'eip155:1'
  site.adapter.emitChanged('io.fjord')
  await expect.poll(site.step).toBe('done')
  expect(site.view()).toBe('closed')
})

test('on a network that the website does not support nothing is asked', async () => {
  const site = aSignInSite()
  site.wallet.networkId = 'eip155:56'
  await site.core.start()
  await site.core.actions.connect.withWallet('eip155', 'io.fjord')
  await site.settle()

  expect([site.step(), site.view()]).toEqual(['idle', 'UnsupportedChain'])
})

test('a disconnect signs out', async () => {
  const siwx = localSiwx()
  const site = aSignInSite(siwx)
  await connected(site)
  site.core.actions.siwx.current()?.sign()
  await expect.poll(site.step).toBe('done')

  await site.core.actions.disconnect()

  await expect.poll(() => siwx.getSessions('eip155:1', ADA)).toEqual([])
  expect(site.step()).toBe('idle')
})

test('a sign-in that could not be checked: nothing is asked or lost, and it is checked again where the page is seen', async () => {
  const own = createFakeSiwx()
  let isDown = true
  let asked = 0
  const getSessions: Siwx['getSessions'] = async (...account) => {
    asked += 1
    if (isDown) throw new LatchkeyError('rpc.unavailable', {})
    return own.getSessions(...account)
  }
  const site = aSignInSite({ ...own, getSessions })
  await site.core.start()
  await site.core.actions.connect.withWallet('eip155', 'io.fjord')
  await site.settle()

  expect([site.step(), site.prompts(), site.view()]).toEqual(['unknown', 0, 'closed'])
  expect(site.core.snapshot().accounts.eip155?.status).toBe('connected')

  await site.clock.advance(30_000)
  await expect.poll(() => asked).toBe(2)
  isDown = false
  site.visibility.set(false)
  await site.clock.advance(90_000)
  expect([site.step(), asked]).toEqual(['unknown', 2])
  site.visibility.set(true)
  await expect.poll(site.step).toBe('ready')
  expect(site.view()).toBe('SIWXSignMessage')
})

test('a website asks again who declined, and who was signed out by its server', async () => {
  const siwx = createFakeSiwx({ isRequired: false })
  const site = aSignInSite(siwx)
  await connected(site)
  const { actions } = site.core
  actions.siwx.current()?.cancel()
  expect([site.step(), site.view()]).toEqual(['declined', 'closed'])

  await actions.siwx.current()?.request()
  await expect.poll(site.step).toBe('ready')
  expect(site.view()).toBe('SIWXSignMessage')
  actions.siwx.current()?.sign()
  await expect.poll(site.step).toBe('done')

  await actions.siwx.current()?.request()
  expect([site.step(), site.view()]).toEqual(['done', 'closed'])
  await siwx.setSessions([])
  await actions.siwx.current()?.request()
  await expect.poll(site.step).toBe('ready')
})

test('a server that never answers holds nothing up for longer than ten seconds', async () => {
  const site = aSignInSite({ ...localSiwx(), getSessions: () => new Promise(() => {}) })
  await site.core.start()
  await site.core.actions.connect.withWallet('eip155', 'io.fjord')
  await expect.poll(site.step).toBe('checking')

  await site.clock.advance(10_000)

  await expect.poll(site.step).toBe('unknown')
  expect(site.core.snapshot().accounts.eip155?.status).toBe('connected')
})

test('without a message the problem is said, and the visitor is disconnected', async () => {
  const createMessage = async () => {
    throw new Error('The server is down')
  }
  const site = aSignInSite({ ...localSiwx(), createMessage })
  await connected(site, 'idle')

  await expect.poll(() => site.core.snapshot().accounts.eip155?.status).toBe('disconnected')
  await expect
    .poll(() => site.core.snapshot().notices.current?.message)
    .toBe('A problem occurred while trying initialize authentication')
  expect([site.view(), site.events.includes('SIWX_AUTH_ERROR')]).toEqual(['Connect', true])
})

test('a message that is shown for five minutes gets a fresh nonce', async () => {
  const site = aSignInSite()
  await connected(site)
  const textOf = () => Object(site.core.snapshot().signIn?.current).message?.text
  const before = textOf()

  await site.clock.advance(5 * 60_000)
  await expect.poll(textOf).not.toBe(undefined)

  expect(textOf()).not.toBe(before)
  site.core.actions.siwx.current()?.sign()
  await expect.poll(site.step).toBe('done')
})

test.each([
  ['domain', { domain: 'saltrnarket.example' }],
  ['domain', { uri: 'https://evil.example/login' }],
  ['address', { accountAddress: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }],
  ['network', { chainId: 'eip155:8453' as const }],
  ['time', { expirationTime: '1970-01-01T00:00:00.000Z' }],
])('a message with a wrong %s carries a warning: %j', async (warning, message) => {
  const site = aSignInSite(createFakeSiwx({ message }))
  await connected(site)

  const { current } = site.core.snapshot().signIn ?? {}
  expect(current).toMatchObject({ message: { warnings: expect.arrayContaining([warning]) } })
})

test('the older form is mapped: nonce, message, verification and session are the server’s', async () => {
  const calls: string[] = []
  let session: { address: string; chainId: number } | undefined
  const site = aSignInSite(undefined, {
    siwx: undefined,
    siweConfig: {
      async getNonce(address) {
        calls.push(`nonce ${address}`)
        return 'k7Qz20cWfT'
      },
      getMessageParams: async () => ({ statement: 'Sign in' }),
      createMessage({ domain, address, nonce, chainId, statement }) {
        return `${domain} ${statement} ${address} ${chainId} ${nonce}`
      },
      async verifyMessage({ message }) {
        calls.push(`verify ${message}`)
        session = { address: ADA, chainId: 1 }
        return true
      },
      getSession: async () => session,
      async signOut() {
        calls.push('sign out')
        session = undefined
        return true
      },
      onSignIn: () => calls.push('signed in'),
      onSignOut: () => calls.push('signed out'),
    },
  })
  await connected(site)

  site.core.actions.siwx.current()?.sign()
  await expect.poll(site.step).toBe('done')
  await site.core.actions.disconnect()

  await expect.poll(() => calls.at(-1)).toBe('signed out')
  const did = `did:pkh:eip155:1:${ADA}`
  expect(calls).toEqual([
    `nonce ${did}`,
    `verify saltmarket.example Sign in ${did} 1 k7Qz20cWfT`,
    ...['signed in', 'sign out', 'signed out'],
  ])
})

test('without the option nothing of it is there', async () => {
  const { core } = createTestCore()

  expect(core.snapshot().signIn).toBeUndefined()
  const { siwx } = await core.account.load()
  await expect(siwx.load()).rejects.toThrow('SIWX is not enabled')
})

test('both forms at once are refused', () => {
  const siweConfig = Object(null)
  expect(() => createTestCore({ networks: [aChain()], siwx: localSiwx(), siweConfig })).toThrow(
    'Cannot set both `siweConfig` and `siwx` options',
  )
})

test('over wallet-connect the address carries what is to be signed, on EVM networks alone', async () => {
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  const pair = vi.spyOn(relay, 'pair')
  const site = aSignInSite(createFakeSiwx(), { walletConnect: relay, ports: { clock } })
  await site.core.start()

  site.core.actions.open()
  site.core.actions.pairing.show()
  await expect.poll(() => site.core.snapshot().pairing.current.step).toBe('waiting')

  expect(pair.mock.calls[0]?.[0].signIn).toMatchObject({ domain: 'saltmarket.example' })
})
