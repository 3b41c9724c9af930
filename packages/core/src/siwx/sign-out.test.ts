import { expect, test } from 'vitest'
import { LatchkeyError, type Siwx, type SiwxHost } from '../contract/index.ts'
import { ACCOUNT, ADA, aSignInSite, connected } from '../testing/a-sign-in-site.ts'
import { createFakeSiwx } from '../testing/fake-siwx.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { publicSignIn } from './public-sign-in.ts'
import { remoteSiwx } from './remote-siwx.ts'

const ETHEREUM = 'eip155:1'
const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** A server that knows one account, and can be down. */
function aServer() {
  const server = { isDown: false, user: undefined as string | undefined, signOuts: 0 }
  const storage = createFakeStorage()
  const routes: Readonly<Record<string, (body: string | undefined) => object | undefined>> = {
    nonce: () => ({ nonce: 'k7Qz20cWfT' }),
    authenticate(body = '') {
      server.user = JSON.parse(body).data.accountAddress
      return {}
    },
    me: () =>
      server.user === undefined ? undefined : { address: server.user, caip2Network: ETHEREUM },
    'sign-out': () => {
      server.signOuts += 1
      server.user = undefined
      return {}
    },
  }
  const send: SiwxHost['send'] = async ({ url, body }) => {
    if (server.isDown) throw new LatchkeyError('http.network', {})
    const answer = routes[new URL(url).pathname.split('/').at(-1) ?? '']?.(body)
    return { status: answer === undefined ? 401 : 200, body: JSON.stringify(answer ?? {}) }
  }

  /** A page of the site; another one is the same after a reload. */
  function page(): Siwx {
    const siwx = remoteSiwx({ baseUrl: 'https://shop.example' })
    siwx.attach?.({
      storage,
      send,
      origin: 'https://shop.example',
      projectId: undefined,
      sdk: { sdkType: 'latchkey', sdkVersion: 'html-core-0.1.0' },
      now: () => 0,
      randomId: () => 'f'.repeat(32),
      key: (name) => `@appkit/${name}`,
      verify: async () => true,
    })
    return siwx
  }

  async function signIn(siwx: Siwx, accountAddress = ADA): Promise<void> {
    const made = await siwx.createMessage({ accountAddress, chainId: ETHEREUM })
    const { toString: _, ...data } = made
    await siwx.addSession({ data, message: made.toString(), signature: '0x' })
  }

  return { server, storage, page, signIn }
}

const LEAVING: readonly (readonly [string, (siwx: Siwx) => Promise<void>])[] = [
  ['all accounts', (siwx) => siwx.setSessions([])],
  ['this account', (siwx) => siwx.revokeSession(ETHEREUM, ADA)],
]

test.each(LEAVING)(
  'who signed out (%s) while the server was down is never taken for signed in again',
  async (_who, leave) => {
    const { server, page, signIn } = aServer()
    const siwx = page()
    await signIn(siwx)
    server.isDown = true

    await expect(leave(siwx)).rejects.toMatchObject({ code: 'http.network' })

    // The result is unknown, which is neither yes nor no.
    await expect(siwx.getSessions(ETHEREUM, ADA)).rejects.toMatchObject({ code: 'http.network' })
    server.isDown = false
    // Another page signs out as soon as it can.
    expect(await page().getSessions(ETHEREUM, ADA)).toEqual([])
    expect([server.user, server.signOuts]).toEqual([undefined, 1])
  },
)

test('it can be tried again, and a new sign-in counts', async () => {
  const { server, page, signIn } = aServer()
  const siwx = page()
  await signIn(siwx)
  server.isDown = true
  await expect(siwx.setSessions([])).rejects.toThrow()
  server.isDown = false

  await siwx.setSessions([])
  expect([server.user, server.signOuts]).toEqual([undefined, 1])
  await signIn(siwx)

  expect(await page().getSessions(ETHEREUM, ADA)).toHaveLength(1)
})

test('the sign-in of another account is not ended', async () => {
  const { server, page, signIn } = aServer()
  const siwx = page()
  await signIn(siwx)
  server.isDown = true
  await expect(siwx.revokeSession(ETHEREUM, BEN)).rejects.toThrow()
  server.isDown = false

  expect(await siwx.getSessions(ETHEREUM, ADA)).toHaveLength(1)
  expect(server.signOuts).toBe(0)
})

/** A site whose server is down when the visitor disconnects. */
async function leftWhileDown() {
  let isDown = true
  const inner = createFakeSiwx()
  const ended: string[] = []
  const site = aSignInSite({
    ...inner,
    async setSessions(sessions) {
      ended.push('all')
      if (isDown) throw new LatchkeyError('http.network', {})
      await inner.setSessions(sessions)
    },
  })
  await connected(site)
  site.core.actions.siwx.current()?.sign()
  await expect.poll(site.step).toBe('done')
  await site.core.actions.disconnect()
  await expect.poll(() => ended).toEqual(['all'])
  const error = () => publicSignIn(site.core.snapshot()).signOutError?.code
  await expect.poll(error).toBe('siwx.sign-out-failed')
  return {
    site,
    error,
    inner,
    ended,
    restore: () => {
      isDown = false
    },
  }
}

test('where the server can not be reached the visitor and the site learn it, and can try again', async () => {
  const { site, error, inner, ended, restore } = await leftWhileDown()
  const { core } = site

  expect(core.snapshot().accounts.eip155?.status).toBe('disconnected')
  expect(core.snapshot().notices.current).toMatchObject({
    tone: 'error',
    code: 'siwx.sign-out-failed',
    action: 'signOut',
  })
  await expect(core.actions.siwx.current()?.signOut()).rejects.toMatchObject({
    code: 'siwx.sign-out-failed',
  })
  restore()
  await core.actions.siwx.current()?.signOut()

  expect(error()).toBeUndefined()
  expect(await inner.getSessions(ETHEREUM, ADA)).toEqual([])
  await core.actions.siwx.current()?.signOut()
  expect(ended).toHaveLength(3)
})

test('a new sign-in is not ended by an attempt of before', async () => {
  const { site, error, ended } = await leftWhileDown()
  await connected(site, 'done')

  expect(error()).toBeUndefined()
  expect(site.core.snapshot().signIn?.current).toMatchObject({ step: 'done', account: ACCOUNT })
  expect(ended).toEqual(['all'])
})

test('a site signs the active account out, or learns that it can not', async () => {
  const site = aSignInSite(createFakeSiwx({ isRequired: false }))
  await connected(site)
  site.core.actions.siwx.current()?.sign()
  await expect.poll(site.step).toBe('done')

  await site.core.actions.siwx.current()?.signOut()

  expect(site.step()).toBe('declined')
})
