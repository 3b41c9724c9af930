import { expect, test } from 'vitest'
import type { SiwxHost } from '../contract/index.ts'
import { ADA } from '../testing/a-sign-in-site.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { remoteSiwx } from './remote-siwx.ts'

const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

test('a message is sent with the token of its own nonce, in whatever order the nonces arrive', async () => {
  const nonces: (() => void)[] = []
  const proofs: unknown[] = []
  const send: SiwxHost['send'] = ({ url, headers, body }) => {
    if (new URL(url).pathname.endsWith('/nonce')) {
      const number = nonces.length + 1
      const answer = { nonce: `nonce000${number}`, token: `token-${number}` }
      return new Promise((resolve) => {
        nonces.push(() => resolve({ status: 200, body: JSON.stringify(answer) }))
      })
    }
    proofs.push([JSON.parse(body ?? '').data.nonce, headers?.['x-nonce-jwt']])
    return Promise.resolve({ status: 200, body: '{}' })
  }
  const siwx = remoteSiwx({ baseUrl: 'https://shop.example' })
  siwx.attach?.({
    storage: createFakeStorage(),
    send,
    origin: 'https://shop.example',
    projectId: undefined,
    sdk: { sdkType: 'latchkey', sdkVersion: 'html-core-0.1.0' },
    now: () => 0,
    randomId: () => 'f'.repeat(32),
    key: (name) => `@appkit/${name}`,
    verify: async () => true,
  })
  const left = siwx.createMessage({ accountAddress: ADA, chainId: 'eip155:1' })
  await expect.poll(() => nonces.length).toBe(1)
  const shown = siwx.createMessage({ accountAddress: BEN, chainId: 'eip155:1' })
  await expect.poll(() => nonces.length).toBe(2)
  nonces[1]?.()
  const message = await shown
  nonces[0]?.()
  await left

  const { toString: _, ...data } = message
  await siwx.addSession({ data, message: message.toString(), signature: '0x' })

  expect(proofs).toEqual([['nonce0002', 'Bearer token-2']])
})
