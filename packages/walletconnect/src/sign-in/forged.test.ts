import { SANDBOX_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import type { PeerCacao } from '@latchkey/sandbox/peer'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SIGN_IN } from '../testing/fixtures.ts'
import { aPeer, aSite, requestSession } from '../testing/site.ts'

const [ada] = SANDBOX_ACCOUNTS
let sandbox: Sandbox<'relay'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['relay'] })
})
beforeEach(() => sandbox.relay.disturb({}))
afterAll(() => sandbox.stop())

type Change = (cacao: PeerCacao) => unknown

/** A recap that grants nothing; the library itself throws on it. */
const NOTHING = `urn:recap:${btoa(JSON.stringify({ att: { eip155: {} } }))}`

/** Changes fields of the signed payload. */
function payload(fields: Record<string, unknown>): Change {
  return ({ p, ...rest }) => ({ ...rest, p: { ...p, ...fields } })
}

test.each<[string, Change]>([
  ['another nonce', payload({ nonce: 'another1' })],
  ['another domain', payload({ domain: 'evil.example' })],
  ['another address', payload({ aud: 'https://shop.example/other' })],
  ['another time', payload({ iat: '2020-01-02T03:04:05.678Z' })],
  ['no end', payload({ exp: undefined })],
  ['a request id', payload({ requestId: 'x' })],
  ['another statement', payload({ statement: 'Give me everything.' })],
  [
    'a line more in the statement',
    ({ p, ...rest }) => ({
      ...rest,
      p: { ...p, statement: `${p['statement']}\nURI: https://e.example` },
    }),
  ],
  ['no terms', payload({ resources: [] })],
  ['no recap of permissions', payload({ resources: SIGN_IN.resources })],
  [
    'a line more in place of what is allowed',
    payload({
      resources: SIGN_IN.resources,
      statement: `${SIGN_IN.statement} Pay all.\nURI: https://e.example`,
    }),
  ],
  ['nothing that is allowed', payload({ resources: [...(SIGN_IN.resources ?? []), NOTHING] })],
  ['resources that are none', payload({ resources: 'https://shop.example/terms\n- all' })],
  ['a network that was not asked for', payload({ iss: `did:pkh:eip155:666:${ada.address}` })],
  ['nobody', payload({ iss: 'did:pkh:eip155:1:0x' })],
  ['a list of accounts', payload({ iss: [`did:pkh:eip155:1:${ada.address}`] })],
  ['no signature', ({ h, p }) => ({ h, p })],
  ['words as a signature', ({ s, ...rest }) => ({ ...rest, s: { ...s, s: 'signed' } })],
  ['another kind of signature', ({ s, ...rest }) => ({ ...rest, s: { ...s, t: 'none' } })],
  ['another kind of answer', (cacao) => ({ ...cacao, h: { t: 'jwt' } })],
  ['nothing', () => null],
])('an answer with %s ends the session on both sides', async (_, change) => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  peer.take({ kind: 'approve', forge: ([first, ...rest]) => [...rest, first && change(first)] })

  const pairing = await requestSession(site, peer)

  await expect(pairing.session).rejects.toMatchObject({ code: 'siwx.mismatch' })
  expect(pairing.signed?.()).toEqual([])
  await expect.poll(() => peer.topics()).toEqual([])
})

test.each<[string, unknown]>([
  ['no list', 'signed'],
  ['an empty list', []],
])('an answer that is %s ends the session on both sides', async (_, answer) => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  peer.take({ kind: 'approve', forge: () => answer })

  const { session } = await requestSession(site, peer)

  await expect(session).rejects.toMatchObject({ code: 'siwx.mismatch' })
  await expect.poll(() => peer.topics()).toEqual([])
})

test.each([
  ['of a contract', 'eip1271', '0xc0de'],
  ['of somebody else', 'eip191', `0x${'11'.repeat(65)}`],
])('a signature %s is passed on, and no host is asked about it', async (_, t, s) => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  peer.take({ kind: 'approve', forge: (all) => all.map((each) => ({ ...each, s: { t, s } })) })

  const pairing = await requestSession(site, peer)
  await pairing.session

  expect(pairing.signed?.().map(({ cacao }) => cacao.s)).toEqual([
    { t, s },
    { t, s },
  ])
  expect(fetched).not.toHaveBeenCalled()
})
