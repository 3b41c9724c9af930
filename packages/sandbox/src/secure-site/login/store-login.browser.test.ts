/** @full That the sandbox works is seen in every journey of `npm test`. */

import { beforeEach, expect, test } from 'vitest'
import { toText } from '../storage/bytes.ts'
import { openDatabaseVault } from '../storage/database-vault.ts'
import { openKeyValueStore } from '../storage/key-value-store.ts'
import { createMemoryVault } from '../storage/memory-vault.ts'
import { sealBackup } from '../storage/seal.ts'
import { createCookieVault } from './cookie-vault.ts'
import { createLoginState, type LoginState } from './login-state.ts'
import { createSiteApi, type SiteApi } from './site-api.ts'
import { storeLogin } from './store-login.ts'

const LOGIN = {
  token: 'token-of-ada',
  seed: new Uint8Array(32).fill(7),
  user: { email: 'ada@sandbox.test', userName: null },
}

beforeEach(async () => {
  const things = await openKeyValueStore(indexedDB)
  await Promise.all(['login', 'device'].map((name) => things.remove(name)))
})

/** The used part of a document whose browser answers requests for storage. */
function documentThat(answer: () => Promise<unknown>): Document {
  return { requestStorageAccess: answer } as unknown as Document
}

const NO_SERVER = createSiteApi(() => Promise.reject(new Error('No server is there.')))

async function loggedInUntilReload(): Promise<LoginState> {
  const vault = createMemoryVault()
  await vault.write(LOGIN)
  const tabs = { notify: () => undefined, onChange: () => undefined }
  return createLoginState({ vault, api: NO_SERVER, tabs })
}

/** A server that stores one login in a cookie. */
function aServer(): { readonly api: SiteApi; readonly asked: readonly string[] } {
  const asked: string[] = []
  let token: string | undefined
  const api = createSiteApi(async (path, { headers }) => {
    asked.push(path)
    if (path === '/api/store-login') {
      token = new Headers(headers).get('authorization')?.replace('Bearer ', '')
      return Response.json({})
    }
    const backupKey = toText(new Uint8Array(32).fill(1))
    const backup = await sealBackup(backupKey, LOGIN.seed)
    const login = token === undefined ? null : { ...LOGIN, token, backupKey, backup }
    return Response.json({ login })
  })
  return { api, asked }
}

function store(
  state: LoginState,
  answer: () => Promise<unknown>,
  api: SiteApi = NO_SERVER,
): Promise<void> {
  const byCookie = () => createCookieVault(api)
  return storeLogin({ state, document: documentThat(answer), byCookie })
}

test('a login that would have ended with the page is stored, and so is the device', async () => {
  const state = await loggedInUntilReload()
  const device = await state.device()

  await store(state, async () => ({ indexedDB }))

  const vault = await openDatabaseVault(() => indexedDB)
  expect(state.isLasting()).toBe(true)
  expect(await vault?.read()).toEqual(LOGIN)
  expect(await vault?.device()).toBe(device)
})

test('where the browser refuses, the login stays as it was', async () => {
  const state = await loggedInUntilReload()

  await store(state, () => Promise.reject(new DOMException('no', 'NotAllowedError')))

  expect(state.isLasting()).toBe(false)
  expect(state.current()).toEqual(LOGIN)
  expect(await (await openDatabaseVault(() => indexedDB))?.read()).toBeUndefined()
})

/**
 * The object that Chromium returns while storage of other sites is blocked; only its used members.
 */
const REFUSED = {
  indexedDB: {
    open() {
      throw new DOMException('denied', 'UnknownError')
    },
  },
}

test.each([
  ['hands out nothing', undefined],
  ['refuses the database that it granted', REFUSED],
])('where the browser %s but cookies, the server stores the login', async (_what, handle) => {
  const state = await loggedInUntilReload()
  const { api, asked } = aServer()

  await store(state, async () => handle, api)

  expect(state.isLasting()).toBe(true)
  expect(asked).toEqual(['/api/store-login'])
  expect(await createCookieVault(api).read()).toEqual(LOGIN)
  expect(await (await openDatabaseVault(() => indexedDB))?.read()).toBeUndefined()
})

test('a cookie is asked for once, and not used after a sign-out', async () => {
  const { api, asked } = aServer()
  const vault = createCookieVault(api)
  expect(await vault.read()).toBeUndefined()
  await vault.write(LOGIN)

  await vault.clear()

  expect(await vault.read()).toBeUndefined()
  expect(asked).toEqual(['/api/resume', '/api/store-login'])
})

test('without the server no user is logged in, and no login is lost', async () => {
  const vault = createCookieVault(NO_SERVER)
  expect(await vault.read()).toBeUndefined()

  await vault.write(LOGIN)

  expect(await vault.read()).toEqual(LOGIN)
})

test('a sign-out after that is final', async () => {
  const state = await loggedInUntilReload()
  await store(state, async () => ({ indexedDB }))

  await state.end()

  expect(await (await openDatabaseVault(() => indexedDB))?.read()).toBeUndefined()
})
