/** @full That the sandbox works is seen in every journey of `npm test`. */

import type { Asker } from '@latchkey/frame/site'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../start-sandbox.ts'
import { createMemoryVault } from '../storage/memory-vault.ts'
import { createPopUp } from '../testing/pop-up.ts'
import type { LoginSandbox } from '../testing/site-client.ts'
import { createLogin, type LoginAnswers } from './create-login.ts'
import { createLoginState, type LoginState } from './login-state.ts'
import { createProofs } from './proofs.ts'
import { createSiteApi } from './site-api.ts'

let sandbox: LoginSandbox

beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['mail', 'identity', 'secureSite'] })
})
afterEach(() => sandbox.faults.clear())
afterAll(() => sandbox.stop())

const ADA = { name: 'Ada', email: 'ada@sandbox.test' }

interface OpenedFrame extends LoginAnswers {
  readonly state: LoginState
}

/** A frame without a page, on a device of its own; its wallet has the seed's first byte for an address. */
async function openFrame(): Promise<OpenedFrame> {
  const url = sandbox.addresses.secureSite
  const api = createSiteApi((path, init) =>
    fetch(url + path, { ...init, headers: { ...init.headers, origin: url } }),
  )
  const tabs = { notify: () => undefined, onChange: () => undefined }
  const state = await createLoginState({ vault: createMemoryVault(), api, tabs })
  const proofs = createProofs(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const user = async () => ({
    address: `0x${Buffer.from(state.need().seed).toString('hex')}`,
    chainId: 1,
    accounts: [],
    smartAccountDeployed: false,
    preferredAccountType: 'eoa',
  })
  const wallet = { user, forget: () => undefined }
  return { ...createLogin({ state, api, wallet, proofs, url }), state }
}

function asker(signal = new AbortController().signal): Asker {
  return { origin: 'http://localhost:4400', signal }
}

async function logIn(frame: OpenedFrame, email: string): Promise<void> {
  await frame.CONNECT_EMAIL({ email }, asker())
  await frame.CONNECT_OTP({ otp: sandbox.mail.latest(email)?.code ?? '' }, asker())
}

async function resultOf(frame: OpenedFrame): Promise<string> {
  const { uri } = await frame.GET_SOCIAL_REDIRECT_URI({ provider: 'github' }, asker())
  const popUp = createPopUp()
  const { text } = await popUp.open((await popUp.open(uri)).url, ADA)
  return /data-result-uri="([^"]+)"/.exec(text)?.[1] ?? 'none'
}

test('two users have different keys', async () => {
  const [one, two] = [await openFrame(), await openFrame()]
  await logIn(one, 'one@sandbox.test')
  await logIn(two, 'two@sandbox.test')

  expect(one.state.need().seed).not.toEqual(two.state.need().seed)
})

test('a device whose link is never opened waits until it is given up', async () => {
  const [phone, laptop] = [await openFrame(), await openFrame()]
  await logIn(phone, 'slow@sandbox.test')
  await laptop.CONNECT_EMAIL({ email: 'slow@sandbox.test' }, asker())
  const left = new AbortController()
  const waiting = Promise.resolve(laptop.CONNECT_DEVICE(undefined, asker(left.signal)))

  left.abort()

  await expect(waiting).rejects.toThrow()
  expect(laptop.state.current()).toBeUndefined()
})

test.each([
  'http://localhost:4400/result?ticket=x',
  'https://evil.test/result?ticket=x',
  'javascript:alert(1)',
  'nonsense',
  '',
])('the result %j is not one of ours', async (uri) => {
  const frame = await openFrame()
  await frame.GET_SOCIAL_REDIRECT_URI({ provider: 'github' }, asker())

  await expect(frame.CONNECT_SOCIAL({ uri }, asker())).rejects.toThrow('not begun here')
})

test('a result is of use to the frame alone that began, and to it once', async () => {
  const [ours, other] = [await openFrame(), await openFrame()]
  const uri = await resultOf(ours)
  await expect(other.CONNECT_SOCIAL({ uri }, asker())).rejects.toThrow('not begun here')
  await other.GET_SOCIAL_REDIRECT_URI({ provider: 'github' }, asker())
  await expect(other.CONNECT_SOCIAL({ uri }, asker())).rejects.toThrow('not one of this page')
  const forged = `${sandbox.addresses.secureSite}/result?ticket=made-up`
  await expect(ours.CONNECT_SOCIAL({ uri: forged }, asker())).rejects.toThrow(
    'not one of this page',
  )

  expect(await ours.CONNECT_SOCIAL({ uri }, asker())).toMatchObject({
    userName: 'Ada',
    email: 'ada@sandbox.test',
    chainId: 1,
  })
  await expect(ours.CONNECT_SOCIAL({ uri }, asker())).rejects.toThrow('not begun here')
})

test('the address of a social login is not changed here', async () => {
  const frame = await openFrame()
  await frame.CONNECT_SOCIAL({ uri: await resultOf(frame) }, asker())

  const change = frame.UPDATE_EMAIL({ email: 'other@sandbox.test' }, asker())

  await expect(change).rejects.toThrow('changed where it was made')
})

test('a reload of the protocol drops pending calls, and the user stays logged in', async () => {
  const frame = await openFrame()
  await logIn(frame, 'kept@sandbox.test')
  await frame.CONNECT_EMAIL({ email: 'begun@sandbox.test' }, asker())
  await frame.GET_FARCASTER_URI(undefined, asker())

  await frame.RELOAD(undefined, asker())

  const otp = sandbox.mail.latest('begun@sandbox.test')?.code ?? ''
  await expect(frame.CONNECT_OTP({ otp }, asker())).rejects.toThrow('Begin with the e-mail')
  await expect(frame.CONNECT_FARCASTER(undefined, asker())).rejects.toThrow('Begin with the link')
  expect(await frame.IS_CONNECTED(undefined, asker())).toEqual({ isConnected: true })
})

test.each([
  { kind: 'status', status: 500 },
  { kind: 'garbage' },
  { kind: 'reset' },
  { kind: 'half-body' },
] as const)('a server with the fault $kind is named in words', async (fault) => {
  const frame = await openFrame()
  sandbox.faults.set('siteApi', fault)

  await expect(frame.CONNECT_EMAIL({ email: 'a@b.cd' }, asker())).rejects.toThrow(
    'The secure site does not answer',
  )
})

test('a login as another user replaces the user', async () => {
  const frame = await openFrame()
  await logIn(frame, 'first@sandbox.test')
  const before = await frame.GET_USER(undefined, asker())
  await logIn(frame, 'second@sandbox.test')

  const after = await frame.GET_USER(undefined, asker())

  expect(after).toMatchObject({ email: 'second@sandbox.test' })
  expect(after.address).not.toBe(before.address)
})

test('signing out works while the server is away', async () => {
  const frame = await openFrame()
  await logIn(frame, 'out@sandbox.test')
  sandbox.faults.set('siteApi', { kind: 'reset' })

  await frame.SIGN_OUT(undefined, asker())

  sandbox.faults.clear()
  expect(await frame.IS_CONNECTED(undefined, asker())).toEqual({ isConnected: false })
})
