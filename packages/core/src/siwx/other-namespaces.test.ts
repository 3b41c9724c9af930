import { expect, test } from 'vitest'
import type { OtherRules, SiwxHost, SiwxMessageData } from '../contract/index.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeSiwx } from '../testing/fake-siwx.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { describeMessage } from './describe-message.ts'
import { localSiwx } from './local-siwx.ts'
import { createOneClick } from './one-click.ts'
import { createSiwxServer } from './server/create-siwx-server.ts'
import { readSignInText, writeSignInText } from './sign-in-text.ts'

/** A namespace that core does not know, as an adapter describes it. */
const RULES: OtherRules = {
  tide: {
    address: /^t[0-9a-f]{8}$/,
    signIn: {
      account: 'Tide',
      networkNames: { '7': 'spring' },
      onOpen: { through: 'adapter', address: 't00000000' },
    },
  },
}
const DATA: SiwxMessageData = {
  accountAddress: 't01234567',
  chainId: 'tide:7',
  domain: 'shop.example',
  uri: 'https://shop.example',
  version: '1',
  nonce: 'k7Qz20cWfT',
  statement: 'Zażółć gęślą jaźń',
}
const TEXT = `shop.example wants you to sign in with your Tide account:
t01234567

Zażółć gęślą jaźń

URI: https://shop.example
Version: 1
Chain ID: spring
Nonce: k7Qz20cWfT`

test('the traits of an adapter give the text of a sign-in', () => {
  expect(writeSignInText(DATA, RULES)).toBe(TEXT)
  expect(readSignInText(TEXT, RULES)).toEqual(DATA)
})

test('without them its text is neither written nor read', () => {
  expect(() => writeSignInText(DATA)).toThrow(
    expect.objectContaining({ code: 'siwx.invalid', context: { field: 'chainId' } }),
  )
  expect(readSignInText(TEXT)).toBeUndefined()
})

test('the form of its addresses is checked', () => {
  const data = { ...DATA, accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }

  expect(() => writeSignInText(data, RULES)).toThrow(
    expect.objectContaining({ context: { field: 'accountAddress' } }),
  )
  expect(readSignInText(TEXT.replace('t01234567', 't0123456'), RULES)).toBeUndefined()
})

test('traits never replace the rules of a namespace of the specification', () => {
  const rules: OtherRules = { ...RULES, solana: { signIn: { account: 'Tide' } } }
  const solana = { ...DATA, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' } as const

  expect(readSignInText(TEXT, rules)).toEqual(DATA)
  expect(() => writeSignInText(solana, rules)).toThrow(
    expect.objectContaining({ context: { field: 'accountAddress' } }),
  )
})

test('a visitor sees what its text says', () => {
  const message = { ...DATA, toString: () => TEXT }
  const facts = { account: 'tide:7:t01234567', origin: 'https://shop.example', nowMs: 0 } as const

  expect(describeMessage(message, { ...facts, rules: RULES }).warnings).toEqual([])
})

test('its wallet signs along with the connection where its traits say so', async () => {
  const { question, questionOn } = createOneClick(createFakeSiwx(), createFakeClock(), RULES)

  expect(await questionOn('tide:7')).toMatchObject({ nonce: 'k7Qz20cWfT' })
  expect(await question(['tide:7'])).toBeUndefined()
})

test('a sign-in is verified in the browser, and stored', async () => {
  const siwx = localSiwx()
  const host: SiwxHost = {
    storage: createFakeStorage(),
    origin: 'https://shop.example',
    projectId: undefined,
    sdk: { sdkType: 'latchkey', sdkVersion: 'html-core-0.1.0' },
    rules: RULES,
    now: () => 1_000,
    randomId: () => '1'.repeat(32),
    key: (name) => name,
    send: () => expect.unreachable('there is no server'),
    verify: async ({ message, signature }) => signature === `signed ${message}`,
  }
  siwx.attach?.(host)
  const { toString: write, ...data } = await siwx.createMessage(DATA)
  const message = write()

  await siwx.addSession({ data, message, signature: `signed ${message}` })

  expect(await siwx.getSessions('tide:7', 't01234567')).toHaveLength(1)
})

test('a server signs it in with a verifier that brings the rules', async () => {
  const verify = async () => true
  const statusWith = async (rules: OtherRules['tide']): Promise<number | undefined> => {
    const server = createSiwxServer({
      origins: ['https://shop.example'],
      verifiers: [{ namespace: 'tide', verify, rules }],
    })
    const ask = (route: string, init: RequestInit = {}) =>
      server.handle(new Request(`https://shop.example/auth/v1/${route}`, init))
    const { nonce } = Object(await (await ask('nonce'))?.json())
    const body = JSON.stringify({ message: TEXT.replace(DATA.nonce, nonce), signature: 'any' })
    const headers = { origin: 'https://shop.example' }
    return (await ask('authenticate', { method: 'POST', headers, body }))?.status
  }

  expect(await statusWith(RULES['tide'])).toBe(200)
  expect(await statusWith(undefined)).toBe(401)
})
