import { expect, test, vi } from 'vitest'
import type { SignedIn } from '../contract/index.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeSiwx } from '../testing/fake-siwx.ts'
import { createOneClick } from './one-click.ts'
import { writeSignInText } from './sign-in-text.ts'

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function signedBy(accountAddress: string, chain: number): SignedIn {
  const chainId = `eip155:${chain}` as const
  const message = writeSignInText({
    accountAddress,
    chainId,
    version: '1',
    nonce: 'k7Qz20cWfT',
    domain: 'saltmarket.example',
    uri: 'https://saltmarket.example/login',
    issuedAt: '2026-06-01T12:00:00.000Z',
  })
  const p = { iss: '', domain: '', aud: '', version: '1', nonce: '', iat: '' } as const
  const cacao = { h: { t: 'caip122' }, p, s: { t: 'eip191', s: '0x12' } } as const
  return { account: `${chainId}:${accountAddress}`, message, signature: '0x12', cacao }
}

test('for EVM networks alone the message becomes a question, without an account', async () => {
  const { question } = createOneClick(createFakeSiwx(), createFakeClock())

  expect(await question(['eip155:1', 'eip155:10'])).toMatchObject({
    domain: 'saltmarket.example',
    uri: 'https://saltmarket.example/login',
    nonce: 'k7Qz20cWfT',
    statement: 'Sign in and accept the terms of sale.',
  })
  expect(await question(['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])).toBeUndefined()
  expect(await question([])).toBeUndefined()
})

test('a wallet of this browser signs when it connects, where the website requires it', async () => {
  const { questionOn } = createOneClick(createFakeSiwx(), createFakeClock())
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

  expect(await questionOn(solana)).toMatchObject({
    domain: 'saltmarket.example',
    nonce: 'k7Qz20cWfT',
    issuedAt: '1970-01-01T00:00:00.000Z',
  })
  expect(await questionOn('eip155:1')).toMatchObject({ nonce: 'k7Qz20cWfT' })
  expect(await questionOn('bip122:000000000019d6689c085ae165831e93')).toBeUndefined()
  const optional = createOneClick(createFakeSiwx({ isRequired: false }), createFakeClock())
  expect(await optional.questionOn(solana)).toBeUndefined()
})

test('what was signed is kept with the data of its text; what is no such text is left out', async () => {
  const siwx = createFakeSiwx()
  const addSession = vi.spyOn(siwx, 'addSession')
  const other = { ...signedBy(ADA, 10), message: 'I own this address' }

  await createOneClick(siwx, createFakeClock()).add([signedBy(ADA, 1), other, signedBy(ADA, 8453)])

  expect(addSession.mock.calls.map(([{ data }]) => data)).toMatchObject([
    { accountAddress: ADA, chainId: 'eip155:1', nonce: 'k7Qz20cWfT' },
    { accountAddress: ADA, chainId: 'eip155:8453', nonce: 'k7Qz20cWfT' },
  ])
})

test('one that does not verify does not stop the others', async () => {
  const siwx = createFakeSiwx()
  vi.spyOn(siwx, 'addSession').mockRejectedValueOnce(new Error('not verified'))

  await createOneClick(siwx, createFakeClock()).add([signedBy(ADA, 1), signedBy(ADA, 10)])

  expect(await siwx.getSessions('eip155:1', ADA)).toEqual([])
  expect(await siwx.getSessions('eip155:10', ADA)).toHaveLength(1)
})

test('what a wallet of this browser signed is kept only if it says what was asked', async () => {
  const siwx = createFakeSiwx()
  const { questionOn, addOwn } = createOneClick(siwx, createFakeClock())
  const asked = await questionOn('eip155:1')
  if (asked === undefined) throw new Error('Nothing is asked')
  const data = { ...asked, accountAddress: ADA, chainId: 'eip155:1', version: '1' } as const
  const account = `eip155:1:${ADA}` as const
  const signed = async (changes: object) => {
    await questionOn('eip155:1')
    const message = writeSignInText({ ...data, ...changes })
    return addOwn({ account, message, signature: '0x12' })
  }

  for (const changes of [
    { statement: 'I give everything away' },
    { domain: 'evil.example' },
    { chainId: 'eip155:10' },
    { expirationTime: undefined },
    { nonce: 'another1nonce' },
  ]) {
    await signed(changes)
  }
  expect(await siwx.getSessions('eip155:1', ADA)).toEqual([])
  expect(await siwx.getSessions('eip155:10', ADA)).toEqual([])
  await signed({})
  expect(await siwx.getSessions('eip155:1', ADA)).toHaveLength(1)
})

test('what was asked once is kept once', async () => {
  const siwx = createFakeSiwx()
  const addSession = vi.spyOn(siwx, 'addSession')
  const { questionOn, addOwn } = createOneClick(siwx, createFakeClock())
  const asked = await questionOn('eip155:1')
  if (asked === undefined) throw new Error('Nothing is asked')
  const data = { ...asked, accountAddress: ADA, chainId: 'eip155:1', version: '1' } as const
  const signed = {
    account: `eip155:1:${ADA}`,
    message: writeSignInText(data),
    signature: '0x12',
  } as const

  await addOwn(signed)
  await addOwn(signed)

  expect(addSession).toHaveBeenCalledOnce()
})

test('a wallet of this browser waits for its message for three seconds at most', async () => {
  const clock = createFakeClock()
  const { questionOn } = createOneClick(createFakeSiwx({ isHanging: true }), clock)

  const asked = questionOn('eip155:1')
  await clock.advance(3_000)

  expect(await asked).toBeUndefined()
})
