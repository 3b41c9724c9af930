import { expect, test, vi } from 'vitest'
import type { SignedIn } from '../contract/index.ts'
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
  const { question } = createOneClick(createFakeSiwx())

  expect(await question(['eip155:1', 'eip155:10'])).toMatchObject({
    domain: 'saltmarket.example',
    uri: 'https://saltmarket.example/login',
    nonce: 'k7Qz20cWfT',
    statement: 'Sign in and accept the terms of sale.',
  })
  expect(await question(['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])).toBeUndefined()
  expect(await question([])).toBeUndefined()
})

test('a Solana wallet of this browser signs when it connects, where the website requires it', async () => {
  const { questionOn } = createOneClick(createFakeSiwx())
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

  expect(await questionOn(solana)).toMatchObject({
    domain: 'saltmarket.example',
    nonce: 'k7Qz20cWfT',
    issuedAt: '1970-01-01T00:00:00.000Z',
  })
  expect(await questionOn('eip155:1')).toBeUndefined()
  const optional = createOneClick(createFakeSiwx({ isRequired: false }))
  expect(await optional.questionOn(solana)).toBeUndefined()
})

test('what was signed is kept with the data of its text; what is no such text is left out', async () => {
  const siwx = createFakeSiwx()
  const addSession = vi.spyOn(siwx, 'addSession')
  const other = { ...signedBy(ADA, 10), message: 'I own this address' }

  await createOneClick(siwx).add([signedBy(ADA, 1), other, signedBy(ADA, 8453)])

  expect(addSession.mock.calls.map(([{ data }]) => data)).toMatchObject([
    { accountAddress: ADA, chainId: 'eip155:1', nonce: 'k7Qz20cWfT' },
    { accountAddress: ADA, chainId: 'eip155:8453', nonce: 'k7Qz20cWfT' },
  ])
})

test('one that does not verify does not stop the others', async () => {
  const siwx = createFakeSiwx()
  vi.spyOn(siwx, 'addSession').mockRejectedValueOnce(new Error('not verified'))

  await createOneClick(siwx).add([signedBy(ADA, 1), signedBy(ADA, 10)])

  expect(await siwx.getSessions('eip155:1', ADA)).toEqual([])
  expect(await siwx.getSessions('eip155:10', ADA)).toHaveLength(1)
})
