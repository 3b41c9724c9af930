import { beforeEach, expect, test } from 'vitest'
import { openKeptVault } from '../storage/kept-vault.ts'
import { createMemoryVault } from '../storage/memory-vault.ts'
import { openThings } from '../storage/things.ts'
import { keepLogin } from './keep-login.ts'
import { createLoginState, type LoginState } from './login-state.ts'
import { createSiteApi } from './site-api.ts'

const LOGIN = {
  token: 'token-of-ada',
  seed: new Uint8Array(32).fill(7),
  user: { email: 'ada@sandbox.test', userName: null },
}

beforeEach(async () => {
  const things = await openThings(indexedDB)
  await Promise.all(['login', 'device'].map((name) => things.remove(name)))
})

/** A document whose browser answers a wish for storage; only what is used of it. */
function documentThat(answer: () => Promise<unknown>): Document {
  return { requestStorageAccess: answer } as unknown as Document
}

async function loggedInUntilReload(): Promise<LoginState> {
  const vault = createMemoryVault()
  await vault.write(LOGIN)
  const api = createSiteApi(() => Promise.reject(new Error('No server is needed.')))
  const tabs = { tell: () => undefined, hear: () => undefined }
  return createLoginState({ vault, api, tabs })
}

test('a login that would have ended with the page is kept, and so is the device', async () => {
  const state = await loggedInUntilReload()
  const device = await state.device()

  await keepLogin(
    state,
    documentThat(async () => ({ indexedDB })),
  )

  const kept = await openKeptVault(() => indexedDB)
  expect(state.isLasting()).toBe(true)
  expect(await kept?.read()).toEqual(LOGIN)
  expect(await kept?.device()).toBe(device)
})

test.each([
  ['refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ['hands out nothing', () => Promise.resolve(undefined)],
])('where the browser %s, the login stays as it was', async (_what, answer) => {
  const state = await loggedInUntilReload()

  await keepLogin(state, documentThat(answer))

  expect(state.isLasting()).toBe(false)
  expect(state.current()).toEqual(LOGIN)
  expect(await (await openKeptVault(() => indexedDB))?.read()).toBeUndefined()
})

test('whoever signs out after that is signed out for good', async () => {
  const state = await loggedInUntilReload()
  await keepLogin(
    state,
    documentThat(async () => ({ indexedDB })),
  )

  await state.end()

  expect(await (await openKeptVault(() => indexedDB))?.read()).toBeUndefined()
})
